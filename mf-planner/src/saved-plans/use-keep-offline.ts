import { useBackend, useHost } from '@stageside/kit'
import { useWebgl } from '@stageside/ui/map/webgl'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Trip } from '../plan/plan.ts'
import { enableOffline } from './enable-offline.ts'
import { whenIdle } from './when-idle.ts'

/** The map of a plan is kept once nothing about it has changed for so long, ms: what a visitor does comes first. */
const QUIET_MS = 4000

/** A visitor who asked for less data, or who is on a slow phone line, loads a map when they look at it. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const type: unknown = Reflect.get(connection, 'effectiveType')
  return Reflect.get(connection, 'saveData') === true || type === '2g' || type === 'slow-2g'
}

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
