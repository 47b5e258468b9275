import { createHash } from 'node:crypto'
import { readWhole, type Store, type StoredFile } from '@site/releases'
import { LRUCache } from 'lru-cache'
import type { RequestHandler } from 'express'
import { contentType } from 'mime-types'
import * as z from 'zod'
import { HSTS } from './pages/security-headers.ts'

interface ReleaseFile {
  readonly bytes: Buffer
  readonly type: string
  readonly encoding: 'br' | 'gzip' | null
  readonly etag: string
}

/** Bytes of release files kept in memory. */
const FILE_BYTES = 64 * 1024 * 1024
/** Release records kept in memory, a few kB each: five versions of each of a hundred remotes. */
const RECORDS = 500
/** How long a record is believed: a version that is revoked is served no longer than this, in ms. */
const RECORD_TTL_MS = 500
/** Estimated size of an entry without its content, in bytes (measured: 300 to 450 on Node 20). */
const ENTRY_BYTES = 512

/** A compressed variant that was not published. */
const NO_VARIANT = Symbol('no such variant')
type Bytes = Omit<ReleaseFile, 'type'>
type CachedFile = Bytes | typeof NO_VARIANT

const record = z.object({ files: z.record(z.string(), z.object({ integrity: z.string(), bytes: z.number() })) })
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

interface Asked {
  readonly file: StoredFile
  readonly variant: (typeof VARIANTS)[number] | null
}

/**
 * Reads the public files of releases: those listed in the record of a release, so neither server bundles nor publishing metadata. They
 * are immutable, so each is read from the store once and cached in memory. One whose bytes are not those of the record is treated as
 * missing, told to `onDamage` and not cached, so that it is served once the store is repaired.
 */
export const createReleaseFiles = (store: Store, onDamage: (file: StoredFile) => void, maxSize = FILE_BYTES) => {
  const files = new LRUCache<string, CachedFile, Asked>({
    maxSize,
    sizeCalculation: (file, key) => ENTRY_BYTES + key.length + (file === NO_VARIANT ? 0 : file.bytes.length),
    // A file may be evicted while it is being read; its requests still get it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _, { context: { file, variant } }) => {
      const bytes = await readWhole(store, file, variant?.suffix)
      if (bytes === 'damaged') onDamage(file)
      else if (bytes !== 'missing') return withTag(bytes, variant?.encoding ?? null)
      else if (variant !== null) return NO_VARIANT
      return undefined
    },
  })
  const served = new LRUCache<string, ReadonlyMap<string, StoredFile>>({
    max: RECORDS,
    ttl: RECORD_TTL_MS,
    // What was served goes on while the store cannot be read.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    // A release without a record may be about to be published: misses are not cached.
    fetchMethod: async (release) => {
      const bytes = await store.read(`${release}/release.json`)
      if (bytes === null) return undefined
      const listed = Object.entries(record.parse(JSON.parse(bytes.toString('utf8'))).files)
      return new Map(listed.map(([path, file]) => [path, { key: `${release}/${path}`, ...file }]))
    },
  })

  const load = async (file: StoredFile, variant: Asked['variant']): Promise<Bytes | null> => {
    const key = `${file.key}${variant?.suffix ?? ''}`
    const kept = files.get(key) ?? (await files.fetch(key, { context: { file, variant } }))
    return kept === undefined || kept === NO_VARIANT ? null : kept
  }

  /** `release` is `<name>/<version>`, `path` a file in it, `accepts` the `Accept-Encoding` of the request. */
  return async (release: string, path: string, accepts: string): Promise<ReleaseFile | null> => {
    const listed = served.get(release) ?? (await served.fetch(release))
    const file = listed?.get(path)
    if (file === undefined) return null
    const type = contentType(path.split('/').at(-1) ?? '') || 'application/octet-stream'
    const plain = await load(file, null)
    if (plain === null) return null
    for (const variant of VARIANTS) {
      const found = variant.accepted.test(accepts) ? await load(file, variant) : null
      if (found !== null) return { ...found, type }
    }
    return { ...plain, type }
  }
}

/** `/<name>/<version>/<path>`; a suffix `~n` of the version is an alias of the same file, for a retry. */
const ADDRESS = /^\/((?:shell|mf-[a-z0-9-]{1,40})\/\d[0-9a-z.-]{0,80})(?:~\d{1,3})?\/([\w./-]{1,200})$/

/** Segments that would make aliases of a file, or leave the folder. */
const NO_NAME = new Set(['', '.', '..'])

/** Serves release files: immutable, compressed at publish time. */
export const serveReleases = (store: Store, onDamage: (file: StoredFile) => void): RequestHandler => {
  const find = createReleaseFiles(store, onDamage)
  return async (request, response, next) => {
    const match = ADDRESS.exec(request.path)
    const [, release = '', path = ''] = match ?? []
    if (match === null || path.split('/').some((part) => NO_NAME.has(part))) return next()
    const file = await find(release, path, String(request.headers['accept-encoding'] ?? ''))
    if (file === null) return next()
    response.set({
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: file.etag,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
      ...(request.secure ? { 'Strict-Transport-Security': HSTS } : {}),
      ...(file.encoding === null ? {} : { 'Content-Encoding': file.encoding }),
    })
    if (request.headers['if-none-match'] === file.etag) return void response.status(304).end()
    response.end(request.method === 'HEAD' ? undefined : file.bytes)
  }
}
