import type { FeedArchive } from './feed-archive.ts'
import { FeedError } from './feed-error.ts'
import type { FeedReport } from './feed-report.ts'
import { readTime, readWhole } from './gtfs-values.ts'
import { NumberColumn } from './number-column.ts'
import { readRows } from './read-rows.ts'

const FILE = 'trips.txt'
const FREQUENCIES = 'frequencies.txt'
/** Trips of a large country; more would not fit into the memory that an import may use. */
const MAX_TRIPS = 3_000_000

/** The trips of a feed, one value a trip in every column. */
export interface FeedTrips {
  readonly byId: ReadonlyMap<string, number>
  readonly service: NumberColumn
  readonly line: NumberColumn
  readonly headsign: NumberColumn
  readonly headsigns: readonly string[]
}

/** The trips whose line and service are known. */
export async function readTrips(
  archive: FeedArchive,
  lines: ReadonlyMap<string, number>,
  services: ReadonlyMap<string, number>,
  report: FeedReport,
): Promise<FeedTrips> {
  const byId = new Map<string, number>()
  const [service, line, headsign] = [new NumberColumn(), new NumberColumn(), new NumberColumn()]
  const headsigns = new Map<string, number>()
  await readRows(archive, FILE, ['route_id', 'service_id', 'trip_id'], (cell, row) => {
    const id = cell('trip_id')
    const [lineAt, serviceAt] = [lines.get(cell('route_id')), services.get(cell('service_id'))]
    if (id === '') report.note(FILE, 'row without trip_id, left out', row)
    else if (lineAt === undefined) report.note(FILE, 'unknown route, trip left out', row)
    else if (serviceAt === undefined) report.note(FILE, 'unknown service, trip left out', row)
    else if (byId.has(id)) report.note(FILE, 'trip_id used twice, the first kept', row)
    else if (byId.size >= MAX_TRIPS)
      throw new FeedError(`${FILE} has more than ${MAX_TRIPS} trips: cut the feed to the city first.`)
    else {
      const sign = cell('trip_headsign')
      const signAt = headsigns.get(sign) ?? headsigns.size
      headsigns.set(sign, signAt)
      byId.set(id, byId.size)
      service.push(serviceAt)
      line.push(lineAt)
      headsign.push(signAt)
    }
  })
  return { byId, service, line, headsign, headsigns: [...headsigns.keys()] }
}

/** A trip that is repeated every `headway` seconds; `from` is its first departure and `until` no longer one. */
export interface Frequency {
  readonly from: number
  readonly until: number
  readonly headway: number
  /** False where only the interval is promised and not the minute. */
  readonly exact: boolean
}

/** The trips that are given by an interval, by their place in the list of trips. */
export async function readFrequencies(
  archive: FeedArchive,
  trips: ReadonlyMap<string, number>,
  report: FeedReport,
): Promise<ReadonlyMap<number, readonly Frequency[]>> {
  const found = new Map<number, Frequency[]>()
  if (!archive.has(FREQUENCIES)) return found
  await readRows(archive, FREQUENCIES, ['trip_id', 'start_time', 'end_time', 'headway_secs'], (cell, row) => {
    const trip = trips.get(cell('trip_id'))
    const [from, until] = [readTime(cell('start_time')), readTime(cell('end_time'))]
    const headway = readWhole(cell('headway_secs'))
    if (trip === undefined) report.note(FREQUENCIES, 'unknown trip, row left out', row)
    else if (from === null || until === null || until <= from || headway === null || headway === 0)
      report.note(FREQUENCIES, 'no interval that can be read, row left out', row)
    else {
      const list = found.get(trip) ?? []
      found.set(trip, list)
      list.push({ from, until, headway, exact: cell('exact_times') === '1' })
    }
  })
  return found
}
