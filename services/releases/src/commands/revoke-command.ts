import { breaks } from '../gate/gate.ts'
import { prerenderFor } from '../prerender/prerender.ts'
import { revoke } from '../registry/promote-and-canary.ts'
import { changeRegistry, readRegistry } from '../registry/registry-store.ts'
import { isRevoked, markRevoked } from '../registry/revoked.ts'
import { defaultOf, findVersion, label } from '../registry/versions.ts'
import { removeVersion } from '../store/remove-version.ts'
import type { Setting } from './setting.ts'

/**
 * Takes a version away from everybody for good: from visitors, from those who choose it by address, and from the store. The gate only
 * warns, as for a rollback. Killed at any point, it is completed by running it again.
 */
export const revokeCommand = async ({ store, by, say }: Setting, name: string, version: string): Promise<void> => {
  const before = await readRegistry(store)
  const gone = { name, version }
  const published = before.microFrontends[name]?.some(({ metadata }) => metadata.version === version) === true
  if (!published && !(await isRevoked(store, gone))) findVersion(before, name, version)
  if (published) revoke(before, name, version)
  await markRevoked(store, gone, by)
  const after = published
    ? await changeRegistry(store, { action: 'revoke', name, version, by }, (registry) =>
        revoke(registry, name, version),
      )
    : before
  await removeVersion(store, name, version)
  const standard = defaultOf(after.microFrontends[name])
  const instead = standard === undefined ? `no version of ${name}` : label({ name, version: standard.metadata.version })
  say(`revoked ${label(gone)}: nobody can have it any more; ${instead} is live`)
  for (const problem of breaks(before, after)) say(`warning: ${problem}`)
  if (standard !== undefined) await prerenderFor(store, after, standard.extras.modulefederation)
}
