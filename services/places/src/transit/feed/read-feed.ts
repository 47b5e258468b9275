import { spanOfAll } from './calendar.ts'
import { PatternBuilder } from './build-patterns.ts'
import { openFeed, type FeedArchive } from './feed-archive.ts'
import { FeedError } from './feed-error.ts'
import { FeedReport, type FeedProblem } from './feed-report.ts'
import type { PackedFeed } from './packed-feed.ts'
import { readCalendars } from './read-calendars.ts'
import { readLines } from './read-lines.ts'
import { readRows } from './read-rows.ts'
import { readStopTimes } from './read-stop-times.ts'
import { readStops } from './read-stops.ts'
import { readTransfers } from './read-transfers.ts'
import { readFrequencies, readTrips } from './read-trips.ts'
import { groupByTrip, tripCalls } from './trip-calls.ts'

const REQUIRED = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt']
/** More departures by interval than a large city has in a year; beyond, an interval of seconds fills the memory. */
const MAX_TRIPS = 6_000_000

/** A feed as it was read, and what was wrong with it. */
export interface ReadFeed {
  readonly feed: PackedFeed
  /** The operator, as the feed names it. */
  readonly agency: string
  readonly counts: Readonly<Record<string, number>>
  readonly problems: readonly FeedProblem[]
  /** The first and the last day with a service. */
  readonly span: readonly [string, string]
}

const isZone = (zone: string): boolean => {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Operators named of a feed; a country's has hundreds. */
const MOST_NAMED = 3

/** "A, B, C and 4 others" */
function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  const named = names.slice(0, MOST_NAMED).join(', ')
  return more > 0 ? `${named} and ${more} ${more === 1 ? 'other' : 'others'}` : named
}

async function readAgency(archive: FeedArchive): Promise<{ readonly name: string; readonly zone: string }> {
  const names = new Set<string>()
  // A feed has one zone, whoever its operators are (gtfs.org, "agency.txt").
  let zone: string | null = null
  await readRows(archive, 'agency.txt', ['agency_timezone'], (cell) => {
    zone ??= cell('agency_timezone')
    if (cell('agency_name') !== '') names.add(cell('agency_name'))
  })
  if (zone === null || !isZone(zone)) throw new FeedError('agency.txt names no time zone, so no time can be told.')
  return { name: listed([...names]), zone }
}

async function readArchive(archive: FeedArchive): Promise<ReadFeed> {
  const missing = REQUIRED.filter((name) => !archive.has(name))
  if (missing.length > 0) throw new FeedError(`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`)
  const report = new FeedReport()
  const agency = await readAgency(archive)
  const calendars = await readCalendars(archive, report)
  const services = [...calendars.values()]
  const span = spanOfAll(services)
  if (!span) throw new FeedError('No day of the calendar has a service.')
  const places = await readStops(archive, report)
  const stops = [...places.values()]
  const stopAt = new Map(stops.map(({ id }, at) => [id, at]))
  const { lines, byId: lineAt } = await readLines(archive, report)
  const serviceAt = new Map([...calendars.keys()].map((id, at) => [id, at]))
  const trips = await readTrips(archive, lineAt, serviceAt, report)
  const intervals = await readFrequencies(archive, trips.byId, report)
  const transfers = await readTransfers(archive, stopAt, report)
  const { times, rows } = await readStopTimes(archive, trips.byId, stopAt, report)

  const { at, order } = groupByTrip(times, trips.byId.size)
  const patterns = new PatternBuilder()
  const nowhere = { lat: 0, lon: 0 }
  for (let trip = 0; trip < trips.byId.size; trip += 1) {
    const calls = tripCalls(times, order.subarray(at[trip], at[trip + 1]), (stop) => stops[stop] ?? nowhere)
    if (typeof calls === 'string') report.note('stop_times.txt', `trip with ${calls}, left out`)
    else {
      const facts = { service: trips.service.get(trip), line: trips.line.get(trip), headsign: trips.headsign.get(trip) }
      patterns.add(calls, facts, intervals.get(trip))
    }
    if (patterns.trips > MAX_TRIPS) throw new FeedError(`The feed has more than ${MAX_TRIPS} departures.`)
  }
  if (patterns.trips === 0) throw new FeedError('No trip of the feed can be used.')
  const { zone, name } = agency
  const feed: PackedFeed = { zone, stops, lines, headsigns: trips.headsigns, services, transfers, ...patterns.build() }
  const counts = {
    stops: stops.length,
    lines: lines.length,
    services: services.length,
    trips: patterns.trips,
    'stop times': rows,
    patterns: feed.patternAt.length - 1,
    transfers: transfers.length,
  }
  return { feed, agency: name, counts, problems: report.problems, span }
}

/** Reads a GTFS feed, zipped or as a folder. Throws `FeedError` when it cannot be used at all. */
export async function readFeed(file: string): Promise<ReadFeed> {
  const archive = await openFeed(file)
  try {
    return await readArchive(archive)
  } finally {
    archive.close()
  }
}
