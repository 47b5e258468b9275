import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { fold } from '../data/fold.ts'
import { readJson } from '../data/table.ts'
import { liveVersion, manifestFile, publishVersion } from '../data/version-store.ts'
import { between, type LatLon } from '../walking/geo.ts'
import { filesOf } from './feed/feed-archive.ts'
import { FeedError } from './feed/feed-error.ts'
import { feedProblem } from './feed/feed-report.ts'
import { readFeed } from './feed/read-feed.ts'
import { writeTimetable } from './timetable-file.ts'

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

/** A name as a folder: letters and digits of any script are folded to plain ones. */
export const folderName = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

/** A feed without a stop this near to a city is another city's, metres. */
const CITY_REACH = 100_000

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) for await (const piece of createReadStream(file)) hash.update(piece)
  return hash.digest('hex')
}

export interface ImportFeedOptions {
  readonly file: string
  /** Folder of all timetables (`DATA_DIR/timetables`). */
  readonly root: string
  readonly city: LatLon & { readonly name: string; readonly country: string }
  /** What the feed is called beside others of the city. */
  readonly name: string
  /** Where it came from, for the manifest; the file's name when left out. */
  readonly from?: string
  readonly now?: () => Date
}

/** Imports a feed of a city; one of the same name is replaced. Throws `FeedError` when it cannot be used. */
export async function importFeed({ file, root, city, name, from, now = () => new Date() }: ImportFeedOptions) {
  const [cityFolder, feedFolder] = [folderName(`${city.name} ${city.country}`), folderName(name)]
  if (cityFolder === '' || feedFolder === '') throw new FeedError('Give the feed a name with letters or digits.')
  const { feed, agency, counts, problems, span } = await readFeed(file)
  if (!feed.stops.some((stop) => between(stop, city) <= CITY_REACH))
    throw new FeedError(`No stop of the feed is within ${CITY_REACH / 1000} km of ${city.name}.`)
  const files = filesOf(file)
  const sha256 = await digestOf(files)
  return publishVersion(path.join(root, cityFolder, feedFolder), async (folder): Promise<TimetableManifest> => {
    await writeTimetable(folder, feed)
    const source = {
      file: from ?? path.basename(file),
      bytes: files.reduce((sum, each) => sum + statSync(each).size, 0),
      sha256,
    }
    return {
      format: 1,
      city: city.name,
      country: city.country,
      feed: feedFolder,
      version: `${span[0]}_${span[1]}_${sha256.slice(0, 8)}`,
      importedAt: now().toISOString(),
      source,
      agency,
      zone: feed.zone,
      from: span[0],
      until: span[1],
      counts: { ...counts },
      problems: [...problems],
    }
  })
}

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
