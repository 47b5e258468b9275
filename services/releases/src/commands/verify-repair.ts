import { RegistryError } from '../registry/registry-error.ts'
import { readRegistry } from '../registry/registry-store.ts'
import { label, versionsOf } from '../registry/versions.ts'
import { findOrphans, LEFT_BEHIND_MS, removeOrphans } from '../verify/orphans.ts'
import { verifyRegistry, type Finding } from '../verify/verify-registry.ts'
import type { Setting } from './setting.ts'

/** Orphans that are named one by one. */
const NAMED = 10

const damaged = (count: number): string =>
  count === 1 ? '1 stored file is damaged' : `${count} stored files are damaged`

const findingsOf = async ({ store }: Setting, only?: string): Promise<Finding[]> => {
  const registry = await readRegistry(store)
  if (only !== undefined) versionsOf(registry, only)
  return verifyRegistry(store, registry, only)
}

const tellOrphans = async ({ store, say }: Setting, remove: boolean): Promise<void> => {
  const orphans = await findOrphans(store)
  const removed = remove ? await removeOrphans(store, orphans, Date.now()) : []
  if (removed.length > 0) say(`removed ${removed.length} files that nothing refers to`)
  const left = orphans.filter((key) => !removed.includes(key))
  for (const key of left.slice(0, NAMED)) say(`orphan: ${key}`)
  if (left.length > NAMED) say(`… and ${left.length - NAMED} more orphans`)
  if (left.length > 0)
    say(
      remove
        ? `${left.length} orphans are younger than ${LEFT_BEHIND_MS / 60_000} minutes and stay: a publish may be writing them`
        : `nothing refers to these ${left.length}: npm run release -- verify --remove-orphans`,
    )
}

/** Reads every stored file against its hash. Throws a `RegistryError` when some are damaged. */
export const verifyCommand = async (setting: Setting, only: string | undefined, remove: boolean): Promise<void> => {
  const found = await findingsOf(setting, only)
  for (const { key, problem } of found) setting.say(`damaged: ${key} ${problem}`)
  if (only === undefined) await tellOrphans(setting, remove)
  if (found.length > 0)
    throw new RegistryError(
      `${damaged(found.length)}: npm run release -- repair${only === undefined ? '' : ` ${only}`}`,
    )
  setting.say('every stored file is as it was published')
}

/** Restores what is damaged from copies that are whole. Throws a `RegistryError` that names what has none. */
export const repairCommand = async (setting: Setting, only: string | undefined): Promise<void> => {
  const lost: Finding[] = []
  const found = await findingsOf(setting, only)
  for (const finding of found) {
    const written = await finding.repair()
    if (written === null) lost.push(finding)
    for (const key of written ?? []) setting.say(`restored ${key}`)
  }
  if (lost.length > 0)
    throw new RegistryError(
      lost
        .map(
          ({ key, release }) =>
            `${key} has no copy that is whole: publish the build of ${release ? label(release) : key} again`,
        )
        .join('\n'),
    )
  setting.say(found.length === 0 ? 'every stored file is as it was published' : 'everything is restored')
}
