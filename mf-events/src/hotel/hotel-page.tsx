import { isNotFound, NotFound, useBackend, useHead, useRoute } from '@site/kit'
import { Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { Skeleton } from '@site/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { hotelQuery } from '../calls/queries.ts'
import { QueryStates, type Wait } from '../calls/query-states.tsx'

/**
 * Keeps the footer below the fold before and after the answer. One stands for the wait and another for the answer: the same one would
 * move when the name above it takes a second line.
 */
const Answer = styled.div`
  min-height: 100svh;
`

const Waiting = ({ wait }: { readonly wait: Wait }) => (
  <Answer>
    <Stack $gap={4} role="status">
      <Text $muted>{wait === 'long' ? 'Still loading the hotel…' : ''}</Text>
      <Skeleton $height="10rem" />
    </Stack>
  </Answer>
)

export const Page = () => {
  const { params, title } = useRoute()
  const query = useQuery(hotelQuery(useBackend(), params['id'] ?? ''))
  useHead(query.data?.head)
  if (isNotFound(query.error))
    return (
      <NotFound title="We couldn’t find that hotel">
        It may have closed, or the link has a mistake. <Link to="/location">Search by event, venue or address</Link>.
      </NotFound>
    )
  return (
    <PageScaffold title={query.data?.hotel.name ?? title} crumb={title}>
      <QueryStates query={query} failure="We couldn’t load this hotel." Waiting={Waiting}>
        {({ head }) => <Answer>{head.description}</Answer>}
      </QueryStates>
    </PageScaffold>
  )
}
