import { createHash } from 'node:crypto'
import type { Store } from '@site/releases'
import { LRUCache } from 'lru-cache'
import { contentType } from 'mime-types'
import * as z from 'zod'

export interface ReleaseFile {
  readonly bytes: Buffer
  readonly type: string
  readonly encoding: 'br' | 'gzip' | null
  readonly etag: string
}

/** Bytes of release files kept in memory. */
const FILE_BYTES = 64 * 1024 * 1024
/** Bytes of release records kept in memory. */
const RECORD_BYTES = 4 * 1024 * 1024
/** Estimated size of an entry without its content, in bytes (measured: 300 to 450 on Node 20). */
const ENTRY_BYTES = 512

/** A compressed variant that was not published. */
const NO_VARIANT = Symbol('no such variant')
type Bytes = Omit<ReleaseFile, 'type'>
type CachedFile = Bytes | typeof NO_VARIANT

const record = z.object({ files: z.record(z.string(), z.unknown()) })
/** Compressed variants, the smallest first. */
const VARIANTS = [
  { encoding: 'br', suffix: '.br', accepted: /\bbr\b/ },
  { encoding: 'gzip', suffix: '.gz', accepted: /\bgzip\b/ },
] as const

const withTag = (bytes: Buffer, encoding: ReleaseFile['encoding']): Bytes => ({
  bytes,
  encoding,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

/**
 * Reads the public files of releases: those listed in the record of a release, so neither server bundles nor publishing metadata. They
 * are immutable, so each is read from the store once and cached in memory.
 */
export const createReleaseFiles = (store: Store, maxSize = FILE_BYTES) => {
  const files = new LRUCache<string, CachedFile, ReleaseFile['encoding']>({
    maxSize,
    sizeCalculation: (file, key) => ENTRY_BYTES + key.length + (file === NO_VARIANT ? 0 : file.bytes.length),
    // A file may be evicted while it is being read; its requests still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _, { context: encoding }) => {
      const bytes = await store.read(key)
      if (bytes !== null) return withTag(bytes, encoding)
      return encoding === null ? undefined : NO_VARIANT
    },
  })
  const served = new LRUCache<string, ReadonlySet<string>>({
    maxSize: RECORD_BYTES,
    sizeCalculation: (paths, key) => [...paths].reduce((sum, path) => sum + path.length + 64, ENTRY_BYTES + key.length),
    ignoreFetchAbort: true,
    // A release without a record may be about to be published: misses are not cached.
    fetchMethod: async (release) => {
      const bytes = await store.read(`${release}/release.json`)
      return bytes === null ? undefined : new Set(Object.keys(record.parse(JSON.parse(bytes.toString('utf8'))).files))
    },
  })

  const load = async (key: string, encoding: ReleaseFile['encoding']): Promise<Bytes | null> => {
    const kept = files.get(key) ?? (await files.fetch(key, { context: encoding }))
    return kept === undefined || kept === NO_VARIANT ? null : kept
  }

  /** `release` is `<name>/<version>`, `path` a file in it, `accepts` the `Accept-Encoding` of the request. */
  return async (release: string, path: string, accepts: string): Promise<ReleaseFile | null> => {
    const paths = served.get(release) ?? (await served.fetch(release))
    if (paths?.has(path) !== true) return null
    const key = `${release}/${path}`
    const type = contentType(path.split('/').at(-1) ?? '') || 'application/octet-stream'
    const plain = await load(key, null)
    if (plain === null) return null
    for (const { encoding, suffix, accepted } of VARIANTS) {
      const variant = accepted.test(accepts) ? await load(`${key}${suffix}`, encoding) : null
      if (variant !== null) return { ...variant, type }
    }
    return { ...plain, type }
  }
}
