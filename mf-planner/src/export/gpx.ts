import { site } from '@site/contracts/site'
import { routeOf, type NamedPoint } from '../plan/links.ts'
import type { Trip } from '../plan/plan.ts'
import { tripTitle } from './title.ts'
import { xmlText } from './xml.ts'

const point = (tag: 'wpt' | 'rtept', { lat, lon, name }: NamedPoint, note = ''): string =>
  `<${tag} lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><name>${xmlText(name)}</name>${note === '' ? '' : `<desc>${xmlText(note)}</desc>`}</${tag}>`

/** The plan as GPX 1.1 (topografix.com/GPX/1/1): a waypoint for every stop, a route for every day. */
export const toGpx = (trip: Trip): string => {
  const waypoints = trip.days.flatMap((day) =>
    day.stops.flatMap(({ lat, lon, title, start, end, address }) =>
      lat === null || lon === null
        ? []
        : point(
            'wpt',
            { lat, lon, name: title },
            [start && end ? `${day.date ?? ''} ${start}–${end}`.trim() : '', address ?? ''].filter(Boolean).join(', '),
          ),
    ),
  )
  const routes = trip.days.flatMap((day, index) => {
    const points = routeOf(day, trip.meta.base)
    if (points.length < 2) return []
    return `<rte><name>Day ${index + 1}${day.date === null ? '' : `, ${day.date}`}</name>${points.map((one) => point('rtept', one)).join('')}</rte>`
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
