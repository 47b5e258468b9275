import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { fold } from '../data/fold.ts'
import { publishVersion } from '../data/version-store.ts'
import { between, type LatLon } from '../walking/geo.ts'
import { filesOf } from './feed/feed-archive.ts'
import { FeedError } from './feed/feed-error.ts'
import { readFeed } from './feed/read-feed.ts'
import { writeTimetable } from './timetable-file.ts'
import type { TimetableManifest } from './timetable-store.ts'

/** A name as a folder: letters and digits of any script are folded to plain ones. */
const folderName = (name: string): string =>
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
