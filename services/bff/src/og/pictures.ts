import { createHash } from 'node:crypto'
import { ogImagePath } from '@site/contracts/og-image'
import { hasParameter, pathOf } from '@site/contracts/routes'
import { withTimeout } from '@site/contracts/with-timeout'
import { LRUCache } from 'lru-cache'
import type { CardContent } from './card-content.ts'
import type { DrawCard } from './draw-card.ts'
import type { PictureOf } from './page-card.ts'
import { createSeries, createWorkLimit } from './work-limit.ts'

export interface Picture {
  readonly bytes: Buffer
  readonly etag: string
}

const NONE = Symbol('no such picture')

/** Bytes of pictures kept in memory: about 500. */
const CACHE_BYTES = 24 * 1024 * 1024
/** Estimated size of an entry without its picture, in bytes. */
const ENTRY_BYTES = 512
/** Pictures that may be in work: with 20 ms each, the last waits half a second. */
const MOST_IN_WORK = 24
/** How long drawing one may take, in ms, the rasteriser's loading included. */
const DRAW_MS = 5000
/** How long a picture of a thing or a place is kept before the backend is asked again, in ms. */
const ANSWERED_TTL_MS = 3_600_000
/** How long nothing is asked about a thing that does not exist, in ms. */
const NONE_TTL_MS = 60_000

export interface PicturesInput {
  /** What a picture says; null where there is nothing to show. */
  readonly cardOf: (picture: PictureOf, visitor: string) => Promise<CardContent | null>
  readonly draw: DrawCard
  readonly maxBytes?: number
  readonly mostInWork?: number
}

/** With the words of the route: a release that changes them has a new picture at the same address. */
const keyOf = ({ route, params, place }: PictureOf): string =>
  [ogImagePath(pathOf(route, params), place), route.poster, route.title, route.description].join(' ')

/**
 * Draws pictures and keeps them. One is drawn at a time, requests for the same one share it, and what is in work and in memory is
 * bounded. Rejects with `Overloaded` where too many are in work.
 */
export const createPictures = ({ cardOf, draw, maxBytes = CACHE_BYTES, mostInWork = MOST_IN_WORK }: PicturesInput) => {
  const limited = createWorkLimit(mostInWork)
  const inSeries = createSeries()
  const cache = new LRUCache<string, Picture | typeof NONE, { readonly picture: PictureOf; readonly visitor: string }>({
    maxSize: maxBytes,
    sizeCalculation: (found, key) => ENTRY_BYTES + key.length + (found === NONE ? 0 : found.bytes.length),
    // A picture may be evicted while it is being drawn; its requests still get it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { picture, visitor }, options }) =>
      limited(async () => {
        const card = await cardOf(picture, visitor)
        options.ttl =
          card === null ? NONE_TTL_MS : picture.place === null && !hasParameter(picture.route) ? 0 : ANSWERED_TTL_MS
        if (card === null) return NONE
        const bytes = await inSeries(() => withTimeout(DRAW_MS, undefined, (signal) => draw(card, signal)))
        return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
      }),
  })
  return {
    /** The picture of a page; null for a thing or a place that does not exist. */
    find: async (picture: PictureOf, visitor: string): Promise<Picture | null> => {
      const key = keyOf(picture)
      const found = await cache.fetch(key, { context: { picture, visitor } })
      return found === undefined || found === NONE ? null : found
    },
    /** Bytes in memory. */
    size: (): number => cache.calculatedSize,
  }
}
