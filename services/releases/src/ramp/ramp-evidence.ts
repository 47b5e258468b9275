import type { GuardName } from '@site/contracts/ramp-view'
import { logMean, noEvidence, restRate, withBlock, type Arm, type Block, type Evidence } from './evidence.ts'
import { guards, vitalGuards, type Guard } from './guards.ts'
import { addMeasured, binOver, countFrom, nothingMeasured, total, type Measured } from '@site/contracts/measured'

/** What the canary and the rest did in the same interval. */
export interface Interval {
  readonly canary: Measured
  readonly rest: Measured
}

/** Everything a ramp has learnt: of each guard its evidence, and the sums it is shown by. */
export interface RampEvidence {
  readonly guards: Readonly<Record<GuardName, Evidence>>
  /**
   * Of each guard what is no block yet: visits are compared with visits of the same time, so that a block has some of both sides, and a
   * failure that is told of later than its visit is one of a visit that comes.
   */
  readonly open: Readonly<Record<GuardName, Block>>
  /** Of each guard what was counted so far, both sides. */
  readonly counted: Readonly<Record<GuardName, Block>>
  /** Failures that the canary would have had of those of both sides, block by block, if it were no worse. */
  readonly expected: number
  /** The newest intervals' failures, until they are enough for a block of `expected`. */
  readonly pooled: Block
  readonly canary: Measured
  readonly rest: Measured
}

const NONE: Arm = { visits: 0, hits: 0 }
const NOTHING: Block = { canary: NONE, rest: NONE }
const forGuards = <Value>(make: (guard: Guard) => Value): Record<GuardName, Value> => ({
  failures: make(guardOf('failures')),
  others: make(guardOf('others')),
  errors: make(guardOf('errors')),
  slowLoad: make(guardOf('slowLoad')),
  slowerLoad: make(guardOf('slowerLoad')),
  slowPress: make(guardOf('slowPress')),
  shift: make(guardOf('shift')),
})

const guardOf = (name: GuardName): Guard => {
  const found = guards.find((guard) => guard.name === name)
  if (found === undefined) throw new Error(`No guard is called ${name}`)
  return found
}

const rulesOf = (guard: Guard) => ({
  alternatives: guard.alternatives.map(({ rate }) => rate),
  prior: guard.prior,
})

export const noRampEvidence: RampEvidence = {
  guards: forGuards((guard) => noEvidence(rulesOf(guard).alternatives)),
  open: forGuards(() => NOTHING),
  counted: forGuards(() => ({ canary: NONE, rest: NONE })),
  expected: 0,
  pooled: { canary: NONE, rest: NONE },
  canary: nothingMeasured,
  rest: nothingMeasured,
}

/** Fewer measured visits of the rest tell no quantile. */
const LEAST_FOR_QUANTILE = 100

const isVitalGuard = (name: GuardName): name is keyof typeof vitalGuards => name in vitalGuards

/** What an interval tells a guard. A vital's threshold comes from the rest's earlier intervals. */
const blockOf = (name: GuardName, { canary, rest }: Interval, earlier: Measured): Block => {
  if (!isVitalGuard(name)) {
    const counts = name
    const arm = (side: Measured): Arm => ({ visits: side.visits, hits: hitsOf(side, counts) })
    return { canary: arm(canary), rest: arm(rest) }
  }
  const { vital, over } = vitalGuards[name]
  const bin = binOver(earlier.vitals[vital] ?? [], over, LEAST_FOR_QUANTILE)
  if (bin === null) return { canary: NONE, rest: NONE }
  const arm = (side: Measured): Arm => {
    const histogram = side.vitals[vital] ?? []
    return { visits: total(histogram), hits: countFrom(histogram, bin) }
  }
  return { canary: arm(canary), rest: arm(rest) }
}

const hitsOf = (side: Measured, name: Exclude<GuardName, keyof typeof vitalGuards>): number => side[name]

const sum = (one: Arm, other: Arm): Arm => ({ visits: one.visits + other.visits, hits: one.hits + other.hits })

const both = (one: Block, other: Block): Block => ({
  canary: sum(one.canary, other.canary),
  rest: sum(one.rest, other.rest),
})
/** A visit has a kind of outcome once: whoever sends more than there were visits without one has sent nothing. */
const limited = (block: Block, before: Block): Block => {
  const arm = (side: 'canary' | 'rest'): Arm => {
    const { visits, hits } = block[side]
    return { visits, hits: Math.min(hits, before[side].visits - before[side].hits + visits) }
  }
  return { canary: arm('canary'), rest: arm('rest') }
}
const within = ({ visits, hits }: Arm): Arm => ({ visits, hits: Math.min(visits, hits) })
const beyond = ({ visits, hits }: Arm): Arm => ({ visits: 0, hits: Math.max(0, hits - visits) })

/** The block that is full, if any, and what stays open. When it is full depends on visits alone, never on what came of them. */
const closed = (open: Block): { readonly block: Block | null; readonly open: Block } => {
  const { canary, rest } = open
  if (canary.visits === 0 || rest.visits === 0) return { block: null, open }
  return {
    block: { canary: within(canary), rest: within(rest) },
    open: { canary: beyond(canary), rest: beyond(rest) },
  }
}

/** The canary's part of a block's hits, by its visits. */
const expectedOf = ({ canary, rest }: Block): number => {
  const visits = canary.visits + rest.visits
  return visits === 0 ? 0 : ((canary.hits + rest.hits) * canary.visits) / visits
}

/**
 * Visits of the canary that make a block. In blocks of a few seconds the canary's part of the visits is larger just where it had a failure,
 * so that too many would be expected of a canary that is worse.
 */
const BLOCK_VISITS = 50

/** Failures that were to be expected of the canary so far. */
export const expectedSoFar = ({ expected, pooled }: RampEvidence): number => expected + expectedOf(pooled)

/** Ends the block: what comes has another share of the visits. */
export const withBlockEnded = (evidence: RampEvidence): RampEvidence => ({
  ...evidence,
  expected: expectedSoFar(evidence),
  pooled: { canary: NONE, rest: NONE },
})

/** Adds what one interval showed. */
export const withInterval = (before: RampEvidence, interval: Interval): RampEvidence => {
  const blocks = forGuards(({ name }) => limited(blockOf(name, interval, before.rest), before.counted[name]))
  const pooled = both(before.pooled, blocks.failures)
  const next = forGuards(({ name }) => closed(both(before.open[name], blocks[name])))
  const after: RampEvidence = {
    guards: forGuards((guard) => {
      const { block } = next[guard.name]
      return block === null ? before.guards[guard.name] : withBlock(before.guards[guard.name], block, rulesOf(guard))
    }),
    open: forGuards(({ name }) => next[name].open),
    counted: forGuards(({ name }) => both(before.counted[name], blocks[name])),
    expected: before.expected,
    pooled,
    canary: addMeasured(before.canary, interval.canary),
    rest: addMeasured(before.rest, interval.rest),
  }
  return pooled.canary.visits < BLOCK_VISITS ? after : withBlockEnded(after)
}

/** Adds the logarithms of weights to log e-values and gives the logarithm of their sum. */
const weighted = (logs: readonly number[], weights: readonly number[]): number =>
  logMean(logs.map((log, at) => log + Math.log((weights[at] ?? 0) * logs.length)))

/** Of each guard the natural logarithm of its e-value. */
export const logEvidenceOf = (evidence: RampEvidence): Record<GuardName, number> =>
  forGuards((guard) =>
    weighted(
      evidence.guards[guard.name].logs,
      guard.alternatives.map(({ weight }) => weight),
    ),
  )

/** All guards together: the weighted mean of e-values is one again. `by` is the guard that adds most. */
export const combinedEvidence = (evidence: RampEvidence): { readonly log: number; readonly by: GuardName } => {
  const logs = logEvidenceOf(evidence)
  const parts = guards.map(({ name, weight }) => ({ name, log: logs[name] + Math.log(weight) }))
  const most = parts.reduce((best, each) => (each.log > best.log ? each : best))
  return {
    log: weighted(
      guards.map(({ name }) => logs[name]),
      guards.map(({ weight }) => weight),
    ),
    by: most.name,
  }
}

/** The rate of the rest that a guard knows of. */
export const knownRate = (evidence: RampEvidence, name: GuardName): number =>
  restRate(evidence.guards[name], guardOf(name).prior)
