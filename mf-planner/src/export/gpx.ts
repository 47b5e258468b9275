import { site } from '@site/contracts/site'
import { pointOf, type Point } from '../plan/links.ts'
import type { Trip, TripDay } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { legLines, wayCredits, type LegLine, type LineKind } from '../way/leg-lines.ts'
import type { Ways } from '../way/ways.ts'
import { dayName, legName, lineWords, stopNote, textElement, xmlText } from './map-text.ts'
import { tripTitle } from './title.ts'

const at = ({ lat, lon }: Point): string => `lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"`

const waypoints = ({ stops, date }: TripDay): string[] =>
  stops.flatMap((stop) => {
    const place = pointOf(stop)
    if (place === null) return []
    return `<wpt ${at(place)}>${textElement('name', place.name)}${textElement('desc', stopNote(stop, date))}</wpt>`
  })

const segment = ({ line }: LegLine): string =>
  `<trkseg>${line.map((point) => `<trkpt ${at(point)}/>`).join('')}</trkseg>`

/** A day's lines of one kind as a track of their own: a segment has no name that could say it is straight. */
const track = (name: string, kind: LineKind, legs: readonly LegLine[]): string =>
  [
    '<trk>',
    textElement('name', `${name}: ${lineWords[kind]}`),
    textElement('desc', legs.map(legName).join('; ')),
    `<type>${kind === 'transit' ? 'transit' : 'walking'}</type>`,
    ...legs.map(segment),
    '</trk>',
  ].join('')

const kinds: readonly LineKind[] = ['street', 'straight', 'transit']

/** The plan as GPX 1.1 (topografix.com/GPX/1/1): a waypoint for every stop, and tracks for every day, a segment a leg. */
export const toGpx = (trip: Trip, ways: Ways): string => {
  const tracks = trip.days.flatMap((day, index) => {
    const legs = legLines(day, baseOfDay(trip, index), ways)
    return kinds.flatMap((kind) => {
      const ofKind = legs.filter((leg) => leg.kind === kind)
      return ofKind.length === 0 ? [] : track(dayName(day, index), kind, ofKind)
    })
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${xmlText(site.brand)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${textElement('name', tripTitle(trip))}${textElement('desc', wayCredits(ways).join('; '))}</metadata>`,
    ...trip.days.flatMap(waypoints),
    ...tracks,
    '</gpx>',
    '',
  ].join('\n')
}
