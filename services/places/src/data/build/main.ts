import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PointIndex } from '../../walking/point-index.ts'
import type { City, Located } from '../rows.ts'
import { CREDITS } from './credits.ts'
import { mergeDuplicates } from '../merge.ts'
import { readCities } from './read-cities.ts'
import { readEvent } from './read-events.ts'
import { readHotel, readPoi, readVenue } from './read-rows.ts'
import { readTable, type Line } from './tsv.ts'
import { writeTable, writeText } from './write.ts'

const CURATED = ['au_asia', 'eu_am']
/** A row without a city takes the nearest one of the gazetteer within this many metres. */
const CITY_REACH = 40_000

/** Curated rows first: on a merge they keep the identity. */
function read<T>(source: string, name: string, parse: (line: Line, curated: boolean) => T | null): T[] {
  const curated = CURATED.flatMap((region) => readTable(path.join(source, 'curated', `${region}_${name}.tsv`)))
  const open = readTable(path.join(source, `${name}.tsv.gz`))
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

/** ODbL rows stay in files of their own: the share-alike licence covers a database, and this keeps it one. */
function store(folder: string, name: string, rows: readonly Located[]): void {
  const odbl = rows.filter((row) => row.source.split('+').includes('osm'))
  const open = rows.filter((row) => !row.source.split('+').includes('osm'))
  const bytes = writeTable(path.join(folder, 'open'), name, open) + writeTable(path.join(folder, 'odbl'), name, odbl)
  console.log(`${name}: ${open.length} open + ${odbl.length} ODbL rows, ${bytes} bytes`)
}

/** Turns the source tables into the shipped files. */
export function buildData(source: string, target: string): void {
  if (!existsSync(path.join(source, 'curated'))) throw new Error(`No source tables in ${source}`)
  rmSync(path.join(target, 'open'), { recursive: true, force: true })
  for (const name of ['hotels', 'venues', 'pois']) rmSync(path.join(target, 'odbl', `${name}.json.br`), { force: true })
  mkdirSync(target, { recursive: true })

  const gazetteer = readCities(readTable(path.join(source, 'cities15k.tsv.gz')))
  const towns = new PointIndex(gazetteer.cities)
  const located = <T extends Located>(name: string, parse: (line: Line, curated: boolean) => T | null, cap: number) => {
    const result = mergeDuplicates(withCity(read(source, name, parse), towns), cap)
    console.log(`${name}: merged ${result.merged} duplicates`)
    store(target, name, result.rows)
    return result
  }
  located('hotels', readHotel, 300)
  // Grounds are large: two sources may mark different corners of one circuit.
  const venues = located('venues', readVenue, 1500)
  located('pois', readPoi, 150)

  const venueIds = new Set(venues.rows.map((venue) => venue.id))
  const lines = CURATED.flatMap((region) => readTable(path.join(source, 'curated', `${region}_events.tsv`)))
  const events = lines.map((line) => readEvent(line, venueIds, venues.aliases)).filter((event) => event !== null)
  writeTable(path.join(target, 'open'), 'events', events)
  writeTable(path.join(target, 'open'), 'cities', gazetteer.cities)
  writeText(path.join(target, 'open'), 'city-names.txt.br', gazetteer.names.join('\n'))
  writeFileSync(path.join(target, 'credits.json'), `${JSON.stringify(CREDITS, null, 2)}\n`)
  console.log(`events: ${events.length} of ${lines.length}; cities: ${gazetteer.cities.length}`)
}
