import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { release as releaseSchema, type Registry, type Release } from '@site/contracts/registry'
import { addGated } from '../gate/gate.ts'
import { prerenderFor } from '../prerender/prerender.ts'
import { addRelease } from '../registry/promote-and-canary.ts'
import { changeRegistry, readRegistry } from '../registry/registry-store.ts'
import type { Store } from '../store/store.ts'
import type { Build } from './read-build.ts'

export interface Published {
  readonly release: Release
  /** False when the same build was published before; nothing was written then. */
  readonly fresh: boolean
}

const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt|xml|map)$/

/**
 * The compressed variants of a served file, made once at publish so that no request pays for compressing: brotli at its best level
 * and gzip for those without. Compressed formats and files under 512 bytes get none.
 */
const compressedVariants = async (path: string, bytes: Buffer): Promise<[string, Buffer][]> => {
  if (!COMPRESSIBLE.test(path) || bytes.length < 512) return []
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ]
}

/** Files uploaded in parallel; each waits for its compression. */
const CONCURRENCY = 8

/** Uploads missing files; a release whose record exists is complete. Returns the stored record. */
const upload = async (store: Store, { release, files }: Build): Promise<Release> => {
  const base = `${release.name}/${release.version}`
  const record = await store.read(`${base}/release.json`)
  if (record !== null) return releaseSchema.parse(JSON.parse(record.toString('utf8')))
  const queue = [...files]
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [path, bytes] = next
      const variants = path in release.files ? await compressedVariants(path, bytes) : []
      for (const [key, content] of [[path, bytes] as const, ...variants]) await store.create(`${base}/${key}`, content)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  await store.create(`${base}/release.json`, Buffer.from(JSON.stringify(release)))
  return release
}

const has = (registry: Registry, { name, version }: Release): boolean =>
  registry.microFrontends[name]?.some((item) => item.metadata.version === version) === true

const register = async (store: Store, release: Release, by: string, add: typeof addRelease): Promise<Published> => {
  let fresh = false
  const { name, version } = release
  await changeRegistry(store, { action: 'publish', name, version, by }, (registry) => {
    fresh = !has(registry, release)
    return fresh ? add(registry, release) : registry
  })
  return { release, fresh }
}

/**
 * Uploads a build and adds it to the registry, where it serves nobody until it is promoted (the first of its name serves at
 * once). Files come first, then the release record, its pages, the registry: after a kill in between, the site serves the same as before
 * and publishing again completes it. Throws a `RegistryError` when the contract gate refuses, or when a page throws.
 */
export const publish = async (store: Store, build: Build, by: string): Promise<Published> => {
  const before = await readRegistry(store)
  // Checked before the upload, and again when it is added, for releases that went live meanwhile.
  if (!has(before, build.release)) addGated(before, build.release)
  const release = await upload(store, build)
  await prerenderFor(store, before, release)
  return register(store, release, by, addGated)
}

/** Publishes a build of this checkout whether or not it is compatible with what is live: for `npm start` alone. */
export const publishUngated = async (store: Store, build: Build, by: string): Promise<Published> =>
  register(store, await upload(store, build), by, addRelease)
