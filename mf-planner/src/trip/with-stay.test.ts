import { expect, test } from 'vitest'
import type { StayChoice } from '../result/stay-panel.tsx'
import { sanitiseRequest, type ItineraryBody } from './sanitise.ts'
import { withStay } from './with-stay.ts'

const body: ItineraryBody = {
  destination: 'Melbourne',
  days: 3,
  pace: 'balanced',
  themes: [],
  notes: 'staying at Hilton',
  trip: { adults: 2, stay: 'Hilton' },
  without: ['diet:vegan'],
  hotelId: 'old',
  eventDate: '2027-01-30',
}

const asked = {
  destination: 'Melbourne',
  days: 3,
  pace: 'balanced',
  themes: [],
  notes: 'staying at Hilton',
  trip: { adults: 2 },
  without: ['diet:vegan'],
  eventDate: '2027-01-30',
}

test.each<[StayChoice, object]>([
  [{ kind: 'hotel', id: 'crown' }, { hotelId: 'crown' }],
  [{ kind: 'named', name: '12 Collins Street' }, { trip: { adults: 2, stay: '12 Collins Street' } }],
  [{ kind: 'none' }, { noHotel: true, without: ['diet:vegan', 'stay'] }],
  [{ kind: 'propose' }, {}],
])('%j is asked for, and all the rest as before', (choice, changed) => {
  const { fields, ...request } = withStay(body, choice)
  expect(sanitiseRequest({ ...request, fields, pace: 'balanced', themes: [] })).toEqual({ ...asked, ...changed })
})
