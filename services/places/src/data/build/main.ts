import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { PointIndex } from '../../walking/geo.ts'
import type { City, Located } from '../rows.ts'
import { findDataDir } from '../data-dir.ts'
import { MERGE_REACH, mergeDuplicates } from '../merge.ts'
import { QUALITY, writePacked, writeTable } from '../table.ts'
import { readCities } from './read-cities.ts'
import { readEvent, readHotel, readPoi, readVenue } from './read-rows.ts'
import { readTsv, type Line } from './tsv.ts'

const CURATED = ['au_asia', 'eu_am']
/** A row without a city takes the nearest one of the gazetteer within this many metres. */
const CITY_REACH = 40_000

/** Curated rows first: on a merge they keep the identity. */
function read<T>(source: string, name: string, parse: (line: Line, curated: boolean) => T | null): T[] {
  const curated = CURATED.flatMap((region) => readTsv(path.join(source, 'curated', `${region}_${name}.tsv`)))
  const open = readTsv(path.join(source, `${name}.tsv.gz`))
  const all = [...curated.map((line) => parse(line, true)), ...open.map((line) => parse(line, false))]
  const rows = all.filter((row): row is NonNullable<typeof row> => row !== null)
  console.log(`${name}: read ${curated.length + open.length}, left out ${all.length - rows.length}`)
  return rows
}

function withCity<T extends Located>(rows: readonly T[], cities: PointIndex<City>): T[] {
  return rows.map((row) => {
    if (row.city !== '' && row.country !== '') return row
    const near = cities.near(row, CITY_REACH, 1)[0]
    return near ? { ...row, city: row.city || near.item.name, country: row.country || near.item.country } : row
  })
}

/** Writes a table of the best compression; returns its size in bytes. */
async function write(folder: string, name: string, rows: readonly object[]): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.json.br`)
  await writeTable(file, rows, QUALITY.shipped)
  return statSync(file).size
}

/** ODbL rows stay in files of their own: the share-alike licence covers a database, and this keeps it one. */
async function store(folder: string, name: string, rows: readonly Located[]): Promise<void> {
  const odbl = rows.filter((row) => row.source.split('+').includes('osm'))
  const open = rows.filter((row) => !row.source.split('+').includes('osm'))
  const bytes =
    (await write(path.join(folder, 'open'), name, open)) + (await write(path.join(folder, 'odbl'), name, odbl))
  console.log(`${name}: ${open.length} open + ${odbl.length} ODbL rows, ${bytes} bytes`)
}

/** Turns the source tables into the shipped files. The attribution (`credits.json`) is kept by hand and goes along. */
export async function buildData(source: string, target: string): Promise<void> {
  if (!existsSync(path.join(source, 'curated'))) throw new Error(`No source tables in ${source}`)
  const open = path.join(target, 'open')
  rmSync(open, { recursive: true, force: true })
  for (const name of ['hotels', 'venues', 'pois']) rmSync(path.join(target, 'odbl', `${name}.json.br`), { force: true })

  const localNames = readTsv(path.join(findDataDir(), 'local-names.tsv'))
  const gazetteer = readCities(readTsv(path.join(source, 'cities15k.tsv.gz')), localNames)
  const towns = new PointIndex(gazetteer.cities)
  const located = async <T extends Located>(
    name: string,
    parse: (line: Line, curated: boolean) => T | null,
    cap: number,
  ) => {
    const result = mergeDuplicates(withCity(read(source, name, parse), towns), cap)
    console.log(`${name}: merged ${result.merged} duplicates`)
    await store(target, name, result.rows)
    return result
  }
  await located('hotels', readHotel, MERGE_REACH.hotels)
  const venues = await located('venues', readVenue, MERGE_REACH.venues)
  await located('pois', readPoi, MERGE_REACH.pois)

  const venueIds = new Set(venues.rows.map((venue) => venue.id))
  const lines = CURATED.flatMap((region) => readTsv(path.join(source, 'curated', `${region}_events.tsv`)))
  const events = lines.map((line) => readEvent(line, venueIds, venues.aliases)).filter((event) => event !== null)
  await write(open, 'events', events)
  await write(open, 'cities', gazetteer.cities)
  await writePacked(path.join(open, 'city-names.txt.br'), [gazetteer.cityNames.join('\n')], QUALITY.shipped)
  const credits = path.join(target, 'credits.json')
  if (!existsSync(credits)) copyFileSync(path.join(findDataDir(), 'credits.json'), credits)
  console.log(`events: ${events.length} of ${lines.length}; cities: ${gazetteer.cities.length}`)
}
