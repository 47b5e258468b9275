import { gammaln } from 'simple-statistics'
import { expectedSoFar, type RampEvidence } from './ramp-evidence.ts'

const logChoose = (trials: number, hits: number): number =>
  gammaln(trials + 1) - gammaln(hits + 1) - gammaln(trials - hits + 1)

/** The chance of `least` hits or more in so many trials. */
export const upperTail = (trials: number, rate: number, least: number): number => {
  if (least <= 0) return 1
  if (rate <= 0 || least > trials) return 0
  if (rate >= 1) return 1
  let sum = 0
  for (let hits = least; hits <= trials; hits += 1) {
    const term = Math.exp(logChoose(trials, hits) + hits * Math.log(rate) + (trials - hits) * Math.log1p(-rate))
    sum += term
    // Terms above the mean fall faster and faster.
    if (hits > trials * rate && term < sum * 1e-12) break
  }
  return Math.min(1, sum)
}

/** Fewer failures than this are expected on the canary: a look would see nothing and only use up its part of the chance of a wrong alarm. */
const LEAST_EXPECTED = 5
/** Each look may use this part of what the looks before it left. */
const PART = 0.9

/** Whether a look at the end of this step would tell anything. */
export const isWorthALook = (evidence: RampEvidence): boolean => expectedSoFar(evidence) >= LEAST_EXPECTED

/**
 * Whether the canary has had more failures than chance allows, at the end of a step: once, and not at any time as the e-values. That a step
 * ends depends on time and visits alone. As every block's failures, if the canary is no worse, fall on its visits and on the rest's alike,
 * their number on the canary is a sum of draws with known chances, whose upper tail is at most that of the binomial with the same mean
 * (W. Hoeffding, "On the distribution of the number of successes in independent trials", Annals of Mathematical Statistics 27 (1956)).
 *
 * `looks` were made before; all together are wrong at most with the chance `alarm`.
 */
export const isWorseAtStep = (evidence: RampEvidence, looks: number, alarm: number): boolean => {
  const { canary, rest } = evidence.counted.failures
  const expected = expectedSoFar(evidence)
  const failures = canary.hits + rest.hits
  if (canary.hits < expected + 1) return false
  const mine = alarm * PART * (1 - PART) ** looks
  return upperTail(failures, expected / failures, canary.hits) <= mine
}
