import type { SeasonGround } from '@site/places'
import { expect, it } from 'vitest'
import { CENTRE, samplePlaces } from '../testing/sample-city.ts'
import { heldGrounds } from './held-grounds.ts'

const [row] = samplePlaces({ places: 1 })
const bell: SeasonGround = {
  ...row,
  ...CENTRE,
  id: 'bell',
  openingHours: 'Dec 31 22:45-24:45',
  visitMinutes: 120,
  best: null,
  occasion: 'new-years-eve',
  onDates: 'fixed 12-31',
  enter: null,
  isAgain: false,
  tip: null,
}
const opening: SeasonGround = { ...bell, openingHours: 'Dec 31 09:00-18:00', enter: 'Dec 31 09:00-09:15' }
const asked = {
  dates: ['2026-12-30', '2026-12-31', '2027-01-01'],
  centre: CENTRE,
  asked: [{ key: 'new-years-eve', name: 'New Year’s Eve' }],
  kept: [],
  withChildren: false,
  eventDay: undefined,
}

it.each<readonly [string, SeasonGround, object, readonly (readonly number[])[]]>([
  ['a night is kept', bell, {}, [[1, 1365, 120]]],
  ['an opening is attended from its door on', opening, {}, [[1, 540, 120]]],
  ['in a plan that keeps it', bell, { asked: [], kept: ['bell'] }, [[1, 1365, 120]]],
  ['nobody asked for it', bell, { asked: [] }, []],
  ['small children are in bed', bell, { withChildren: true }, []],
  ['the day has its event', bell, { eventDay: 1 }, []],
  ['any hour of the day serves', { ...bell, openingHours: 'Dec 31 10:00-20:00' }, {}, []],
  ['it is on several days', { ...opening, isAgain: true }, {}, []],
])('%s', (_, ground, over, found) => {
  const held = heldGrounds([ground], { ...asked, ...over })
  expect(held.map(({ day, start, minutes }) => [day, start, minutes])).toEqual(found)
})
