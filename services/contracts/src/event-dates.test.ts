import { expect, it } from 'vitest'
import { usualWords } from './event-dates.ts'

const march = { start: '2027-03-12', end: '2027-03-14', status: 'expected' } as const

it('says about when an event is where nobody knows the day', () => {
  expect(usualWords(march)).toBeNull()
  expect(usualWords({ ...march, usual: 'around' })).toBe('around 12 March')
  expect(usualWords({ ...march, usual: 'month' })).toBe('in March')
})
