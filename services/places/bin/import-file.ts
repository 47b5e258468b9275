import path from 'node:path'
import { parseArgs } from 'node:util'
import { Gazetteer } from '../src/search/gazetteer.ts'
import { ImportError } from '../src/import/pbf-file.ts'
import { originSchema } from '../src/import/extract-store.ts'
import type { Box } from '../src/walking/geo.ts'
import { importExtract } from '../src/import/import-extract.ts'
import { findDataDir } from '../src/data/data-dir.ts'
import { loadCities } from '../src/data/load.ts'

const USAGE = 'Usage: npm run places:import -- FILE.osm.pbf… [--city NAME] [--date YYYY-MM-DD] [--into FOLDER]'
const from = process.env.INIT_CWD ?? process.cwd()

function bar(done: number, total: number): void {
  if (!process.stderr.isTTY) return
  const part = Math.min(1, total > 0 ? done / total : 1)
  const filled = Math.round(part * 30)
  process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${Math.round(part * 100)} %`)
  if (part >= 1) process.stderr.write('\n')
}

/** South, west, north and east in degrees. */
function readBox(text: string): Box {
  const sides = text.split(',').map(Number)
  const [south = 0, west = 0, north = 0, east = 0] = sides
  if (sides.length !== 4 || !(south < north && west < east))
    throw new ImportError(`--within is “${text}”; it takes south,west,north,east`)
  return { south, west, north, east }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      city: { type: 'string' },
      date: { type: 'string' },
      into: { type: 'string' },
      // What `places:add` knows besides.
      name: { type: 'string' },
      within: { type: 'string' },
      origin: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [first, ...more] = positionals.map((file) => path.resolve(from, file))
  if (!first) throw new ImportError(USAGE)
  if (values.date !== undefined && !/^\d{4}(?:-\d{2}){0,2}$/.test(values.date))
    throw new ImportError(`“${values.date}” is not a day (YYYY-MM-DD). ${USAGE}`)
  const root = path.resolve(from, values.into ?? path.join(process.env.DATA_DIR ?? 'var', 'places'))
  const data = loadCities(findDataDir())
  const started = performance.now()
  const { manifest, folder } = await importExtract({
    files: [first, ...more],
    root,
    ...(values.city ? { city: values.city } : {}),
    ...(values.date ? { dataOf: values.date } : {}),
    ...(values.name ? { name: values.name } : {}),
    ...(values.within ? { within: readBox(values.within) } : {}),
    ...(values.origin ? { origin: originSchema.parse(JSON.parse(values.origin)) } : {}),
    gazetteer: new Gazetteer(data.cities, data.cityNames),
    progress: bar,
  })
  const seconds = (performance.now() - started) / 1000
  const rate = manifest.source.bytes / 1e6 / seconds
  console.log(
    `${manifest.name} ${manifest.version} is live in ${folder} (${seconds.toFixed(1)} s, ${rate.toFixed(1)} MB/s)`,
  )
  if (process.env.BENCH_IMPORT) console.log(`peak ${process.resourceUsage().maxRSS} seconds ${seconds}`)
  console.table({ taken: manifest.counts })
  console.table({ skipped: manifest.skipped })
}

main().catch((error: unknown) => {
  console.error(error instanceof ImportError ? error.message : error)
  console.error('Nothing was changed.')
  process.exitCode = 1
})
