import { expect, test } from 'vitest'
import { toGpx } from '../export/gpx.ts'
import { toKml } from '../export/kml.ts'
import { toIcs } from '../export/ics.ts'
import { toMarkdown } from '../export/markdown.ts'
import { fileStem } from '../export/title.ts'
import type { Trip } from '../plan/plan.ts'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { noWays } from '../way/ways.ts'
import { decodeTrip, encodeTrip, toCode } from './link-code.ts'
import { details, pack, unpack } from './plan-format.ts'

const LINKS = 4000
const now = new Date('2026-11-21T01:02:03Z')

/** Park-Miller (CACM 1988): the same links every time. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
const random = randomFrom(20_261_122)
const pick = <Item>(list: readonly Item[]): Item | undefined => list[random(list.length)]

const TEXTS = ['\r', '\r\nBEGIN:VALARM', '\u0000', '\u2028', '<x>', ']]>', '\\', ';,:', 'Mars/Olympus', '\u202e', '']
const plans = [melbourneTrip, londonTrip].flatMap((trip) =>
  details.map((detail) => pack(bodyFor('Melbourne', 7), trip, detail)),
)

/** A few bytes changed, put in or taken out; texts that an export might take for its own among them. */
const mutated = (bytes: Uint8Array): Uint8Array => {
  const list = [...bytes]
  for (let n = 1 + random(3); n > 0; n -= 1) {
    // Half of the changes hit the numbers at the beginning, where days, counts and positions stand.
    const at = random(2) === 0 ? random(120) : random(list.length)
    const kind = random(4)
    if (kind === 0) list[at] = random(256)
    else if (kind === 1) list.splice(at, 1 + random(4))
    else if (kind === 2) list.splice(at, 0, ...new TextEncoder().encode(pick(TEXTS)))
    else list.splice(at, 0, ...Array.from({ length: 1 + random(6) }, () => 127 + random(2)))
  }
  return Uint8Array.from(list)
}

const CONTENT_LINE = /^(?:[A-Z][A-Z-]*[;:]| )/
const timed = (trip: Trip): number =>
  trip.days.reduce(
    (sum, day) =>
      sum + day.stops.filter((stop) => day.date !== null && stop.start !== null && stop.end !== null).length,
    0,
  )

/** Writes every file of a plan and holds what must be true of them whatever the link said. */
const check = (trip: Trip): void => {
  const ics = toIcs(trip, { arrival: '14:05', departure: '10:00' }, now)
  for (const line of ics.trimEnd().split(/\r\n|[\r\n]/)) expect(line).toMatch(CONTENT_LINE)
  expect(ics.match(/^BEGIN:/gm)?.length).toBe(ics.match(/^END:/gm)?.length)
  // Hotels end on a day, arrival and departure have no end.
  expect(ics.match(/^DTEND(?!;VALUE=DATE:)/gm)?.length ?? 0).toBe(timed(trip))
  expect(ics).not.toMatch(/^BEGIN:VALARM/m)
  for (const text of [toGpx(trip, noWays), toKml(trip, noWays)]) expect(text).not.toMatch(/<x>|(?![\t\n\r])\p{Cc}/u)
  expect(toMarkdown(trip)).not.toMatch(/[\r\u2028]|(?![\n])\p{Cc}/u)
  expect(fileStem(trip)).toMatch(/^[\p{L}\p{N}-]*$/u)
}

const read = (open: () => { readonly trip: Trip }): Trip | null => {
  try {
    return open().trip
  } catch {
    return null
  }
}

test(`${LINKS} links whose plan was tampered with are refused or exported as sound files`, () => {
  let opened = 0
  let looks = 0
  const original = Intl.DateTimeFormat.prototype.formatToParts
  const counted = Object.assign(Intl.DateTimeFormat.prototype, {
    formatToParts(this: Intl.DateTimeFormat, ...given: Parameters<typeof original>) {
      looks += 1
      return original.apply(this, given)
    },
  })
  try {
    for (let n = 0; n < LINKS; n += 1) {
      const bytes = mutated(pick(plans) ?? new Uint8Array())
      const trip = read(() => unpack(bytes))
      if (trip === null) continue
      opened += 1
      looks = 0
      check(trip)
      // What an export costs is bounded too: a day of the year looks at the clocks once, a change a dozen times.
      expect(looks).toBeLessThan(1000)
    }
  } finally {
    counted.formatToParts = original
  }
  // Otherwise the exports were not tried.
  expect(opened).toBeGreaterThan(LINKS / 10)
}, 120_000)

test('links whose text was tampered with are refused or exported as sound files', () => {
  const code = encodeTrip(bodyFor('Melbourne', 7), melbourneTrip)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (let n = 0; n < 1000; n += 1) {
    const at = random(code.length)
    const trip = read(() => decodeTrip(`${code.slice(0, at)}${letters[random(64)] ?? ''}${code.slice(at + random(3))}`))
    if (trip !== null) check(trip)
  }
})

test.each([
  ['in 1970 and 2243', [1, 100_000]],
  ['a year apart', [20_000, 365]],
  ['long past', [3000, 1]],
  ['out of order by a year', [20_500, -365]],
])('a link with days %s is refused', (_what, [first = 0, step = 0]) => {
  const dated = (days: readonly (string | null)[]): Trip => ({
    ...melbourneTrip,
    days: melbourneTrip.days.slice(0, 2).map((day, index) => ({ ...day, date: days[index] ?? null })),
  })
  const on = (day: number): string => new Date(day * 864e5).toISOString().slice(0, 10)
  const code = toCode(pack(bodyFor('Melbourne', 2), dated([on(first), on(first + step)]), 0))
  expect(() => decodeTrip(code)).toThrow('Plan data are damaged')
})
