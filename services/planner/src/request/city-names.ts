import { usualFor, type Destination, type PlacesPort, type Poi } from '../itinerary/places.ts'
import { isSlip, isTelling, keysOf } from './name-keys.ts'
import { otherNames } from './sight-names.ts'
import { worksShown } from './works-shown.ts'

export type CityNamesPort = Pick<PlacesPort, 'poisNear' | 'sureHotelsNear' | 'revision'>

/** Metres round the centre, and no more places than this: the nearest, and those of this interest however far. */
const REACH = { sights: 45_000, hotels: 25_000, places: 600, interest: 45 } as const
/** Cities whose names are kept, and words that were looked up in them. */
const MOST = { cities: 60, words: 5_000 } as const

/** A place of the city under one of its names. */
export interface Known {
  readonly kind: 'place' | 'hotel'
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly keys: readonly string[]
  readonly telling: readonly string[]
  /** Decides between places of the same words. */
  readonly worth: number
  /** One only eats, drinks or sleeps there: its name is not told in part by the way. */
  readonly isTable: boolean
}

/** Places by the words of their names. */
export class Names {
  readonly all: readonly Known[]
  readonly #byKey = new Map<string, Known[]>()
  readonly #looked = new Map<string, readonly Known[]>()

  constructor(all: readonly Known[]) {
    this.all = all
    for (const each of all)
      for (const key of new Set(each.keys)) {
        const same = this.#byKey.get(key)
        if (same === undefined) this.#byKey.set(key, [each])
        else same.push(each)
      }
  }

  /** Those whose name has a word spelt so; else begun so, or with one slip. */
  having(key: string): readonly Known[] {
    const exact = this.#byKey.get(key)
    if (exact !== undefined) return exact
    if (key.length < SHORTEST) return []
    const looked = this.#looked.get(key)
    if (looked !== undefined) return looked
    const like = [...this.#byKey].flatMap(([word, own]) => (word.startsWith(key) || isSlip(key, word) ? own : []))
    if (this.#looked.size >= MOST.words) this.#looked.clear()
    this.#looked.set(key, like)
    return like
  }
}

/** Shorter words are looked up as they are spelt. */
const SHORTEST = 6

export interface CityNames {
  readonly revision: number
  /** Words of the city's own name: they tell none of its places from another. */
  readonly near: ReadonlySet<string>
  readonly sights: Names
  readonly hotels: Names
}

const kept = new WeakMap<CityNamesPort, Map<string, CityNames>>()

/** "Seoul Sky (Lotte World Tower)": each half is a name too. */
const spellings = (name: string): readonly string[] => {
  const [, outer = '', inner = ''] = /^([^(]+)\(([^)]+)\)\s*$/.exec(name) ?? []
  const own = [name, outer, inner].map((half) => half.trim()).filter((half) => half !== '')
  // "Kinkaku-ji" is typed in one word too.
  return [...own, ...own.filter((half) => half.includes('-')).map((half) => half.replaceAll('-', ''))]
}

const sightOf = ({ id, name, lat, lon, interest, category }: Poi, said: string): Known => {
  const keys = keysOf(said)
  const isTable = usualFor(category).role !== 'visit'
  return { kind: 'place', id, name, lat, lon, keys, telling: keys.filter(isTelling), worth: interest, isTable }
}

/** The names of a city's sights and hotels, made when first asked for. */
export const cityNames = (port: CityNamesPort, { city, country, centre }: Destination): CityNames => {
  const cities = kept.get(port) ?? new Map<string, CityNames>()
  kept.set(port, cities)
  const place = `${city}|${country}`
  const revision = port.revision()
  const found = cities.get(place)
  if (found?.revision === revision) return found
  const near = port.poisNear(centre.lat, centre.lon, REACH.sights, { limit: REACH.places })
  const ids = new Set(near.map(({ id }) => id))
  const known = { limit: REACH.places, leastInterest: REACH.interest }
  const far = port.poisNear(centre.lat, centre.lon, REACH.sights, known).filter(({ id }) => !ids.has(id))
  const sights = [...near, ...far].flatMap((poi) =>
    [poi.name, ...(poi.altNames ?? []), ...otherNames(poi.name), ...worksShown(poi.name)]
      .flatMap(spellings)
      .map((said) => sightOf(poi, said)),
  )
  const hotels = port.sureHotelsNear(centre.lat, centre.lon, REACH.hotels).flatMap(({ id, name, altNames, lat, lon }) =>
    [name, ...altNames].map((said): Known => {
      const keys = keysOf(said)
      return {
        kind: 'hotel',
        id,
        name,
        lat,
        lon,
        keys,
        telling: keys.filter(isTelling),
        worth: 0,
        isTable: true,
      }
    }),
  )
  const made = { revision, near: new Set(keysOf(city)), sights: new Names(sights), hotels: new Names(hotels) }
  if (cities.size >= MOST.cities) cities.clear()
  cities.set(place, made)
  return made
}
