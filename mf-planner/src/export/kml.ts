import { routeOf, type Point } from '../plan/links.ts'
import type { Trip } from '../plan/plan.ts'
import { tripTitle } from './title.ts'
import { xmlText } from './xml.ts'

/** KML writes longitude first. */
const coordinates = ({ lat, lon }: Point): string => `${lon.toFixed(6)},${lat.toFixed(6)}`

const placemark = (name: string, words: string, geometry: string): string =>
  `<Placemark><name>${xmlText(name)}</name>${words === '' ? '' : `<description>${xmlText(words)}</description>`}${geometry}</Placemark>`

/** The plan as KML 2.2 (OGC 07-147r2): a folder for every day with its stops and its way. */
export const toKml = (trip: Trip): string => {
  const folders = trip.days.map((day, index) => {
    const stops = day.stops.flatMap((stop) => {
      const { lat, lon, title, start, end, address } = stop
      if (lat === null || lon === null) return []
      const words = [start && end ? `${start}–${end}` : '', address ?? ''].filter(Boolean).join(', ')
      return placemark(title, words, `<Point><coordinates>${coordinates({ lat, lon })}</coordinates></Point>`)
    })
    const route = routeOf(day, trip.meta.base)
    const line = `<LineString><tessellate>1</tessellate><coordinates>${route.map(coordinates).join(' ')}</coordinates></LineString>`
    const name = `Day ${index + 1}${day.date === null ? '' : `, ${day.date}`}`
    return `<Folder><name>${name}</name>${stops.join('')}${route.length < 2 ? '' : placemark('The way', '', line)}</Folder>`
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
