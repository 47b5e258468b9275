import { nothingMeasured, type Measured } from '@site/contracts/measured'
import { expect, it } from 'vitest'
import { combinedEvidence, noRampEvidence, withInterval, type Interval, type RampEvidence } from './ramp-evidence.ts'

const side = (visits: number, failures = 0): Measured => ({ ...nothingMeasured, visits, failures })
const after = (...intervals: readonly Interval[]): RampEvidence =>
  intervals.reduce<RampEvidence>(withInterval, noRampEvidence)
const logOf = (evidence: RampEvidence): number => combinedEvidence(evidence).log

it('counts a failure that is told of in an interval without a visit', () => {
  const late = after({ canary: side(1), rest: side(0) }, { canary: side(0, 1), rest: side(0) })
  expect(late.counted.failures.canary).toEqual({ visits: 1, hits: 1 })
  expect(logOf(withInterval(late, { canary: side(1), rest: side(4) }))).toBeGreaterThan(0)
})

it('learns the same of few visits that come one by one as of the same in one interval', () => {
  const together = after({ canary: side(5, 1), rest: side(20) })
  const one = { canary: side(1), rest: side(0) }
  const apart = after(one, one, one, one, { canary: side(1, 1), rest: side(0) }, { canary: side(0), rest: side(20) })
  expect(logOf(apart)).toBeCloseTo(logOf(together), 10)
  expect(logOf(apart)).toBeGreaterThan(0)
})

it('takes no more failures than there were visits without one, whoever sends them', () => {
  const flooded = after({ canary: side(3, 1), rest: side(9) }, { canary: side(0, 1000), rest: side(0) })
  expect(flooded.counted.failures.canary).toEqual({ visits: 3, hits: 3 })
  const later = withInterval(flooded, { canary: side(10), rest: side(30) })
  expect(later.counted.failures.canary).toEqual({ visits: 13, hits: 3 })
})
