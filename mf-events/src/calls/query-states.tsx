import { Button } from '@stageside/ui/button'
import { Stack } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** How long a wait has lasted: `quick` needs nothing on screen, `noticed` (200 ms) a skeleton, `long` (2 s) words. */
export type Wait = 'quick' | 'noticed' | 'long'
const NOTICED_MS = 200
const LONG_MS = 2000

const useWait = (waiting: boolean): Wait => {
  const [wait, setWait] = useState<Wait>('quick')
  useEffect(() => {
    if (!waiting) return undefined
    const noticed = setTimeout(() => setWait('noticed'), NOTICED_MS)
    const long = setTimeout(() => setWait('long'), LONG_MS)
    return () => {
      clearTimeout(noticed)
      clearTimeout(long)
      setWait('quick')
    }
  }, [waiting])
  return wait
}

interface QueryStatesProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>
  readonly failure: string
  readonly Waiting: ComponentType<{ wait: Wait }>
  readonly children: (data: Data) => ReactNode
}

/** A call in all its states: on the way; failed, with the reason and a way to try again; answered. */
export const QueryStates = <Data,>({ query, failure, Waiting, children }: QueryStatesProps<Data>) => {
  const { data, error, isPending, refetch } = query
  const wait = useWait(isPending)
  if (data !== undefined && error === null) return children(data)
  if (error === null) return <Waiting wait={wait} />
  return (
    <Notice $tone="error" role="alert">
      <Stack $gap={3}>
        <p>
          <strong>{failure}</strong> {error.message}
        </p>
        <div>
          <Button $tone="outline" $size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
