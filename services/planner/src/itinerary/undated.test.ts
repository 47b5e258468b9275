import type { Activity } from '@site/contracts/trip-fields'
import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { firstUndated } from './undated.ts'

const asking = (...activities: Activity[]) => ({ soft: { ...emptyTrip.soft, activities } })

it.each([
  ['Barcelona in November', '2026-11-29', 41.4, '2027-06-08'],
  ['Barcelona in March', '2027-03-01', 41.4, '2027-06-08'],
  ['Barcelona in July', '2027-07-01', 41.4, '2027-07-15'],
  ['Barcelona at the end of September', '2027-09-20', 41.4, '2028-06-08'],
  ['Sydney in November', '2026-11-29', -33.9, '2026-12-13'],
  ['Sydney in May', '2027-05-01', -33.9, '2027-12-08'],
  ['Singapore in November', '2026-11-29', 1.3, '2026-12-13'],
])('a trip to the beach without dates waits for summer: %s', (_, today, lat, first) =>
  expect(firstUndated(asking('the beach'), today, lat)).toBe(first),
)

it('any other begins two weeks on', () => expect(firstUndated(asking('coffee'), '2026-11-29', 41.4)).toBe('2026-12-13'))
