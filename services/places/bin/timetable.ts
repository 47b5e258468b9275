import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findDataDir } from '../src/data/data-dir.ts'
import { loadCities } from '../src/data/load.ts'
import { Gazetteer } from '../src/search/gazetteer.ts'
import { downloadFeed, feedNameOf, isAddress } from '../src/transit/download-feed.ts'
import { FeedError } from '../src/transit/feed/feed-error.ts'
import { importFeed } from '../src/transit/import-feed.ts'
import {
  liveTimetables,
  readManifest,
  removeTimetable,
  type TimetableManifest,
} from '../src/transit/timetable-store.ts'

const USAGE = `Usage: npm run places:timetable -- FEED.zip|FOLDER|URL --city NAME [--name FEED]
       npm run places:timetable -- --list
       npm run places:timetable -- --remove CITY/FEED
Add --into FOLDER for another folder than DATA_DIR/timetables.`
const from = process.env.INIT_CWD ?? process.cwd()

const today = (): string => new Date().toISOString().slice(0, 10)
const validity = ({ from: first, until }: Pick<TimetableManifest, 'from' | 'until'>): string => {
  if (until < today()) return `has run out on ${until}: it is not shown`
  return first > today() ? `holds from ${first} to ${until}` : `holds until ${until}`
}

function list(root: string): void {
  const live = liveTimetables(root).map(({ id, folder }) => ({ id, ...readManifest(folder) }))
  if (live.length === 0) console.log(`There is no timetable in ${root}.`)
  else
    console.table(
      live.map(({ id, agency, from: first, until, counts }) => ({
        id,
        agency,
        from: first,
        until,
        'stop times': counts['stop times'],
        now: until < today() ? 'run out' : first > today() ? 'not yet' : 'valid',
      })),
    )
}

async function add(source: string, cityName: string, root: string, name = feedNameOf(source)): Promise<void> {
  const { cities, cityNames } = loadCities(findDataDir())
  const city = new Gazetteer(cities, cityNames).resolve(cityName)
  if (!city) throw new FeedError(`We know no city called ${cityName}. Write it as “Portland, Oregon”.`)
  const started = performance.now()
  const work = mkdtempSync(path.join(tmpdir(), 'timetable-'))
  try {
    const downloaded = path.join(work, 'feed.zip')
    if (isAddress(source)) {
      console.log(`Downloading ${source} …`)
      await downloadFeed(source, downloaded)
    }
    const file = isAddress(source) ? downloaded : path.resolve(from, source)
    const { manifest, folder } = await importFeed({ file, root, city, name, from: source })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${manifest.city}/${manifest.feed} of ${manifest.agency} ${validity(manifest)}.`)
    console.log(`It is live in ${folder} (${seconds} s).`)
    if (process.env.BENCH_IMPORT) console.log(`peak ${process.resourceUsage().maxRSS} seconds ${seconds}`)
    console.table({ taken: manifest.counts })
    if (manifest.problems.length === 0) console.log('Nothing was left out.')
    else console.table(manifest.problems)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      city: { type: 'string' },
      name: { type: 'string' },
      into: { type: 'string' },
      list: { type: 'boolean' },
      remove: { type: 'string' },
    },
    allowPositionals: true,
  })
  const root = path.resolve(from, values.into ?? path.join(process.env.DATA_DIR ?? 'var', 'timetables'))
  const [source, ...more] = positionals
  if (values.list) list(root)
  else if (values.remove !== undefined) {
    removeTimetable(root, values.remove)
    console.log(`${values.remove} is removed.`)
  } else if (source === undefined || more.length > 0 || values.city === undefined) throw new FeedError(USAGE)
  else await add(source, values.city, root, values.name)
}

main().catch((error: unknown) => {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(error instanceof FeedError ? error.message : usage ? `${error.message}\n${USAGE}` : error)
  console.error('Nothing was changed.')
  process.exitCode = 1
})
