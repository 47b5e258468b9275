import type { RampPlan, RampStep } from '@site/contracts/ramp-plan'
import type { GuardName } from '@site/contracts/ramp-view'
import { addMeasured, nothingMeasured, type Measured } from '@site/contracts/measured'
import { isOutage } from './outage.ts'
import { combinedEvidence, noRampEvidence, withInterval, type Interval, type RampEvidence } from './ramp-evidence.ts'

/** How many of the newest intervals tell whether there is an outage; a pause ends when as many in a row had none. */
const RECENT = 3

/** A ramp as far as it came. Times are ms since 1970. */
export interface Ramp {
  readonly step: number
  readonly stepSince: number
  /** Visits with the new version in this step. */
  readonly stepVisits: number
  readonly evidence: RampEvidence
  /** The rest's newest intervals, the last one newest. */
  readonly recentRest: readonly Measured[]
  /** Intervals in a row without an outage; null while there is none. */
  readonly calmSince: number | null
  readonly before: Measured
}

export const startRamp = (now: number): Ramp => ({
  step: 0,
  stepSince: now,
  stepVisits: 0,
  evidence: noRampEvidence,
  recentRest: [],
  calmSince: null,
  before: nothingMeasured,
})

const sumOf = (list: readonly Measured[]): Measured => list.reduce(addMeasured, nothingMeasured)

/**
 * Takes in what one interval showed. Intervals during an outage, and those that turn out to lie at its beginning, are left out of the
 * evidence: they are judged only once the newest `RECENT` intervals are known to be calm.
 */
export const observe = (ramp: Ramp, interval: Interval): Ramp => {
  const recentRest = [...ramp.recentRest, interval.rest].slice(-RECENT)
  const outage = isOutage({ recent: sumOf(recentRest), before: ramp.before })
  if (outage || (ramp.calmSince !== null && ramp.calmSince + 1 < RECENT))
    return { ...ramp, recentRest, calmSince: outage ? 0 : (ramp.calmSince ?? 0) + 1 }
  return {
    ...ramp,
    recentRest,
    calmSince: null,
    before: addMeasured(ramp.before, interval.rest),
    stepVisits: ramp.stepVisits + interval.canary.visits,
    evidence: withInterval(ramp.evidence, interval),
  }
}

export type Decision =
  /** The canary is worse than the rest: take it back. */
  | { readonly kind: 'abort'; readonly guard: GuardName; readonly logEvidence: number }
  /** The rest is in trouble too: no step, and nobody is blamed. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'wait'; readonly for: 'time' | 'visits'; readonly left: number }
  | { readonly kind: 'advance'; readonly to: RampStep }
  | { readonly kind: 'done' }

/** What is to be done now. */
export const decide = (ramp: Ramp, plan: RampPlan, now: number): Decision => {
  if (ramp.calmSince !== null) return { kind: 'hold' }
  const { log, by } = combinedEvidence(ramp.evidence)
  if (log >= Math.log(1 / plan.wrongAlarm)) return { kind: 'abort', guard: by, logEvidence: log }
  const step = plan.steps[ramp.step]
  const next = plan.steps[ramp.step + 1]
  if (step === undefined || next === undefined) return { kind: 'done' }
  const seconds = step.dwellS - (now - ramp.stepSince) / 1000
  if (seconds > 0) return { kind: 'wait', for: 'time', left: Math.ceil(seconds) }
  if (ramp.stepVisits < step.visits) return { kind: 'wait', for: 'visits', left: step.visits - ramp.stepVisits }
  return { kind: 'advance', to: next }
}

/** The ramp at its next step. */
export const advanced = (ramp: Ramp, now: number): Ramp => ({
  ...ramp,
  step: ramp.step + 1,
  stepSince: now,
  stepVisits: 0,
})
