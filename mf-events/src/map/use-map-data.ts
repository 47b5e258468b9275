import { TILES_PATH, type MapTiles } from '@site/contracts/map-tiles'
import type { ReachRequest, ReachResponse } from '@site/contracts/reach'
import { useBackend, useHost } from '@stageside/kit'
import { useWebgl } from '@stageside/ui/map/webgl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { reachQuery } from '../calls/queries.ts'

const archiveOf = (path: string): MapTiles => ({ kind: 'archive', url: path, attribution: '' })

/**
 * The tiles to draw: the operator's, else the city's own; undefined where there are none or none that can be had. `missing` are
 * addresses of tiles that did not come.
 */
export const tilesToDraw = (
  operators: MapTiles | undefined,
  reach: ReachResponse | null,
  missing: readonly string[],
): MapTiles | undefined =>
  [operators, reach?.tiles === undefined ? undefined : archiveOf(reach.tiles)].find(
    (tiles) => tiles !== undefined && !missing.includes(tiles.url),
  )

export interface MapData {
  /** Null until it is known, and where it cannot be had. */
  readonly reach: ReachResponse | null
  readonly isPending: boolean
  readonly isError: boolean
  readonly tiles: MapTiles | undefined
  readonly onTilesMissing: (error: unknown) => void
  /** The map cannot be drawn here after all: lines for the plan are asked for. */
  readonly onMapFailed: (error: unknown) => void
}

/** What a map around a point draws: tiles where they can be drawn and had, else lines. */
export const useMapData = (point: Omit<ReachRequest, 'drawsTiles'>, enabled = true): MapData => {
  const [failed, setFailed] = useState(false)
  const drawsMap = useWebgl() && !failed
  const { report, tiles: operators } = useHost()
  const [missing, setMissing] = useState<readonly string[]>([])
  // Pictures lie under lines; a city's own tiles are asked for until they fail.
  const pictures = operators !== undefined && operators.kind !== 'archive'
  const drawsTiles = drawsMap && !pictures && !missing.some((url) => TILES_PATH.test(url))
  const { data, isPending, isError } = useQuery({
    ...reachQuery(useBackend(), drawsTiles ? { ...point, drawsTiles } : point),
    enabled,
    placeholderData: keepPreviousData,
  })
  const reach = data ?? null
  const tiles = drawsMap ? tilesToDraw(operators, reach, missing) : undefined
  const url = tiles?.url
  const onTilesMissing = useCallback(
    (error: unknown) => {
      report(error, { part: 'tiles' })
      if (url !== undefined) setMissing((known) => [...known, url])
    },
    [report, url],
  )
  const onMapFailed = useCallback(
    (error: unknown) => {
      report(error, { part: 'map' })
      setFailed(true)
    },
    [report],
  )
  return { reach, isPending, isError, tiles, onTilesMissing, onMapFailed }
}
