import type { GeocodeResult } from '@site/contracts/geocode'

/** A place a provider found, with the words a text may name it by. */
export interface FoundPlace {
  readonly result: GeocodeResult
  /** Its house number and street; empty where it has none. */
  readonly number: string
  readonly street: string
  /** What it is in: district, city, county, state, country, postcode. */
  readonly within: readonly string[]
}
