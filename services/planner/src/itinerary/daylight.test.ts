import { describe, expect, it } from 'vitest'
import { plainDay } from '../testing/plain-day.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import { daylightOf } from './daylight.ts'
import { startWindows } from './opening-hours.ts'

const [sample] = samplePlaces({ places: 1 })
const plain = { ...sample, name: 'Somewhere', themes: [], best: null, openingHours: null, closed: null }
/** Vienna in December. */
const winter = { ...plainDay('2026-12-02'), sun: { rises: 446, sets: 961 } }
const DARK = 961
const TWILIGHT = DARK + 30

describe('daylightOf', () => {
  it.each([
    ['a garden of unknown hours', { category: 'park' }, null, DARK],
    ['a park that never closes', { category: 'park' }, 1440, DARK],
    ['a garden with its summer hours', { category: 'park' }, 1110, DARK],
    ['a park that is best in the evening', { category: 'park', best: 'evening' as const }, 1440, Infinity],
    ['a hill for the sunset', { category: 'view', best: 'sunset' as const }, 1440, TWILIGHT],
    ['a viewpoint nobody said more of', { category: 'view' }, null, TWILIGHT],
    ['a deck that is open at night', { category: 'view' }, 1320, Infinity],
    ['a deck with its summer hours', { category: 'view' }, 1170, TWILIGHT],
    ['a sign on a hill', { category: 'view', name: 'Hollywood Sign' }, null, DARK],
    ['a view in a garden', { category: 'view', name: 'Gloriette and Schönbrunn Gardens' }, null, DARK],
    ['an old tower with its summer hours', { category: 'sight', name: 'Belém Tower' }, 1110, DARK],
    ['a bridge of that name', { category: 'sight', name: 'Tower Bridge' }, 1080, Infinity],
    ['a wall of paintings', { category: 'sight', name: 'East Side Gallery' }, 1440, DARK],
    ['a walk along the sea', { category: 'experience', name: 'Coastal Walk' }, 1440, DARK],
    ['a memorial in the open', { category: 'sight', name: 'Memorial to the Murdered' }, 1440, DARK],
    [
      'a memorial for the evening',
      { category: 'sight', name: 'Town Memorial', best: 'evening' as const },
      1440,
      Infinity,
    ],
    ['a painted house', { category: 'sight', name: 'Hundertwasserhaus' }, 1440, DARK],
    ['a square', { category: 'sight', name: 'Covent Garden Piazza' }, 1440, Infinity],
    ['a museum', { category: 'museum', name: 'Garden Museum' }, 1080, Infinity],
  ])('%s', (_, facts, closes, until) => {
    const [, dark] = daylightOf({ ...plain, ...facts }, winter, closes)
    expect(dark >= 1440 ? Infinity : dark).toBe(until)
  })

  it('ends nothing where nobody knows the sun', () =>
    expect(daylightOf({ ...plain, category: 'park' }, plainDay('2026-12-02'), null)[1]).toBeGreaterThan(1440))
})

it('a visit to a garden is over at dusk, whatever hours it gives', () => {
  const garden = { ...plain, category: 'park', openingHours: 'Mo-Su 06:30-18:30' }
  expect(startWindows(garden, winter, 60, 540, 1320)).toEqual([[540, 900]])
  expect(startWindows(garden, { ...winter, sun: { rises: 293, sets: 1258 } }, 60, 540, 1320)).toEqual([[540, 1050]])
})
