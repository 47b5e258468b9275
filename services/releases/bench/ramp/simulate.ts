import type { RampPlan } from '@site/contracts/ramp-plan'
import { binOf, nothingMeasured, type GuardedVital, type Measured } from '@site/contracts/measured'
import { advanced, decide, observe, startRamp, type Decision, type Ramp } from '../../src/ramp/ramp.ts'

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
export type Random = () => number

/** A number of the standard normal distribution (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** One visitor: how many visits, in which browser, whether measured, how fast the device is. */
export interface Visitor {
  readonly visits: number
  readonly browser: 'chromium' | 'webkit' | 'firefox'
  readonly consents: boolean
  /** Added to the logarithm of every vital of this visitor. */
  readonly pace: number
}

/** How a release and its visitors behave. */
export interface Behaviour {
  readonly visitorsADay: number
  /** Chance that a visit has a failure charged to the release. */
  readonly failure: (visitor: Visitor, side: 'canary' | 'rest', seconds: number) => number
  /** By which factor a vital is longer. */
  readonly slower?: (vital: GuardedVital, side: 'canary' | 'rest') => number
  /** Visitors at a moment, as a multiple of the usual. */
  readonly traffic?: (seconds: number) => number
  readonly longestDays?: number
}

export interface Outcome {
  readonly decision: Decision['kind'] | 'unfinished'
  readonly guard: string | null
  /** Visitors who had the new version. */
  readonly saw: number
  readonly step: number
  readonly held: boolean
  readonly seconds: number
}

const INTERVAL_S = 10

/** Of the spread of a vital a quarter (of its variance) lies between visitors, the rest between one visitor's visits. */
const BETWEEN = 0.5
const WITHIN = Math.sqrt(1 - BETWEEN ** 2)

/** Median and spread (of logarithms) of each vital among visitors; CLS in thousandths. Round figures of the field's reports. */
const VITALS: Readonly<Record<GuardedVital, { readonly median: number; readonly spread: number }>> = {
  LCP: { median: 1600, spread: 0.5 },
  INP: { median: 90, spread: 0.7 },
  CLS: { median: 20, spread: 1 },
}
const vitalNames: readonly GuardedVital[] = ['LCP', 'INP', 'CLS']

const poisson = (mean: number, random: Random): number => {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)))
  let count = 0
  for (let product = random(); product > Math.exp(-mean); product *= random()) count += 1
  return count
}

/** Visits of a visitor while a ramp runs; the mean is 1.9. */
const visitsOf = (random: Random): number => {
  const drawn = random()
  if (drawn < 0.58) return 1
  if (drawn < 0.79) return 2
  return drawn < 0.92 ? 3 : 5
}

const visitor = (random: Random): Visitor => {
  const browser = random()
  return {
    visits: visitsOf(random),
    browser: browser < 0.66 ? 'chromium' : browser < 0.9 ? 'webkit' : 'firefox',
    consents: random() < 0.5,
    pace: BETWEEN * normal(random),
  }
}

/** Counts of one side in one interval, added to in place: a ramp has tens of thousands of visits. */
const counter = () => {
  const vitals: Record<GuardedVital, number[]> = { LCP: [], INP: [], CLS: [] }
  const counts = { visits: 0, failures: 0 }
  const note = (vital: GuardedVital, bin: number): void => {
    const bins = vitals[vital]
    while (bins.length <= bin) bins.push(0)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return { counts, note, measured: (): Measured => ({ ...nothingMeasured, ...counts, vitals }) }
}
type Counter = ReturnType<typeof counter>

/** One visit; whether it failed. */
const visit = (
  { counts, note }: Counter,
  who: Visitor,
  side: 'canary' | 'rest',
  { behaviour, seconds, random }: { readonly behaviour: Behaviour; readonly seconds: number; readonly random: Random },
): boolean => {
  const failed = random() < behaviour.failure(who, side, seconds)
  counts.visits += 1
  if (failed) counts.failures += 1
  if (who.consents)
    for (const vital of vitalNames) {
      const { median, spread } = VITALS[vital]
      const own = spread * (WITHIN * normal(random) + who.pace)
      note(vital, binOf(median * Math.exp(own) * (behaviour.slower?.(vital, side) ?? 1)))
    }
  return failed
}

/** Runs one release through its ramp. */
export const simulate = (behaviour: Behaviour, plan: RampPlan, seed: number): Outcome => {
  const random = randomOf(seed)
  const longest = (behaviour.longestDays ?? 5) * 86_400
  let ramp: Ramp = startRamp(0)
  let saw = 0
  let held = false
  const isDone = (decision: Decision, seconds: number): Outcome | null =>
    decision.kind === 'abort' || decision.kind === 'done'
      ? {
          decision: decision.kind,
          guard: decision.kind === 'abort' ? decision.guard : null,
          saw,
          step: ramp.step,
          held,
          seconds,
        }
      : null
  for (let seconds = INTERVAL_S; seconds <= longest; seconds += INTERVAL_S) {
    const mean = (behaviour.visitorsADay / 86_400) * INTERVAL_S * (behaviour.traffic?.(seconds) ?? 1)
    const visitors = poisson(mean, random)
    if (visitors === 0) continue
    const sides = { canary: counter(), rest: counter() }
    for (let count = visitors; count > 0; count -= 1) {
      const who = visitor(random)
      const side = random() * 100 < (plan.steps[ramp.step]?.percent ?? 0) ? 'canary' : 'rest'
      if (side === 'canary') saw += 1
      // A visitor who met a failure is not counted again: further ones would say nothing new.
      for (let turn = 0; turn < who.visits; turn += 1)
        if (visit(sides[side], who, side, { behaviour, seconds, random })) break
    }
    ramp = observe(ramp, { canary: sides.canary.measured(), rest: sides.rest.measured() })
    const decision = decide(ramp, plan, seconds * 1000)
    held ||= decision.kind === 'hold'
    const outcome = isDone(decision, seconds)
    if (outcome !== null) return outcome
    if (decision.kind === 'advance') ramp = advanced(ramp, seconds * 1000)
  }
  return {
    decision: held && ramp.calmSince !== null ? 'hold' : 'unfinished',
    guard: null,
    saw,
    step: ramp.step,
    held,
    seconds: longest,
  }
}
