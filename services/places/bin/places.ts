import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findDataDir } from '../src/data/data-dir.ts'
import { loadCities } from '../src/data/load.ts'
import { liveExtracts, readExtract } from '../src/import/extract-store.ts'
import { ImportError } from '../src/import/pbf-file.ts'
import { addCity, updateCity, type CityImport, type CityTools } from '../src/import/service/add-city.ts'
import { reportOf } from '../src/import/service/thin-data.ts'
import { Gazetteer } from '../src/search/gazetteer.ts'

const USAGE = `Usage:
  npm run places:add -- "CITY" [--radius KM] [--from FILE|URL] [--yes]
  npm run places:list
  npm run places:update [-- NAME…]
  npm run places:remove -- NAME
  npm run places:check`
const INDEX = 'https://download.geofabrik.de/index-v1.json'
/** Kilometres round the centre: the built-up part of most cities with an event. */
const RADIUS = { usual: 12, most: 60 }

const from = process.env.INIT_CWD ?? process.cwd()
const dataDir = process.env.DATA_DIR ?? 'var'
const root = path.resolve(from, dataDir, 'places')
const shippedRoot = path.join(findDataDir(), 'odbl', 'extracts')

function bar(done: number, total: number): void {
  if (!process.stderr.isTTY || total === 0) return
  process.stderr.write(`\r${Math.round((done / total) * 100)} % of ${Math.round(total / 1e6)} MB`)
  if (done >= total) process.stderr.write('\n')
}

/** Imports in a process of its own, which has the memory settings that a large file needs. */
async function importCity({ file, name, city, within, origin }: CityImport): Promise<void> {
  const cli = path.join(path.dirname(fileURLToPath(import.meta.url)), 'import.js')
  const { south, west, north, east } = within
  const box = [south, west, north, east].join(',')
  const args = [file, '--name', name, '--city', city, `--within=${box}`, '--into', root]
  if (origin) args.push('--origin', JSON.stringify(origin))
  const code = await new Promise<number | null>((resolve, reject) => {
    spawn(process.execPath, [cli, ...args], { stdio: 'inherit' })
      .on('exit', resolve)
      .on('error', reject)
  })
  if (code !== 0) throw new ImportError(`${name} was not imported`)
}

async function asked(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ImportError('Nobody is there to answer. Run it again with --yes.')
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`${question} [y/N] `)
  prompt.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

const tools = (yes: boolean): CityTools => {
  const { cities, cityNames } = loadCities(findDataDir())
  return {
    gazetteer: new Gazetteer(cities, cityNames),
    downloads: path.resolve(from, dataDir, 'downloads'),
    index: process.env.EXTRACTS_URL ?? INDEX,
    importCity,
    say: (line) => console.log(line),
    confirm: yes ? () => Promise.resolve(true) : asked,
    progress: bar,
  }
}

/** Live extracts by name, those of the owner before those that ship. */
const live = () =>
  new Map([...liveExtracts(shippedRoot), ...liveExtracts(root)].map(({ name, folder }) => [name, folder] as const))

function remove(name: string | undefined): void {
  if (name === undefined) throw new ImportError(USAGE)
  const own = liveExtracts(root).find((extract) => extract.name === name)
  if (!own) {
    const known = liveExtracts(root).map((extract) => extract.name)
    const shipped = existsSync(path.join(shippedRoot, name)) ? ' ships with the site and stays' : ' is not here'
    throw new ImportError(`${name}${shipped}. Cities that were added: ${known.join(', ') || 'none'}`)
  }
  rmSync(path.dirname(own.folder), { recursive: true })
  console.log(`${name} is removed`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      radius: { type: 'string', default: String(RADIUS.usual) },
      from: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [command, ...names] = positionals
  if (command === 'add') {
    const radiusKm = Number(values.radius)
    if (!(radiusKm > 0 && radiusKm <= RADIUS.most))
      throw new ImportError(`--radius is “${values.radius}”; it takes kilometres up to ${RADIUS.most}`)
    const [city, ...more] = names
    if (city === undefined || more.length > 0) throw new ImportError(USAGE)
    const source =
      values.from !== undefined && !/^https?:/i.test(values.from) ? path.resolve(from, values.from) : values.from
    const started = performance.now()
    if (await addCity({ city, radiusKm, from: source }, tools(values.yes)))
      console.log(`${city} is live after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } else if (command === 'update') {
    const wanted = liveExtracts(root).filter(({ name }) => names.length === 0 || names.includes(name))
    if (wanted.length === 0) throw new ImportError('No city was added that could be brought up to date')
    const all = tools(true)
    for (const { folder } of wanted) await updateCity(readExtract(folder).manifest, all)
  } else if (command === 'list' || command === 'check') {
    const reports = [...live().values()].map((folder) => reportOf(readExtract(folder)))
    const shown = command === 'check' ? reports.filter(({ thin }) => thin !== '') : reports
    const columns = [
      'name',
      'dataOf',
      'hotels',
      'venues',
      'sights',
      'addresses',
      ...(command === 'check' ? ['thin'] : []),
    ]
    console.table(shown, columns)
  } else if (command === 'remove') remove(names[0])
  else throw new ImportError(USAGE)
}

main().catch((error: unknown) => {
  console.error(error instanceof ImportError ? error.message : error)
  process.exitCode = 1
})
