import { expect, test } from 'vitest'
import { cornered, hotel, legOf, stopAt, streetDay } from '../testing/streets.ts'
import { dayLegs, hasWay } from './day-legs.ts'
import { drawDay } from './draw-day.ts'
import { legLines } from './leg-lines.ts'
import { noWays, type Ways } from './ways.ts'

const box = { width: 280, height: 190, margin: 22 }
const ways: Ways = new Map(
  dayLegs(streetDay, hotel)
    .filter(hasWay)
    .map(({ from, to }) => [[from.lat, from.lon, to.lat, to.lon].join(), cornered({ from, to })]),
)
const drawn = (known = ways, base: typeof hotel | null = hotel) =>
  drawDay(streetDay, base, legLines(streetDay, base, known), box)

test('has a mark for every stop, one for the base, and a path for every leg', () => {
  const { home, stops, paths } = drawn()
  expect(home).not.toBeNull()
  expect(stops).toHaveLength(3)
  expect(paths.map(({ kind }) => kind)).toEqual(['street', 'straight', 'transit', 'street'])
  expect(drawn(ways, null)).toMatchObject({ home: null, stops: [{}, {}, {}], paths: [{}, {}] })
})

test('paths begin and end at their stops, with the corners of the way between', () => {
  const { home, stops, paths } = drawn()
  const at = (spot: { x: number; y: number } | null | undefined) => `${spot?.x} ${spot?.y}`
  expect(paths[0]?.d).toMatch(new RegExp(`^M${at(home)}L.*L${at(stops[0])}$`))
  expect(paths[0]?.d.match(/L/g)).toHaveLength(4)
  expect(paths[1]?.d).toBe(`M${at(stops[0])}L${at(stops[1])}`)
  expect(paths[3]?.d).toMatch(new RegExp(`^M${at(stops[2])}L.*L${at(home)}$`))
})

test('a stop without a position leaves its number to itself', () => {
  const [first, second, third] = streetDay.stops
  if (first === undefined || second === undefined || third === undefined) throw new Error('no stops')
  const day = { ...streetDay, stops: [first, { ...second, lat: null }, third] }
  expect(drawDay(day, hotel, legLines(day, hotel, noWays), box).stops.map(({ at }) => at)).toEqual([0, 2])
})

test('a way that goes far round stays in the box', () => {
  const far = stopAt('Far', 60.17, 24.95, legOf())
  const day = { ...streetDay, stops: [far], returnLeg: null }
  const round = cornered({ from: { lat: hotel.lat, lon: hotel.lon }, to: { lat: 60.17, lon: 24.95 } })
  if (round.route === null) throw new Error('no way')
  const detour = { ...round, route: { ...round.route, line: [2_493_000, 6_017_000, 1000, 5000, 1000, -5000] } }
  const legs = legLines(day, hotel, new Map([[[60.17, 24.93, 60.17, 24.95].join(), detour]]))
  const numbers =
    drawDay(day, hotel, legs, box)
      .paths[0]?.d.match(/[\d.]+/g)
      ?.map(Number) ?? []
  expect(numbers.length).toBe(10)
  for (const number of numbers) expect(number).toBeLessThanOrEqual(258)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(22)
})

test('without stops nothing is drawn', () =>
  expect(drawDay({ ...streetDay, stops: [] }, hotel, [], box)).toEqual({ home: null, stops: [], paths: [] }))

test('without ways every line is straight', () =>
  expect(drawn(noWays).paths.map(({ d }) => d.match(/L/g)?.length)).toEqual([1, 1, 1, 1]))
