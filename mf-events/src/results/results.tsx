import { useBackend } from '@site/kit'
import { useQuery } from '@tanstack/react-query'
import { hotelsQuery } from '../calls/queries.ts'
import { useWait } from '../calls/use-wait.ts'
import type { Origin } from '../search/state.ts'
import { Failure } from './failure.tsx'
import { FoundHotels } from './found-hotels.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { useView } from './use-view.ts'

/** The hotels round an origin, in all states of asking. */
export const Results = ({ origin }: { readonly origin: Origin }) => {
  const backend = useBackend()
  const [{ pace }] = useView()
  const { data, error, isPending, refetch } = useQuery(hotelsQuery(backend, origin, pace))
  const wait = useWait(isPending)
  if (error !== null)
    return <Failure what="The hotels could not be listed." error={error} onRetry={() => void refetch()} />
  if (isPending) return <ResultsSkeleton wait={wait} />
  return (
    <FoundHotels
      key={JSON.stringify(origin)}
      answer={data}
      typed={origin.by === 'query' ? origin.query : origin.by === 'point' ? origin.label : null}
    />
  )
}
