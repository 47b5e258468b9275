import { isNotFound, NotFound, useBackend, useHead, useRoute } from '@stageside/kit'
import { Stack } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Skeleton } from '@stageside/ui/skeleton'
import { media, space } from '@stageside/ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { eventQuery } from '../calls/queries.ts'
import { QueryStates, type Wait } from '../calls/query-states.tsx'
import { touchLink } from '../parts/touch-link.ts'
import { visitorsDay } from '../stay/days.ts'
import { eventData, JsonLd } from '../structured-data/json-ld.tsx'
import { EventTicketLarge } from './event-ticket-large.tsx'
import { NearestHotels } from './nearest-hotels.tsx'
import { PlanCard } from './plan-card.tsx'
import { Programme } from './programme.tsx'
import { listOf } from './list-of.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)} ${space(6)};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

/**
 * Keeps the footer below the fold before and after the answer. One stands for the wait and another for the answer: the same one would
 * move when the name above it takes a second line.
 */
const Answer = styled.div`
  min-height: 100svh;
`

const More = styled(Link)`
  ${touchLink}
`

const Waiting = ({ wait }: { readonly wait: Wait }) => (
  <Answer>
    <Stack $gap={4} role="status">
      <p>{wait === 'long' ? 'Still loading this event…' : ''}</p>
      <Skeleton $height="18rem" />
      <Skeleton $height="30rem" />
    </Stack>
  </Answer>
)

/** One event: when and where it is, the hotels nearest to its door, and the way on to plan its days. */
export const Page = () => {
  const { params, title } = useRoute()
  const query = useQuery(eventQuery(useBackend(), params['id'] ?? ''))
  useHead(query.data?.head)
  if (isNotFound(query.error))
    return (
      <NotFound title="We couldn’t find that event">
        It may be over, or the link has a mistake. <Link to="/location">Search by event, venue or address</Link>.
      </NotFound>
    )
  return (
    <PageScaffold title={query.data?.event.name ?? title} crumb={title}>
      <QueryStates query={query} failure="We couldn’t load this event." Waiting={Waiting}>
        {({ event, today = visitorsDay() }) => (
          <Answer>
            <Stack $gap={10}>
              <EventTicketLarge event={event} today={today} />
              <Columns>
                <NearestHotels event={event} today={today} />
                <Stack $gap={6}>
                  <Programme event={event} />
                  <PlanCard event={event} today={today} />
                </Stack>
              </Columns>
              <p>
                <More to={listOf(event.category).to}>More {listOf(event.category).title}</More>
              </p>
              <JsonLd data={eventData(event)} />
            </Stack>
          </Answer>
        )}
      </QueryStates>
    </PageScaffold>
  )
}
