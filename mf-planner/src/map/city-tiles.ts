import type { MapTiles } from '@site/contracts/map-tiles'
import { reachResponse } from '@site/contracts/reach'
import type { Backend } from '@stageside/kit'
import { queryOptions } from '@tanstack/react-query'
import type { Point } from '../plan/links.ts'
import { rememberedTiles, rememberTiles } from './tile-store.ts'

const notKept = (error: unknown) => console.info('the address of the map is not kept', error)

const askTiles = async (backend: Backend, { lat, lon }: Point, signal: AbortSignal): Promise<MapTiles | null> => {
  const { tiles, credits } = reachResponse.parse(
    await backend.invoke('reach', { lat, lon, drawsTiles: true }, { signal }),
  )
  return tiles === undefined ? null : { kind: 'archive', url: tiles, attribution: credits.join('; ') }
}

/** The tiles of the city around a point, and who they come from; null where it has none. Without the server those remembered. */
export const cityTilesQuery = (backend: Backend, at: Point) =>
  queryOptions({
    queryKey: ['city-tiles', at.lat, at.lon],
    queryFn: async ({ signal }): Promise<MapTiles | null> => {
      try {
        const tiles = await askTiles(backend, at, signal)
        if (tiles !== null) rememberTiles(at, tiles).catch(notKept)
        return tiles
      } catch (error) {
        const before = await rememberedTiles(at).catch(() => null)
        if (before === null) throw error
        return before
      }
    },
    networkMode: 'always',
    retry: false,
    // A city has the same tiles while the page is open.
    staleTime: Infinity,
  })
