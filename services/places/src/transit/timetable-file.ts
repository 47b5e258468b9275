import path from 'node:path'
import * as z from 'zod/mini'
import { DataError, readPacked, writePacked } from '../data/table.ts'
import { serviceSchema } from './feed/calendar.ts'
import { COLUMNS, lineSchema, type PackedFeed } from './feed/packed-feed.ts'

const TABLES = 'tables.json.br'
const NUMBERS = 'numbers.bin.br'
/** "GTFS" and the version of this format. */
const MAGIC = 0x5346_5447
const VERSION = 1

const index = z.int().check(z.gte(0))
const tables = z.object({
  zone: z.string(),
  stops: z.array(z.object({ id: z.string(), name: z.string(), lat: z.number(), lon: z.number(), station: z.string() })),
  lines: z.array(lineSchema),
  headsigns: z.array(z.string()),
  services: z.array(serviceSchema),
  transfers: z.array(z.object({ from: index, to: index, seconds: z.nullable(index) })),
})

type Column = (typeof COLUMNS)[number]
type Columns = Pick<PackedFeed, Column>

function* numberPieces(feed: PackedFeed): Generator<Uint8Array> {
  const columns = COLUMNS.map((name) => feed[name])
  yield new Uint8Array(Int32Array.of(MAGIC, VERSION, ...columns.map(({ length }) => length)).buffer)
  for (const column of columns) yield new Uint8Array(column.slice().buffer)
}

/** Writes a feed as `readTimetable` reads it; little endian, as every platform Node runs on. */
export async function writeTimetable(folder: string, feed: PackedFeed): Promise<void> {
  const { zone, stops, lines, headsigns, services, transfers } = feed
  const text = JSON.stringify({ zone, stops, lines, headsigns, services, transfers })
  await writePacked(path.join(folder, TABLES), [text])
  await writePacked(path.join(folder, NUMBERS), numberPieces(feed))
}

const within = (column: Int32Array, end: number): boolean => column.every((value) => value >= 0 && value < end)
const isRising = (column: Int32Array, end: number): boolean =>
  column[0] === 0 && column.at(-1) === end && column.every((value, at) => at === 0 || value >= (column[at - 1] ?? 0))

/** Whether every number points into the table it belongs to: a query then needs no check of its own. */
function fits(columns: Columns, { stops, lines, headsigns, services, transfers }: z.infer<typeof tables>): boolean {
  const { patternAt, patternStops, patternFlags, tripsAt, tripStart, tripRun, runArrival, runDeparture } = columns
  const trips = tripStart.length
  const { tripService, tripLine, tripHeadsign, tripHeadway } = columns
  return (
    isRising(patternAt, patternStops.length) &&
    patternFlags.length === patternStops.length &&
    within(patternStops, stops.length) &&
    tripsAt.length === patternAt.length &&
    isRising(tripsAt, trips) &&
    [tripRun, tripService, tripLine, tripHeadsign, tripHeadway].every(({ length }) => length === trips) &&
    within(tripRun, runArrival.length) &&
    runDeparture.length === runArrival.length &&
    within(tripService, services.length) &&
    within(tripLine, lines.length) &&
    within(tripHeadsign, headsigns.length) &&
    transfers.every(({ from, to }) => from < stops.length && to < stops.length)
  )
}

function readColumns(file: string): Columns | null {
  // A copy at offset 0, because 32-bit views need alignment (and a Buffer's own slice is a view of its pool).
  const { buffer } = new Uint8Array(readPacked(file))
  const header = 2 + COLUMNS.length
  if (buffer.byteLength < 4 * header || buffer.byteLength % 4 !== 0) return null
  const all = new Int32Array(buffer)
  const lengths = all.subarray(2, header)
  const whole = lengths.reduce((sum, length) => sum + length, header)
  if (all[0] !== MAGIC || all[1] !== VERSION || whole !== all.length || lengths.some((length) => length < 0))
    return null
  let at = header
  const next = (column: Column): Int32Array => {
    const length = lengths[COLUMNS.indexOf(column)] ?? 0
    at += length
    return all.subarray(at - length, at)
  }
  return {
    patternAt: next('patternAt'),
    patternStops: next('patternStops'),
    patternFlags: next('patternFlags'),
    tripsAt: next('tripsAt'),
    tripStart: next('tripStart'),
    tripRun: next('tripRun'),
    tripService: next('tripService'),
    tripLine: next('tripLine'),
    tripHeadsign: next('tripHeadsign'),
    tripHeadway: next('tripHeadway'),
    runArrival: next('runArrival'),
    runDeparture: next('runDeparture'),
  }
}

/** Reads a timetable. Throws `DataError` when it is missing or damaged. */
export function readTimetable(folder: string): PackedFeed {
  const file = path.join(folder, NUMBERS)
  const damaged = (cause?: unknown) => new DataError(`${file} is damaged; import the timetable again`, { cause })
  const columns = readColumns(file)
  const text = readPacked(path.join(folder, TABLES)).toString('utf8')
  let read: z.infer<typeof tables>
  try {
    read = tables.parse(JSON.parse(text))
  } catch (cause) {
    throw damaged(cause)
  }
  if (!columns || !fits(columns, read)) throw damaged()
  return { ...read, ...columns }
}
