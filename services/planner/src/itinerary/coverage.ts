import type { ItineraryResponse } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { isJudged, kilometres, mealPenalty, usualFor, type Destination, type PlacesPort } from './places.ts'
import type { Pool } from './pool.ts'

/** Sights and dinners that make a day (chosen, decision 27). */
const SIGHTS_A_DAY = 3
const DINNERS_A_DAY = 1

/** How many days the judged sights and the places that serve dinner fill. */
export function daysCovered({ visits, foods }: Pool): number {
  const sights = visits.filter((poi) => isJudged(poi) && usualFor(poi.category).role === 'visit')
  const dinners = foods.filter((poi) => mealPenalty(poi, 'dinner') !== null)
  return Math.min(Math.floor(sights.length / SIGHTS_A_DAY), Math.floor(dinners.length / DINNERS_A_DAY))
}

/** Days with free time are a plan while they are not the most of it. */
export const enoughFor = (asked: number, known: number): boolean => known * 2 >= asked && known > 0

/** A city with fewer places than this is no offer, and so many are named. */
const WORTH_OFFERING = 25
const OFFERS = 3

const list = new Intl.ListFormat(site.locale)

type Refusal = Pick<ItineraryResponse['meta'], 'country' | 'tz' | 'nearestCovered'> & { readonly searchNote: string }

/** Why there is no plan, and what could be asked for instead: fewer days, cities of the country, the nearest city. */
export function refusal(
  { city, country, tz, centre }: Destination,
  port: Pick<PlacesPort, 'coveredCities'>,
  { asked, known }: { readonly asked: number; readonly known: number },
): Refusal {
  const others = port
    .coveredCities()
    .filter((other) => other.pois >= WORTH_OFFERING && !(other.city === city && other.country === country))
    .map((other) => ({ city: other.city, country: other.country, km: Math.round(kilometres(centre, other)) }))
    .sort((a, b) => a.km - b.km)
  const why =
    known > 0
      ? `We know enough of ${city} for ${known} ${known === 1 ? 'day' : 'days'}, not for ${asked}. Ask for fewer days.`
      : `We don’t have any places to visit in ${city} yet, or too few for a day.`
  const [nearest] = others
  if (nearest === undefined) return { searchNote: why, country, tz }
  const sameCountry = others.filter((other) => other.country === country).slice(0, OFFERS)
  const offer =
    sameCountry.length > 0
      ? `In the same country we can plan ${list.format(sameCountry.map((other) => other.city))}.`
      : `The nearest city we can plan is ${nearest.city}, about ${nearest.km} km away.`
  return { searchNote: `${why} ${offer}`, country, tz, nearestCovered: nearest }
}
