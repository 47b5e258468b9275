/** How many of the days each city of a trip has where the traveller did not say it. */

import { daysCovered, enoughFor } from '../itinerary/coverage.ts'
import { MEAL_NAMES } from '../itinerary/days.ts'
import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { gatherPlaces } from '../itinerary/pool.ts'
import { shareDays } from './stretches.ts'

type Port = Pick<PlacesPort, 'poisNear' | 'coveredCities'>

export interface City {
  readonly nights?: number | undefined
  readonly destination: Destination | null
}

export interface CityShares {
  /** Days of each city, in order. */
  readonly days: readonly number[]
  /** Which of the cities have none because too little of them is known. */
  readonly uncovered: readonly number[]
}

/** Sights looked for to tell whether a city fills its days: more than the largest pace has of a day. */
const SIGHTS_A_DAY = 8

/** Whether enough of a city is known for so many days. */
function isCovered({ centre, city }: Destination, days: number, port: Port): boolean {
  const pool = gatherPlaces(port as PlacesPort, {
    base: centre,
    centre,
    city,
    wanted: SIGHTS_A_DAY * days,
    tables: MEAL_NAMES.length * days,
  })
  return enoughFor(days, daysCovered(pool))
}

/** Places of this interest round a city's centre, metres, say how many days it is worth (chosen, decision 27). */
const WORTH = { interest: 70, around: 10_000 }
/** What the way to a city takes of the day on which one comes (chosen, decision 27). */
const WAY = 0.5

/** What a city is worth in days relative to others: twice the sights do not take twice the days. */
const worthOf = ({ centre }: Destination, port: Port): number =>
  Math.sqrt(port.poisNear(centre.lat, centre.lon, WORTH.around, { leastInterest: WORTH.interest }).length + 1)

/** Whole days near these shares, of the same sum, one at least for each. */
function wholeDays(shares: readonly number[], total: number): number[] {
  const days = shares.map((own) => Math.max(1, Math.floor(own)))
  for (let left = total - days.reduce((sum, own) => sum + own, 0); left !== 0; left -= Math.sign(left)) {
    const lacks = days.map((own, i) => (shares[i] ?? 0) - own)
    const movable = left > 0 ? lacks : lacks.map((own, i) => ((days[i] ?? 0) > 1 ? -own : -Infinity))
    const at = movable.indexOf(Math.max(...movable))
    days[at] = (days[at] ?? 0) + Math.sign(left)
  }
  return days
}

/**
 * The days of each city: as the traveller gave them, else by what the cities are worth, with half a day more where one has to come to first. A
 * city of which too little is known has none where nobody gave it a number: its days are the others'. One whose name is not understood keeps its days.
 */
export function cityShares(cities: readonly City[], total: number, port: Port): CityShares {
  const equal = shareDays(cities, total)
  if (cities.length < 2 || cities.some(({ nights }) => nights !== undefined) || total < cities.length)
    return { days: equal, uncovered: [] }
  const uncovered = cities.flatMap(({ destination }, i) =>
    destination === null || isCovered(destination, equal[i] ?? 1, port) ? [] : [i],
  )
  const kept = cities.map((_, i) => i).filter((i) => !uncovered.includes(i))
  if (kept.length === 0) return { days: equal, uncovered: [] }
  const worth = kept.map((i) => cities[i]?.destination ?? null).map((own) => (own === null ? 0 : worthOf(own, port)))
  const known = worth.filter((own) => own > 0)
  const mean = known.reduce((sum, own) => sum + own, 0) / Math.max(1, known.length)
  const weights = worth.map((own) => (own > 0 ? own : Math.max(1, mean)))
  const all = weights.reduce((sum, own) => sum + own, 0)
  const free = total - WAY * (kept.length - 1)
  const shares = weights.map((own, at) => (own / all) * free + (at > 0 ? WAY : 0))
  const whole = wholeDays(shares, total)
  return { days: cities.map((_, i) => (uncovered.includes(i) ? 0 : (whole[kept.indexOf(i)] ?? 0))), uncovered }
}
