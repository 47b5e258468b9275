import { pointOf, type Point } from '../plan/links.ts'
import type { Trip, TripDay } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { legLines, wayCredits, type LegLine, type LineKind } from '../way/leg-lines.ts'
import type { Ways } from '../way/ways.ts'
import { dayName, legName, lineWords, stopNote, textElement } from './map-text.ts'
import { tripTitle } from './title.ts'

/** KML writes longitude first. */
const coordinates = ({ lat, lon }: Point): string => `${lon.toFixed(6)},${lat.toFixed(6)}`

/** Opacity, blue, green, red, as KML writes a colour: the site's green and blue, and a thin pale line where it is only straight. */
const looks: Readonly<Record<LineKind, { readonly colour: string; readonly width: number }>> = {
  street: { colour: 'ff4d7a1f', width: 5 },
  straight: { colour: '804d7a1f', width: 2 },
  transit: { colour: 'ffa34f3a', width: 3 },
}
const styles = Object.entries(looks).map(
  ([id, { colour, width }]) =>
    `<Style id="${id}"><LineStyle><color>${colour}</color><width>${width}</width></LineStyle></Style>`,
)

const placemark = (name: string, words: string, rest: string): string =>
  `<Placemark>${textElement('name', name)}${textElement('description', words)}${rest}</Placemark>`

const stopMarks = ({ stops }: TripDay): string[] =>
  stops.flatMap((stop) => {
    const place = pointOf(stop)
    if (place === null) return []
    return placemark(
      place.name,
      stopNote(stop, null),
      `<Point><coordinates>${coordinates(place)}</coordinates></Point>`,
    )
  })

const legMark = (leg: LegLine): string => {
  const minutes = leg.leg === null ? '' : `${leg.leg.minutes} min, `
  const line = `<LineString><tessellate>1</tessellate><coordinates>${leg.line.map(coordinates).join(' ')}</coordinates></LineString>`
  return placemark(legName(leg), `${minutes}${lineWords[leg.kind]}`, `<styleUrl>#${leg.kind}</styleUrl>${line}`)
}

/** The plan as KML 2.2 (OGC 07-147r2): a folder for every day with its stops and a line for every leg. */
export const toKml = (trip: Trip, ways: Ways): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    textElement('name', tripTitle(trip)),
    textElement('description', wayCredits(ways).join('; ')),
    ...styles,
    ...trip.days.map((day, index) => {
      const legs = legLines(day, baseOfDay(trip, index), ways)
      return `<Folder>${textElement('name', dayName(day, index))}${stopMarks(day).join('')}${legs.map(legMark).join('')}</Folder>`
    }),
    '</Document></kml>',
    '',
  ].join('\n')
