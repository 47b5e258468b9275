import type { Release } from '@site/contracts/registry'
import { label } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'

/** Where the hash of rendered pages is kept: they are made after the release, so that its record cannot have it. */
export const integrityKey = (key: string): string => `${key}.integrity`

/** The hash of rendered pages; null of those that were stored before it was kept. */
export const readIntegrity = async (store: Store, key: string): Promise<string | null> =>
  (await store.read(integrityKey(key)))?.toString('utf8') ?? null

/** A server bundle of a release. Rejects when it has none. */
export const readBundle = async (store: Store, release: Release, path: string): Promise<Buffer> => {
  const bytes = await store.read(`${release.name}/${release.version}/server/${path}`)
  if (bytes === null) throw new Error(`${label(release)} was published without a server bundle`)
  return bytes
}
