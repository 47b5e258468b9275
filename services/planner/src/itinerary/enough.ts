/** What is worth less to this trip than to another: lawns in the cold, and the third tower to look down from. */

import { addDays } from './days.ts'
import { hasDoor } from './opening-hours.ts'
import { interestOf, mustSeeWorth, type Poi } from './places.ts'
import { worthiest } from './same-place.ts'
import { BUILT_DECK } from './unpublished-hours.ts'

/** What another of a kind is worth where the trip has enough of them (chosen, decision 27). */
const ANOTHER = 0.35
/** From so many days on two are enough, else one; with little money none is looked for (chosen, decision 27). */
const TWO_DECKS_FROM = 3
/** Shows of one maker, of which one is enough on any trip. */
const OF_ONE_MAKER = /^(?:teamlab|madame tussauds|sea life)\b/i

/** A tower or a roof that one pays to go up: of those one is much like the other. A hill, a bridge or a terrace is none. */
const isDeck = (poi: Poi): boolean =>
  (poi.category === 'view' || poi.category === 'viewpoint') &&
  !poi.themes.includes('outdoors') &&
  poi.height == null &&
  (BUILT_DECK.test(poi.name) || hasDoor(poi))

/** Lawns, beaches and rides, by their kind or their name. */
const OUT_OF_DOORS = /\b(?:beach|funfair|prater|luna park|(?:botanic\w*|rose) gardens?|lido|pool)\b|garten\b/i
const UNDER_A_ROOF = /\b(?:zoo\w*|aquarium|conservatory|greenhouse|dome|palm house)\b/i
/** What they are worth on a cold day (chosen, decision 27). */
const IN_THE_COLD = { north: 0.5, middle: 0.75 } as const
/** Latitudes from which winter is long, and from which it is one (chosen, decision 27). */
const COLD_FROM = { north: 44, middle: 35 } as const

/** How much of its worth what is out of doors keeps on a date at a latitude: where it is cold and bare, less. */
function inTheCold(date: string, lat: number): number {
  // In the south the year is half a year on.
  const month = Number((lat < 0 ? addDays(date, 182) : date).slice(5, 7))
  const away = Math.abs(lat)
  if (away >= COLD_FROM.north && (month >= 11 || month <= 3)) return IN_THE_COLD.north
  if (away >= COLD_FROM.middle && (month === 12 || month <= 2)) return IN_THE_COLD.middle
  return 1
}

interface Trip {
  readonly dates: readonly string[]
  readonly themes: readonly string[]
  readonly isThrifty: boolean
}

/** What each of these visits keeps of its worth in a trip, by id; all of it where it is not named. */
export function keptWorth(visits: readonly Poi[], { dates, themes, isThrifty }: Trip): ReadonlyMap<string, number> {
  const [first = ''] = dates
  const enough = isThrifty ? 0 : dates.length >= TWO_DECKS_FROM ? 2 : 1
  const decks = worthiest(visits.filter(isDeck), (poi) => interestOf(poi, themes) + mustSeeWorth(poi))
  const shows = worthiest(
    visits.filter(({ name }) => OF_ONE_MAKER.test(name)),
    (poi) => interestOf(poi, themes) + mustSeeWorth(poi),
  )
  const kept = new Map([...decks.slice(enough), ...shows.slice(1)].map(({ id }) => [id, ANOTHER]))
  if (themes.includes('outdoors')) return kept
  for (const poi of visits) {
    const isOutside = (poi.category === 'park' || OUT_OF_DOORS.test(poi.name)) && !UNDER_A_ROOF.test(poi.name)
    const share = isOutside ? inTheCold(first, poi.lat) : 1
    if (share < 1) kept.set(poi.id, share)
  }
  return kept
}
