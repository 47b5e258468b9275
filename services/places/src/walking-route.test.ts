import { hotelResponse } from '@site/contracts/hotel'
import { unpackLine } from '@site/contracts/reach'
import { routeProfiles, routeResponse, type RouteEnd, type RouteProfile } from '@site/contracts/route'
import { describe, expect, it } from 'vitest'
import { createPlaces } from './create-places.ts'
import { distance } from './walking/geo.ts'

const places = createPlaces()

const OPERA = { id: 'v-monaco-opera-de-monte-carlo' }
const HOTEL_DE_FRANCE = { id: 'h-monaco-hotel-de-france-monaco' }
const FLINDERS_STREET = { lat: -37.8183, lon: 144.9671 }

function way(from: RouteEnd, to: RouteEnd, profile?: RouteProfile) {
  const [start, end] = [places.routeEnd(from), places.routeEnd(to)]
  if (!start || !end) throw new Error('A place of the test is not listed')
  return routeResponse.parse(places.walkingRoute(start, end, profile ? { profile } : {}))
}

/** Metres along a packed line. */
function drawnMetres(line: readonly number[]): number {
  const corners = unpackLine(line)
  return corners.slice(1).reduce((sum, [lon, lat], at) => {
    const [fromLon, fromLat] = corners[at] ?? [lon, lat]
    return sum + distance(fromLat, fromLon, lat, lon)
  }, 0)
}

describe('the way between two places in Monaco', () => {
  it.each(routeProfiles)('%s: its pieces and its line are as long as the walk', (profile) => {
    const { route, walk, credits, reason } = way(OPERA, HOTEL_DE_FRANCE, profile)
    expect(reason).toBeNull()
    expect(walk?.source).toBe('street')
    expect(credits.join()).toMatch(/OpenStreetMap/)
    const { pieces = [], toStreet = { start: 0, end: 0 }, line = [] } = route ?? {}
    const onStreets = pieces.reduce((sum, { metres }) => sum + metres, 0)
    expect(toStreet.start + onStreets + toStreet.end).toBe(walk?.metres)
    // The line is drawn to a metre, and has a hundred corners.
    expect(Math.abs(drawnMetres(line) - onStreets)).toBeLessThan(0.02 * onStreets)
    expect(pieces.map(({ at }) => at)).toEqual(pieces.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(pieces[0]?.at).toBe(0)
  })

  it('is told street by street', () => {
    const names = way(OPERA, HOTEL_DE_FRANCE).route?.pieces.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(["Avenue d'Ostende", 'Rue Grimaldi', 'Rue de la Turbie']))
  })

  it('has as many minutes as the page of the hotel says, with and without steps', () => {
    const near = '43.73916, 7.42784'
    const point = { lat: 43.73916, lon: 7.42784 }
    const { route } = hotelResponse.parse(places.hotel({ ...HOTEL_DE_FRANCE, near }))
    expect(way(point, HOTEL_DE_FRANCE).walk).toEqual(route?.walk)
    expect(way(point, HOTEL_DE_FRANCE, 'step-free').walk).toEqual(route?.stepFree)
    expect(places.hotel(HOTEL_DE_FRANCE)?.streets).toBe(true)
  })

  it('goes round the steps where it has to be free of them, and says of how many kerbs it does not know', () => {
    const [normal, stepFree] = [way(OPERA, HOTEL_DE_FRANCE), way(OPERA, HOTEL_DE_FRANCE, 'step-free')]
    expect(normal.route?.stairs.flights).toBeGreaterThan(0)
    expect(stepFree.route?.stairs).toEqual({ flights: 0, steps: 0, goes: null })
    expect(stepFree.walk?.metres).toBeGreaterThan(normal.walk?.metres ?? Number.POSITIVE_INFINITY)
    const { crossings = 0, kerbs = 0 } = way(OPERA, { lat: 43.7397, lon: 7.4305 }, 'step-free').route?.unknown ?? {}
    expect(crossings).toBeGreaterThan(0)
    expect(kerbs).toBeLessThanOrEqual(crossings)
  })
})

it('counts the bridges over water', () => {
  // From the railway station of Helsinki over Pitkäsilta.
  const { route } = way({ lat: 60.1712, lon: 24.9441 }, { lat: 60.1785, lon: 24.9497 })
  expect(route?.waterCrossings).toBe(1)
  expect(route?.pieces.filter(({ overWater }) => overWater).map(({ kind }) => kind)).toEqual(['bridge'])
})

describe('where there is no way to draw', () => {
  it('gives the estimate of a plain walk and says that no streets are known', () => {
    const to = { lat: -37.8216, lon: 144.9785 }
    expect(way(FLINDERS_STREET, to)).toMatchObject({ route: null, reason: 'no_streets', walk: { source: 'estimate' } })
    expect(way(FLINDERS_STREET, to, 'step-free')).toMatchObject({ route: null, reason: 'no_streets', walk: null })
  })

  it.each([
    ['the end is in another city', OPERA, FLINDERS_STREET, 'no_streets'],
    [
      'the end is a whole city',
      OPERA,
      { id: places.resolveCity('Monaco') ? `city-${places.resolveCity('Monaco')?.id}` : '' },
      'imprecise',
    ],
  ])('says so where %s', (_, from, to, reason) => {
    expect(way(from, to)).toMatchObject({ route: null, reason, walk: { source: 'estimate' }, credits: [] })
  })

  it('says that water lies between where the end is in the sea', () => {
    const answer = way(OPERA, { lat: 43.7245, lon: 7.4385 })
    expect(answer).toMatchObject({ route: null, reason: 'no_way', walk: { source: 'estimate', crossing: 'water' } })
    expect(answer.credits.join()).toMatch(/OpenStreetMap/)
  })

  it('knows no place of an unknown id', () => expect(places.routeEnd({ id: 'nowhere' })).toBeNull())
})
