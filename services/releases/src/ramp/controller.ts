import type { RampDecision } from '@site/contracts/ramp-view'
import { RegistryError } from '../registry/registry-error.ts'
import { readLatest } from '../registry/registry-store.ts'
import type { Store } from '../store/store.ts'
import { measuredNames, removeBatches, removeCounted, takeBatches } from './measured-store.ts'
import { nextRecord, refused, settled, takenOver } from './next-record.ts'
import type { Numbered, RampChain } from './ramp-chain.ts'
import { isOver, type RampRecord } from './ramp-record.ts'
import { applyShare, handChange, Moved, sharesOf, type Ready } from './shares.ts'

export interface ControllerParts {
  readonly store: Store
  readonly chain: RampChain
  readonly ready: Ready
  readonly now: () => Date
  /** Tells those who want to know: the audit log and alerts. It may be called again for the same decision; `isRepeat` where it surely was. */
  readonly tell: (record: RampRecord, decision: RampDecision, isRepeat: boolean) => Promise<void>
  /** Least time between two intervals that are taken in, ms. */
  readonly intervalMs?: number
}

/** Front servers send every five seconds; several of them make one interval of a few. */
const INTERVAL_MS = 3000
/** How long the process that decided has to carry it out, in ms, before another one does. */
const OWN_MS = 5000
/** Looks of one pass: each is a record, or a change of somebody else that has to be seen first. */
const MOST_LOOKS = 20
/** Old records are removed once in so many. */
const TRIM_EVERY = 10

/**
 * Takes the ramps of all remotes forward. Any number of processes may do so at once, and each may be killed anywhere: every step is a record
 * that only one of them creates (`ramp-chain.ts`), and what it decides may be carried out twice.
 */
export const rampController = ({ store, chain, ready, now, tell, intervalMs = INTERVAL_MS }: ControllerParts) => {
  /** Decisions of this process that it carries out itself, by name and number. */
  const own = new Set<string>()

  /** Creates the record behind `number`; false when somebody else did. */
  const append = async ({ number }: Pick<Numbered, 'number'>, next: RampRecord): Promise<boolean> => {
    if (!(await chain.append(number, next))) return false
    if (next.unsettled !== null) own.add(`${next.name} ${number + 1}`)
    if ((number + 1) % TRIM_EVERY === 0) await chain.trim(next.name)
    return true
  }

  /** Carries out a decision. Gives false where it is for another process to do. */
  const settle = async (at: Numbered): Promise<boolean> => {
    const { number, record } = at
    const { unsettled } = record
    if (unsettled === null) return true
    const isOwn = own.has(`${record.name} ${number}`)
    if (!isOwn && now().getTime() - Date.parse(unsettled.decision.at) < OWN_MS) return false
    const latest = await readLatest(store)
    // Only after the registry was read: what is carried out must be decided by the newest record.
    if ((await chain.newest(record.name))?.number !== number) return true
    const shares = sharesOf(latest.registry, record)
    if (shares === 'changed') {
      await append(at, takenOver(record, await handChange(store, record), now()))
      return true
    }
    if (shares === 'before')
      try {
        await applyShare(store, record, { number: latest.number, ready })
      } catch (error) {
        if (error instanceof RegistryError) await append(at, refused(record, error.message, now()))
        else if (!(error instanceof Moved)) throw error
        return true
      }
    await tell(record, unsettled.decision, !isOwn)
    own.delete(`${record.name} ${number}`)
    const next = settled(record, now())
    await append(at, next)
    if (isOver(next)) await removeBatches(store, record.name)
    return true
  }

  /** Takes in what was measured, and decides. Gives false where there is nothing to do. */
  const observe = async (at: Numbered): Promise<boolean> => {
    const { record } = at
    await removeCounted(store, record)
    const { registry } = await readLatest(store)
    if (sharesOf(registry, record) === 'changed') {
      await append(at, takenOver(record, await handChange(store, record), now()))
      return true
    }
    const isDue = now().getTime() - record.observedAt >= intervalMs
    const taken = isDue ? await takeBatches(store, record, now()) : null
    const next = nextRecord(record, taken, now())
    if (next === null) return false
    await append(at, next)
    return true
  }

  const lookNow = async (name: string): Promise<void> => {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const at = await chain.newest(name)
      if (at === null || isOver(at.record)) return
      const goesOn = at.record.unsettled === null ? await observe(at) : await settle(at)
      if (!goesOn) return
    }
  }

  const looks = new Map<string, Promise<void>>()
  /** Does everything that is to be done now for one remote. One look at a time: a decision of this process is carried out once. */
  const look = (name: string): Promise<void> => {
    const after = looks.get(name)?.catch(() => undefined) ?? Promise.resolve()
    const next = after.then(() => lookNow(name))
    looks.set(name, next)
    return next
  }

  /** Names whose newest record is of a ramp that goes on. */
  const running = async (): Promise<string[]> =>
    (await chain.heads()).filter((record) => !isOver(record)).map(({ name }) => name)

  return {
    look,
    running,
    append,
    /** Removes what was measured for ramps that are over. */
    clean: async (): Promise<void> => {
      const names = await measuredNames(store)
      const wanted = new Set(await running())
      for (const name of names) if (!wanted.has(name)) await removeBatches(store, name)
    },
  }
}
export type RampController = ReturnType<typeof rampController>
