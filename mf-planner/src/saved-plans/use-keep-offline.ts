import { useBackend, useHost } from '@stageside/kit'
import { savesData } from '@stageside/kit/saves-data'
import { useWebgl } from '@stageside/ui/map/webgl'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Trip } from '../plan/plan.ts'
import { enableOffline } from './enable-offline.ts'
import { whenIdle } from './when-idle.ts'

/** The map of a plan is kept once nothing about it has changed for so long, ms: what a visitor does comes first. */
const QUIET_MS = 4000

/** Keeps the page, and where the browser draws maps those of the plan's days, for when there is no network. */
export const useKeepOffline = (trip: Trip): void => {
  const backend = useBackend()
  const queries = useQueryClient()
  const { tiles: operators, loadAhead } = useHost()
  const drawsMaps = useWebgl() && operators === undefined
  useEffect(() => whenIdle(() => void enableOffline(loadAhead)), [loadAhead])
  useEffect(() => {
    if (!drawsMaps || !('serviceWorker' in navigator)) return undefined
    const leave = new AbortController()
    const timer = setTimeout(() => {
      if (!navigator.onLine || savesData()) return
      import('../map/keep-map.ts')
        .then(({ keepMap }) => keepMap(queries, backend, trip, leave.signal))
        // The files that draw the map are part of the page from now on.
        .then(() => enableOffline(loadAhead))
        .catch((error: unknown) => (leave.signal.aborted ? undefined : console.info('maps are not kept', error)))
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [drawsMaps, trip, backend, queries, loadAhead])
}
