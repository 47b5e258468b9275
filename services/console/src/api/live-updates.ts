import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from './call.ts'
import { followChanges, type Freshness } from './follow-changes.ts'
import { LIVE } from './queries.ts'

/** Keeps everything on the page up to date while the tab is shown. Gives how. */
export const useLiveUpdates = (token: string): Freshness => {
  const queries = useQueryClient()
  const [freshness, setFreshness] = useState<Freshness>('polling')
  useEffect(() => {
    const ended = new AbortController()
    const refresh = (how: Freshness) => {
      // What was asked before a change may be answered as of then. Asking every few seconds breaks off nothing: a slow answer would never come.
      const cancelRefetch = how === 'stream'
      if (document.visibilityState === 'visible')
        void queries.invalidateQueries({ queryKey: [LIVE] }, { cancelRefetch })
    }
    // What changed while the tab was hidden.
    const shown = () => refresh('stream')
    document.addEventListener('visibilitychange', shown)
    void followChanges({
      open: (signal) => send({ token, path: '/live', accept: 'text/event-stream', signal }),
      onChange: refresh,
      onFreshness: setFreshness,
      signal: ended.signal,
    })
    return () => {
      ended.abort()
      document.removeEventListener('visibilitychange', shown)
    }
  }, [queries, token])
  return freshness
}
