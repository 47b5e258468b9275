import { statSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { between } from '../../walking/geo.ts'
import { fold } from '../fold.ts'
import { airportRow, neighbourhoodRow, stationRow, teamRow, venueAliasRow, type VenueAlias } from '../gazetteer-rows.ts'
import type { Dataset } from '../load.ts'
import { postcodeLine } from '../postcodes.ts'
import { credit } from '../rows.ts'
import { QUALITY, readJson, writePacked } from '../table.ts'
import { distinctIds } from './fixes.ts'
import { mergeStations } from './merge-stations.ts'
import {
  readAirports,
  readNeighbourhoods,
  readPostcodes,
  readStations,
  readTeams,
  type Checked,
} from './read-gazetteer.ts'
import { store, write } from './store.ts'
import { readTsv } from './tsv.ts'

interface Known {
  readonly cities: Pick<Dataset, 'cities' | 'cityNames'>
  readonly aliases: readonly VenueAlias[]
  /** The shipped venue of a source id; null when there is none. */
  readonly venueOf: (id: string) => string | null
}

/** A town this near has its name before an airport does, metres. */
const TOWN_REACH = 80_000

function townNames({ cities, cityNames }: Known['cities']) {
  const named = new Map<string, number[]>()
  for (const line of cityNames) {
    const [key = '', at] = line.split('\t')
    named.set(key, [...(named.get(key) ?? []), Number(at)])
  }
  return (name: string, at: { readonly lat: number; readonly lon: number }): boolean =>
    (named.get(fold(name)) ?? []).some((index) => {
      const city = cities[index]
      return city !== undefined && between(city, at) <= TOWN_REACH
    })
}

/** Reads the tables of the gazetteer, checks every row and its attribution, and writes what ships. */
export async function buildGazetteer(folder: string, target: string, known: Known): Promise<void> {
  const credits = readJson(path.join(target, 'credits.json'), z.array(credit))
  const credited = new Set(credits.map(({ source }) => source))
  const open = path.join(target, 'open')
  const table = (name: string) => readTsv(path.join(folder, `${name}.tsv.gz`))
  const taken = <T extends { readonly source: string }>(name: string, { rows, refused }: Checked<T>): T[] => {
    const owed = rows.find(({ source }) => source.split('+').some((one) => !credited.has(one)))
    if (owed) throw new Error(`${name}: the source ${owed.source} has no line in credits.json`)
    console.log(
      `${name}: read ${rows.length}, refused ${refused.length}${refused.length > 0 ? `: ${refused.join('; ')}` : ''}`,
    )
    return rows
  }
  const say = (name: string, count: number, bytes: number) => console.log(`${name}: ${count} rows, ${bytes} bytes`)

  const seen = new Set<string>()
  const airports = taken('airports', readAirports(table('airports'), townNames(known.cities))).filter(
    ({ iata }) => !seen.has(iata) && seen.add(iata),
  )
  say('airports', airports.length, await write(open, 'airports', airports, airportRow))

  const stations = mergeStations(taken('stations', readStations(table('stations'))))
  console.log(`stations: merged ${stations.merged}`)
  await store(target, 'stations', stations.rows, stationRow)

  const districts = distinctIds(taken('neighbourhoods', readNeighbourhoods(table('neighbourhoods'))))
  say('neighbourhoods', districts.length, await write(open, 'neighbourhoods', districts, neighbourhoodRow))

  const teams = distinctIds(taken('teams', readTeams(table('teams'), known.venueOf, credited)))
  console.log(`teams: ${teams.filter(({ venueId }) => venueId === null).length} without a venue of the tables`)
  say('teams', teams.length, await write(open, 'teams', teams, teamRow))
  say('venue-aliases', known.aliases.length, await write(open, 'venue-aliases', known.aliases, venueAliasRow))

  const postcodes = taken('postcodes', readPostcodes(table('postcodes')))
  const file = path.join(open, 'postcodes.txt.br')
  await writePacked(file, [postcodes.map(postcodeLine).toSorted().join('\n')], QUALITY.shipped)
  say('postcodes', postcodes.length, statSync(file).size)
}
