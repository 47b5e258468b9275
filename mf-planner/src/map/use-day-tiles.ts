import type { MapTiles } from '@site/contracts/map-tiles'
import { useBackend, useHost } from '@stageside/kit'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Point } from '../plan/links.ts'
import { cityTilesQuery } from './city-tiles.ts'

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
