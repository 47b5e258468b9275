import { gammaln } from 'simple-statistics'
import type { Arm } from './evidence.ts'

const logBeta = (a: number, b: number): number => gammaln(a) + gammaln(b) - gammaln(a + b)

/** Jeffreys' prior: as if half a hit and half a miss had been seen. */
const PRIOR = 0.5

/** Halvings of an interval of length 1 until it is shorter than any rate that is shown. */
const HALVINGS = 40

/**
 * Bounds of a rate that hold at every look at once with probability 1 - `alpha`: the rates against which the Beta mixture's likelihood
 * ratio stays below 1/alpha. H. Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of Mathematical
 * Statistics 41 (1970).
 */
export const rateBounds = ({ visits, hits }: Arm, alpha: number): readonly [low: number, high: number] => {
  const misses = visits - hits
  const mixture = logBeta(hits + PRIOR, misses + PRIOR) - logBeta(PRIOR, PRIOR)
  const isOut = (rate: number): boolean => {
    const own = (hits === 0 ? 0 : hits * Math.log(rate)) + (misses === 0 ? 0 : misses * Math.log(1 - rate))
    return mixture - own >= Math.log(1 / alpha)
  }
  const edge = (out: number, inside: number): number => {
    let [far, near] = [out, inside]
    if (!isOut(far)) return far
    for (let turn = 0; turn < HALVINGS; turn += 1) {
      const middle = (far + near) / 2
      if (isOut(middle)) far = middle
      else near = middle
    }
    return near
  }
  const best = visits === 0 ? 0.5 : hits / visits
  return [edge(0, best), edge(1, best)]
}
