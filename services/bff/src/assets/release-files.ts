import { createHash } from 'node:crypto'
import type { Store } from '@site/releases'

export interface ReleaseFile {
  readonly bytes: Buffer
  readonly type: string
  readonly encoding: 'br' | 'gzip' | null
  readonly etag: string
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
}

/** Most bytes of release files kept in memory; beyond, the oldest give way. */
const CACHE_BYTES = 64 * 1024 * 1024

/**
 * Reads served files of releases. They never change under their name, so each is read from the store once and answered from
 * memory. Server twins and release records are not served.
 */
export const createReleaseFiles = (store: Store, limit = CACHE_BYTES) => {
  const cache = new Map<string, ReleaseFile | null>()
  let held = 0

  const keep = (key: string, file: ReleaseFile | null): ReleaseFile | null => {
    cache.set(key, file)
    held += file?.bytes.length ?? 0
    for (const [oldest, value] of cache) {
      if (held <= limit || oldest === key) break
      cache.delete(oldest)
      held -= value?.bytes.length ?? 0
    }
    return file
  }

  const load = async (path: string, type: string, encoding: ReleaseFile['encoding']): Promise<ReleaseFile | null> => {
    const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''
    const key = `${path}${suffix}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const bytes = await store.read(key)
    // What is missing now may be published in a moment: only finds are kept, except for twins that a file never gets.
    if (bytes === null) return encoding === null ? null : keep(key, null)
    return keep(key, {
      bytes,
      type,
      encoding,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    })
  }

  return async (path: string, accepts: string): Promise<ReleaseFile | null> => {
    const type = TYPES[path.split('.').at(-1) ?? '']
    if (type === undefined || /(?:^|\/)(?:server|release\.json|registry)/.test(path)) return null
    const plain = await load(path, type, null)
    if (plain === null) return null
    if (/\bbr\b/.test(accepts)) {
      const br = await load(path, type, 'br')
      if (br !== null) return br
    }
    if (/\bgzip\b/.test(accepts)) {
      const gz = await load(path, type, 'gzip')
      if (gz !== null) return gz
    }
    return plain
  }
}
