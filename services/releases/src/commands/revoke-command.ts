import type { Registry } from '@site/contracts/registry'
import { breaks } from '../gate/gate.ts'
import { prerenderFor } from '../prerender/prerender.ts'
import { previousDefault } from '../registry/journal.ts'
import { revoke, rollback } from '../registry/promote-and-canary.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { changeRegistry, readHistory, readRegistry, type Generation } from '../registry/registry-store.ts'
import { isRevoked, markRevoked } from '../registry/revoked.ts'
import { defaultOf, findVersion, isLive, label, versionMeant } from '../registry/versions.ts'
import { removeVersion } from '../store/remove-version.ts'
import type { Store } from '../store/store.ts'
import type { Setting } from './setting.ts'

export interface RevokeOutcome {
  /** The whole name of the version. */
  readonly version: string
  /** Whether visitors have it now. */
  readonly live: boolean
  /** What its visitors get instead, and whether a rollback leads anywhere after it. */
  readonly message: string
  readonly warnings: readonly string[]
}

const isBackLeft = (after: Registry, history: readonly Generation[], name: string): boolean => {
  try {
    rollback(after, name, undefined, previousDefault(after, history, name))
    return true
  } catch (error) {
    if (error instanceof RegistryError) return false
    throw error
  }
}

/** The whole name of the version that is to be revoked, which may be revoked already. Throws a `RegistryError` for what was never published. */
export const versionToRevoke = async (store: Store, name: string, words: string): Promise<string> =>
  (await isRevoked(store, { name, version: words })) ? words : versionMeant(await readRegistry(store), name, words)

/** What revoking a version would do; changes nothing. Throws a `RegistryError` for what is not published and was not revoked. */
export const revokeOutcome = async (store: Store, name: string, words: string): Promise<RevokeOutcome> => {
  const before = await readRegistry(store)
  if (await isRevoked(store, { name, version: words }))
    return { version: words, live: false, message: `${name}@${words} is revoked already`, warnings: [] }
  const version = versionMeant(before, name, words)
  const gone = label({ name, version })
  const item = findVersion(before, name, version)
  if (!isLive(item)) return { version, live: false, message: `${gone} is live for nobody`, warnings: [] }
  const after = revoke(before, name, version)
  const standard = defaultOf(after.microFrontends[name])?.metadata.version
  const isBack = after.microFrontends[name] !== undefined && isBackLeft(after, await readHistory(store), name)
  return {
    version,
    live: true,
    message: [
      `${gone} is live for ${item.deployment.traffic} %; revoked, its visitors get ${standard === undefined ? `nothing of ${name}, and its pages are gone` : label({ name, version: standard })}`,
      ...(isBack ? [] : [`nothing earlier is left then: a rollback of ${name} has nowhere to go`]),
    ].join('\n'),
    warnings: breaks(before, after),
  }
}

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
