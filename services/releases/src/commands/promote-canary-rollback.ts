import type { Registry } from '@site/contracts/registry'
import { breaks, gate } from '../gate/gate.ts'
import { prerenderFor } from '../prerender/prerender.ts'
import { canary, promote, rollback } from '../registry/promote-and-canary.ts'
import { previousDefault } from '../registry/journal.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { changeRegistry, readHistory, readRegistry } from '../registry/registry-store.ts'
import { defaultOf, fallbackOf, findVersion, newestVersion, versionsOf } from '../registry/versions.ts'
import type { Setting } from './setting.ts'

const defaultIn = (registry: Registry, name: string): string | undefined =>
  defaultOf(versionsOf(registry, name))?.metadata.version

/** Checks that all files are in the store and renders the pages, before any visitor gets the version. */
export const makeReady = async (
  { store }: Pick<Setting, 'store'>,
  registry: Registry,
  name: string,
  version: string,
): Promise<void> => {
  const release = findVersion(registry, name, version).extras.modulefederation
  const stored = new Set(await store.list(`${name}/${version}`))
  const lost = Object.keys(release.files).filter((path) => !stored.has(`${name}/${version}/${path}`))
  if (lost.length > 0)
    throw new RegistryError(
      `${name}@${version} has lost ${lost.length} of its files, ${lost[0]} first: publish it again`,
    )
  await prerenderFor(store, registry, release)
}

/** Makes a version the default for everybody; the newest published one when none is named. */
export const promoteCommand = async (setting: Setting, name: string, wanted?: string): Promise<void> => {
  const { store, by, say } = setting
  const before = await readRegistry(store)
  const version = wanted ?? newestVersion(before, name)
  const was = defaultIn(before, name)
  const turn = (registry: Registry): Registry =>
    gate(`promoting ${name}@${version}`, registry, promote(registry, name, version))
  turn(before)
  await makeReady(setting, before, name, version)
  const after = await changeRegistry(store, { action: 'promote', name, version, by }, turn)
  if (was === version && JSON.stringify(after) === JSON.stringify(before))
    say(`${name}@${version} is live for everybody already`)
  else
    say(
      `promoted ${name}@${version}: live for everybody${was === version || was === undefined ? '' : ` in place of ${was}`}`,
    )
}

/** Gives a version a share of the visitors; the newest published one when none is named. */
export const canaryCommand = async (
  setting: Setting,
  name: string,
  percent: number,
  wanted?: string,
): Promise<void> => {
  const { store, by, say } = setting
  const before = await readRegistry(store)
  const version = wanted ?? newestVersion(before, name)
  const turn = (registry: Registry): Registry => {
    const after = canary(registry, name, version, percent)
    return percent === 0 ? after : gate(`a canary of ${name}@${version}`, registry, after)
  }
  turn(before)
  if (percent > 0) await makeReady(setting, before, name, version)
  await changeRegistry(store, { action: 'canary', name, version, by }, turn)
  if (percent === 0) say(`withdrew ${name}@${version}: live for nobody but who chooses it`)
  else say(`canary ${name}@${version}: live for ${percent} %; who has it keeps it while the share grows`)
}

/**
 * Rolls back to the default before, or to the given version. The gate only warns: that version was live, and recovery comes first.
 */
export const rollbackCommand = async (setting: Setting, name: string, wanted?: string): Promise<void> => {
  const { store, by, say } = setting
  const before = await readRegistry(store)
  // The whole journal is thousands of reads in an old store: only a default without a fallback needs it.
  const known = wanted !== undefined || fallbackOf(versionsOf(before, name)) !== undefined
  const history = known ? [] : await readHistory(store)
  const turn = (registry: Registry): Registry =>
    rollback(registry, name, wanted, previousDefault(registry, history, name))
  const after = await changeRegistry(
    store,
    (registry) => ({ action: 'rollback', name, version: defaultIn(turn(registry), name) ?? '', by }),
    turn,
  )
  const [from, to] = [defaultIn(before, name), defaultIn(after, name)]
  if (from === to && JSON.stringify(before) === JSON.stringify(after))
    say(`${name}@${to} is live for everybody already`)
  else if (from === to)
    say(`rolled back ${name}: its canaries are withdrawn, ${to ?? 'no version'} is live for everybody`)
  else say(`rolled back ${name} from ${from} to ${to}: live for everybody`)
  for (const problem of breaks(before, after)) say(`warning: ${problem}`)
  if (to !== undefined) await prerenderFor(store, after, findVersion(after, name, to).extras.modulefederation)
}
