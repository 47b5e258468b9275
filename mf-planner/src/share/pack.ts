import type { Leg } from '@site/contracts/itinerary'
import { minutesOf } from '../plan/clock.ts'
import { estimateLeg } from '../plan/estimate.ts'
import type { Point } from '../plan/links.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { ByteWriter } from './bytes.ts'
import { baseKinds, flagsOf, toGrid, VERSION, type Detail } from './format.ts'
import { idTail } from './slug.ts'

const sameJourney = (a: Leg, b: Leg): boolean =>
  a.mode === b.mode &&
  a.minutes === b.minutes &&
  a.low === b.low &&
  a.high === b.high &&
  a.source === b.source &&
  Math.abs(a.metres - b.metres) <= 2

/** 0 none, 1 exactly what the estimate says, else the journey in full: mode and source, minutes, range, metres. */
const putLeg = (out: ByteWriter, leg: Leg | null, from: Point | null, to: Point | null): void => {
  if (leg === null) return out.number(0)
  if (from !== null && to !== null && sameJourney(leg, estimateLeg(from, to))) return out.number(1)
  out.number(2 + (leg.mode === 'transit' ? 1 : 0) + (leg.source === 'street' ? 2 : 0))
  for (const value of [leg.minutes, leg.minutes - leg.low, leg.high - leg.minutes, leg.metres])
    out.number(Math.round(value))
}

const gridPoint = (at: { lat: number | null; lon: number | null }): Point | null =>
  at.lat === null || at.lon === null ? null : { lat: toGrid(at.lat) / 1e5, lon: toGrid(at.lon) / 1e5 }

const putTimes = (out: ByteWriter, stops: readonly Stop[]): void => {
  let end = 0
  for (const { start, end: until } of stops) {
    if (start === null || until === null) continue
    const from = minutesOf(start)
    out.number(from - end)
    out.number((minutesOf(until) - from + 1440) % 1440)
    end = from
  }
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
  for (const day of days) putTimes(out, day.stops)
  putPoints(out, stops, origin)
  for (const day of days) {
    let from = base === null ? null : gridPoint(base)
    for (const stop of day.stops) {
      const to = gridPoint(stop)
      putLeg(out, stop.leg, from, to)
      from = to
    }
    putLeg(out, day.returnLeg, from, base === null ? null : gridPoint(base))
    putClock(out, day.departAt)
    putClock(out, day.returnBy)
  }

  for (const stop of stops) out.text(stop.title)
  for (const field of ['category', 'source'] as const) for (const stop of stops) out.text(stop[field])
  if (detail >= 1) for (const stop of stops) out.text(stop.id === null ? null : idTail(stop.id, stop.title))
  if (detail >= 2) for (const line of [meta.expandedNote, meta.searchNote, meta.credits.join('\t')]) out.text(line)
  if (detail >= 3) for (const stop of stops) out.text(stop.openingHours)
  if (detail >= 4) for (const stop of stops) out.text(stop.address)
  if (detail >= 5) for (const stop of stops) out.text(stop.website)
  if (detail >= 5) for (const stop of stops) out.text(stop.note)
  return out.bytes()
}
