import type { GeocodeResult } from '@site/contracts/geocode'
import type { Postcode } from '../data/gazetteer-rows.ts'
import type { Postcodes } from '../data/postcodes.ts'

/** The area of a postcode as the calls answer it. */
export function postcodeResult({ code, place, country, lat, lon, precision }: Postcode): GeocodeResult {
  const id = `postcode-${country}-${code}`
  return { kind: 'postcode', id, name: code, ...(place ? { city: place } : {}), country, lat, lon, precision }
}

/** The area that such an id names; null for any other. */
export function postcodeById(postcodes: Postcodes, id: string): GeocodeResult | null {
  const [, country, code] = /^postcode-([A-Z]{2})-(.+)$/.exec(id) ?? []
  const row = country !== undefined && code !== undefined ? postcodes.find(code, country)[0] : undefined
  return row ? postcodeResult(row) : null
}
