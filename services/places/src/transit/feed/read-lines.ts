import type { FeedArchive } from './feed-archive.ts'
import type { FeedReport } from './feed-report.ts'
import { modeOf } from './gtfs-values.ts'
import type { Line } from './packed-feed.ts'
import { readRows } from './read-rows.ts'

const FILE = 'routes.txt'

/** The lines of a feed (its "routes"), and their place in that list by their id. */
export async function readLines(
  archive: FeedArchive,
  report: FeedReport,
): Promise<{ readonly lines: readonly Line[]; readonly byId: ReadonlyMap<string, number> }> {
  const lines: Line[] = []
  const byId = new Map<string, number>()
  await readRows(archive, FILE, ['route_id', 'route_type'], (cell, line) => {
    const id = cell('route_id')
    const mode = modeOf(cell('route_type'))
    if (id === '') report.note(FILE, 'row without route_id, left out', line)
    else if (mode === null) report.note(FILE, 'unknown route_type, route left out', line)
    else if (byId.has(id)) report.note(FILE, 'route_id used twice, the first kept', line)
    else {
      byId.set(id, lines.length)
      lines.push({ name: cell('route_short_name') || cell('route_long_name') || id, mode })
    }
  })
  return { lines, byId }
}
