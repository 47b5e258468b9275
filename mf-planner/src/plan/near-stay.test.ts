import { expect, it } from 'vitest'
import { nearStay } from './near-stay.ts'
import { readAnswer } from './plan.ts'

const tripOf = (slots: readonly object[], base: object | null) => {
  const answer = readAnswer({ plan: [{ date: '2027-01-01', slots }], meta: { base } })
  if (answer.kind !== 'trip') throw new Error('not a plan')
  return answer.trip
}
const base = { kind: 'hotel', id: 'h', name: 'Hotel H', lat: 1, lon: 2 }
const sight = { activity: { title: 'A museum', lat: -37.8, lon: 145 } }
const event = { activity: { title: 'The final', lat: -37.82, lon: 144.98 }, fixed: 'event' }

it.each([
  ['its event', [sight, event], base, { name: 'The final', lat: -37.82, lon: 144.98 }],
  ['its base without an event', [sight], base, { name: 'Hotel H', lat: 1, lon: 2 }],
  ['nothing where neither is known', [sight], null, null],
])('a hotel is looked for near %s', (_, slots, at, near) => expect(nearStay(tripOf(slots, at))).toEqual(near))
