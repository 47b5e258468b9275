import { grouped } from '@site/contracts/date-words'
import type { EventItem } from '@site/contracts/events'
import type { HotelsResponse } from '@site/contracts/hotels'
import { useBackend } from '@stageside/kit'
import { ButtonLink } from '@stageside/ui/button'
import { PlainList, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { Skeleton } from '@stageside/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { hotelAddress, nearOf } from '../hotel/hotel-address.ts'
import { writeOrigin } from '../search/origin.ts'
import { stayOfEvent } from '../stay/stay-of-event.ts'
import { eventHotelsAddress } from './event-links.ts'
import { NearRow } from './near-row.tsx'
import { nearestQuery } from './nearest-query.ts'

const Waiting = ({ wait }: { readonly wait: Wait }) => (
  <Stack $gap={3} role="status">
    <Text $muted>{wait === 'long' ? 'Still counting the minutes to each hotel…' : ''}</Text>
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} $height="5.5rem" />
    ))}
  </Stack>
)

interface NearestHotelsProps {
  readonly event: EventItem
  readonly today: string
}

const Nowhere = ({ event: { venue } }: Pick<NearestHotelsProps, 'event'>) => (
  <Notice>
    We don’t know a hotel within reach of {venue.name}.{' '}
    <Link to={`/location?${writeOrigin({ by: 'query', query: venue.city }).toString()}`}>
      Look for hotels in {venue.city}
    </Link>{' '}
    instead.
  </Notice>
)

const Found = ({ event, today, answer }: NearestHotelsProps & { readonly answer: HotelsResponse }) => {
  const { origin, hotels, total } = answer
  if (origin === null || hotels.length === 0) return <Nowhere event={event} />
  const stay = stayOfEvent(event.dates, today)
  return (
    <Stack $gap={5}>
      <PlainList $gap={0}>
        {hotels.map((hotel) => (
          <NearRow key={hotel.id} hotel={hotel} to={hotelAddress(hotel.id, { near: nearOf(origin), stay })} />
        ))}
      </PlainList>
      <div>
        <ButtonLink to={eventHotelsAddress(event, today)} $size="large">
          {total > hotels.length ? `Show all ${grouped(total)} hotels` : 'Show them on the map'}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** The hotels with the shortest way to the event's door, and the way to all of them. */
export const NearestHotels = ({ event, today }: NearestHotelsProps) => {
  const query = useQuery(nearestQuery(useBackend(), event))
  return (
    <Stack $gap={3} as="section" aria-labelledby="nearest">
      <h2 id="nearest">Closest hotels to {event.venue.name}</h2>
      <QueryStates query={query} failure="We couldn’t load the hotels near this event." Waiting={Waiting}>
        {(answer) => <Found event={event} today={today} answer={answer} />}
      </QueryStates>
    </Stack>
  )
}
