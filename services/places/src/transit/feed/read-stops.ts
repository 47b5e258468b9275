import type { LatLon } from '../../walking/geo.ts'
import type { FeedArchive } from './feed-archive.ts'
import type { FeedReport } from './feed-report.ts'
import { readRows } from './read-rows.ts'

const FILE = 'stops.txt'
/** `location_type` of a place where vehicles stop; stations, entrances and the like are only named. */
const PLATFORM = new Set(['', '0', '4'])

export interface FeedStop extends LatLon {
  readonly id: string
  readonly name: string
  /** The id of the station it belongs to; empty without one. */
  readonly station: string
}

const readDegrees = (text: string, most: number): number | null => {
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

/** The stops of a feed with a place on the map, by their id. */
export async function readStops(archive: FeedArchive, report: FeedReport): Promise<Map<string, FeedStop>> {
  const stops = new Map<string, FeedStop>()
  await readRows(archive, FILE, ['stop_id', 'stop_lat', 'stop_lon'], (cell, line) => {
    if (!PLATFORM.has(cell('location_type'))) return
    const id = cell('stop_id')
    const lat = readDegrees(cell('stop_lat'), 90)
    const lon = readDegrees(cell('stop_lon'), 180)
    if (id === '') report.note(FILE, 'row without stop_id, left out', line)
    else if (lat === null || lon === null || (lat === 0 && lon === 0))
      report.note(FILE, 'stop without a place on the map, left out', line)
    else if (stops.has(id)) report.note(FILE, 'stop_id used twice, the first kept', line)
    else stops.set(id, { id, name: cell('stop_name') || id, lat, lon, station: cell('parent_station') })
  })
  return stops
}
