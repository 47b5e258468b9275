import { describe, expect, it } from 'vitest'
import { expectedSoFar, noRampEvidence, withInterval, type RampEvidence } from './ramp-evidence.ts'
import { isWorseAtStep, isWorthALook, upperTail } from './step-look.ts'
import { nothingMeasured, type Measured } from '@site/contracts/measured'

const side = (visits: number, failures: number): Measured => ({ ...nothingMeasured, visits, failures })
const after = (...intervals: readonly (readonly [Measured, Measured])[]): RampEvidence =>
  intervals.reduce<RampEvidence>((evidence, [canary, rest]) => withInterval(evidence, { canary, rest }), noRampEvidence)

it.each([
  [10, 0.5, 8, 0.0546875],
  [10, 0.5, 0, 1],
  [10, 0, 1, 0],
  [3, 0.1, 3, 0.001],
  [1000, 0.01, 20, 0.0032],
])('upperTail of %i trials at %d, %i or more, is %d', (trials, rate, least, chance) =>
  expect(upperTail(trials, rate, least)).toBeCloseTo(chance, 3),
)

describe('a look at the end of a step', () => {
  it('finds failures twice as many in some thousand visits', () =>
    expect(isWorseAtStep(after([side(2600, 27), side(23_400, 117)]), 0, 0.004)).toBe(true))
  it('finds none in what chance does', () =>
    expect(isWorseAtStep(after([side(2600, 20), side(23_400, 117)]), 0, 0.004)).toBe(false))
  it('takes less for granted the more looks there were', () =>
    expect(isWorseAtStep(after([side(2600, 27), side(23_400, 117)]), 2, 0.004)).toBe(false))
  it('compares each block with its own rest: a bad hour while the canary was large is nobody’s fault', () => {
    const evidence = after([side(100, 1), side(9900, 50)], [side(5000, 100), side(5000, 100)])
    expect(expectedSoFar(evidence)).toBeCloseTo(0.51 + 100)
    expect(isWorseAtStep(evidence, 0, 0.004)).toBe(false)
  })
  it('is not made while hardly any failure is expected', () => {
    expect(isWorthALook(after([side(100, 4), side(9900, 40)]))).toBe(false)
    expect(isWorthALook(after([side(2600, 13), side(23_400, 117)]))).toBe(true)
  })
})
