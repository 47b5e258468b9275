import { describe, expect, test } from 'vitest'
import { melbourneTrip } from '../testing/plans.ts'
import type { Trip } from '../plan/plan.ts'
import { toGpx, toKml } from './map-files.ts'
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

describe('GPX', () => {
  test('has a waypoint for every stop and a route for every day, from the base and back', () => {
    const document = xml(toGpx(melbourneTrip))
    expect(document.querySelectorAll('wpt')).toHaveLength(stops.length)
    expect(document.querySelectorAll('rte')).toHaveLength(7)
    expect(document.querySelectorAll('rte:first-of-type rtept, rte rtept').length).toBe(stops.length + 14)
    const first = document.querySelector('wpt')
    expect(Number(first?.getAttribute('lat'))).toBeCloseTo(stops[0]?.lat ?? 0, 5)
    expect(Number(first?.getAttribute('lon'))).toBeCloseTo(stops[0]?.lon ?? 0, 5)
  })
})

describe('KML', () => {
  test('has a folder for every day, and longitude first', () => {
    const document = xml(toKml(melbourneTrip))
    expect(document.querySelectorAll('Folder')).toHaveLength(7)
    expect(document.querySelectorAll('Point')).toHaveLength(stops.length)
    const [lon, lat] = (document.querySelector('Point coordinates')?.textContent ?? '').split(',').map(Number)
    expect(lon).toBeCloseTo(stops[0]?.lon ?? 0, 5)
    expect(lat).toBeCloseTo(stops[0]?.lat ?? 0, 5)
  })
})

test.each([toGpx, toKml])('markup and control characters in a name stay text', (write) => {
  const text = write(renamed('Fish & <Chips> "\u0007" \'x\''))
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

test('a file is named after its trip', () => expect(fileStem(melbourneTrip)).toBe('7-days-in-melbourne'))
