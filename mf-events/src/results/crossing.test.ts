import { expect, it } from 'vitest'
import { compareRows } from '../compare/compare-rows.ts'
import { headOf, leadOf, wayFacts } from '../hotel/hotel-words.ts'
import { hotel } from '../testing/hotel.ts'
import { rangeLine } from './hotel-facts.ts'
import { minutesBrief, minutesWords, reachOf, reachWords, walkRange, walkWords } from './reach.ts'

/** A hotel on the other bank: the straight line is short and nobody knows a bridge. */
const walk = { minutes: 33, low: 6, high: 33, metres: 2600, source: 'estimate', crossing: 'water' } as const
const across = { ...hotel('across', 33), walk }
const ride = { minutes: 12, low: 9, high: 20, source: 'estimate' } as const

it('never shows a single figure for a walk over water', () => {
  const reach = reachOf(across)
  expect(minutesWords(reach)).toBe('6–33')
  expect(minutesBrief(reach)).toBe('6+')
  expect(reachWords(reach)).toBe('6–33 minutes on foot, across water, there may be no bridge')
  expect(walkRange(walk)).toBe('6–33 min, across water, there may be no bridge')
  expect(walkWords(walk)).toBe('6–33 min on foot (across water, there may be no bridge)')
})

it('says so once in a row, and where transit is the better way beside it', () => {
  expect(rangeLine(across)).toBe('Across water, there may be no bridge')
  expect(rangeLine({ ...across, transit: ride })).toBe(
    '9–20 min, estimate · 6–33 min on foot (across water, there may be no bridge)',
  )
})

it('has other words for a railway', () => {
  const rail = { ...walk, crossing: 'rail' } as const
  expect(walkRange(rail)).toBe('6–33 min, across a railway, there may be no way over')
})

it('gives the page of a hotel a range for its title, its panel and its share text', () => {
  const origin = { kind: 'venue', name: 'The O2', lat: 0, lon: 0, precision: 10 } as const
  expect(headOf(across, { origin, walk, transit: null })).toEqual({
    title: `${across.name}, 6–33 min from The O2`,
    description: `From The O2 to ${across.name}: 6–33 min on foot (across water, there may be no bridge), what is close by, and where to see a price.`,
  })
  expect(leadOf({ walk, transit: null })).toMatchObject({
    crossing: 'water',
    range: 'Across water, there may be no bridge',
  })
  expect(wayFacts({ origin, walk, transit: null })).toEqual([])
  expect(wayFacts({ origin, walk, transit: ride })).toEqual([
    { label: 'On foot', text: '6–33 min, across water, there may be no bridge' },
  ])
})

it('compares by the longer end of the range', () => {
  const compared = [across, hotel('near', 20)].map((each) => ({ ...each, near: null }))
  const [foot] = compareRows(compared)
  expect(foot?.cells).toMatchObject([
    { text: '6–33 min', note: 'across water, there may be no bridge', best: false },
    { text: '20 min', best: true },
  ])
})
