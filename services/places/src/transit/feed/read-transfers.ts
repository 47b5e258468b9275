import type { FeedArchive } from './feed-archive.ts'
import type { FeedReport } from './feed-report.ts'
import { readWhole } from './gtfs-values.ts'
import type { FeedTransfer } from './packed-feed.ts'
import { readRows } from './read-rows.ts'

const FILE = 'transfers.txt'
/** Of `transfer_type`: enough time has to be left; no change is possible. */
const MIN_TIME = '2'
const IMPOSSIBLE = '3'

/** Changes that take a time of their own, or are not possible. Those of single trips say nothing of a stop and are left out. */
export async function readTransfers(
  archive: FeedArchive,
  stops: ReadonlyMap<string, number>,
  report: FeedReport,
): Promise<FeedTransfer[]> {
  const found = new Map<string, FeedTransfer>()
  if (!archive.has(FILE)) return []
  await readRows(archive, FILE, ['from_stop_id', 'to_stop_id', 'transfer_type'], (cell, line) => {
    const type = cell('transfer_type')
    if (type !== MIN_TIME && type !== IMPOSSIBLE) return
    if (['from_trip_id', 'to_trip_id', 'from_route_id', 'to_route_id'].some((column) => cell(column) !== '')) return
    const [from, to] = [stops.get(cell('from_stop_id')), stops.get(cell('to_stop_id'))]
    const seconds = readWhole(cell('min_transfer_time'))
    if (from === undefined || to === undefined) report.note(FILE, 'stop without departures, row left out', line)
    else if (type === MIN_TIME && seconds === null) report.note(FILE, 'no min_transfer_time, row left out', line)
    else found.set(`${from}|${to}`, { from, to, seconds: type === IMPOSSIBLE ? null : seconds })
  })
  return [...found.values()]
}
