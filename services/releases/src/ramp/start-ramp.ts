import { isRunning } from '@site/contracts/ramp-view'
import type { RampPlan } from '@site/contracts/ramp-plan'
import { gate } from '../gate/gate.ts'
import { canary } from '../registry/promote-and-canary.ts'
import { RegistryError } from '../registry/registry-error.ts'
import { readRegistry } from '../registry/registry-store.ts'
import { defaultOf, findVersion, label, versionsOf } from '../registry/versions.ts'
import type { Store } from '../store/store.ts'
import type { RampController } from './controller.ts'
import { heldBy, resumedBy, startRecord } from './next-record.ts'
import type { Numbered, RampChain } from './ramp-chain.ts'
import type { RampRecord } from './ramp-record.ts'
import { canariesOf } from './shares.ts'
import { verdictOf } from './verdicts.ts'

/** The ramp is not in the state that this needs. */
export class RampConflict extends Error {}

export interface RampParts {
  readonly store: Store
  readonly chain: RampChain
  readonly controller: RampController
  readonly now: () => Date
  /** Whether a version needs a passed verdict first. */
  readonly needsVerdict: boolean
}

const checkVerdict = async (store: Store, name: string, version: string): Promise<void> => {
  const verdict = await verdictOf(store, name, version)
  if (verdict?.verdict === 'passed') return
  const why = verdict === null ? 'no suite has run against it' : `${verdict.suite} failed at ${verdict.at}`
  throw new RegistryError(
    `${label({ name, version })} needs a passed verdict before it is ramped, and ${why}: run \`remote suite\` against its preview`,
  )
}

/**
 * Starts a ramp and brings it to its first step. Throws `RampConflict` while one runs or canaries of other versions do, `RegistryError` for
 * a version that cannot be ramped.
 */
export const startRamp = async (
  { store, chain, controller, now, needsVerdict }: RampParts,
  {
    name,
    version,
    plan,
    by,
  }: { readonly name: string; readonly version: string; readonly plan: RampPlan; readonly by: string },
): Promise<RampRecord> => {
  if (needsVerdict) await checkVerdict(store, name, version)
  for (;;) {
    const at = await chain.newest(name)
    if (at !== null && (at.record.endedAt === null || at.record.unsettled !== null))
      throw new RampConflict(`${label(at.record)} is being ramped: hold it, roll it back, or wait until it is there.`)
    const registry = await readRegistry(store)
    findVersion(registry, name, version)
    const against = defaultOf(versionsOf(registry, name))?.metadata.version
    if (against === undefined)
      throw new RegistryError(
        `${name} has no default yet, so there is nothing to compare with: promote its first version`,
      )
    if (against === version) throw new RegistryError(`${label({ name, version })} is the default already`)
    const canaries = canariesOf(registry, name)
    const other = [...canaries.keys()].find((each) => each !== version)
    if (other !== undefined)
      throw new RampConflict(
        `${label({ name, version: other })} is a canary: withdraw it first with \`canary ${other} 0\`.`,
      )
    const first = plan.steps[0]?.percent ?? 100
    if (first < 100) gate(`a canary of ${label({ name, version })}`, registry, canary(registry, name, version, first))
    const number = at?.number ?? 0
    const percent = canaries.get(version) ?? 0
    const record = startRecord({ id: number + 1, name, version, against, by, plan, percent }, now())
    if (!(await controller.append({ number }, record))) continue
    await controller.look(name)
    return (await chain.newest(name))?.record ?? record
  }
}

const runningOf = async ({ chain, controller }: RampParts, name: string): Promise<Numbered> => {
  await controller.look(name)
  const at = await chain.newest(name)
  if (at === null || !isRunning(at.record.state) || at.record.endedAt !== null)
    throw new RampConflict(`No ramp of ${name} is running.`)
  if (at.record.unsettled !== null)
    throw new RampConflict(`A decision about ${label(at.record)} is being carried out: try again in a moment.`)
  return at
}

/** Has a running ramp wait, or go on. Throws `RampConflict` where none runs. */
export const holdRamp = async (
  parts: RampParts,
  { name, by, hold }: { readonly name: string; readonly by: string; readonly hold: boolean },
): Promise<RampRecord> => {
  for (;;) {
    const at = await runningOf(parts, name)
    if (at.record.held === hold) return at.record
    const next = (hold ? heldBy : resumedBy)(at.record, by, parts.now())
    if (!(await parts.controller.append(at, next))) continue
    await parts.controller.look(name)
    return (await parts.chain.newest(name))?.record ?? next
  }
}
