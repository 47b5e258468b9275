import type { FeedArchive } from './feed-archive.ts'
import { FeedError } from './feed-error.ts'
import type { FeedReport } from './feed-report.ts'
import { readTime, readWhole } from './gtfs-values.ts'
import { NumberColumn } from './number-column.ts'
import { NO_ALIGHTING, NO_BOARDING } from './packed-feed.ts'
import { readRows } from './read-rows.ts'

const FILE = 'stop_times.txt'
/** 24 bytes a row while they are sorted: what an import may use allows no more. */
const MAX_ROWS = 15_000_000
/** Nobody can get on, or off, without having called the operator before. */
const NOT_SERVED = new Set(['1', '2'])

/** A stop time that the feed leaves out: the vehicle passes between the ones before and after. */
export const UNTIMED = -1

/** The rows of `stop_times.txt` in columns; trips and stops by their place in their lists, times in seconds. */
export interface StopTimes {
  readonly trip: NumberColumn
  readonly stop: NumberColumn
  readonly sequence: NumberColumn
  readonly arrival: NumberColumn
  readonly departure: NumberColumn
  readonly flags: NumberColumn
}

/** Reads when trips call at stops, one row at a time. */
export async function readStopTimes(
  archive: FeedArchive,
  trips: ReadonlyMap<string, number>,
  stops: ReadonlyMap<string, number>,
  report: FeedReport,
): Promise<{ readonly times: StopTimes; readonly rows: number }> {
  const times: StopTimes = {
    trip: new NumberColumn(),
    stop: new NumberColumn(),
    sequence: new NumberColumn(),
    arrival: new NumberColumn(),
    departure: new NumberColumn(),
    flags: new NumberColumn(),
  }
  const readOr = (text: string): number | null => (text === '' ? UNTIMED : readTime(text))
  const rows = await readRows(
    archive,
    FILE,
    ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'],
    (cell, line) => {
      const [trip, stop] = [trips.get(cell('trip_id')), stops.get(cell('stop_id'))]
      const [arrival, departure] = [readOr(cell('arrival_time')), readOr(cell('departure_time'))]
      const sequence = readWhole(cell('stop_sequence'))
      // The rows of a trip that was left out are counted with it.
      if (trip === undefined) return
      if (stop === undefined) report.note(FILE, 'unknown stop, row left out', line)
      else if (arrival === null || departure === null || sequence === null)
        report.note(FILE, 'time or stop_sequence that cannot be read, row left out', line)
      else if (times.trip.length >= MAX_ROWS)
        throw new FeedError(`${FILE} has more than ${MAX_ROWS} rows: cut the feed to the city first.`)
      else {
        times.trip.push(trip)
        times.stop.push(stop)
        times.sequence.push(sequence)
        times.arrival.push(arrival === UNTIMED ? departure : arrival)
        times.departure.push(departure === UNTIMED ? arrival : departure)
        const boarding = NOT_SERVED.has(cell('pickup_type')) ? NO_BOARDING : 0
        times.flags.push(boarding | (NOT_SERVED.has(cell('drop_off_type')) ? NO_ALIGHTING : 0))
      }
    },
  )
  return { times, rows }
}
