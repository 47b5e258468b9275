import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../data/table.ts'
import { liveVersion, manifestFile } from '../data/version-store.ts'
import { FeedError } from './feed/feed-error.ts'
import { feedProblem } from './feed/feed-report.ts'

/** What one version of an imported timetable says of itself. Days are local, `YYYY-MM-DD`. */
export const timetableManifest = z.object({
  format: z.literal(1),
  city: z.string(),
  country: z.string(),
  feed: z.string(),
  version: z.string(),
  importedAt: z.string(),
  source: z.object({ file: z.string(), bytes: z.number(), sha256: z.string() }),
  agency: z.string(),
  zone: z.string(),
  /** The first and the last day with a service. */
  from: z.string(),
  until: z.string(),
  counts: z.record(z.string(), z.number()),
  problems: z.array(feedProblem),
})
export type TimetableManifest = z.infer<typeof timetableManifest>

export interface LiveTimetable {
  /** Folder of its city and its own: what `--remove` takes. */
  readonly id: string
  readonly folder: string
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : []

/** The live version of every timetable under a root; none when the folder does not exist. */
export const liveTimetables = (root: string): LiveTimetable[] =>
  foldersIn(root).flatMap((city) =>
    foldersIn(path.join(root, city)).flatMap((feed) => {
      const folder = liveVersion(path.join(root, city, feed))
      return folder ? [{ id: `${city}/${feed}`, folder }] : []
    }),
  )

export const readManifest = (folder: string): TimetableManifest => readJson(manifestFile(folder), timetableManifest)

/** Takes a timetable away, by its id. Throws `FeedError` when there is none. */
export function removeTimetable(root: string, id: string): void {
  if (!liveTimetables(root).some((each) => each.id === id)) throw new FeedError(`There is no timetable ${id}.`)
  rmSync(path.join(root, id), { recursive: true, force: true })
}
