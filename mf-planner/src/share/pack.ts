import { minutesOf } from '../plan/clock.ts'
import type { Point } from '../plan/links.ts'
import type { Base, Stop, Trip, TripDay } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { ByteWriter } from './bytes.ts'
import { baseKinds, flagsOf, toGrid, VERSION, type Detail } from './format.ts'
import { putLegs, type Way } from './legs.ts'
import { shortenId } from './slug.ts'

const gridPoint = (at: { lat: number | null; lon: number | null }): Point | null =>
  at.lat === null || at.lon === null ? null : { lat: toGrid(at.lat) / 1e5, lon: toGrid(at.lon) / 1e5 }

const timesOf = (stops: readonly Stop[]): { from: number; length: number }[] =>
  stops.flatMap(({ start, end }) => {
    if (start === null || end === null) return []
    const from = minutesOf(start)
    return [{ from, length: (minutesOf(end) - from + 1440) % 1440 }]
  })

/** Starts as steps from the one before, then lengths; in steps of five minutes where all stand on that grid. */
const putTimes = (out: ByteWriter, days: readonly TripDay[]): void => {
  const times = days.map((day) => timesOf(day.stops))
  const step = times.flat().every(({ from, length }) => from % 5 === 0 && length % 5 === 0) ? 5 : 1
  out.number(step)
  for (const day of times) day.forEach(({ from }, i) => out.number((from - (day[i - 1]?.from ?? 0)) / step))
  for (const { length } of times.flat()) out.number(length / step)
}

const putPoints = (out: ByteWriter, stops: readonly Stop[], origin: Point): void => {
  for (const axis of ['lat', 'lon'] as const) {
    let before = toGrid(origin[axis])
    for (const stop of stops) {
      const value = stop[axis]
      if (stop.lat === null || stop.lon === null || value === null) continue
      out.number(toGrid(value) - before)
      before = toGrid(value)
    }
  }
}

/** A column in which few values stand again and again: each value once, then which it is. */
const putIndexed = (out: ByteWriter, column: readonly (string | null)[]): void => {
  const values = [...new Set(column)]
  out.number(values.length)
  for (const value of values) out.text(value)
  for (const value of column) out.number(values.indexOf(value))
}

const waysOf = (day: TripDay, base: Base | null): Way[] => {
  const home = base === null ? null : gridPoint(base)
  const places = [home, ...day.stops.map(gridPoint), home]
  return [...day.stops.map((stop) => stop.leg), day.returnLeg].map((leg, i) => ({
    leg,
    from: places[i] ?? null,
    to: places[i + 1] ?? null,
  }))
}

const putClock = (out: ByteWriter, clock: string | null): void => out.number(clock === null ? -1 : minutesOf(clock))

const dayNumber = (date: string | null): number =>
  date === null ? 0 : Math.round(Date.parse(`${date}T00:00:00Z`) / 864e5)

/** Writes a plan as bytes, column after column; `detail` says which facts come along. `unpack` reads it. */
export const pack = (body: ItineraryBody, { days, meta }: Trip, detail: Detail): Uint8Array => {
  const out = new ByteWriter()
  const stops = days.flatMap((day) => day.stops)
  const { base } = meta
  const origin = gridPoint(base ?? stops.find((stop) => stop.lat !== null) ?? { lat: 0, lon: 0 }) ?? { lat: 0, lon: 0 }
  out.number(VERSION)
  out.number(detail)
  out.number(days.length)
  for (const day of days) out.number(day.stops.length)
  days.forEach((day, index) =>
    out.number(dayNumber(day.date) - (index === 0 ? 0 : dayNumber(days[index - 1]?.date ?? null))),
  )
  for (const line of [body.destination, body.pace, body.themes.filter((theme) => typeof theme === 'string').join(',')])
    out.text(line)

  out.number(base === null ? 0 : 1 + baseKinds.indexOf(base.kind))
  if (base !== null) for (const line of [base.name, base.id]) out.text(line)
  out.number(toGrid(origin.lat))
  out.number(toGrid(origin.lon))
  const { venueDetails: venue } = meta
  for (const line of [
    meta.city,
    meta.country,
    meta.tz,
    venue?.name ?? null,
    venue?.cityContext ?? null,
    venue?.neighborhood ?? null,
  ])
    out.text(line)
  out.number(meta.relaxed ? 1 : 0)

  for (const stop of stops) out.number(flagsOf(stop))
  putTimes(out, days)
  putPoints(out, stops, origin)
  putLegs(
    out,
    days.flatMap((day) => waysOf(day, base)),
  )
  for (const day of days) {
    putClock(out, day.departAt)
    putClock(out, day.returnBy)
  }

  for (const stop of stops) out.text(stop.title)
  for (const field of ['category', 'source'] as const)
    putIndexed(
      out,
      stops.map((stop) => stop[field]),
    )
  if (detail >= 1) {
    const ids = stops.map(({ id, title }) => (id === null ? null : shortenId(id, title)))
    putIndexed(
      out,
      ids.map((id) => id?.head ?? null),
    )
    for (const id of ids) if (id !== null && !id.head.endsWith('~')) out.text(id.tail)
  }
  if (detail >= 2) for (const line of [meta.expandedNote, meta.searchNote, meta.credits.join('\t')]) out.text(line)
  if (detail >= 3) for (const stop of stops) out.text(stop.openingHours)
  if (detail >= 4) for (const stop of stops) out.text(stop.address)
  if (detail >= 5) for (const stop of stops) out.text(stop.website)
  if (detail >= 5) for (const stop of stops) out.text(stop.note)
  return out.bytes()
}
