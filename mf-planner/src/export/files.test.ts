import { describe, expect, test } from 'vitest'
import { melbourneTrip } from '../testing/plans.ts'
import { setNote } from '../edit/operations.ts'
import { noTravel } from '../papers/travel-times.ts'
import type { Trip } from '../plan/plan.ts'
import { noWays } from '../way/ways.ts'
import { toIcs } from './ics.ts'
import { toGpx } from './gpx.ts'
import { toKml } from './kml.ts'
import { toMarkdown } from './markdown.ts'
import { fileStem } from './title.ts'

const stops = melbourneTrip.days.flatMap((day) => day.stops)
const xml = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.querySelector('parsererror') !== null) throw new Error('not well-formed')
  return document
}
const renamed = (title: string): Trip => ({
  ...melbourneTrip,
  days: melbourneTrip.days
    .slice(0, 1)
    .map((day) => ({ ...day, stops: day.stops.slice(0, 1).map((stop) => ({ ...stop, title })) })),
})

test.each([toGpx, toKml])('markup and control characters in a name stay text', (write) => {
  const text = write(renamed('Fish & <Chips> "\u0007" \'x\''), noWays)
  expect(text).toContain('Fish &amp; &lt;Chips&gt;')
  expect(text).not.toContain('\u0007')
  xml(text)
})

describe('Markdown', () => {
  test('has a heading for every day and a line for every stop', () => {
    const text = toMarkdown(melbourneTrip)
    expect(text.match(/^## Day \d/gm)).toHaveLength(7)
    expect(text.match(/^- \*\*\d\d:\d\d–\d\d:\d\d\*\* \[/gm)).toHaveLength(stops.length)
  })
  test('markup in a name stays text', () => expect(toMarkdown(renamed('*A* [b](c)'))).toContain('\\*A\\* \\[b\\](c)'))
})

test.each([
  ['a calendar', (trip: Trip) => toIcs(trip, noTravel, new Date('2026-11-21T00:00:00Z')).replaceAll('\r\n ', '')],
  ['GPX', (trip: Trip) => toGpx(trip, noWays)],
  ['KML', (trip: Trip) => toKml(trip, noWays)],
  ['Markdown', toMarkdown],
])('the traveller’s own note of a stop is told in %s', (_, write) => {
  expect(write(setNote(melbourneTrip, 0, 0, 'Ask for the balcony'))).toContain('Ask for the balcony')
})

test('a file is named after its trip', () => expect(fileStem(melbourneTrip)).toBe('7-days-in-melbourne'))
