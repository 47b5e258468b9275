import { limits } from '@site/contracts/limits'
import * as z from 'zod/mini'
import { clockOf, minutesOf } from '../plan/clock.ts'
import type { Point } from '../plan/links.ts'
import { readAnswer, stop as stopSchema, tripMeta, type Stop, type Trip, type TripMeta } from '../plan/plan.ts'
import { isOwn } from '../plan/yours.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { ByteReader, ByteWriter, type ByteStream } from './bytes.ts'
import { extrasOf, markProposed, readExtras } from './extras.ts'
import { legColumns } from './leg-columns.ts'
import { saysAnything, yoursColumns } from './yours-columns.ts'
import { flags, fromGrid, idColumn, indexedColumn, pointColumns, timeColumns, toGrid } from './stop-columns.ts'

/**
 * First number of every code. The second version ends with a line of what the first had no place for, the third with what the traveller
 * said of stops too; a plan without any of it is written as an earlier one, which pages of an earlier release read.
 */
const VERSIONS = { plain: 1, withExtras: 2, withYours: 3 } as const
export const NEWEST_VERSION = VERSIONS.withYours

/**
 * How much a code carries: 0 titles, times, places and ways; 1 ids, by which the plan can be changed further; 2 notes and credits;
 * 3 opening hours; 4 addresses; 5 websites and remarks.
 */
export const details = [5, 4, 3, 2, 1, 0] as const
type Detail = (typeof details)[number]
const ADDRESSES = 4

const MAX_STOPS = 24
const DAY_MS = 864e5
const baseKinds = ['hotel', 'venue', 'centre'] as const

export interface Shared {
  readonly body: ItineraryBody
  readonly trip: Trip
}

/** What a reader is given: it takes nothing from it. */
const blank: Shared = {
  body: { destination: '', days: 0, pace: '', themes: [] },
  trip: { days: [], meta: z.parse(tripMeta, {}) },
}
const blankStop = z.parse(stopSchema, { activity: { title: 'none' } })

/** The engine's own form of a map link, so that it need not travel. */
const mapLink = ({ lat, lon }: Point): string => {
  const at = `${lat.toFixed(5)}/${lon.toFixed(5)}`
  return `https://www.openstreetmap.org/?mlat=${lat.toFixed(5)}&mlon=${lon.toFixed(5)}#map=18/${at}`
}

const clock = (io: ByteStream, given: string | null): string | null => {
  const minutes = io.number(given === null ? -1 : minutesOf(given))
  return minutes < 0 ? null : clockOf(minutes)
}

/** Where the days begin and end, and the point from which positions are counted. */
const baseOf = (io: ByteStream, { days, meta }: Trip) => {
  const kind =
    baseKinds[io.number(meta.base === null ? 0 : 1 + baseKinds.indexOf(meta.base.kind), baseKinds.length) - 1]
  const [name, id] = kind === undefined ? [] : [io.text(meta.base?.name ?? null), io.text(meta.base?.id ?? null)]
  const from = meta.base ?? days.flatMap((day) => day.stops).find((stop) => stop.lat !== null && stop.lon !== null)
  const origin = {
    lat: fromGrid(io.number(toGrid(from?.lat ?? 0)), 90),
    lon: fromGrid(io.number(toGrid(from?.lon ?? 0)), 180),
  }
  return { origin, base: kind === undefined ? null : { kind, name, id, ...origin } }
}

/** Ids of own stops are made up when they are added, and again when a link is read. */
const withoutOwnId = (stop: Stop): Stop => (isOwn(stop) ? { ...stop, id: null } : stop)

const metaOf = (io: ByteStream, { city, country, tz, venueDetails: venue, relaxed }: TripMeta) => {
  const found = { city: io.text(city), country: io.text(country), tz: io.text(tz) }
  const name = io.text(venue?.name ?? null)
  const venueDetails = {
    name,
    cityContext: io.text(venue?.cityContext ?? null),
    neighborhood: io.text(venue?.neighborhood ?? null),
  }
  return { ...found, venueDetails: name === null ? null : venueDetails, relaxed: io.number(relaxed ? 1 : 0) === 1 }
}

/**
 * The format: a plan column after column. Over a writer it stores the plan given; over a reader, given a blank one, it returns
 * the stored plan in the shape of an answer, which is yet to be checked as an answer is.
 */
const planColumns = (io: ByteStream, { body, trip }: Shared, level: Detail) => {
  const extra = extrasOf({ body, trip })
  const says = saysAnything(trip.days.flatMap((day) => day.stops))
  const version = io.number(says ? VERSIONS.withYours : extra === null ? VERSIONS.plain : VERSIONS.withExtras)
  if (version < VERSIONS.plain || version > VERSIONS.withYours) throw new Error('This link is of another version')
  const detail = io.number(level, 5)
  const listOf = <Item>(length: number, item: (i: number) => Item) => Array.from({ length }, (_, i) => item(i))
  const dayCount = io.number(trip.days.length, limits.planner.maxDays)
  const counts = listOf(dayCount, (day) => io.number(trip.days[day]?.stops.length ?? 0, MAX_STOPS))
  let dayNumber = 0
  const dayNumbers = counts.map((_, day) => {
    const date = trip.days[day]?.date ?? null
    // Days since 1970 as a step from the day before; 0 is no date.
    dayNumber += io.number((date === null ? 0 : Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)) - dayNumber)
    return dayNumber
  })
  const destination = io.text(body.destination)
  const pace = io.text(body.pace)
  const themes = io.text(body.themes.filter((theme) => typeof theme === 'string').join(','))
  const { origin, base } = baseOf(io, trip)
  const meta = metaOf(io, trip.meta)

  const cells = counts.flatMap((count, day) =>
    listOf(count, (at) => {
      const stop = trip.days[day]?.stops[at] ?? blankStop
      return { given: stop, first: at === 0, flags: flags(io, stop) }
    }),
  )
  const times = timeColumns(io, cells)
  const points = pointColumns(io, cells, origin)
  const home = base === null ? null : origin
  const offsets = counts.map((_, day) => counts.slice(0, day).reduce((sum, count) => sum + count, 0))
  const legs = legColumns(
    io,
    counts.flatMap((count, day) => {
      const from = offsets[day] ?? 0
      const places = [home, ...points.slice(from, from + count), home]
      return listOf(count + 1, (at) => ({
        leg: (at < count ? trip.days[day]?.stops[at]?.leg : trip.days[day]?.returnLeg) ?? null,
        from: places[at] ?? null,
        to: places[at + 1] ?? null,
      }))
    }),
  )
  const clocks = counts.map((_, day) => ({
    departAt: clock(io, trip.days[day]?.departAt ?? null),
    returnBy: clock(io, trip.days[day]?.returnBy ?? null),
  }))

  const stops = cells.map((cell) => cell.given)
  const textColumn = (name: 'title' | 'openingHours' | 'address' | 'website' | 'note', from: number) =>
    stops.map((stop) => (detail >= from ? io.text(stop[name]) : null))
  const indexed = (name: 'category' | 'source') =>
    indexedColumn(
      io,
      stops.map((stop) => stop[name]),
    )
  const titles = textColumn('title', 0)
  const [categories, sources] = [indexed('category'), indexed('source')]
  const ids = detail >= 1 ? idColumn(io, stops.map(withoutOwnId), titles) : []
  const note = (text: string | null): string | null => (detail >= 2 ? io.text(text) : null)
  const notes = {
    expandedNote: note(trip.meta.expandedNote),
    searchNote: note(trip.meta.searchNote),
    credits: note(trip.meta.credits.join('\t'))?.split('\t') ?? [],
  }
  const openingHours = textColumn('openingHours', 3)
  const addresses = textColumn('address', ADDRESSES)
  const [websites, remarks] = [textColumn('website', 5), textColumn('note', 5)]

  const slots = cells.map(({ flags: { placed: _p, timed: _t, ...facts } }, i) => {
    const point = points[i]
    const activity = {
      id: ids[i],
      title: titles[i],
      ...(point ? { ...point, mapLink: mapLink(point) } : {}),
      category: categories[i],
      source: sources[i],
      openingHours: openingHours[i],
      address: addresses[i],
      website: websites[i],
      note: remarks[i],
    }
    return { ...facts, ...times[i], activity }
  })
  const { asked, proposed, ...told } = readExtras(version === VERSIONS.plain ? null : io.text(extra))
  const said = version === VERSIONS.withYours ? yoursColumns(io, stops, detail < ADDRESSES) : new Map()
  const plan = counts.map((count, day) => {
    const from = offsets[day] ?? 0
    // Every day before this one has a return leg too.
    const ways = legs.slice(from + day, from + day + count + 1)
    return {
      ...clocks[day],
      returnLeg: ways[count],
      slots: slots.slice(from, from + count).map((slot, at) => {
        const { activity, ...own } = said.get(from + at) ?? {}
        return { ...slot, ...own, activity: { ...slot.activity, ...activity }, leg: ways[at] }
      }),
    }
  })
  return {
    destination,
    pace,
    themes,
    dayNumbers,
    plan,
    asked,
    meta: { ...meta, ...notes, base: base === null ? null : markProposed(base, proposed), ...told },
  }
}

/** Writes a plan as bytes; `detail` says which facts come along. */
export const pack = (body: ItineraryBody, trip: Trip, detail: Detail): Uint8Array => {
  const out = new ByteWriter()
  planColumns(out, { body, trip }, detail)
  return out.bytes()
}

/** Dates a link may hold, as days since 1970: calendars disagree about years outside. */
const DAYS = { first: Date.UTC(2000, 0, 1) / DAY_MS, last: Date.UTC(2199, 11, 31) / DAY_MS }
/** A trip of a week with gaps; dates further apart are no trip. */
const MAX_SPAN_DAYS = 31

const datesOf = (dayNumbers: readonly number[]): (string | null)[] => {
  const dated = dayNumbers.filter((day) => day !== 0)
  const [first, last] = [Math.min(...dated), Math.max(...dated)]
  if (dated.length > 0 && (first < DAYS.first || last > DAYS.last || last - first > MAX_SPAN_DAYS))
    throw new Error('Plan data are damaged')
  return dayNumbers.map((day) => (day === 0 ? null : new Date(day * DAY_MS).toISOString().slice(0, 10)))
}

/** Reads a plan that `pack` wrote. Throws when the bytes are no such plan; every value is checked as an answer's would be. */
export const unpack = (bytes: Uint8Array): Shared => {
  const { destination, pace, themes, dayNumbers, plan, asked, meta } = planColumns(new ByteReader(bytes), blank, 0)
  const dates = datesOf(dayNumbers)
  const answer = readAnswer({ plan: plan.map((day, i) => ({ ...day, date: dates[i] })), meta })
  if (answer.kind !== 'trip' || destination === null) throw new Error('Plan data are damaged')
  return {
    trip: answer.trip,
    body: {
      destination,
      days: plan.length,
      pace: pace ?? 'balanced',
      themes: themes?.split(',') ?? [],
      ...(dates[0] ? { startDate: dates[0] } : {}),
      ...asked,
    },
  }
}
