import { expect, it } from 'vitest'
import { readTsv } from './build/tsv.ts'
import path from 'node:path'
import { findDataDir } from './data-dir.ts'
import { loadDataset } from './load.ts'
import { bestTimes } from './rules/visit-words.ts'
import { between } from '../walking/geo.ts'

/** From one end of a quarter to the other, metres: Manly and its North Head, the hill of Montjuïc. */
const FARTHEST = 3500

const dir = findDataDir()
const lines = readTsv(path.join(dir, 'visit-facts.tsv'))
const { pois, closures } = loadDataset(dir)
const byId = new Map(pois.map((poi) => [poi.id, poi]))

it.each([
  ['p-los-angeles-lacma', 'We off'],
  ['p-san-francisco-sfmoma', 'We off'],
  ['p-lisbon-belem-tower', 'Mo off'],
])('%s rests on a day of the week', (id, closed) => {
  expect(byId.get(id)?.closed).toContain(closed)
})

it('a climb has stairs, and every such fact says why', () => {
  expect(byId.get('syd-p-bridgeclimb-sydney')?.wheelchair).toBe('no')
  expect(lines.filter((line) => line.text('wheelchair') !== '' && line.text('why') === '')).toEqual([])
})

it.each(['p-vienna-bitzinger-wurstelstand-albertina', 'syd-p-harrys-cafe-de-wheels'])('%s is a counter', (id) => {
  expect(byId.get(id)?.limitedTo).toBe('quick_meal')
})

it('a kitchen of one long menu is known as such', () => {
  expect(byId.get('p-rome-la-pergola')?.fineDining).toBe(true)
})

it('cakes and coffee are no meal, and a kitchen’s own diets are known', () => {
  expect(byId.get('p-lisbon-pasteis-de-belem')?.limitedTo).toBe('snack')
  expect(byId.get('p-rome-sant-eustachio-il-caffe')?.limitedTo).toBe('coffee')
  expect(byId.get('p-berlin-monsieur-vuong')?.diets).toEqual(['vegetarian', 'pescatarian'])
})

it('what has to be booked and what belongs together is known', () => {
  expect(byId.get('p-amsterdam-anne-frank-house')?.bookAhead).toBe(true)
  expect(byId.get('p-rome-palatine-hill')?.together).toBe(byId.get('p-rome-colosseum')?.together)
})

it.each([
  ['p-rome-pantheon', 'Su 10:00-11:45 off'],
  ['p-amsterdam-westerkerk', 'Nov-Mar off'],
  ['p-barcelona-la-pedrera-casa-mila', 'Nov-Feb 18:30-24:00 off'],
  ['p-madrid-lhardy', 'Su 17:00-24:00 off'],
  ['p-madrid-royal-botanical-garden', 'Jan 1 off'],
])('%s is closed at hours of its own', (id, closed) => {
  expect(byId.get(id)?.closed).toContain(closed)
})

it('small museums of Madrid close at three, but on Thursday', () => {
  expect(byId.get('p-madrid-museo-cerralbo')?.openingHours).toMatch(/^Tu-Sa 09:30-15:00; Th .*17:00-20:00/)
})

it('a show has its hours, and gardens are walked through without what has a ticket of its own', () => {
  const promenade = byId.get('sin-p-marina-bay-waterfront-promenade-and-spectra')
  expect(promenade).toMatchObject({ best: 'show_times', usually: 'Spectra 20:00 and 21:00, Fri-Sat also 22:00' })
  expect(byId.get('p-dubai-dubai-fountain')?.best).toBe('show_times')
  expect(byId.get('sin-p-gardens-by-the-bay')).toMatchObject({ best: 'evening', visitMinutes: 90 })
  const words = lines.map((line) => line.text('best')).filter((word) => word !== '')
  expect(words.filter((word) => !bestTimes.some((time) => time === word))).toEqual([])
})

it('museums of Rome close on New Year’s Day', () => {
  const own = closures.filter(({ country, rule }) => country === 'IT' && rule === 'fixed 01-01')
  expect(own).toContainEqual(expect.objectContaining({ kinds: ['museum'], closed: { from: 0, until: 1440 } }))
})

it.each(['p-sao-paulo-masp', 'p-mexico-city-museo-jumex', 'p-toronto-aga-khan-museum'])(
  '%s, of which the sources give only the rest day, is not closed for ever',
  (id) => {
    expect(byId.get(id)).toMatchObject({ openingHours: null, closed: expect.stringContaining('Mo off') })
  },
)

it('every height is of a place that ships, and has a source', () => {
  const heights = readTsv(path.join(dir, 'heights.tsv'))
  expect(heights.filter((line) => byId.get(line.text('id'))?.name !== line.text('name'))).toEqual([])
  expect(heights.filter((line) => !URL.canParse(line.text('source')) || line.number('above') === null)).toEqual([])
  expect(byId.get('p-barcelona-montjuic-castle')).toMatchObject({
    height: 173,
    wayUp: expect.stringContaining('cable car'),
  })
})

it('says of a kitchen whether it cooks in the evening, and mends where a source is wrong', () => {
  expect(byId.get('sin-p-amoy-street-food-centre')?.evening).toBe(false)
  expect(byId.get('osm-n1939')).toMatchObject({ evening: true, address: expect.stringContaining('Marina Bay Sands') })
})

it('what is seen on one day is several places that ship, near each other', () => {
  const table = readTsv(path.join(dir, 'together.tsv'))
  expect(
    table.filter((line) => byId.get(line.text('id'))?.name !== line.text('name')).map((line) => line.text('id')),
  ).toEqual([])
  const groups = new Set(table.map((line) => line.text('together')))
  const spread = [...groups].map((group) => {
    const lines = table.filter((line) => line.text('together') === group)
    const at = lines.flatMap((line) => byId.get(line.text('id')) ?? [])
    const far = Math.max(...at.flatMap((a) => at.map((b) => between(a, b))))
    return { group, count: at.length, far }
  })
  expect(spread.filter(({ count, far }) => count < 2 || far > FARTHEST)).toEqual([])
})
