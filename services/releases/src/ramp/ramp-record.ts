import { measured } from '@site/contracts/measured'
import { rampPlan } from '@site/contracts/ramp-plan'
import {
  guardNames,
  rampDecision,
  rampStates,
  seriesPoint,
  type RampDecision,
  type SeriesPoint,
} from '@site/contracts/ramp-view'
import * as z from 'zod/mini'
import { noRampEvidence } from './ramp-evidence.ts'
import type { Ramp } from './ramp.ts'

const arm = z.object({ visits: z.number(), hits: z.number() })
const byGuard = <Schema extends z.ZodMiniType>(schema: Schema) => z.record(z.enum(guardNames), schema)

/** `Ramp` of `ramp.ts` as it is stored. */
const progress = z.object({
  step: z.number(),
  stepSince: z.number(),
  stepVisits: z.number(),
  looks: z.number(),
  evidence: z.object({
    guards: byGuard(z.object({ logs: z.array(z.number()), rest: arm })),
    // Records of ramps that ended before open blocks were kept have none.
    open: z._default(byGuard(z.object({ canary: arm, rest: arm })), () => noRampEvidence.open),
    counted: byGuard(z.object({ canary: arm, rest: arm })),
    expected: z.number(),
    pooled: z.object({ canary: arm, rest: arm }),
    canary: measured,
    rest: measured,
  }),
  recentRest: z.array(measured),
  calmSince: z.nullable(z.number()),
  before: measured,
})

/** A decision that is not carried out yet. */
const unsettled = z.object({
  decision: rampDecision,
  /** The share that visitors are to have, in percent: 0 takes the version back, 100 makes it the default. */
  percent: z.number(),
  state: z.enum(rampStates),
  held: z.boolean(),
})
export type Unsettled = z.infer<typeof unsettled>

/**
 * A ramp as far as it came: everything that is known of it stands in one object, and the newest one counts (`ramp-chain.ts`).
 *
 * A decision takes two of them. The first holds it as `unsettled`; then it is carried out, which may be repeated; the second says that this
 * is done. Who is killed in between has whoever reads the first one go on.
 */
export const rampRecord = z.object({
  /** The number of its first record. */
  id: z.number(),
  name: z.string(),
  version: z.string(),
  /** The default when it started: what the canary is compared with. */
  against: z.string(),
  by: z.string(),
  plan: rampPlan,
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** `outage` and `held` are told by `progress` and `held`. */
  state: z.enum(rampStates),
  held: z.boolean(),
  progress,
  /** The share of visitors that the registry gives the version, in percent. */
  percent: z.number(),
  unsettled: z.nullable(unsettled),
  /** By front server: the last of its batches that is in `progress`, and when that was taken (ms). Further copies of it are not counted. */
  counted: z.record(z.string(), z.object({ sequence: z.number(), at: z.number() })),
  /** When the newest interval was taken in, ms. */
  observedAt: z.number(),
  series: z.array(seriesPoint),
  decisions: z.array(rampDecision),
})
export interface RampRecord extends Readonly<Omit<z.infer<typeof rampRecord>, 'progress' | 'series' | 'decisions'>> {
  readonly progress: Ramp
  readonly series: readonly SeriesPoint[]
  readonly decisions: readonly RampDecision[]
}

/** True of a ramp that ended and needs nothing more. */
export const isOver = ({ endedAt, unsettled }: RampRecord): boolean => endedAt !== null && unsettled === null
