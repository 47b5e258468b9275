import type { City } from '../data/rows.ts'
import { PointIndex, type LatLon } from '../walking/geo.ts'
import { fold } from '../data/fold.ts'
import { regionsOf } from '../data/country.ts'

/** A point further than this from every city has no city, metres. */
const CITY_REACH = 60_000
/** A town counts as the city around a point only when nothing much larger is about as near. */
const METRO_REACH = 25_000

/** Names to cities by binary search in a sorted list; every alternate name of the gazetteer is in it. */
export class Gazetteer {
  readonly cities: readonly City[]
  readonly #names: readonly string[]
  #points: PointIndex<City> | undefined

  constructor(cities: readonly City[], names: readonly string[]) {
    this.cities = cities
    this.#names = names
  }

  #lowerBound(key: string): number {
    let low = 0
    let high = this.#names.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#names[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Indices of the cities on lines that start with `beginning`, ascending. */
  #indices(beginning: string, scan: number): number[] {
    const found = new Set<number>()
    const start = this.#lowerBound(beginning)
    for (let at = start; at < Math.min(this.#names.length, start + scan); at += 1) {
      const line = this.#names[at] ?? ''
      if (!line.startsWith(beginning)) break
      found.add(Number(line.slice(line.indexOf('\t') + 1)))
    }
    return [...found].sort((a, b) => a - b)
  }

  /** Cities of exactly this folded name, most populous first (the list is in that order). */
  named(key: string): City[] {
    return this.#indices(`${key}\t`, Number.POSITIVE_INFINITY).flatMap((index) => this.cities[index] ?? [])
  }

  /** Cities one of whose names starts with `key`, most populous first; looks at no more than `scan` names. */
  startingWith(key: string, limit: number, scan = 4000): City[] {
    return this.#indices(key, scan)
      .slice(0, limit)
      .flatMap((index) => this.cities[index] ?? [])
  }

  /** "Melbourne", "Perth, Australia", "Paris, TX", "São Paulo": the most populous city that fits; null when none does. */
  resolve(query: string): City | null {
    const [head = '', ...rest] = query.split(',')
    const qualifiers = rest.map((part) => part.trim()).filter((part) => part !== '')
    let candidates = this.named(fold(head))
    for (const qualifier of qualifiers) {
      const regions = regionsOf(qualifier)
      const fitting = candidates.filter((city) =>
        regions.some((region) => region.country === city.country && (region.admin1 ?? city.admin1) === city.admin1),
      )
      // A qualifier that is no known region ("CBD", a suburb) is passed over; one that names another region excludes.
      if (regions.length > 0) candidates = fitting
    }
    return candidates[0] ?? (qualifiers.length > 0 ? null : this.#trailingRegion(query))
  }

  /** "Paris Texas", "Perth Australia": the last one to three words as a region. */
  #trailingRegion(query: string): City | null {
    const parts = fold(query).split(' ')
    for (let take = 1; take <= 3 && take < parts.length; take += 1) {
      const region = parts.slice(-take).join(' ')
      if (regionsOf(region).length > 0) {
        const city = this.resolve(`${parts.slice(0, -take).join(' ')}, ${region}`)
        if (city) return city
      }
    }
    return null
  }

  /** Cities within a distance of a point, metres. */
  around(point: LatLon, metres: number): City[] {
    this.#points ??= new PointIndex(this.cities)
    return this.#points.near(point, metres, 60).map(({ item }) => item)
  }

  /** The city around a point: the largest within the metropolitan reach, else the nearest; null in the middle of nowhere. */
  at(point: LatLon): City | null {
    this.#points ??= new PointIndex(this.cities)
    const near = this.#points.near(point, CITY_REACH, 60)
    let best: City | null = null
    let bestScore = Number.NEGATIVE_INFINITY
    for (const { item, metres } of near) {
      const size = Math.log10(Math.max(item.population, 1000))
      const score = metres <= METRO_REACH ? size - metres / 8000 : -metres / 1000
      if (score > bestScore) [best, bestScore] = [item, score]
    }
    return best
  }
}

/** Rank of a city among all that a text may name: log scale between a village and a megacity. */
export const cityRank = ({ population }: City): number =>
  0.4 + 0.6 * Math.min(1, Math.max(0, (Math.log10(Math.max(population, 1)) - 3) / 4.3))
