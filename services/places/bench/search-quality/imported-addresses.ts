import type { Places } from '../../src/create-places.ts'
import { findDataDir } from '../../src/data/data-dir.ts'
import type { AddressRow } from '../../src/data/rows.ts'
import { Library } from '../../src/import/library.ts'
import { isHouse } from '../../src/search/streets.ts'
import { between } from '../../src/walking/geo.ts'

/** How people write an address: with the city after or before it, in a question, small, without accents. */
const WRITTEN: readonly ((row: AddressRow) => string)[] = [
  ({ name, city }) => `${name}, ${city}`,
  ({ name, city }) => `${city} ${name}`,
  ({ name, city }) => `${name} ${city}`.toLowerCase(),
  ({ name, city }) => `hotels near ${name}, ${city}`,
  ({ name, city }) => `${name}, ${city}`.normalize('NFKD').replace(/\p{M}/gu, ''),
]
/** Metres. */
const NEAR = 200

/** Every house of the imported streets that ship, asked for in turn in each way of writing; answered when within 200 m. */
export function askImportedAddresses(places: Pick<Places, 'geocode'>): { houses: number; found: number } {
  const library = new Library(findDataDir(), undefined)
  library.rescan()
  const houses = library.extracts.flatMap(({ addresses }) => addresses).filter(isHouse)
  const found = houses.filter((row, at) => {
    const query = WRITTEN[at % WRITTEN.length]?.(row) ?? row.name
    const { place } = places.geocode({ query })
    return place !== null && between(place, row) <= NEAR
  })
  return { houses: houses.length, found: found.length }
}
