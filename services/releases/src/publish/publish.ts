import { isDeepStrictEqual } from 'node:util'
import { release as releaseSchema, type Registry, type Release } from '@site/contracts/registry'
import { addGated } from '../gate/gate.ts'
import { inParallel } from '../in-parallel.ts'
import { prerenderFor } from '../prerender/prerender.ts'
import { addRelease, promote } from '../registry/promote-and-canary.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { changeRegistry, readRegistry } from '../registry/registry-store.ts'
import { refuseRevoked } from '../registry/revoked.ts'
import type { Store } from '../store/store.ts'
import { restore, storedFiles } from '../verify/stored-file.ts'
import { checkBuild } from './check-build.ts'
import type { Build } from './read-build.ts'

export interface Published {
  readonly release: Release
  /** False when the same build was published before. */
  readonly fresh: boolean
  /** What of a build that was published before had been damaged or lost in the store, and is restored now. */
  readonly restored: readonly string[]
}

const registered = (registry: Registry, { name, version }: Release): Release | undefined =>
  registry.microFrontends[name]?.find((item) => item.metadata.version === version)?.extras.modulefederation

const storedRecord = async (store: Store, key: string): Promise<Release | undefined> => {
  try {
    return releaseSchema.parse(JSON.parse(String(await store.read(key))))
  } catch {
    return undefined
  }
}

/**
 * Uploads missing files, and those that are not what they were: the version says that it is the same build. The record goes last and
 * makes it complete. Returns the record that holds, which is the first that was written, and the keys that had to be restored.
 */
const upload = async (store: Store, build: Build, before: Registry) => {
  const { files } = build
  const key = `${build.release.name}/${build.release.version}/release.json`
  const known = registered(before, build.release) ?? (await storedRecord(store, key))
  const release = known ?? build.release
  const written = await inParallel(storedFiles(build.release), async (file) =>
    restore(store, file, files.get(file.key.slice(key.length - 'release.json'.length))),
  )
  const record = Buffer.from(JSON.stringify(release))
  if (known === undefined) await store.create(key, record)
  else if (!isDeepStrictEqual(await storedRecord(store, key), release)) await store.write(key, record)
  return { release, restored: known === undefined ? [] : written.flatMap((keys) => keys ?? []) }
}

const has = (registry: Registry, release: Release): boolean => registered(registry, release) !== undefined

type Add = typeof addRelease

const register = async (store: Store, release: Release, by: string, add: Add): Promise<boolean> => {
  let fresh = false
  const { name, version } = release
  await changeRegistry(store, { action: 'publish', name, version, by }, (registry) => {
    fresh = !has(registry, release)
    return fresh ? add(registry, release) : registry
  })
  return fresh
}

const addFirstLive: Add = (registry, release) => {
  const added = addGated(registry, release)
  const isFirst = registry.microFrontends[release.name] === undefined
  return isFirst ? promote(added, release.name, release.version) : added
}

/** A version holds the beginning of its content's hash: two contents with the same beginning are made on purpose. */
const refuseOtherContent = (known: Release, { name, version, content }: Release): void => {
  if (known.content !== undefined && known.content !== content)
    throw new RegistryError(`${name}@${version} is published with another content; a version is never written twice`)
}

/** The store as it would be with the build in it. */
const withBuild = (store: Store, { release: { name, version }, files }: Build): Store => {
  const folder = `${name}/${version}/`
  return {
    ...store,
    read: async (key) => (key.startsWith(folder) ? (files.get(key.slice(folder.length)) ?? null) : store.read(key)),
  }
}

/** Reads from a store and keeps what is written to itself. */
const rehearsal = (store: Store): Store => {
  const written = new Map<string, Buffer>()
  return {
    ...store,
    read: async (key) => written.get(key) ?? store.read(key),
    write: async (key, bytes) => void written.set(key, Buffer.from(bytes)),
  }
}

/** Throws a `RegistryError` for what may not be published. `rendered` takes the pages. Gives the registry with the release in it. */
const examine = async (store: Store, build: Build, rendered: Store): Promise<Registry> => {
  checkBuild(build)
  await refuseRevoked(store, build.release)
  const before = await readRegistry(store)
  const known = registered(before, build.release)
  const after = known === undefined ? addGated(before, build.release) : before
  if (known !== undefined) refuseOtherContent(known, build.release)
  await prerenderFor(withBuild(rendered, build), before, build.release)
  return after
}

/** Everything that `publish` refuses is refused, and nothing is written. Gives the registry as publishing would leave it. */
export const rehearsePublish = (store: Store, build: Build): Promise<Registry> =>
  examine(store, build, rehearsal(store))

/**
 * Uploads a build and adds it to the registry, where it serves nobody until it is promoted; with `firstLive` the first of its name
 * serves everybody at once. Everything is checked and every page rendered before the first of its files is written. Then come the files, the
 * release record, the registry: after a kill in between, the site serves the same as before and publishing again completes it. Throws a `RegistryError` when the contract gate refuses, or when a page throws.
 */
export const publish = async (store: Store, build: Build, by: string, firstLive = false): Promise<Published> => {
  // Checked before the upload, and again when it is added, for releases that went live meanwhile.
  await examine(store, build, store)
  const { release, restored } = await upload(store, build, await readRegistry(store))
  return { release, restored, fresh: await register(store, release, by, firstLive ? addFirstLive : addGated) }
}

/** Publishes a build of this checkout whether or not it is compatible with what is live: for `npm start` alone. */
export const publishUngated = async (store: Store, build: Build, by: string): Promise<Published> => {
  checkBuild(build)
  const { release, restored } = await upload(store, build, await readRegistry(store))
  return { release, restored, fresh: await register(store, release, by, addRelease) }
}
