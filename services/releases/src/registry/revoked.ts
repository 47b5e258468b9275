import type { Release } from '@site/contracts/registry'
import type { Store } from '../store/store.ts'
import { RegistryError } from './registry-error.ts'
import { label } from './versions.ts'

type Named = Pick<Release, 'name' | 'version'>

/** Keys of what was revoked: kept for good, as the registry forgets a version that is gone. */
export const REVOKED = /^revoked\/[^/]+\.json$/
const keyOf = (release: Named): string => `revoked/${label(release)}.json`

export const isRevoked = async (store: Store, release: Named): Promise<boolean> =>
  (await store.revision(keyOf(release))) !== null

export const markRevoked = async (store: Store, release: Named, by: string): Promise<void> =>
  void (await store.create(keyOf(release), Buffer.from(JSON.stringify({ by, at: new Date().toISOString() }))))

/** Throws a `RegistryError` for a version that was revoked once: it never comes back under its name. */
export const refuseRevoked = async (store: Store, release: Named): Promise<void> => {
  if (await isRevoked(store, release))
    throw new RegistryError(
      `${label(release)} was revoked and is never published again: commit a change, which gives the build another version`,
    )
}
