import type { Measured } from '@site/contracts/measured'
import { rateBounds } from './rate-bounds.ts'

/** What the rest did in the newest intervals, and in all before them. */
export interface RestHistory {
  readonly recent: Measured
  readonly before: Measured
}

/** A look at an outage is wrong once in so many ramps: every look is one, hence bounds that hold at all of them. */
const ALPHA = 1e-4
/** The rest fails this many times as often as before, at least: then nobody can be judged. */
const TIMES = 3
/** What is held of the rest before anything is counted: as `guards.ts` has it for failures. */
const USUAL = { rate: 0.005, visits: 400 }

const failing = ({ failures, others, errors, visits }: Measured): number => Math.min(visits, failures + others + errors)

/**
 * Whether visitors who do not have the canary are in trouble, so that the site, the backend or the network is at fault and no release can be
 * blamed or cleared.
 */
export const isOutage = ({ recent, before }: RestHistory): boolean => {
  const usual = (failing(before) + USUAL.rate * USUAL.visits) / (before.visits + USUAL.visits)
  return rateBounds({ visits: recent.visits, hits: failing(recent) }, ALPHA)[0] > TIMES * usual
}
