import { isNotFound, NotFound, useBackend, useHead, useRoute } from '@site/kit'
import { PageScaffold } from '@site/ui/page-scaffold'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { eventQuery } from '../calls/queries.ts'
import { QueryStates } from '../calls/query-states.tsx'

const Waiting = () => <p role="status" />

export const Page = () => {
  const { params, title } = useRoute()
  const query = useQuery(eventQuery(useBackend(), params['id'] ?? ''))
  useHead(query.data?.head)
  if (isNotFound(query.error))
    return (
      <NotFound title="We couldn’t find that event">
        It may be over, or the link has a mistake.
        <Link to="/location">Search by event, venue or address</Link>.
      </NotFound>
    )
  return (
    <PageScaffold title={query.data?.event.name ?? title}>
      <QueryStates query={query} failure="We couldn’t load this event." Waiting={Waiting}>
        {({ head }) => <p>{head.description}</p>}
      </QueryStates>
    </PageScaffold>
  )
}
