import { bySoonest, isSeason, type EventCategory, type EventItem } from '@site/contracts/events'
import { useBackend, useRoute } from '@site/kit'
import { Badge } from '@site/ui/badge'
import { Button } from '@site/ui/button'
import { Grid, PlainList, Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { looks } from '@site/ui/poster'
import { Skeleton } from '@site/ui/skeleton'
import { Ticket } from '@site/ui/ticket'
import { color, media, size, space } from '@site/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { eventsQuery } from '../calls/queries.ts'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { writeOrigin } from '../search/origin.ts'
import { eventList, JsonLd } from '../structured-data/json-ld.tsx'
import { dayOf, monthOf, seasonOf, spanOf } from './dates.ts'

const StubMonth = styled.span`
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`
const DayNumber = styled.span`
  font-size: 2.25rem;
  font-weight: 800;
  line-height: 0.9;
`
const SeasonYears = styled.span`
  font-size: 1.5rem;
  font-weight: 800;
  line-height: 1;
`
const Name = styled.h4`
  font-size: ${size.h3};
`
const Facts = styled.p`
  font-size: 0.9375rem;
  color: ${color.muted};
`
const Go = styled(Link)`
  font-weight: 650;
  justify-self: start;
`

export const EventTicket = ({ event, path }: { readonly event: EventItem; readonly path: string }) => {
  const day = dayOf(event.dates.start)
  const season = isSeason(event.dates)
  const expected = event.dates.status === 'expected'
  return (
    <Ticket
      ink={looks[event.category].ink}
      stub={
        season ? (
          <>
            <StubMonth>Season</StubMonth>
            <SeasonYears>{seasonOf(event.dates.start, event.dates.end)}</SeasonYears>
          </>
        ) : day === null ? null : (
          <>
            <StubMonth>{day.month}</StubMonth>
            <DayNumber>{day.day}</DayNumber>
            <span>{day.year}</span>
          </>
        )
      }
    >
      <Stack $gap={2}>
        <Name>{event.name}</Name>
        <Facts>
          {event.venue.name}, {event.venue.city}
        </Facts>
        <Facts>
          <time dateTime={event.dates.start}>{spanOf(event.dates.start, event.dates.end)}</time>
          {season ? ', many dates' : ''} {expected ? <Badge>expected</Badge> : null}
        </Facts>
        <Go to={`${path}?${writeOrigin({ by: 'event', id: event.id }).toString()}`}>
          Show hotels near {event.venue.name}
        </Go>
      </Stack>
    </Ticket>
  )
}

const FIRST = 12

const Month = styled.section`
  display: grid;
  gap: ${space(4)};
  ${media.desktop} {
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: ${space(6)};
  }
`
const MonthName = styled.h3`
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`

const byMonth = (events: readonly EventItem[], today: string): [string, EventItem[]][] => {
  const months = new Map<string, EventItem[]>()
  for (const event of events) {
    const month = isSeason(event.dates) ? 'Seasons' : monthOf(event.dates.start, today)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}

const Waiting = ({ wait }: { readonly wait: Wait }) => (
  <Stack $gap={4} role="status">
    <Text $muted>{wait === 'long' ? 'Still loading the calendar…' : ''}</Text>
    <Grid $min={20}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} $height="10rem" />
      ))}
    </Grid>
  </Stack>
)

const Calendar = ({ events, today }: { readonly events: readonly EventItem[]; readonly today: string }) => {
  const { path, title } = useRoute()
  const [all, setAll] = useState(false)
  const listed = events.toSorted(bySoonest)
  const shown = all ? listed : listed.slice(0, FIRST)
  const list = useRef<HTMLDivElement>(null)
  // The button is gone then: whoever pressed it goes on with the first event that came.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('li')[FIRST]?.querySelector('a')?.focus()
  }, [all])
  return (
    <Stack $gap={6} ref={list}>
      {byMonth(shown, today).map(([month, items]) => (
        <Month key={month}>
          <MonthName>{month}</MonthName>
          <Grid as={PlainList} $min={20}>
            {items.map((event) => (
              <li key={event.id}>
                <EventTicket event={event} path={path} />
              </li>
            ))}
          </Grid>
        </Month>
      ))}
      {all || events.length <= FIRST ? null : (
        <div>
          <Button $tone="outline" onClick={() => setAll(true)}>
            Show all {events.length} events
          </Button>
        </div>
      )}
      <JsonLd data={eventList(title, events)} />
    </Stack>
  )
}

export const EventList = ({ category }: { readonly category: EventCategory }) => {
  const query = useQuery(eventsQuery(useBackend(), category))
  return (
    <Stack $gap={6} as="section" aria-labelledby="coming">
      <Stack $gap={2}>
        <h2 id="coming">Coming up</h2>
        <Text $muted>
          Dates stamped <strong>expected</strong> follow the usual pattern of the event and are not announced yet. Check
          with the organiser before you book.
        </Text>
      </Stack>
      <QueryStates query={query} failure="We couldn’t load the calendar." Waiting={Waiting}>
        {(data) =>
          data.events.length === 0 ? (
            <Notice>There is nothing in this category right now. Search for a venue or a city instead.</Notice>
          ) : (
            <Calendar {...data} />
          )
        }
      </QueryStates>
    </Stack>
  )
}
