import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Session } from '../session/session.ts'
import { isUnauthorised, send } from './call.ts'
import { followChanges, type Freshness } from './follow-changes.ts'
import { LIVE } from './queries.ts'

/** Keeps everything on the page up to date while the tab is shown, and ends the session with its token. Gives how. */
export const useLiveUpdates = ({ token, end }: Pick<Session, 'token' | 'end'>): Freshness => {
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
      // The registry ends a stream with its token. Nothing else may ask it for anything: a page may need no answers, a tab be hidden.
      open: (signal) =>
        send({ token, path: '/live', accept: 'text/event-stream', signal }).catch((error: unknown) => {
          if (isUnauthorised(error)) end(error.message)
          throw error
        }),
      onChange: refresh,
      onFreshness: setFreshness,
      signal: ended.signal,
    })
    return () => {
      ended.abort()
      document.removeEventListener('visibilitychange', shown)
    }
  }, [queries, token, end])
  return freshness
}
