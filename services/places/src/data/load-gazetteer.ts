import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  airportRow,
  neighbourhoodRow,
  stationRow,
  teamRow,
  venueAliasRow,
  type Airport,
  type Neighbourhood,
  type Station,
  type Team,
  type VenueAlias,
} from './gazetteer-rows.ts'
import { Postcodes } from './postcodes.ts'
import { readPacked, readTable } from './table.ts'

/** What a text may name besides cities, venues, events, hotels and places of interest. */
export interface GazetteerTables {
  readonly airports: readonly Airport[]
  readonly stations: readonly Station[]
  readonly neighbourhoods: readonly Neighbourhood[]
  readonly teams: readonly Team[]
  readonly venueAliases: readonly VenueAlias[]
  readonly postcodes: Postcodes
}

export const loadAirports = (dir: string): Airport[] =>
  readTable(path.join(dir, 'open', 'airports.json.br'), airportRow)

/** Stations; those that may be shared only under the ODbL lie apart, and an owner may delete them. */
export function loadStations(dir: string): Station[] {
  const shareAlike = path.join(dir, 'odbl', 'stations.json.br')
  return [
    ...readTable(path.join(dir, 'open', 'stations.json.br'), stationRow),
    ...(existsSync(shareAlike) ? readTable(shareAlike, stationRow) : []),
  ]
}

export const loadNeighbourhoods = (dir: string): Neighbourhood[] =>
  readTable(path.join(dir, 'open', 'neighbourhoods.json.br'), neighbourhoodRow)

export const loadTeams = (dir: string): Team[] => readTable(path.join(dir, 'open', 'teams.json.br'), teamRow)

/** Every other name of a venue with its kind, language and years; the venues carry the names in `altNames` too. */
export const loadVenueAliases = (dir: string): VenueAlias[] =>
  readTable(path.join(dir, 'open', 'venue-aliases.json.br'), venueAliasRow)

export const loadPostcodes = (dir: string): Postcodes =>
  new Postcodes(
    readPacked(path.join(dir, 'open', 'postcodes.txt.br'))
      .toString('utf8')
      .split('\n'),
  )

/** Loads every gazetteer table. Throws `DataError` when one is missing or damaged. */
export const loadGazetteerTables = (dir: string): GazetteerTables => ({
  airports: loadAirports(dir),
  stations: loadStations(dir),
  neighbourhoods: loadNeighbourhoods(dir),
  teams: loadTeams(dir),
  venueAliases: loadVenueAliases(dir),
  postcodes: loadPostcodes(dir),
})
