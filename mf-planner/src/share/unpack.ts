import { limits } from '@site/contracts/limits'
import { clockOf } from '../plan/clock.ts'
import type { Point } from '../plan/links.ts'
import { readAnswer } from '../plan/read-answer.ts'
import type { Trip } from '../plan/plan.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { ByteReader } from './bytes.ts'
import { baseKinds, readFlags, toGrid, VERSION, type Flags } from './format.ts'
import { takeLegs } from './legs.ts'
import { fullId } from './slug.ts'

export interface Shared {
  readonly body: ItineraryBody
  readonly trip: Trip
}

const MAX_STOPS = 24

const bounded = (value: number, most: number): number => {
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Error('Plan data are damaged')
  return value
}

const fixedTo = (steps: number, most: number): number => {
  if (Math.abs(steps) > most * 1e5) throw new Error('Plan data are damaged')
  return steps / 1e5
}

const takeIndexed = (data: ByteReader, length: number): (string | null)[] => {
  const values = Array.from({ length: bounded(data.number(), 200) }, () => data.text())
  return Array.from({ length }, () => values[data.number()] ?? null)
}

const takeTimes = (data: ByteReader, flags: readonly (readonly Flags[])[]) => {
  const step = bounded(data.number(), 5)
  const starts = flags.map((stops) => {
    let from = 0
    return stops.map(({ timed }) => (timed ? (from += data.number() * step) : null))
  })
  return starts.map((day) =>
    day.map((from) =>
      from === null ? { start: null, end: null } : { start: clockOf(from), end: clockOf(from + data.number() * step) },
    ),
  )
}

const takeClock = (data: ByteReader): string | null => {
  const minutes = data.number()
  return minutes < 0 ? null : clockOf(minutes)
}

/** Dates a link may hold, as days since 1970: calendars disagree about years outside. */
const DAYS = { first: Date.UTC(2000, 0, 1) / 864e5, last: Date.UTC(2199, 11, 31) / 864e5 }
/** A trip of a week with gaps; dates further apart are no trip. */
const MAX_SPAN_DAYS = 31

/** Dates of the days, each told by its distance to the one before; a number of 0 is no date. */
const datesOf = (dayNumbers: readonly number[]): (string | null)[] => {
  const dated = dayNumbers.filter((day) => day !== 0)
  const [first, last] = [Math.min(...dated), Math.max(...dated)]
  if (dated.length > 0 && (first < DAYS.first || last > DAYS.last || last - first > MAX_SPAN_DAYS))
    throw new Error('Plan data are damaged')
  return dayNumbers.map((day) => (day === 0 ? null : new Date(day * 864e5).toISOString().slice(0, 10)))
}

/** The engine's own form of a map link, so that it need not travel. */
const mapLink = ({ lat, lon }: Point): string => {
  const at = `${lat.toFixed(5)}/${lon.toFixed(5)}`
  return `https://www.openstreetmap.org/?mlat=${lat.toFixed(5)}&mlon=${lon.toFixed(5)}#map=18/${at}`
}

/** Reads a plan that `pack` wrote. Throws when the bytes are no such plan; every value is checked as an answer's would be. */
export const unpack = (bytes: Uint8Array): Shared => {
  const data = new ByteReader(bytes)
  if (data.number() !== VERSION) throw new Error('This link is of another version')
  const detail = bounded(data.number(), 5)
  const dayCount = bounded(data.number(), limits.planner.maxDays)
  const counts = Array.from({ length: dayCount }, () => bounded(data.number(), MAX_STOPS))
  let dayNumber = 0
  const dates = datesOf(counts.map(() => (dayNumber += data.number())))
  const [destination, pace, themes] = [data.text(), data.text(), data.text()]

  const baseKind = baseKinds[bounded(data.number(), baseKinds.length) - 1]
  const [baseName, baseId] = baseKind === undefined ? [null, null] : [data.text(), data.text()]
  const origin = { lat: fixedTo(data.number(), 90), lon: fixedTo(data.number(), 180) }
  const base = baseKind === undefined ? null : { kind: baseKind, name: baseName, id: baseId, ...origin }
  const [city, country, tz] = [data.text(), data.text(), data.text()]
  const venue = { name: data.text(), cityContext: data.text(), neighborhood: data.text() }
  const relaxed = data.number() === 1

  const flags = counts.map((count) => Array.from({ length: count }, () => readFlags(data.number())))
  const times = takeTimes(data, flags)
  const all = flags.flat()
  const axis = (start: number, most: number): (number | null)[] => {
    let steps = toGrid(start)
    return all.map(({ placed }) => (placed ? fixedTo((steps += data.number()), most) : null))
  }
  const lats = axis(origin.lat, 90)
  const lons = axis(origin.lon, 180)
  const points = all.map((_, i): Point | null => {
    const [lat, lon] = [lats[i], lons[i]]
    return lat === null || lat === undefined || lon === null || lon === undefined ? null : { lat, lon }
  })
  const offsets = counts.map((_, day) => counts.slice(0, day).reduce((sum, count) => sum + count, 0))
  const home = base === null ? null : origin
  const legEnds = counts.map((count, day) => {
    const places = [home, ...points.slice(offsets[day], (offsets[day] ?? 0) + count), home]
    return places.slice(1).map((to, i) => ({ from: places[i] ?? null, to }))
  })
  const legs = takeLegs(data, legEnds.flat())
  const ways = counts.map((count, day) => {
    // Every day before this one has a return leg too.
    const from = (offsets[day] ?? 0) + day
    return {
      legs: legs.slice(from, from + count),
      returnLeg: legs[from + count],
      departAt: takeClock(data),
      returnBy: takeClock(data),
    }
  })

  const column = (from: number): (string | null)[] => all.map(() => (detail >= from ? data.text() : null))
  const titles = column(0)
  const [categories, sources] = [takeIndexed(data, all.length), takeIndexed(data, all.length)]
  const heads = detail >= 1 ? takeIndexed(data, all.length) : []
  const ids = all.map((_, i): string | null => {
    const head = heads[i]
    if (head === null || head === undefined) return null
    return fullId({ head, tail: head.endsWith('~') ? '' : (data.text() ?? '') }, titles[i] ?? '')
  })
  const [expandedNote, searchNote, credits] = detail >= 2 ? [data.text(), data.text(), data.text()] : [null, null, null]
  const [hours, addresses, websites, notes] = [column(3), column(4), column(5), column(5)]

  const plan = counts.map((count, day) => ({
    date: dates[day],
    ...ways[day],
    slots: Array.from({ length: count }, (_, at) => {
      const i = (offsets[day] ?? 0) + at
      const point = points[i]
      return {
        ...flags[day]?.[at],
        ...times[day]?.[at],
        hours: flags[day]?.[at]?.hours,
        leg: ways[day]?.legs[at],
        foodNearby: [],
        activity: {
          id: ids[i],
          title: titles[i],
          ...(point ? { ...point, mapLink: mapLink(point) } : {}),
          category: categories[i],
          source: sources[i],
          openingHours: hours[i],
          address: addresses[i],
          website: websites[i],
          note: notes[i],
        },
      }
    }),
  }))
  const answer = readAnswer({
    plan,
    meta: {
      city,
      country,
      tz,
      relaxed,
      expandedNote,
      searchNote,
      base,
      venueDetails: venue.name === null ? null : venue,
      credits: credits?.split('\t') ?? [],
    },
  })
  if (answer.kind !== 'trip' || destination === null) throw new Error('Plan data are damaged')
  return {
    trip: answer.trip,
    body: {
      destination,
      days: dayCount,
      pace: pace ?? 'balanced',
      themes: themes?.split(',') ?? [],
      ...(dates[0] ? { startDate: dates[0] } : {}),
    },
  }
}
