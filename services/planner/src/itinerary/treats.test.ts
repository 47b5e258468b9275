import { expect, it } from 'vitest'
import { samplePlaces } from '../testing/sample-city.ts'
import { clock } from './days.ts'
import { treatStops } from './treats.ts'

const [sample] = samplePlaces({ places: 1 })
const café = { ...sample, category: 'coffee', best: null }
const stop = { meal: null, fixed: null, minutes: 30, longest: 30, score: 50, hours: null } as const

it.each([
  ['a café', null, ['09:30–11:00', '15:30–17:30']],
  ['one that is best in the morning', 'morning' as const, ['09:30–11:00']],
])('%s is gone to between meals', (_, best, expected) => {
  const [only] = treatStops({ ...stop, poi: { ...café, best }, windows: [[[480, 1200]]] })
  expect(only?.windows[0]?.map(([from, until]) => `${clock(from)}–${clock(until)}`)).toEqual(expected)
})
