import { expect, test } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, melbourneTrip } from '../testing/plans.ts'
import { travelTimes, withTravelTimes } from './travel-times.ts'

const body = bodyFor('Melbourne', 7)
const read = (key: string, value: string): Trip => ({
  ...melbourneTrip,
  meta: {
    ...melbourneTrip.meta,
    reading: {
      understood: [{ key, label: 'Arriving', value, words: 'landing at 2pm', field: 'notes', use: 'planned' }],
      notUsed: [],
      questions: [],
    },
  },
})

test.each([
  ['the form', { ...body, trip: { arrival: '13:00' } }, melbourneTrip, '13:00'],
  ['the words', body, read('arrival', '14:00'), '14:00'],
  ['the form before the words', { ...body, trip: { arrival: '13:00' } }, read('arrival', '14:00'), '13:00'],
  ['nobody', body, melbourneTrip, null],
  ['words that are no time', body, read('arrival', 'in the evening'), null],
  ['words of something else', body, read('ticket', '14:00'), null],
])('the arrival as told by %s', (_, request, trip, arrival) =>
  expect(travelTimes(request, trip)).toEqual({ arrival, departure: null }),
)

test('a request takes the times along that only its words told', () => {
  expect(withTravelTimes(body, melbourneTrip)).toBe(body)
  const asked = { ...body, trip: { adults: 2, departure: '18:30' } }
  expect(withTravelTimes(asked, read('arrival', '14:00')).trip).toEqual({
    adults: 2,
    arrival: '14:00',
    departure: '18:30',
  })
})
