import { hoursUnreadable } from './opening-hours.ts'
import type { Diet, Dish } from '@site/contracts/trip-fields'
import { isKnownToServe, servesDiets } from './diets.ts'
import { MEAL_NAMES, type Meal } from './days.ts'
import { isKnownFor } from './dishes.ts'
import {
  interestOf,
  isJudged,
  isMealPlace,
  isMustSee,
  isVisitable,
  kilometres,
  mealPenalty,
  mustSeeWorth,
  NEAR_FOOD_KM,
  SAME_REGION_KM,
  usualFor,
  type LatLon,
  type PlacesPort,
  type Poi,
} from './places.ts'
import { withoutDuplicatePlaces, worthiest } from './same-place.ts'

export interface Pool {
  readonly visits: readonly Poi[]
  /** Places to eat, those near many sights first. */
  readonly foods: readonly Poi[]
  /** How far the visits lie, metres; the first circle where that was enough. */
  readonly radius: number
  readonly widened: boolean
}

/** What lies in the first circle is close by, metres. */
export const CLOSE_BY = 6_000
/** Search radii, metres, each tried when the one before has too few places (chosen, decision 27). */
const RADII = [CLOSE_BY, 15_000, 30_000, SAME_REGION_KM * 1000]
/** A kitchen that is known to fit is one of the city's within so many metres: sights of a wide city lie as far (chosen, decision 27). */
const FAR_KITCHENS = 30_000
/** Places asked for at a time: far more than the shortlist takes (decision 27). */
const MOST_PLACES = 400
/** Two circles whose centres are closer than this hold much the same places (decision 27). */
const SAME_CENTRE_KM = 1.5

/** A place of this interest is considered wherever in the city's region it lies (chosen, decision 27). */
const HIGH_INTEREST = 70
/** The same of a place of a kind that was asked for (chosen, decision 27). */
const INTEREST_ASKED_FOR = 50
/** A city with fewer places than this has no region of its own; its places belong to the city beside it (chosen, decision 27). */
const OWN_REGION_PLACES = 20
/** Beyond this, places of another known city belong to that city, metres. */
const OWN_GROUND = 6_000
/** Cities whose centres are nearer than this are one city under two names ("New York", "New York City"). */
const ONE_CITY_KM = 5

export interface PoolQuery {
  /** Where the days start. */
  readonly base: LatLon
  readonly city: string
  readonly centre: LatLon
  /** So many sights, and so many places that serve dinner, are enough. */
  readonly wanted: number
  readonly tables: number
  /** Diets every meal must serve, as far as that is known, and dishes that are asked for. */
  readonly diets?: readonly Diet[]
  readonly dishes?: readonly Dish[] | undefined
  /** Whether a place is of a kind that was asked for. */
  readonly isWanted?: (poi: Poi) => boolean
  /** Places that the traveller keeps, whatever they serve. */
  readonly keep?: ReadonlySet<string>
}

/**
 * What is most worth going to in the city's region however far, or is of a kind that was asked for, and the places round
 * the base and round the city's centre, widening the circle while there are too few for the days asked.
 */
export function gatherPlaces(port: PlacesPort, query: PoolQuery): Pool {
  const { base, centre, wanted, tables, city, diets = [], dishes = [], isWanted, keep = new Set() } = query
  const known = port.coveredCities()
  const names = new Set([city, ...known.filter((own) => kilometres(own, centre) < ONE_CITY_KM).map((own) => own.city)])
  const others = new Set(
    known.filter((other) => !names.has(other.city) && other.pois >= OWN_REGION_PLACES).map((other) => other.city),
  )
  const inRegion = kilometres(base, centre) <= SAME_REGION_KM
  const least = isWanted === undefined ? HIGH_INTEREST : INTEREST_ASKED_FOR
  const worthiestOfAll = inRegion
    ? port
        .poisNear(centre.lat, centre.lon, SAME_REGION_KM * 1000, { leastInterest: least })
        .filter((poi) => names.has(poi.city) && (poi.interest >= HIGH_INTEREST || isWanted?.(poi) === true))
    : []
  // Of many hundred kitchens of a city those that are known to fit are none of the most famous.
  const isAsked = (poi: Poi) => isKnownToServe(poi, diets) || isKnownFor(poi, dishes)
  const asked =
    diets.length + dishes.length > 0 && inRegion
      ? port.poisNear(centre.lat, centre.lon, FAR_KITCHENS, { categories: ['food'] }).filter(isAsked)
      : []
  // Each circle is looked into once, and only when the one before has too few.
  const found = RADII.map((radius) =>
    once((): readonly Poi[] => {
      const near = (point: LatLon) =>
        port
          .poisNear(point.lat, point.lon, radius, { limit: MOST_PLACES })
          .filter((poi) => !others.has(poi.city) || kilometres(point, poi) * 1000 <= OWN_GROUND)
      const all = [
        ...worthiestOfAll,
        ...asked,
        ...(inRegion ? near(centre) : []),
        ...(kilometres(base, centre) > SAME_CENTRE_KM || !inRegion ? near(base) : []),
      ]
      const seen = new Map(all.filter((poi) => isVisitable(poi) && !hoursUnreadable(poi)).map((poi) => [poi.id, poi]))
      return withoutDuplicatePlaces([...seen.values()])
    }),
  )
  const visits = firstEnough(
    found,
    (all) => visitsAmong(all, wanted),
    (own) => own.filter(isSight).length >= wanted,
  )
  const foods = firstEnough(
    found,
    (all) => all.filter((poi) => servesSomething(poi) && (keep.has(poi.id) || servesDiets(poi, diets) !== 'no')),
    (own) => own.filter((poi) => mealPenalty(poi, 'dinner') !== null).length >= tables,
  )
  const away = (poi: Poi) => Math.min(kilometres(base, poi), kilometres(centre, poi)) * 1000
  const farthest = visits.step === 0 ? 0 : Math.max(0, ...visits.places.map(away))
  const radius = Math.max(RADII[0], Math.ceil(farthest / 1000) * 1000)
  return { visits: visits.places, foods: foods.places, radius, widened: radius !== RADII[0] }
}

/** Places of these ids in the region that are not among the candidates. */
export function heldBeside(
  candidates: readonly Poi[],
  ids: ReadonlySet<string>,
  port: Pick<PlacesPort, 'poiById'>,
  centre: LatLon,
): readonly Poi[] {
  const known = new Set(candidates.map(({ id }) => id))
  return [...ids]
    .flatMap((id) => (known.has(id) ? [] : (port.poiById(id) ?? [])))
    .filter((poi) => kilometres(centre, poi) <= SAME_REGION_KM)
}

/** A value made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/** What the first circle that holds enough gives, or the widest, and which it was. */
function firstEnough(
  found: readonly (() => readonly Poi[])[],
  choose: (all: readonly Poi[]) => readonly Poi[],
  enough: (chosen: readonly Poi[]) => boolean,
): { readonly places: readonly Poi[]; readonly step: number } {
  let places: readonly Poi[] = []
  for (const [step, circle] of found.entries()) {
    places = choose(circle())
    if (enough(places)) return { places, step }
  }
  return { places, step: found.length - 1 }
}

const isSight = (poi: Poi): boolean => usualFor(poi.category).role === 'visit'

/** Places to visit. Of sights that nobody judged only as many as are still wanted: nobody crosses a city for a lawn. */
function visitsAmong(all: readonly Poi[], wanted: number): readonly Poi[] {
  const visits = all.filter((poi) => !isMealPlace(poi))
  const judged = visits.filter((poi) => !isSight(poi) || isJudged(poi))
  const others = worthiest(
    visits.filter((poi) => isSight(poi) && !isJudged(poi)),
    ({ interest }) => interest,
  )
  return [...judged, ...others.slice(0, Math.max(0, wanted - judged.filter(isSight).length))]
}

/** What a meal there costs: the lunch or, of a kitchen of the evening, the dinner; null where none is served. */
const penaltyThere = (poi: Poi): number | null => mealPenalty(poi, 'lunch') ?? mealPenalty(poi, 'dinner')
/** Places to eat, and markets that feed one at noon. */
const servesSomething = (poi: Poi): boolean => isMealPlace(poi) || penaltyThere(poi) !== null

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
  worthBeside: (poi: Poi) => number = () => 0,
): readonly Poi[] {
  const perCategory = Math.ceil(most * CATEGORY_SHARE)
  const drinks = themes.includes('nightlife') ? perCategory : 0
  const counts = new Map<string, number>()
  const chosen: Poi[] = []
  let taken = 0
  for (const poi of worthiest(visits, (own) => interestOf(own, themes) + mustSeeWorth(own) + worthBeside(own))) {
    const limit = usualFor(poi.category).role === 'drink' ? drinks : perCategory
    const count = counts.get(poi.category) ?? 0
    const fits = taken < most && count < limit
    if (fits) {
      taken += 1
      counts.set(poi.category, count + 1)
    }
    if (fits || keep.has(poi.id) || isMustSee(poi)) chosen.push(poi)
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

/** Whether there is another kitchen for each lunch and each dinner, and one to spare: some rest. One that serves both is one of them. */
export function feedEachDay(foods: readonly Poi[], days: number): boolean {
  const serving = (meal: Meal) => foods.filter((poi) => mealPenalty(poi, meal) !== null).length
  const any = foods.filter((poi) => penaltyThere(poi) !== null).length
  return any > MEAL_NAMES.length * days && MEAL_NAMES.every((meal) => serving(meal) >= days)
}

/** Interest a sight close by adds to a place to eat, for so many sights (chosen, decision 27). */
const NEAR_SIGHT = 4
const MOST_NEAR_SIGHTS = 6
/** What a place is worth more that is known to serve the diets, or for the dishes, asked for: it is a candidate wherever it lies (chosen, decision 27). */
const KNOWN_KITCHEN = 200

/** Meal places near the sights: those with many shortlisted visits within ten minutes on foot first. */
export function shortlistFoods(
  foods: readonly Poi[],
  visits: readonly LatLon[],
  most: number,
  keep: ReadonlySet<string>,
  { diet: diets, dishes = [] }: { readonly diet: readonly Diet[]; readonly dishes?: readonly Dish[] | undefined } = {
    diet: [],
  },
): readonly Poi[] {
  const worth = (poi: Poi) => {
    const close = visits.filter((visit) => kilometres(visit, poi) < NEAR_FOOD_KM).length
    const known = (isKnownToServe(poi, diets) ? KNOWN_KITCHEN : 0) + (isKnownFor(poi, dishes) ? KNOWN_KITCHEN : 0)
    const lesser = penaltyThere(poi) ?? 0
    return interestOf(poi, []) + known - lesser + NEAR_SIGHT * Math.min(MOST_NEAR_SIGHTS, close)
  }
  const meals = foods.filter((poi) => keep.has(poi.id) || penaltyThere(poi) !== null)
  return worthiest(meals, worth).filter((poi, i) => i < most || keep.has(poi.id) || isMustSee(poi))
}
