import { describe, expect, test } from 'vitest'
import { londonTrip, melbourneTrip } from '../testing/plans.ts'
import { cornered, hotel, streetDay, streetTrip } from '../testing/streets.ts'
import { dayLegs, hasWay } from '../way/day-legs.ts'
import { noWays, type Ways } from '../way/ways.ts'
import { toGpx } from './gpx.ts'
import { toKml } from './kml.ts'

/** Read by a parser that is not ours. */
const xml = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.querySelector('parsererror') !== null) throw new Error('not well-formed')
  return document
}
const ways: Ways = new Map(
  dayLegs(streetDay, hotel)
    .filter(hasWay)
    .map(({ from, to }) => [[from.lat, from.lon, to.lat, to.lon].join(), cornered({ from, to })]),
)
const textOf = (parent: Element, tag: string): string => parent.querySelector(`:scope > ${tag}`)?.textContent ?? ''

describe('GPX', () => {
  const tracksOf = (text: string) =>
    [...xml(text).querySelectorAll('trk')].map((track) => ({
      name: textOf(track, 'name'),
      desc: textOf(track, 'desc'),
      type: textOf(track, 'type'),
      points: [...track.querySelectorAll('trkseg')].map((segment) => segment.querySelectorAll('trkpt').length),
    }))

  test('has the way along the streets where it is known, and says of every other line that it is straight', () =>
    expect(tracksOf(toGpx(streetTrip, ways))).toEqual([
      {
        name: 'Day 1, 2026-12-01: on foot along the streets',
        desc: 'Hotel to Church; Zoo to Hotel',
        type: 'walking',
        // The corners of the way and the two doors.
        points: [5, 5],
      },
      {
        name: 'Day 1, 2026-12-01: straight lines, the way is not known',
        desc: 'Church to Island',
        type: 'walking',
        points: [2],
      },
      {
        name: 'Day 1, 2026-12-01: by public transport, straight lines',
        desc: 'Island to Zoo',
        type: 'transit',
        points: [2],
      },
    ]))

  test('has straight lines alone where no way could be had', () => {
    const [straight, transit, ...more] = tracksOf(toGpx(streetTrip, noWays))
    expect([straight?.points, transit?.points, more]).toEqual([[2, 2, 2], [2], []])
    expect(straight?.name).toContain('straight lines')
  })

  test('has a waypoint for every stop, and every track point lies on the way', () => {
    const document = xml(toGpx(streetTrip, ways))
    const at = (each: Element) => [Number(each.getAttribute('lat')), Number(each.getAttribute('lon'))]
    expect([...document.querySelectorAll('wpt')].map(at)).toEqual(streetDay.stops.map(({ lat, lon }) => [lat, lon]))
    expect([...document.querySelectorAll('trkseg:first-of-type trkpt')].slice(0, 5).map(at)).toEqual([
      [60.17, 24.93],
      [60.17, 24.93],
      [60.17, 24.94],
      [60.172, 24.94],
      [60.172, 24.94],
    ])
    expect(textOf(document.querySelector('metadata') ?? document.documentElement, 'desc')).toContain('OpenStreetMap')
  })

  test.each([
    ['Melbourne', melbourneTrip],
    ['London', londonTrip],
  ])('joins all stops of seven days in %s, from the base and back', (_, trip) => {
    const segments = tracksOf(toGpx(trip, noWays)).flatMap(({ points }) => points)
    expect(segments).toHaveLength(trip.days.reduce((sum, { stops }) => sum + stops.length + 1, 0))
  })
})

describe('KML', () => {
  const linesOf = (text: string) =>
    [...xml(text).querySelectorAll('Placemark')]
      .filter((mark) => mark.querySelector('LineString') !== null)
      .map((mark) => ({
        name: textOf(mark, 'name'),
        words: textOf(mark, 'description'),
        style: textOf(mark, 'styleUrl'),
        corners: (mark.querySelector('coordinates')?.textContent ?? '').split(' ').length,
      }))

  test('has a line for every leg, along the streets where the way is known, and says which are straight', () =>
    expect(linesOf(toKml(streetTrip, ways))).toEqual([
      { name: 'Hotel to Church', words: '12 min, on foot along the streets', style: '#street', corners: 5 },
      {
        name: 'Church to Island',
        words: '20 min, straight lines, the way is not known',
        style: '#straight',
        corners: 2,
      },
      { name: 'Island to Zoo', words: '25 min, by public transport, straight lines', style: '#transit', corners: 2 },
      { name: 'Zoo to Hotel', words: '40 min, on foot along the streets', style: '#street', corners: 5 },
    ]))

  test('has a folder for every day, longitude first, and a look for every kind of line', () => {
    const document = xml(toKml(melbourneTrip, noWays))
    const stops = melbourneTrip.days.flatMap((day) => day.stops)
    expect(document.querySelectorAll('Folder')).toHaveLength(7)
    expect(document.querySelectorAll('Point')).toHaveLength(stops.length)
    const [lon, lat] = (document.querySelector('Point coordinates')?.textContent ?? '').split(',').map(Number)
    expect(lon).toBeCloseTo(stops[0]?.lon ?? 0, 5)
    expect(lat).toBeCloseTo(stops[0]?.lat ?? 0, 5)
    const named = [...document.querySelectorAll('Style')].map((style) => `#${style.id}`)
    const used = [...document.querySelectorAll('styleUrl')].map(({ textContent }) => textContent)
    expect(used.length).toBeGreaterThan(stops.length)
    for (const style of used) expect(named).toContain(style)
  })
})
