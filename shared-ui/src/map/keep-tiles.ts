import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { tilesIn, type Box } from './tiles-in.ts'

/** The least zoom of the maps that are drawn from archives. */
const FIRST_ZOOM = 9

interface KeptParts {
  readonly cache: Cache
  /** The entry of the bytes from `first` to `last` of the archive. */
  readonly keyOf: (first: number, last: number) => string
}

/** An archive read through a cache: what is there is not asked for again and becomes the newest entry. */
class KeepingSource implements Source {
  readonly #url: string
  readonly #parts: KeptParts
  readonly #signal: AbortSignal

  constructor(url: string, parts: KeptParts, signal: AbortSignal) {
    this.#url = url
    this.#parts = parts
    this.#signal = signal
  }

  getKey(): string {
    return this.#url
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.#signal.throwIfAborted()
    const { cache, keyOf } = this.#parts
    const [first, last] = [offset, offset + length - 1]
    const key = keyOf(first, last)
    const answer = (await cache.match(key)) ?? (await this.#fetch(first, last))
    const data = await answer.arrayBuffer()
    const etag = answer.headers.get('etag')
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': String(data.byteLength),
      ...(etag === null ? {} : { etag }),
    }
    await cache.put(key, new Response(data, { headers }))
    return { data, ...(etag === null ? {} : { etag }) }
  }

  async #fetch(first: number, last: number): Promise<Response> {
    const response = await fetch(this.#url, { headers: { range: `bytes=${first}-${last}` }, signal: this.#signal })
    // A server that knows no ranges would send the whole archive.
    if (response.status !== 206) throw new Error(`part of a map: ${response.status}`)
    return response
  }
}

interface KeepTiles extends KeptParts {
  readonly url: string
  readonly boxes: readonly Box[]
  /** Most tiles of these boxes. */
  readonly most: number
  readonly signal: AbortSignal
}

/** Puts the tiles of an archive that show these boxes into a cache. Rejects where one cannot be had; what came before stays. */
export const keepTiles = async ({ url, boxes, most, signal, ...parts }: KeepTiles): Promise<void> => {
  const archive = new PMTiles(new KeepingSource(url, parts, signal))
  const { minZoom, maxZoom } = await archive.getHeader()
  for (const { z, x, y } of tilesIn(boxes, [Math.max(minZoom, FIRST_ZOOM), maxZoom], most))
    await archive.getZxy(z, x, y)
}
