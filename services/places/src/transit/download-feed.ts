import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withTimeout } from '@site/contracts/with-timeout'
import { FeedError } from './feed/feed-error.ts'

export interface DownloadLimits {
  /** Bytes of the packed feed. */
  readonly bytes: number
  readonly ms: number
}

/** The largest public feeds are about 300 MB. */
const LIMITS: DownloadLimits = { bytes: 500 * 1024 ** 2, ms: 10 * 60_000 }

/** Stops a download that grows beyond what a feed can be, whatever its header said. */
const atMost = (bytes: number): Transform => {
  let passed = 0
  return new Transform({
    transform(piece: Uint8Array, _, done) {
      passed += piece.byteLength
      if (passed > bytes) done(new FeedError(`The download is larger than ${Math.floor(bytes / 1024 ** 2)} MB.`))
      else done(null, piece)
    },
  })
}

export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** What a feed is called by the file or the address it comes from. */
export const feedNameOf = (source: string): string => {
  const { pathname, hostname } = isAddress(source) ? new URL(source) : { pathname: source, hostname: '' }
  const file = pathname
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.zip$/i, '')
  return file || hostname
}

/** Downloads a feed into `file`. Throws `FeedError` when the address does not give one. */
export async function downloadFeed(address: string, file: string, limits: DownloadLimits = LIMITS): Promise<void> {
  const late = `The download took longer than ${Math.round(limits.ms / 1000)} s.`
  try {
    await withTimeout(limits.ms, undefined, async (signal) => {
      const response = await fetch(address, { signal, headers: { accept: 'application/zip, */*' } })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new FeedError(`The address answered ${response.status}.`)
      }
      await pipeline(Readable.fromWeb(response.body), atMost(limits.bytes), createWriteStream(file), { signal })
    })
  } catch (cause) {
    if (cause instanceof FeedError) throw cause
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new FeedError(isLate ? late : 'The address cannot be reached, or broke off.', { cause })
  }
}
