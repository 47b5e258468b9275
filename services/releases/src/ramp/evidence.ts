/** What was counted of one kind of outcome in one stretch of time: how many visits there were, and how many had it. */
export interface Arm {
  readonly visits: number
  readonly hits: number
}

/** The canary and everybody else during the same stretch of time. */
export interface Block {
  readonly canary: Arm
  readonly rest: Arm
}

/** A way in which a canary could be worse: what its rate would be beside the rate of the rest. */
export type Alternative = (rest: number) => number

/** No rate is held to be surely 0 or 1. */
const EDGE = 1e-6
const within = (rate: number): number => Math.min(1 - EDGE, Math.max(EDGE, rate))

/** The natural logarithm of how much likelier the counts are at `rate` than at `common`. */
const gain = ({ visits, hits }: Arm, rate: number, common: number): number =>
  hits * Math.log(rate / common) + (visits - hits) * Math.log((1 - rate) / (1 - common))

/**
 * The evidence of one block that the canary has the outcome more often, as a log e-value: its expectation is at most 1 while
 * the canary is no worse, whatever the rate both have and however it moves from block to block. `rest` and `canary` are the two rates
 * looked for and must be known before the block.
 *
 * R. Turner, A. Ly, P. Grünwald, "Generic E-variables for exact sequential k-sample tests that allow for optional stopping",
 * Journal of Statistical Planning and Inference 230 (2024), section 2.
 */
const blockEvidence = ({ canary, rest }: Block, canaryRate: number, restRate: number): number => {
  const visits = canary.visits + rest.visits
  if (visits === 0) return 0
  const common = (canary.visits * canaryRate + rest.visits * restRate) / visits
  return gain(canary, canaryRate, common) + gain(rest, restRate, common)
}

/** What is held of the rest before anything is counted: `rate`, as if seen in so many `visits`. */
export interface Prior {
  readonly rate: number
  readonly visits: number
}

/**
 * The evidence so far: of each alternative a log e-value, and the visits of the rest that told its rate. It may be looked at after every
 * block: the chance that the mean of the e-values ever reaches 1/a while the canary is no worse is at most a (Ville's inequality).
 */
export interface Evidence {
  readonly logs: readonly number[]
  readonly rest: Arm
}

export const noEvidence = (alternatives: readonly Alternative[]): Evidence => ({
  logs: alternatives.map(() => 0),
  rest: { visits: 0, hits: 0 },
})

/** The rate of the rest as far as earlier blocks tell it. */
export const restRate = ({ rest }: Evidence, prior: Prior): number =>
  within((rest.hits + prior.rate * prior.visits) / (rest.visits + prior.visits))

/** Adds a block. The rates looked for come from the blocks before it. */
export const withBlock = (
  before: Evidence,
  block: Block,
  { alternatives, prior }: { readonly alternatives: readonly Alternative[]; readonly prior: Prior },
): Evidence => {
  const rest = restRate(before, prior)
  return {
    logs: before.logs.map((log, at) => {
      const canary = within(alternatives[at]?.(rest) ?? rest)
      return log + (canary > rest ? blockEvidence(block, canary, rest) : 0)
    }),
    rest: {
      visits: before.rest.visits + block.rest.visits,
      hits: before.rest.hits + block.rest.hits,
    },
  }
}

/** The natural logarithm of the mean of e-values that are given as logarithms. */
export const logMean = (logs: readonly number[]): number => {
  const most = Math.max(...logs)
  if (!Number.isFinite(most)) return most
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length)
}
