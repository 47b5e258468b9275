import { hoursUnreadable } from './opening-hours.ts'
import {
  interestOf,
  isCafe,
  isMealPlace,
  isVisitable,
  kilometres,
  LONGEST_WALK_KM,
  NEAR_FOOD_KM,
  SAME_REGION_KM,
  usualFor,
  wordsOf,
  type LatLon,
  type PlacesPort,
  type Poi,
} from './places.ts'

export interface Pool {
  readonly visits: readonly Poi[]
  /** Places to eat, those near many sights first. */
  readonly foods: readonly Poi[]
  /** Search radius that was needed, metres. */
  readonly radius: number
  readonly widened: boolean
}

/** Fewer sights than this are no plan (chosen, decision 27). */
export const LEAST_SIGHTS = 3
/** Search radii, metres, each tried when the one before has too few places (chosen, decision 27). */
const RADII = [6_000, 15_000, 30_000]
/** Places asked for at a time: far more than the shortlist takes (decision 27). */
const MOST_PLACES = 400
/** Two circles whose centres are closer than this hold much the same places (decision 27). */
const SAME_CENTRE_KM = 1.5

/**
 * Places round the base and round the city's centre, widening the circle while there are too few for the days asked.
 * `wanted` visits are enough. Where no transit is known, only what is within a walk of the base, and what is `kept`.
 */
export function gatherPlaces(
  port: PlacesPort,
  base: LatLon,
  centre: LatLon,
  wanted: number,
  kept: ReadonlySet<string> = new Set(),
): Pool {
  const inReach = (poi: Poi) =>
    kept.has(poi.id) || kilometres(base, poi) <= LONGEST_WALK_KM || port.stationsJoin(base, poi)
  let pool: Pool = { visits: [], foods: [], radius: RADII[0], widened: false }
  for (const radius of RADII) {
    const away = kilometres(base, centre)
    const near = ({ lat, lon }: LatLon) => port.poisNear(lat, lon, radius, { limit: MOST_PLACES })
    const found = [...(away > SAME_REGION_KM ? [] : near(centre)), ...(away > SAME_CENTRE_KM ? near(base) : [])]
    const seen = new Map<string, Poi>()
    for (const poi of found) if (isVisitable(poi) && !hoursUnreadable(poi) && inReach(poi)) seen.set(poi.id, poi)
    const all = withoutDuplicatePlaces([...seen.values()])
    // A wider circle with nothing more in it is no wider search.
    if (radius !== RADII[0] && all.length <= pool.visits.length + pool.foods.length) continue
    pool = {
      visits: all.filter((poi) => !isMealPlace(poi)),
      foods: all.filter(isMealPlace),
      radius,
      widened: radius !== RADII[0],
    }
    const sights = pool.visits.filter((poi) => usualFor(poi.category).role === 'visit')
    if (sights.length >= wanted) return pool
  }
  return pool
}

/** Worthiest first; ties by id, so that the order of the data does not matter. */
const worthiest = (pois: readonly Poi[], worthOf: (poi: Poi) => number): readonly Poi[] =>
  pois
    .map((poi) => ({ poi, worth: worthOf(poi) }))
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
    .map(({ poi }) => poi)

/** Largest share of the shortlist that one category may take (chosen, decision 27). */
const CATEGORY_SHARE = 0.4

/**
 * The visits worth searching over: by worth, with a limit per category so that a thousand sculptures do not crowd out the
 * museums. `keep` ids are always in; those that are in anyway change nothing, so that an edit finds the legs of its plan.
 */
export function shortlist(
  visits: readonly Poi[],
  themes: readonly string[],
  most: number,
  keep: ReadonlySet<string>,
): readonly Poi[] {
  const perCategory = Math.ceil(most * CATEGORY_SHARE)
  const drinks = themes.includes('nightlife') ? perCategory : 0
  const counts = new Map<string, number>()
  const chosen: Poi[] = []
  let taken = 0
  for (const poi of worthiest(visits, (own) => interestOf(own, themes))) {
    const limit = usualFor(poi.category).role === 'drink' ? drinks : perCategory
    const count = counts.get(poi.category) ?? 0
    const fits = taken < most && count < limit
    if (fits) {
      taken += 1
      counts.set(poi.category, count + 1)
    }
    if (fits || keep.has(poi.id)) chosen.push(poi)
  }
  return chosen
}

/** The places without those to avoid, where enough others are left; else all. */
export function preferring<T extends { readonly id: string }>(
  places: readonly T[],
  avoid: ReadonlySet<string>,
  enough: number,
): readonly T[] {
  const others = places.filter((place) => !avoid.has(place.id))
  return others.length >= enough ? others : places
}

/** Interest a sight close by adds to a place to eat, for so many sights; what a café is worth less (chosen, decision 27). */
const NEAR_SIGHT = 4
const MOST_NEAR_SIGHTS = 6
const NO_FULL_MEAL = 12

/** Meal places near the sights: those with many shortlisted visits within ten minutes on foot first. */
export function shortlistFoods(
  foods: readonly Poi[],
  visits: readonly LatLon[],
  most: number,
  keep: ReadonlySet<string>,
): readonly Poi[] {
  const worth = (poi: Poi) => {
    const close = visits.filter((visit) => kilometres(visit, poi) < NEAR_FOOD_KM).length
    return interestOf(poi, []) - (isCafe(poi) ? NO_FULL_MEAL : 0) + NEAR_SIGHT * Math.min(MOST_NEAR_SIGHTS, close)
  }
  return worthiest(foods, worth).filter((poi, i) => i < most || keep.has(poi.id))
}

/** Entries farther apart than this are two places, even with the same name (chosen, decision 27). */
const NEAR_KM = 0.25
const COMMON_WORDS = new Set(['the', 'of', 'and', 'at', 'in', 'de', 'la', 'le', 'museum', 'park', 'market', 'tour'])

const distinctiveWords = (name: string): readonly string[] => wordsOf(name).filter((word) => !COMMON_WORDS.has(word))

interface Named extends LatLon {
  readonly name: string
}

/** Close by, and all distinctive words of one name are in the other. */
export function samePlace(a: Named, b: Named): boolean {
  if (kilometres(a, b) > NEAR_KM) return false
  const [own, other] = [distinctiveWords(a.name), distinctiveWords(b.name)]
  if (own.length === 0 || other.length === 0) return false
  return own.every((word) => other.includes(word)) || other.every((word) => own.includes(word))
}

/**
 * Leaves out the less interesting of two entries for one place: sources overlap ("Helix Bridge", "The Helix Bridge"), and
 * a day must not visit a place twice.
 */
export function withoutDuplicatePlaces(pois: readonly Poi[]): readonly Poi[] {
  const byWord = new Map<string, readonly Poi[]>()
  const kept: Poi[] = []
  for (const poi of worthiest(pois, (own) => own.interest + (own.openingHours === null ? 0 : 1))) {
    const words = distinctiveWords(poi.name)
    if (words.some((word) => byWord.get(word)?.some((rival) => samePlace(poi, rival)))) continue
    kept.push(poi)
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), poi])
  }
  return kept
}
