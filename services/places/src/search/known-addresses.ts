import type { AddressRow, Located } from '../data/rows.ts'
import { fold, words } from '../data/fold.ts'

/** A house number before a street of English-speaking countries, wherever it stands in a long address. */
const NUMBERED =
  /\b\d+[a-z]?(?:[-/]\d+[a-z]?)?\s+(?:[\p{L}'.]+\s+){1,4}?(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|parade|place|drive|dr|terrace|highway|hwy|way|quay|walk|crescent|square|esplanade|promenade|court|parkway|pkwy)\b(?:\s+(?:north|south|east|west)\b)?/iu
/** Number first ("97 rue Lauriston") or last ("Lerchenfelder Straße 1-3"). */
const WHOLE = /^(?:\d+[a-z]?(?:[-/]\d+[a-z]?){0,2}\s+\p{L}[^\d]*|\p{L}[^\d]*\s\d+[a-z]?(?:[-/]\d+[a-z]?){0,2})$/iu
/** A part of a house is not its address. */
const WITHIN = /^(?:shop|unit|suite|level|floor|ground|part|kiosk|tenancy)\b/i
const LONGEST = 60
/** A neighbour may stand where the address says, metres. */
const NEIGHBOUR = 15

/** The house an address names, without floor, postcode and town; null when none can be told. */
export function houseOf(address: string): string | null {
  const numbered = NUMBERED.exec(address)?.[0]
  if (numbered) return numbered
  const first = (address.split(',')[0] ?? '').trim()
  return first.length <= LONGEST && WHOLE.test(first) && !WITHIN.test(first) ? first : null
}

/** One house however it is written: "12 Mannerheimintie" is "Mannerheimintie 12". */
const houseKey = (name: string, city: string): string => `${words(fold(name)).toSorted().join(' ')}|${fold(city)}`

/**
 * Houses known because a hotel, venue or place of interest stands there; each once, with the better position, and none
 * that is among the `mapped` ones.
 */
export function knownAddresses(rows: readonly Located[], mapped: readonly AddressRow[] = []): AddressRow[] {
  const elsewhere = new Set(mapped.map(({ name, city }) => houseKey(name, city)))
  const houses = new Map<string, AddressRow>()
  for (const { address, lat, lon, city, country, precision } of rows) {
    const name = address && houseOf(address)
    if (!name) continue
    const key = houseKey(name, city)
    if (elsewhere.has(key)) continue
    const known = houses.get(key)
    const bound = precision + NEIGHBOUR
    if (!known || bound < known.precision) houses.set(key, { name, lat, lon, city, country, precision: bound })
  }
  return [...houses.values()]
}
