import { TILES_PATH } from '@site/contracts/map-tiles'
import { reachResponse, unpackLine } from '@site/contracts/reach'
import { expect, it } from 'vitest'
import { createPlaces } from '../create-places.ts'
import { createLivePlaces } from './live-places.ts'

const places = createPlaces()
const live = createLivePlaces(places)
const senateSquare = { lat: 60.1694, lon: 24.9525 }

it.each<[string, { lat: number; lon: number }]>([
  ['Helsinki', senateSquare],
  ['Singapore bayfront', { lat: 1.2838, lon: 103.8591 }],
  ['Monaco', { lat: 43.7396, lon: 7.4275 }],
])('%s is drawn on its streets, in less than 150 kB', async (_, point) => {
  const answer = reachResponse.parse(await live.reach(point))
  expect(answer.source).toBe('street')
  expect(answer.areas.map(({ properties }) => properties.minutes)).toEqual([5, 10, 15, 20])
  expect(answer.streets.length).toBeGreaterThan(20)
  for (const [lon, lat] of answer.streets.flatMap(unpackLine)) {
    expect(Math.abs(lat - point.lat)).toBeLessThan(0.03)
    expect(Math.abs(lon - point.lon)).toBeLessThan(0.05)
  }
  expect(answer.water?.length).toBeGreaterThan(0)
  for (const ring of (answer.water ?? []).flat().map(unpackLine)) expect(ring[0]).toEqual(ring.at(-1))
  expect(JSON.stringify(answer.water).length).toBeLessThan(15_000)
  expect(answer.credits.join()).toContain('OpenStreetMap')
  expect(JSON.stringify(answer).length).toBeLessThan(150_000)
})

it('closes every ring, and reaches further in more time and at a brisker pace', async () => {
  const widths = async (speed: 1.33 | 0.9) =>
    (await live.reach({ ...senateSquare, speed })).areas.map(({ geometry }) => {
      const rings = geometry.coordinates.flat()
      for (const ring of rings) expect(ring[0]).toEqual(ring.at(-1))
      const lons = rings.flat().map(([lon]) => lon)
      return Math.max(...lons) - Math.min(...lons)
    })
  const brisk = await widths(1.33)
  expect(brisk).toEqual(brisk.toSorted((a, b) => a - b))
  expect((await widths(0.9))[0]).toBeLessThan(brisk[0] ?? 0)
})

it.each([
  ['no streets are imported', { lat: -37.8216, lon: 144.9785 }],
  ['the point is known only roughly', { ...senateSquare, precision: 2000 }],
])('is left to the estimate where %s', async (_, point) =>
  expect(await live.reach(point)).toEqual({ source: 'estimate', areas: [], streets: [], credits: [] }),
)

it.each<[string, { lat: number; lon: number; precision?: number }, string]>([
  ['on streets', senateSquare, 'street'],
  ['known only roughly', { ...senateSquare, precision: 2000 }, 'estimate'],
])('names the archive of tiles in place of lines to who draws tiles, round a point %s', async (_, point, source) => {
  const answer = reachResponse.parse(await live.reach({ ...point, drawsTiles: true }))
  expect(answer).toMatchObject({ source, streets: [] })
  expect(answer.water).toBeUndefined()
  expect(answer.credits.join()).toContain('OpenStreetMap')
  const [, id = ''] = TILES_PATH.exec(answer.tiles ?? '') ?? []
  expect(live.tileFile(id)).toMatch(/helsinki.*tiles\.pmtiles$/)
})

it('names no archive where there is none', async () => {
  const answer = await live.reach({ lat: -37.8216, lon: 144.9785, drawsTiles: true })
  expect(answer).toEqual({ source: 'estimate', areas: [], streets: [], credits: [] })
})
