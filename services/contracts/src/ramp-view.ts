import * as z from 'zod/mini'
import { rampPlan } from './ramp-plan.ts'

/**
 * What a canary must not do more often than the rest on pages that hold the remote. A visit is one load of a page's document; each counts
 * once for a guard, however often it happens in it.
 *
 * - `failures`: the release's own code threw, or a call of it failed for a reason of its own
 * - `others`: a failure charged to another release
 * - `errors`: a failure that no stack trace charges to anybody
 * - `slow…`: a vital over what a quarter (or half) of the rest's visits exceeded before; only of visitors who agreed to be measured
 */
export const guardNames = ['failures', 'others', 'errors', 'slowLoad', 'slowerLoad', 'slowPress', 'shift'] as const
export type GuardName = (typeof guardNames)[number]

/**
 * - `held`: a person stopped it, or the registry refused its next step; it is watched all the same
 * - `outage`: the rest is in trouble too, so that nobody is blamed and no step is taken
 * - `aborted`: taken back by itself
 * - `rolled-back`: a person took the canary back
 * - `taken-over`: a person changed who has which version; the ramp ended and left it so
 */
export const rampStates = ['running', 'held', 'outage', 'done', 'aborted', 'rolled-back', 'taken-over'] as const
export type RampState = (typeof rampStates)[number]

/** True of a ramp that goes on. */
export const isRunning = (state: RampState): boolean => state === 'running' || state === 'held' || state === 'outage'

export const rampDecisionKinds = [
  'started',
  'step',
  'hold',
  'resume',
  'outage',
  'outage-over',
  'done',
  'aborted',
  'rolled-back',
  'taken-over',
] as const
export type RampDecisionKind = (typeof rampDecisionKinds)[number]

const rate = z.number().check(z.gte(0), z.lte(1))
const count = z.int().check(z.gte(0))

/** What was counted of a guard on one side, and bounds of its rate that hold at every look at once. */
const rampArm = z.object({ visits: count, hits: count, low: rate, high: rate })
export type RampArm = z.infer<typeof rampArm>

/** One point of a side's curve: sums since the start, and bounds of the rate of failures. */
const seriesArm = z.object({ visits: count, failures: count, low: rate, high: rate })
export type SeriesArm = z.infer<typeof seriesArm>

export const seriesPoint = z.object({ at: z.string(), canary: seriesArm, rest: seriesArm })
export type SeriesPoint = z.infer<typeof seriesPoint>

export const rampDecision = z.object({
  at: z.string(),
  kind: z.enum(rampDecisionKinds),
  /** One plain sentence with its figures. */
  words: z.string(),
  /** `controller`, or the person as in the journal. */
  by: z.string(),
  /** Of `aborted`: the guard that showed it; null where it was something else. */
  guard: z.nullable(z.enum(guardNames)),
})
export type RampDecision = z.infer<typeof rampDecision>

/** A ramp as it is shown. Times are ISO dates. */
export const rampView = z.object({
  name: z.string(),
  version: z.string(),
  /** The default when it started. */
  against: z.string(),
  state: z.enum(rampStates),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  by: z.string(),
  plan: rampPlan,
  /** Index of the step in `plan.steps`. */
  step: count,
  stepSince: z.string(),
  /** Visits with the new version in this step. */
  stepVisits: count,
  /** What the next step waits for: `left` seconds or visits. Null of a ramp that does not wait, or not for these. */
  waiting: z.nullable(z.object({ for: z.enum(['time', 'visits']), left: z.number() })),
  /** Share of visitors that have the new version now, in percent. */
  traffic: z.number(),
  guards: z.array(
    z.object({
      name: z.enum(guardNames),
      canary: rampArm,
      rest: rampArm,
      /** The guard's e-value: 1 tells nothing, 1 / `plan.wrongAlarm` of all guards together aborts. At most 1e12. */
      evidence: z.number(),
    }),
  ),
  /** The mean of the guards' e-values by their weights: what aborts at 1 / `plan.wrongAlarm`. */
  evidence: z.number(),
  /** A remote's own measures, per visit; they inform only. */
  named: z.array(z.object({ name: z.string(), canary: z.number(), rest: z.number() })),
  /** At most 200 points, thinned; in a list of ramps at most 40. */
  series: z.array(seriesPoint),
  decisions: z.array(rampDecision),
})
export type RampView = z.infer<typeof rampView>

export const rampList = z.object({ ramps: z.array(rampView) })
