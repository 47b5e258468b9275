import type { RampPlan, RampStep } from '@site/contracts/ramp-plan'
import type { GuardName } from '@site/contracts/ramp-view'
import { addMeasured, nothingMeasured, type Measured } from '@site/contracts/measured'
import { isOutage } from './outage.ts'
import {
  combinedEvidence,
  noRampEvidence,
  withBlockEnded,
  withInterval,
  type Interval,
  type RampEvidence,
} from './ramp-evidence.ts'
import { isWorseAtStep, isWorthALook } from './step-look.ts'

/** How many of the newest intervals tell whether there is an outage; a pause ends when as many in a row had none. */
const RECENT = 3

/** A ramp as far as it came. Times are ms since 1970. */
export interface Ramp {
  readonly step: number
  readonly stepSince: number
  /** Visits with the new version in this step. */
  readonly stepVisits: number
  /** Looks at the ends of steps so far. */
  readonly looks: number
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
  looks: 0,
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
  | { readonly kind: 'abort'; readonly guard: GuardName; readonly logEvidence: number; readonly atStep: boolean }
  /** The rest is in trouble too: no step, and nobody is blamed. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'wait'; readonly for: 'time' | 'visits'; readonly left: number }
  | { readonly kind: 'advance'; readonly to: RampStep }
  | { readonly kind: 'done' }

/** What is to be done now. Of a ramp that a person holds the end of a step is not looked at before it goes on. */
export const decide = (ramp: Ramp, plan: RampPlan, now: number, isHeld = false): Decision => {
  if (ramp.calmSince !== null) return { kind: 'hold' }
  const { log, by } = combinedEvidence(ramp.evidence)
  if (log >= Math.log(1 / plan.wrongAlarm)) return { kind: 'abort', guard: by, logEvidence: log, atStep: false }
  const step = plan.steps[ramp.step]
  const next = plan.steps[ramp.step + 1]
  if (step === undefined || next === undefined) return { kind: 'done' }
  const seconds = step.dwellS - (now - ramp.stepSince) / 1000
  if (seconds > 0) return { kind: 'wait', for: 'time', left: Math.ceil(seconds) }
  if (ramp.stepVisits < step.visits) return { kind: 'wait', for: 'visits', left: step.visits - ramp.stepVisits }
  if (isHeld) return { kind: 'wait', for: 'time', left: 0 }
  if (isWorthALook(ramp.evidence) && isWorseAtStep(ramp.evidence, ramp.looks, plan.stepAlarm))
    return { kind: 'abort', guard: 'failures', logEvidence: log, atStep: true }
  return { kind: 'advance', to: next }
}

/** The ramp after the look at the end of a step. */
export const looked = (ramp: Ramp): Ramp => ({ ...ramp, looks: ramp.looks + (isWorthALook(ramp.evidence) ? 1 : 0) })

/** The ramp at its next step. */
export const advanced = (ramp: Ramp, now: number): Ramp => ({
  ...looked(ramp),
  evidence: withBlockEnded(ramp.evidence),
  step: ramp.step + 1,
  stepSince: now,
  stepVisits: 0,
})
