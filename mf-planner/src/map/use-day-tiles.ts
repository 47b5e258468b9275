import type { MapTiles } from '@site/contracts/map-tiles'
import { reachResponse } from '@site/contracts/reach'
import { useBackend, useHost, type Backend } from '@site/kit'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Point } from '../plan/links.ts'

/** The tiles of the city around a point, and who they come from; null where it has none. */
const cityTilesQuery = (backend: Backend, { lat, lon }: Point) =>
  queryOptions({
    queryKey: ['city-tiles', lat, lon],
    queryFn: async ({ signal }): Promise<MapTiles | null> => {
      const asked = { lat, lon, drawsTiles: true }
      const { tiles, credits } = reachResponse.parse(await backend.invoke('reach', asked, { signal }))
      return tiles === undefined ? null : { kind: 'archive', url: tiles, attribution: credits.join('; ') }
    },
    networkMode: 'always',
    retry: false,
    // A city has the same tiles while the page is open.
    staleTime: Infinity,
  })

export interface DayTiles {
  /** Null where there are none, or none that can be had. */
  readonly tiles: MapTiles | null
  /** They may still come. */
  readonly isPending: boolean
  readonly onMissing: (error: unknown) => void
}

/** What a day is drawn on: the operator's tiles, else those of the city; none where the browser draws no maps. */
export const useDayTiles = (around: Point, canDraw: boolean): DayTiles => {
  const { report, tiles: operators } = useHost()
  const { data = null, isPending } = useQuery({
    ...cityTilesQuery(useBackend(), around),
    enabled: canDraw && operators === undefined,
  })
  const [isMissing, setMissing] = useState(false)
  const onMissing = useCallback(
    (error: unknown) => {
      report(error, { part: 'tiles' })
      setMissing(true)
    },
    [report],
  )
  return {
    tiles: isMissing || !canDraw ? null : (operators ?? data),
    isPending: canDraw && operators === undefined && isPending,
    onMissing,
  }
}
