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
  again: null,
  tip: null,
}
const opening: SeasonGround = { ...bell, openingHours: 'Dec 31 09:00-18:00', enter: 'Dec 31 09:00-09:15' }
const evenings: SeasonGround = {
  ...bell,
  openingHours: 'Dec 10:00-23:00',
  onDates: 'nearest Wed 12-30 for 2',
  visitMinutes: 240,
  enter: 'Dec 16:30-17:00',
  again: 'evenings',
}
const asked = {
  dates: ['2026-12-30', '2026-12-31', '2027-01-01'],
  centre: CENTRE,
  asked: [{ key: 'new-years-eve', name: 'New Year’s Eve' }],
  kept: [],
  withChildren: false,
  eventDay: undefined,
}
const forEvenings = { asked: [{ key: 'new-years-eve', name: 'New Year’s Eve', evenings: true }] }

it.each<readonly [string, SeasonGround, object, readonly (readonly number[])[]]>([
  ['a night is kept', bell, {}, [[1, 1365, 120]]],
  ['an opening is attended from its door on', opening, {}, [[1, 540, 120]]],
  ['in a plan that keeps it', bell, { asked: [], kept: ['bell'] }, [[1, 1365, 120]]],
  ['nobody asked for it', bell, { asked: [] }, []],
  ['small children are in bed', bell, { withChildren: true }, []],
  ['the day has its event', bell, { eventDay: 1 }, []],
  ['any hour of the day serves', { ...bell, openingHours: 'Dec 31 10:00-20:00' }, {}, []],
  [
    'its evenings are kept for whoever comes for them',
    evenings,
    forEvenings,
    [
      [0, 990, 240],
      [1, 990, 240],
    ],
  ],
  ['nobody asked for its evenings', evenings, {}, []],
  ['in a plan that keeps one of its evenings', evenings, { kept: ['bell@2026-12-31'] }, [[1, 990, 240]]],
  ['it is on several days', { ...opening, again: 'days' as const }, {}, []],
])('%s', (_, ground, over, found) => {
  const held = heldGrounds([ground], { ...asked, ...over })
  expect(held.map(({ day, start, minutes }) => [day, start, minutes])).toEqual(found)
})
