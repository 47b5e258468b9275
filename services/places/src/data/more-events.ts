import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEvents, type ReadEvents } from './build/read-events.ts'
import { readTsv } from './build/tsv.ts'
import type { Venue } from './rows.ts'

/** The events of `more-events.tsv` in the folder, which the source tables lack or know no longer right, and those of its lines that could not be read. */
export function readMoreEvents(
  dir: string,
  venues: readonly Venue[],
): Pick<ReadEvents, 'rows' | 'refused' | 'untimed'> {
  const file = path.join(dir, 'more-events.tsv')
  const lines = existsSync(file) ? readTsv(file) : []
  return readEvents(lines, lines, { venues: new Map(venues.map((venue) => [venue.id, venue])), shipped: (id) => id })
}
