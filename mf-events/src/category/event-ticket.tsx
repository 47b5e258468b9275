import { looks } from '@site/ui/poster'
import { type EventItem, isSeason } from '@site/contracts/events'
import { Badge } from '@site/ui/badge'
import { Stack } from '@site/ui/layout'
import { Ticket } from '@site/ui/ticket'
import { color, size } from '@site/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { writeOrigin } from '../search/origin.ts'
import { dayOf, seasonOf, spanOf } from './dates.ts'

const Month = styled.span`
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

/** A coming event as a ticket: its first day on the stub, venue and days beside it. */
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
            <Month>Season</Month>
            <SeasonYears>{seasonOf(event.dates.start, event.dates.end)}</SeasonYears>
          </>
        ) : day === null ? null : (
          <>
            <Month>{day.month}</Month>
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
