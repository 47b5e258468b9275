import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PointIndex } from '../../walking/geo.ts'
import { findDataDir } from '../data-dir.ts'
import { MERGE_REACH, mergeDuplicates } from '../merge.ts'
import { closureRow } from '../closure-rows.ts'
import { holidayRow } from '../holiday-rows.ts'
import { eventRow, hotelRow, poiRow, venueRow, type City, type Located } from '../rows.ts'
import { judgeHotel } from '../rules/hotel-rules.ts'
import { withPropertyLinks } from '../rules/property-link.ts'
import { QUALITY, writePacked } from '../table.ts'
import { buildGazetteer } from './build-gazetteer.ts'
import { applyFixes, distinctIds, readFixes, shippedId, type Report } from './fixes.ts'
import { readMoreHotels, readMorePlaces } from './more-places.ts'
import { readCities } from './read-cities.ts'
import { readClosures } from './read-closures.ts'
import { readEvents } from './read-events.ts'
import { readHolidays } from './read-holidays.ts'
import { readHotel, readPoi, readVenue, type Origin } from './read-rows.ts'
import { sourceFolders, type SourceFolders } from './source-folders.ts'
import { store, write } from './store.ts'
import { readTsv, type Line } from './tsv.ts'
import { putRight, readVenueAliases, withAliases, withMissingVenues } from './venue-names.ts'
import { withVisitFacts } from './visit-facts.ts'

/** Regions of the hand-made tables; positions of the later ones are not verified, and they have no events. */
const CURATED = ['au_asia', 'eu_am']
const UNVERIFIED = ['eu_central', 'eu_south_west', 'asia_pacific2', 'americas2']
/** A row without a city takes the nearest one of the gazetteer within this many metres. */
const CITY_REACH = 40_000
/** How many names of each kind of correction the report prints where the rows stay. */
const EXAMPLES = 8

/** Curated rows first: on a merge they keep the identity. */
function read<T extends Located>(folder: string, name: string, parse: (line: Line, origin: Origin) => T | null): T[] {
  const hand = (regions: readonly string[]) =>
    regions
      .map((region) => path.join(folder, 'curated', `${region}_${name}.tsv`))
      .filter((file) => existsSync(file))
      .flatMap(readTsv)
  const all = [
    ...hand(CURATED).map((line) => parse(line, 'curated')),
    ...hand(UNVERIFIED).map((line) => parse(line, 'unverified')),
    ...readTsv(path.join(folder, `${name}.tsv.gz`)).map((line) => parse(line, 'open')),
  ]
  const rows = distinctIds(all.filter((row): row is NonNullable<typeof row> => row !== null))
  console.log(`${name}: read ${all.length}, left out ${all.length - rows.length}`)
  return rows
}

function withCity<T extends Located>(rows: readonly T[], cities: PointIndex<City>): T[] {
  return rows.map((row) => {
    if (row.city !== '' && row.country !== '') return row
    const near = cities.near(row, CITY_REACH, 1)[0]
    return near ? { ...row, city: row.city || near.item.name, country: row.country || near.item.country } : row
  })
}

function say(table: string, report: Report): void {
  for (const [what, count] of [...report.counts].toSorted()) {
    // What is gone must be seen whole; of what stays some examples do.
    const shown = /^(purged|merged)/.test(what) ? count : Math.min(count, EXAMPLES)
    const names = (report.names.get(what) ?? []).slice(0, shown).join('; ')
    console.log(`${table}: ${what}: ${count} (${names}${count > shown ? '; …' : ''})`)
  }
}

/** What the rules for names find and no judgement of a single row decided. */
function withoutCompanies<T extends Parameters<typeof judgeHotel>[0]>(
  rows: readonly T[],
  judged: (row: T) => boolean,
  report: Report,
): T[] {
  return rows.filter((row) => {
    if (judged(row)) return true
    const verdict = judgeHotel(row)
    if (verdict.is === 'hotel' || verdict.certainty === 'C') return true
    report.add(`purged by rule: ${verdict.rule}`, row.name)
    return false
  })
}

async function buildHotels(sources: SourceFolders, towns: PointIndex<City>, target: string): Promise<void> {
  const fixes = readFixes(sources.fixes)
  const known = [...read(sources.places, 'hotels', readHotel), ...readMoreHotels(findDataDir())]
  const fixed = applyFixes(withCity(known, towns), fixes)
  const judged = (row: Located) => fixes.byId.has(row.id) || row.source.includes('curated')
  const hotels = mergeDuplicates(withoutCompanies(fixed.rows, judged, fixed.report), MERGE_REACH.hotels)
  say('hotels', fixed.report)
  console.log(`hotels: merged ${hotels.merged} duplicates by name and place`)
  const linked = withPropertyLinks(hotels.rows)
  console.log(`hotels: ${linked.dropped} addresses left out that are no page of one hotel`)
  await store(target, 'hotels', linked.rows, hotelRow)
}

async function buildPois(sources: SourceFolders, towns: PointIndex<City>, target: string): Promise<void> {
  const more = readMorePlaces(findDataDir())
  console.log(`pois: ${more.length} more of cities that the source tables lack`)
  const judged = withVisitFacts(read(sources.places, 'pois', readPoi), sources.fixes)
  console.log(`pois: judged, but in no table: ${judged.unknown.join('; ') || 'none'}`)
  const fixed = applyFixes(withCity([...judged.rows, ...more], towns), readFixes(sources.fixes))
  const pois = mergeDuplicates(fixed.rows, MERGE_REACH.pois)
  say('pois', fixed.report)
  console.log(`pois: merged ${pois.merged} duplicates by name and place`)
  await store(target, 'pois', pois.rows, poiRow)
}

/** Venues with today's names, the missing ones and every alias; returns how ids of the sources map to those that ship. */
function buildVenues(sources: SourceFolders, towns: PointIndex<City>) {
  const lines = readTsv(path.join(sources.gazetteer, 'venue_aliases.tsv.gz'))
  const right = putRight(read(sources.places, 'venues', readVenue), lines)
  console.log(`venues: gone, not offered: ${right.gone.join('; ')}`)
  const whole = withMissingVenues(right.rows, readTsv(path.join(sources.gazetteer, 'missing_venues.tsv.gz')))
  console.log(`venues: ${whole.added} missing ones added, ${whole.aliases.size} merged into the open data`)
  const fixed = applyFixes(withCity(whole.rows, towns), readFixes(sources.fixes))
  say('venues', fixed.report)
  const merged = mergeDuplicates(fixed.rows, MERGE_REACH.venues)
  console.log(`venues: merged ${merged.merged} duplicates by name and place`)
  const byId = new Map(merged.rows.map((venue) => [venue.id, venue] as const))
  const shipped = (id: string): string => {
    const open = whole.aliases.get(id) ?? id
    const kept = fixed.aliases.get(open) ?? open
    return merged.aliases.get(kept) ?? kept
  }
  return { lines, byId, shipped }
}

/** Turns the source tables into the shipped files. The attribution (`credits.json`) is kept by hand and goes along. */
export async function buildData(source: string, target: string): Promise<void> {
  const sources = sourceFolders(source)
  const open = path.join(target, 'open')
  rmSync(open, { recursive: true, force: true })
  mkdirSync(open, { recursive: true })
  for (const name of ['hotels', 'venues', 'pois', 'stations'])
    rmSync(path.join(target, 'odbl', `${name}.json.br`), { force: true })
  const credits = path.join(target, 'credits.json')
  if (!existsSync(credits)) copyFileSync(path.join(findDataDir(), 'credits.json'), credits)

  const cities = readCities(
    readTsv(path.join(sources.places, 'cities15k.tsv.gz')),
    readTsv(path.join(findDataDir(), 'local-names.tsv')),
    readTsv(path.join(sources.gazetteer, 'city_aliases.tsv.gz')),
  )
  const towns = new PointIndex(cities.cities)
  await buildHotels(sources, towns, target)
  await buildPois(sources, towns, target)
  const { lines, byId, shipped } = buildVenues(sources, towns)
  const names = readVenueAliases(lines, byId, (id) => shipped(shippedId(id)))
  console.log(`venue aliases: ${names.rows.length}; of no venue here: ${names.unknown.length}`)
  for (const name of names.unknown) console.log(`venue aliases: no such venue: ${name}`)
  console.log(`venue aliases: named two venues of a city, left out: ${names.ambiguous.join('; ') || 'none'}`)
  await store(target, 'venues', withAliases([...byId.values()], names.rows), venueRow)

  const eventLines = CURATED.flatMap((region) => readTsv(path.join(sources.places, 'curated', `${region}_events.tsv`)))
  const rules = readTsv(path.join(sources.gazetteer, 'event_rules.tsv.gz'))
  const events = readEvents(eventLines, rules, { venues: byId, shipped })
  await write(open, 'events', events.rows, eventRow)
  console.log(`events: ${events.rows.length} of ${eventLines.length}; cities: ${cities.cities.length}`)
  for (const { name, why } of events.refused) console.log(`events: left out: ${name}: ${why}`)
  for (const { name, why } of events.untimed) console.log(`events: no time read: ${name}: ${why}`)
  await buildGazetteer(sources.gazetteer, target, {
    cities,
    aliases: names.rows,
    venueOf: (id) => {
      const found = shipped(shippedId(id))
      return byId.has(found) ? found : null
    },
  })
  const closures = readClosures(readTsv(path.join(sources.gazetteer, 'closures.tsv.gz')))
  console.log(`closures: ${closures.length} rows, ${await write(open, 'closures', closures, closureRow)} bytes`)
  const holidays = readHolidays()
  console.log(`holidays: ${holidays.length} countries, ${await write(open, 'holidays', holidays, holidayRow)} bytes`)
  await write(open, 'cities', cities.cities)
  await writePacked(path.join(open, 'city-names.txt.br'), [cities.cityNames.join('\n')], QUALITY.shipped)
}
