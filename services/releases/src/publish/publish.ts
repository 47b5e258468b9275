import type { Release } from '@site/contracts/registry'
import { addRelease } from '../registry/change.ts'
import { changeRegistry } from '../registry/write-registry.ts'
import type { Store } from '../store/store.ts'
import { compressedTwins } from './compress.ts'
import type { Build } from './read-build.ts'

export interface Published {
  readonly release: Release
  /** False when this very build was published before; nothing was written then. */
  readonly fresh: boolean
}

const upload = async (store: Store, { release, files }: Build): Promise<void> => {
  const base = `${release.name}/${release.version}`
  await Promise.all(
    [...files].map(async ([path, bytes]) => {
      const twins = path in release.files ? await compressedTwins(path, bytes) : []
      for (const [key, content] of [[path, bytes] as const, ...twins]) await store.create(`${base}/${key}`, content)
    }),
  )
  await store.create(`${base}/release.json`, Buffer.from(JSON.stringify(release)))
}

/**
 * Uploads a build and adds it to the registry, where it serves nobody until it is promoted (the first of its name serves at
 * once). Files come first and the registry last: killed in between, the site serves what it served.
 */
export const publish = async (store: Store, build: Build, by: string): Promise<Published> => {
  const { name, version } = build.release
  const known = await store.read(`${name}/${version}/release.json`)
  if (known === null) await upload(store, build)
  let fresh = false
  await changeRegistry(store, { action: 'publish', name, version, by }, (registry) => {
    if (registry.microFrontends[name]?.some((item) => item.metadata.version === version) === true) return registry
    fresh = true
    return addRelease(registry, build.release)
  })
  return { release: build.release, fresh }
}
