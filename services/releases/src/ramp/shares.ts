import type { Registry } from '@site/contracts/registry'
import { gate } from '../gate/gate.ts'
import { lastDeployment } from '../registry/journal.ts'
import { canary, promote } from '../registry/promote-and-canary.ts'
import { changeRegistry, readHistory, readLatest } from '../registry/registry-store.ts'
import { defaultOf } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'
import type { RampRecord } from './ramp-record.ts'

/** Which version of a remote has which share, besides the default. */
export const canariesOf = (registry: Registry, name: string): ReadonlyMap<string, number> =>
  new Map(
    (registry.microFrontends[name] ?? [])
      .filter(({ deployment }) => !deployment.default && deployment.traffic > 0)
      .map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  )

/** Shares are kept to a hundredth of a percent. */
const rounded = (percent: number): number => Math.round(percent * 100) / 100

/** Whether the registry gives the ramp's version exactly `percent`, the version before it the rest, and nobody else anything. */
const hasShare = (registry: Registry, { name, version, against }: RampRecord, percent: number): boolean => {
  const standard = defaultOf(registry.microFrontends[name])?.metadata.version
  const canaries = canariesOf(registry, name)
  if (percent === 100 || percent === 0) return canaries.size === 0 && standard === (percent === 100 ? version : against)
  return standard === against && canaries.size === 1 && canaries.get(version) === rounded(percent)
}

/**
 * - `there`: it is as the record wants it
 * - `before`: it is as it was before the decision that is not carried out yet
 * - `changed`: somebody changed it by hand
 */
export const sharesOf = (registry: Registry, record: RampRecord): 'there' | 'before' | 'changed' => {
  const { percent, unsettled } = record
  // Whatever a person left is what it is to be.
  if (unsettled?.state === 'taken-over' || unsettled?.state === 'rolled-back') return 'there'
  if (hasShare(registry, record, unsettled?.percent ?? percent)) return 'there'
  return unsettled !== null && hasShare(registry, record, percent) ? 'before' : 'changed'
}

/** Makes sure that a version can be shown, before anybody gets it. */
export type Ready = (registry: Registry, name: string, version: string) => Promise<void>

/** The registry was changed since it was looked at. */
export class Moved extends Error {}

/**
 * Gives the version the share that was decided. `number` is the generation by which that was judged: where another change came first,
 * somebody else may have carried it out and a person changed it since, so that this throws `Moved` and the caller looks again. Throws a
 * `RegistryError` where the gate refuses it.
 */
export const applyShare = async (
  store: Store,
  record: RampRecord,
  { number, ready }: { readonly number: number; readonly ready: Ready },
): Promise<void> => {
  const { name, version, by } = record
  const percent = record.unsettled?.percent ?? record.percent
  const turn = (registry: Registry): Registry => {
    if (percent === 100) return gate(`promoting ${name}@${version}`, registry, promote(registry, name, version))
    const after = canary(registry, name, version, percent)
    return percent === 0 ? after : gate(`a canary of ${name}@${version}`, registry, after)
  }
  const { registry } = await readLatest(store)
  turn(registry)
  if (percent > record.percent) await ready(registry, name, version)
  const action = percent === 100 ? 'promote' : 'canary'
  await changeRegistry(store, { action, name, version, by: `ramp of ${by}` }, (latest, at) => {
    if (at !== number) throw new Moved('the registry was changed meanwhile')
    return turn(latest)
  })
}

/** Who changed the shares of a ramp's remote by hand, and what the version has now. Reads the whole journal: this is rare. */
export const handChange = async (store: Store, { name, version }: RampRecord) => {
  const [{ registry }, history] = [await readLatest(store), await readHistory(store)]
  const last = lastDeployment(history, name)
  const standard = defaultOf(registry.microFrontends[name])?.metadata.version
  const percent = standard === version ? 100 : (canariesOf(registry, name).get(version) ?? 0)
  const by = last?.by ?? 'somebody'
  const what = last === undefined ? 'changed the shares' : `${last.action} ${last.version}`.trim()
  return { by, percent, words: `Ended by hand at ${percent} %: ${what} by ${by}.` }
}
