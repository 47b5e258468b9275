import { site } from '@site/contracts/site'
import { pointOf, routeOf, type NamedPoint, type Point } from '../plan/links.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { tripTitle } from './title.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 text may not hold (§2.2). */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this pattern looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text for XML 1.0: markup escaped, forbidden characters left out. */
const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** What is said of a stop beside its name. */
const noteOf = ({ start, end, address }: Stop, date: string | null): string =>
  [start && end ? `${date ?? ''} ${start}–${end}`.trim() : '', address ?? ''].filter(Boolean).join(', ')

const dayName = (day: TripDay, index: number): string => `Day ${index + 1}${day.date === null ? '' : `, ${day.date}`}`

const point = (tag: 'wpt' | 'rtept', { lat, lon, name }: NamedPoint, note = ''): string =>
  `<${tag} lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><name>${xmlText(name)}</name>${note === '' ? '' : `<desc>${xmlText(note)}</desc>`}</${tag}>`

/** The plan as GPX 1.1 (topografix.com/GPX/1/1): a waypoint for every stop, a route for every day. */
export const toGpx = (trip: Trip): string => {
  const waypoints = trip.days.flatMap((day) =>
    day.stops.flatMap((stop) => {
      const place = pointOf(stop)
      return place === null ? [] : point('wpt', place, noteOf(stop, day.date))
    }),
  )
  const routes = trip.days.flatMap((day, index) => {
    const points = routeOf(day, trip.meta.base)
    if (points.length < 2) return []
    return `<rte><name>${dayName(day, index)}</name>${points.map((one) => point('rtept', one)).join('')}</rte>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${xmlText(site.brand)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${xmlText(tripTitle(trip))}</name></metadata>`,
    ...waypoints,
    ...routes,
    '</gpx>',
    '',
  ].join('\n')
}

/** KML writes longitude first. */
const coordinates = ({ lat, lon }: Point): string => `${lon.toFixed(6)},${lat.toFixed(6)}`

const placemark = (name: string, words: string, geometry: string): string =>
  `<Placemark><name>${xmlText(name)}</name>${words === '' ? '' : `<description>${xmlText(words)}</description>`}${geometry}</Placemark>`

/** The plan as KML 2.2 (OGC 07-147r2): a folder for every day with its stops and its way. */
export const toKml = (trip: Trip): string => {
  const folders = trip.days.map((day, index) => {
    const stops = day.stops.flatMap((stop) => {
      const place = pointOf(stop)
      if (place === null) return []
      return placemark(
        place.name,
        noteOf(stop, null),
        `<Point><coordinates>${coordinates(place)}</coordinates></Point>`,
      )
    })
    const route = routeOf(day, trip.meta.base)
    const line = `<LineString><tessellate>1</tessellate><coordinates>${route.map(coordinates).join(' ')}</coordinates></LineString>`
    return `<Folder><name>${dayName(day, index)}</name>${stops.join('')}${route.length < 2 ? '' : placemark('The way', '', line)}</Folder>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    `<name>${xmlText(tripTitle(trip))}</name>`,
    ...folders,
    '</Document></kml>',
    '',
  ].join('\n')
}
