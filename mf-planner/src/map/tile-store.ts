import { mapTiles, type MapTiles } from '@site/contracts/map-tiles'
import { TILE_CACHE } from '@site/contracts/offline'
import { listOf } from '../plan/lenient.ts'
import * as z from 'zod/mini'
import { metresBetween } from '../plan/estimate.ts'
import type { Point } from '../plan/links.ts'

interface StoreLimits {
  readonly parts: number
  readonly bytes: number
}

/** What the cache of map parts may hold: a week in several cities, and not more than a few photos take. */
const STORE_LIMITS: StoreLimits = { parts: 600, bytes: 24 * 1024 * 1024 }

/** The entry with the addresses of the archives. */
const KNOWN = '/tiles/known.json'
/** A city's archive is taken for places this far from where it was found, metres. */
const NEAR = 20_000
const MOST_KNOWN = 12

const known = listOf(z.object({ lat: z.number(), lon: z.number(), tiles: mapTiles }))
type Known = z.infer<typeof known>

/** Null in browsers, and at addresses, without caches. */
export const openStore = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(TILE_CACHE) : null)

const readKnown = async (store: Cache): Promise<Known> => {
  const entry = await store.match(KNOWN)
  return entry === undefined ? [] : z.parse(known, await entry.json())
}

/** Remembers which archive shows a place. */
export const rememberTiles = async ({ lat, lon }: Point, tiles: MapTiles): Promise<void> => {
  const store = await openStore()
  if (store === null) return
  const others = (await readKnown(store)).filter(({ tiles: { url } }) => url !== tiles.url)
  await store.put(KNOWN, Response.json([{ lat, lon, tiles }, ...others].slice(0, MOST_KNOWN)))
}

/** The archive that showed a place near this one; null where none is remembered. */
export const rememberedTiles = async (at: Point): Promise<MapTiles | null> => {
  const store = await openStore()
  const found = store === null ? [] : await readKnown(store)
  return found.find((one) => metresBetween(one, at) <= NEAR)?.tiles ?? null
}

const sizeOf = async (store: Cache, request: Request): Promise<number> =>
  Number((await store.match(request))?.headers.get('content-length') ?? 0)

/** Keeps the store within its limits: the parts that were not used for longest go first. */
export const trimStore = async (store: Cache, { parts, bytes }: StoreLimits = STORE_LIMITS): Promise<void> => {
  // In the order in which they were put, and each use puts them again.
  const requests = (await store.keys()).filter(({ url }) => new URL(url).pathname !== KNOWN)
  const sizes = await Promise.all(requests.map((request) => sizeOf(store, request)))
  let [count, sum] = [requests.length, sizes.reduce((total, size) => total + size, 0)]
  for (const [at, request] of requests.entries()) {
    if (count <= parts && sum <= bytes) return
    await store.delete(request)
    count -= 1
    sum -= sizes[at] ?? 0
  }
}
