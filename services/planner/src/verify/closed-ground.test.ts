import { expect, it } from 'vitest'
import { closedBy } from './closed-ground.ts'

const ground = {
  points: [{ lat: 1.29, lon: 103.86 }],
  metres: 500,
  from: 720,
  until: 1680,
  event: 'Countdown',
  eventId: 'e-1',
}

it('lets in the guests of the event', () => {
  const at = { lat: 1.29, lon: 103.86 }
  expect(closedBy([ground], { ...at, ofEvent: 'e-1' }, 800, 860)).toBeNull()
  expect(closedBy([ground], { ...at, ofEvent: 'e-2' }, 800, 860)).toBe('Countdown')
})

it.each([
  ['inside', 1.291, 800, 860, 'Countdown'],
  ['inside, before it closes', 1.291, 600, 720, null],
  ['inside, past its closing', 1.291, 690, 730, 'Countdown'],
  ['outside', 1.3, 800, 860, null],
])('a place %s', (_, lat, from, until, by) => expect(closedBy([ground], { lat, lon: 103.86 }, from, until)).toBe(by))
