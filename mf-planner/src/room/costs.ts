import { newId } from '@stageside/kit/new-id'
import type * as Y from 'yjs'
import { cost, costLimits, type Cost } from '../costs/cost.ts'
import type { TripMeta } from '../plan/plan.ts'

/** The document's keys of a plan's costs, in their order. */
export interface KeyedCosts {
  readonly meta: Pick<TripMeta, 'costs'>
  readonly costKeys: readonly string[]
}

/** A cost is an entry by key, so that of two people who each note one, both stay. The number before `~` is its place in the list. */
const COST = 'cost.'
const PLACES = 4
/** Characters that tell costs apart that two people noted at once. */
const UNIQUE = 8
const keyAt = (place: number, unique: string): string => `${COST}${String(place).padStart(PLACES, '0')}~${unique}`
const placeOf = (key: string): number => Number.parseInt(key.slice(COST.length), 10) || 0

/** The costs that a plan was begun with, under the keys that everybody gives them. */
const begunKeys = (begun: readonly Cost[]): [string, unknown][] => begun.map((one, at) => [keyAt(at, 'begun'), one])

/** The costs of a document: those it was begun with, as far as nobody removed them, and what was noted since. */
export const costsIn = (head: Y.Map<unknown>, begun: TripMeta['costs']) => {
  const entries = new Map(begunKeys(begun ?? []))
  for (const [key, value] of head.entries()) if (key.startsWith(COST)) entries.set(key, value)
  const read = [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, value]) => {
      const known = cost.safeParse(value)
      return known.success ? [{ key, cost: known.data }] : []
    })
    .slice(0, costLimits.entries)
  return {
    costs: begun === null && entries.size === 0 ? null : read.map(({ cost: one }) => one),
    costKeys: read.map(({ key }) => key),
  }
}

/** Writes which costs came and went; a plan that tells of none, as one that the server replanned, leaves them. */
export const writeCosts = (
  head: Y.Map<unknown>,
  { meta: { costs: before }, costKeys }: KeyedCosts,
  after: TripMeta['costs'],
): void => {
  if (after === null) return
  const gone = new Map<string, string[]>()
  for (const [at, one] of (before ?? []).entries()) {
    const key = costKeys[at]
    const words = JSON.stringify(one)
    if (key !== undefined) gone.set(words, [...(gone.get(words) ?? []), key])
  }
  const added = after.filter((one) => gone.get(JSON.stringify(one))?.shift() === undefined)
  for (const key of [...gone.values()].flat()) head.set(key, null)
  const last = Math.max(-1, ...costKeys.map(placeOf))
  for (const [at, one] of added.entries()) head.set(keyAt(last + 1 + at, newId().slice(0, UNIQUE)), one)
}
