import { release as releaseSchema, type Registry, type Release } from '@site/contracts/registry'
import { addGated } from '../gate/gate.ts'
import { prerenderFor } from '../prerender/prerender-live.ts'
import { addRelease } from '../registry/change.ts'
import { readRegistry } from '../registry/read-registry.ts'
import { changeRegistry } from '../registry/write-registry.ts'
import type { Store } from '../store/store.ts'
import { compressedVariants } from './compress.ts'
import type { Build } from './read-build.ts'

export interface Published {
  readonly release: Release
  /** False when the same build was published before; nothing was written then. */
  readonly fresh: boolean
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

export interface PublishOptions {
  /** Refuse a build that is incompatible with the live releases. Off for seeding only. */
  readonly gated?: boolean
  /** Render its pages with the live counterparts first; a release with a page that throws is not published. */
  readonly render?: boolean
}

/**
 * Uploads a build and adds it to the registry, where it serves nobody until it is promoted (the first of its name serves at
 * once). Files come first, then the release record, then the registry: after a kill in between, the site serves the same as before
 * and publishing again completes it. Throws a `RegistryError` when the contract gate refuses.
 */
export const publish = async (
  store: Store,
  build: Build,
  by: string,
  { gated = true, render = false }: PublishOptions = {},
): Promise<Published> => {
  const add = gated ? addGated : addRelease
  const before = await readRegistry(store)
  // Checked before the upload, and again when it is added, for releases that went live meanwhile.
  if (!has(before, build.release)) add(before, build.release)
  const release = await upload(store, build)
  if (render) await prerenderFor(store, before, release)
  let fresh = false
  const { name, version } = release
  await changeRegistry(store, { action: 'publish', name, version, by }, (registry) => {
    fresh = !has(registry, release)
    return fresh ? add(registry, release) : registry
  })
  return { release, fresh }
}
