import { describe, expect, it } from 'vitest'
import { logMean, noEvidence, withBlock, type Block } from './evidence.ts'

const rules = { alternatives: [(rest: number) => 2 * rest], prior: { rate: 0.1, visits: 100 } }
const block = (canary: [number, number], rest: [number, number]): Block => ({
  canary: { visits: canary[0], hits: canary[1] },
  rest: { visits: rest[0], hits: rest[1] },
})

const binomial = (visits: number, hits: number, rate: number): number => {
  let ways = 1
  for (let at = 0; at < hits; at += 1) ways = (ways * (visits - at)) / (at + 1)
  return ways * rate ** hits * (1 - rate) ** (visits - hits)
}

/** The expectation of a block's e-value when both sides fail as often, summed over everything that can happen. */
const expectation = (sizes: { canary: number; rest: number }, rates: { canary: number; rest: number }): number => {
  let sum = 0
  for (let canary = 0; canary <= sizes.canary; canary += 1)
    for (let rest = 0; rest <= sizes.rest; rest += 1) {
      const [log = 0] = withBlock(
        noEvidence(rules.alternatives),
        block([sizes.canary, canary], [sizes.rest, rest]),
        rules,
      ).logs
      sum += Math.exp(log) * binomial(sizes.canary, canary, rates.canary) * binomial(sizes.rest, rest, rates.rest)
    }
  return sum
}

describe('withBlock', () => {
  it.each([
    [
      { canary: 5, rest: 20 },
      { canary: 0.1, rest: 0.1 },
    ],
    [
      { canary: 5, rest: 20 },
      { canary: 0.4, rest: 0.4 },
    ],
    [
      { canary: 12, rest: 12 },
      { canary: 0.02, rest: 0.02 },
    ],
    [
      { canary: 12, rest: 3 },
      { canary: 0.05, rest: 0.3 },
    ],
  ])('expects no evidence of %j while the canary is no worse: %j', (sizes, rates) =>
    expect(expectation(sizes, rates)).toBeLessThanOrEqual(1 + 1e-9),
  )

  it('expects evidence when the canary is worse', () =>
    expect(expectation({ canary: 12, rest: 12 }, { canary: 0.3, rest: 0.1 })).toBeGreaterThan(1.2))

  it('learns the rate of the rest from earlier blocks alone', () => {
    const first = withBlock(noEvidence(rules.alternatives), block([0, 0], [900, 0]), rules)
    expect(first.rest).toEqual({ visits: 900, hits: 0 })
    // A block of nothing but the rest tells nothing of the canary.
    expect(first.logs[0]).toBeCloseTo(0)
  })
})

it('adds e-values and not their logarithms', () => {
  expect(logMean([Math.log(1), Math.log(3)])).toBeCloseTo(Math.log(2))
  expect(logMean([-Infinity, Math.log(4)])).toBeCloseTo(Math.log(2))
  expect(logMean([1000, 1000])).toBeCloseTo(1000)
})
