import type { EventCategory, EventItem } from '@site/contracts/events'
import { useBackend, useRoute } from '@stageside/kit'
import { Grid, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { Skeleton } from '@stageside/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { eventsQuery } from '../calls/queries.ts'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { eventList, JsonLd } from '../structured-data/json-ld.tsx'
import { EventFilters } from './event-filters.tsx'
import { everything, filterEvents, readFilter, withFilter, type EventFilter } from './event-filter.ts'
import { EventMonths } from './event-months.tsx'
import { NoEvents } from './no-events.tsx'

const Waiting = ({ wait }: { readonly wait: Wait }) => (
  <Stack $gap={4} role="status">
    <Text $muted>{wait === 'long' ? 'Still loading the calendar…' : ''}</Text>
    <Skeleton $height="8rem" />
    <Grid $min={20}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} $height="10rem" />
      ))}
    </Grid>
  </Stack>
)

/** The filter of the address, and a way to change it without a new step in the history. */
const useFilter = (): [EventFilter, (filter: EventFilter) => void] => {
  const [params, setParams] = useSearchParams()
  const filter = useHydrated() ? readFilter(params) : everything
  return [filter, (next) => setParams(withFilter(params, next), { replace: true, preventScrollReset: true })]
}

const Calendar = ({ events, today }: { readonly events: readonly EventItem[]; readonly today: string }) => {
  const { title } = useRoute()
  const [filter, setFilter] = useFilter()
  // A way out of an empty list goes with its button: the focus moves on to the first event.
  const [rescued, setRescued] = useState(false)
  const listed = filterEvents(events, filter, today)
  const change = (next: EventFilter, by: 'filters' | 'way out') => {
    setRescued(by === 'way out')
    setFilter(next)
  }
  return (
    <Stack $gap={6}>
      <EventFilters
        events={events}
        today={today}
        filter={filter}
        listed={listed.length}
        onChange={(next) => change({ ...filter, ...next }, 'filters')}
      />
      {listed.length === 0 ? (
        <NoEvents events={events} filter={filter} today={today} onChange={(next) => change(next, 'way out')} />
      ) : (
        // Another filter begins another list, at its first events.
        <EventMonths key={JSON.stringify(filter)} events={listed} today={today} takeFocus={rescued} />
      )}
      <JsonLd data={eventList(title, events)} />
    </Stack>
  )
}

/** The coming events of a category. */
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
