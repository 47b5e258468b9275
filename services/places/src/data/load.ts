import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DataError } from './data-error.ts'
import { decodeCity, decodeEvent, decodeHotel, decodePoi, decodeVenue } from './decode.ts'
import type { City, Credit, EventRow, Hotel, Poi, Venue } from './rows.ts'
import { readPacked, readTable, type Cells } from './table.ts'

/** Everything shipped, as rows in memory. */
export interface Dataset {
  readonly hotels: readonly Hotel[]
  readonly venues: readonly Venue[]
  readonly pois: readonly Poi[]
  readonly events: readonly EventRow[]
  readonly cities: readonly City[]
  /** Sorted lines `folded name \t city index`. */
  readonly cityNames: readonly string[]
  readonly credits: readonly Credit[]
}

function both<T>(dir: string, name: string, decode: (cells: Cells) => T): T[] {
  return ['open', 'odbl'].flatMap((part) => {
    const file = path.join(dir, part, `${name}.json.br`)
    // An owner may delete the ODbL files to ship without that licence.
    return part === 'odbl' && !existsSync(file) ? [] : readTable(file, decode)
  })
}

const isCredit = (value: unknown): value is Credit =>
  typeof value === 'object' && value !== null && 'source' in value && 'line' in value && 'licence' in value

/** Reads an attribution file. Throws `DataError` when it is missing or damaged. */
export function readCredits(file: string): Credit[] {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(parsed) && parsed.every(isCredit)) return parsed
  } catch (cause) {
    throw new DataError(`${file} is missing or damaged`, { cause })
  }
  throw new DataError(`${file} is not a list of credits`)
}

/** The cities alone and their names, for tools that need no more. Throws `DataError` when they are missing or damaged. */
export function loadCities(dir: string): Pick<Dataset, 'cities' | 'cityNames'> {
  return {
    cities: readTable(path.join(dir, 'open', 'cities.json.br'), decodeCity),
    cityNames: readPacked(path.join(dir, 'open', 'city-names.txt.br')).split('\n'),
  }
}

/** Loads the shipped data. Throws `DataError` when something is missing or damaged. */
export function loadDataset(dir: string): Dataset {
  return {
    hotels: both(dir, 'hotels', decodeHotel),
    venues: both(dir, 'venues', decodeVenue),
    pois: both(dir, 'pois', decodePoi),
    events: readTable(path.join(dir, 'open', 'events.json.br'), decodeEvent),
    ...loadCities(dir),
    credits: readCredits(path.join(dir, 'credits.json')),
  }
}
