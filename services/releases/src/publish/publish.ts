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
  /** False when this very build was published before; nothing was written then. */
  readonly fresh: boolean
}

/** Files on their way at a time: a bucket takes many at once, and each waits for its compression. */
const AT_ONCE = 8

/** Creates what is not there yet; a release whose record exists is whole. Gives the record that counts. */
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
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await store.create(`${base}/release.json`, Buffer.from(JSON.stringify(release)))
  return release
}

const has = (registry: Registry, { name, version }: Release): boolean =>
  registry.microFrontends[name]?.some((item) => item.metadata.version === version) === true

export interface PublishOptions {
  /** Refuse a build that could not go live beside what is live. Only seeding a checkout of its own does without. */
  readonly gated?: boolean
  /** Render its pages in the live counterparts first; a page that throws is not published. */
  readonly render?: boolean
}

/**
 * Uploads a build and adds it to the registry, where it serves nobody until it is promoted (the first of its name serves at
 * once). Files come first, the record that calls them whole next, the registry last: killed in between, the site serves what it
 * served and publishing again completes it. Throws a `RegistryError` when the contract gate refuses.
 */
export const publish = async (
  store: Store,
  build: Build,
  by: string,
  { gated = true, render = false }: PublishOptions = {},
): Promise<Published> => {
  const add = gated ? addGated : addRelease
  const before = await readRegistry(store)
  // Refused before anything is uploaded; asked again when it is added, for what went live meanwhile.
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
