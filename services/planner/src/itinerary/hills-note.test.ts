import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { climbing, isTooSteep, steepestFor } from './climb.ts'
import { hillsNote } from './hills-note.ts'
import type { PlanLeg } from './places.ts'

const trip = { ...emptyTrip, soft: { interests: [], walking: { level: 'little' as const, hills: 'none' as const } } }
const castle = { name: 'São Jorge Castle', hill: 'the castle hill' }
const lookout = { name: 'A lookout', height: 60 }

it('keeps off known hills and heights for whoever asked for none, and for nobody else', () => {
  expect([castle, lookout, { name: 'A square', hill: null }].map((poi) => isTooSteep(trip, poi))).toEqual([
    true,
    true,
    false,
  ])
  expect(isTooSteep(emptyTrip, castle)).toBe(false)
})

it.each([
  [{ name: 'Mount Eden Summit', category: 'view' }, true],
  [{ name: 'Bondi to Coogee coastal walk', category: 'experience' }, true],
  [{ name: 'Dragon’s Back Trail', category: 'park' }, true],
  [{ name: 'Freedom Trail at Boston Common', category: 'sight' }, false],
  [{ name: 'Notting Hill', category: 'sight' }, false],
  [{ name: 'Skydeck', category: 'view' }, false],
])('keeps off what is up a hill by its name where no height is known: %o is too steep: %s', (place, answer) => {
  expect(isTooSteep(trip, place)).toBe(answer)
})

it('nobody who avoids hills walks up or down one, however high it is', () => {
  const walk: PlanLeg = { mode: 'walk', minutes: 5, low: 4, high: 6, metres: 300, source: 'estimate' }
  const up = { lat: 0, lon: 0, hill: 'the castle hill' }
  const below = { lat: 0, lon: 0 }
  expect(climbing(walk, below, up, steepestFor(true))).toMatchObject({ unknown: true })
  expect(climbing(walk, up, below, steepestFor(true))).toMatchObject({ unknown: true })
  expect(climbing(walk, up, up, steepestFor(true))).toBe(walk)
  expect(climbing(walk, below, up, steepestFor(false))).toBe(walk)
})

it('names the hills that were left out, and what was asked for all the same', () => {
  expect(hillsNote(trip, 'Lisbon', [castle, lookout], [castle])).toBe(
    'You asked for no steep hills, so we left out the places on the castle hill and A lookout. You asked for São Jorge Castle on a hill: take a ride up. We don’t know how steep other streets are, so look at each way before you set out.',
  )
})

it('names six hills, and tells of the others in the same list', () => {
  const hills = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => ({ name, hill: name }))
  expect(hillsNote(trip, 'Lisbon', hills, [])).toContain('One, Two, Three, Four, Five, Six and other hills.')
})

it('claims nothing where no hill is known, and says nothing to who did not ask', () => {
  expect(hillsNote(trip, 'Rome', [], [])).toBe(
    'You asked for no steep hills. We don’t know which streets of Rome are steep, so look at each way before you set out.',
  )
  expect(hillsNote(emptyTrip, 'Rome', [castle], [])).toBeNull()
})
