import { tileKey } from '@site/contracts/offline'
import type { Backend } from '@stageside/kit'
import { keepTiles } from '@stageside/ui/map/keep-tiles'
import { mapFonts } from '@stageside/ui/map/map-fonts'
import { checkedWorker } from '@stageside/ui/map/map-worker'
import type { Box } from '@stageside/ui/map/tiles-in'
import type { QueryClient } from '@tanstack/react-query'
import type { Point } from '../plan/links.ts'
import { routeOf } from '../plan/links.ts'
import type { Trip } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { cityTilesQuery } from './city-tiles.ts'
import { openStore, trimStore } from './tile-store.ts'

/** Most tiles of one plan's days in one city: seven days across a city down to its streets. */
const MOST_TILES = 240
/** Room around the stops of a day, as on its map: a share of how far they are apart, and degrees at least. */
const MARGIN = { share: 0.2, least: 0.004 }

/** What the map of a day shows. */
export const boxOf = (points: readonly Point[]): Box => {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)]
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)]
  const room = (from: number, to: number): number => Math.max(MARGIN.least, (to - from) * MARGIN.share)
  const [up, aside] = [room(south, north), room(west, east)]
  return { west: west - aside, east: east + aside, south: Math.max(-85, south - up), north: Math.min(85, north + up) }
}

/** The boxes of the days, by the archive that shows them. */
const boxesByArchive = async (queries: QueryClient, backend: Backend, trip: Trip): Promise<Map<string, Box[]>> => {
  const boxes = new Map<string, Box[]>()
  for (const [index, day] of trip.days.entries()) {
    const route = routeOf(day, baseOfDay(trip, index))
    const [start] = route
    if (start === undefined) continue
    const tiles = await queries.fetchQuery(cityTilesQuery(backend, start))
    if (tiles?.kind === 'archive') boxes.set(tiles.url, [...(boxes.get(tiles.url) ?? []), boxOf(route)])
  }
  return boxes
}

/** Loads what draws the maps of a plan and keeps the parts of maps that its days show, for when there is no network. */
export const keepMap = async (
  queries: QueryClient,
  backend: Backend,
  trip: Trip,
  signal: AbortSignal,
): Promise<void> => {
  const store = await openStore()
  if (store === null) return
  await Promise.all([import('./day-map-view.tsx'), checkedWorker(), mapFonts()])
  for (const [address, boxes] of await boxesByArchive(queries, backend, trip)) {
    const url = new URL(address, document.baseURI)
    const keyOf = (first: number, last: number): string => tileKey(url.pathname, first, last)
    await keepTiles({ url: url.href, boxes, most: MOST_TILES, signal, cache: store, keyOf })
  }
  await trimStore(store)
}
