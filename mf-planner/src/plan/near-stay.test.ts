import { expect, it } from 'vitest'
import { nearStay } from './near-stay.ts'
import { readAnswer } from './plan.ts'

const tripOf = (slots: readonly object[]) => {
  const answer = readAnswer({ plan: [{ date: '2027-01-01', slots }], meta: {} })
  if (answer.kind !== 'trip') throw new Error('not a plan')
  return answer.trip
}
const sight = (title: string, lat: number) => ({ activity: { title, lat, lon: 145 } })
const event = { activity: { title: 'The final', lat: -37.82, lon: 144.98 }, fixed: 'event' }

it.each([
  ['at its event', [sight('A museum', -37.8), event], { name: 'The final', lat: -37.82, lon: 144.98 }],
  [
    'in the middle of its stops without one',
    [sight('North', -37.7), sight('Middle', -37.79), sight('South', -37.9)],
    { name: 'Middle', lat: -37.79, lon: 145 },
  ],
  ['nowhere where none has a position', [{ activity: { title: 'Somewhere' } }], null],
])('a hotel for a trip is looked for %s', (_, slots, near) => expect(nearStay(tripOf(slots))).toEqual(near))
