import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import type { Closure } from '@site/places'
import { dayFacts } from './day-facts.ts'
import { addDays } from './days.ts'
import { openSpans } from './opening-hours.ts'
import { kilometres, SAME_REGION_KM, type Destination, type PlacesPort, type Poi } from './places.ts'
import { quietStart } from './quiet-start.ts'
import { firstUndated } from './undated.ts'

interface Undated {
  readonly trip: Pick<TripRequest, 'soft' | 'hard'>
  readonly request: Pick<ItineraryRequest, 'days' | 'themes'>
  readonly destination: Destination
  readonly closures: readonly Closure[]
  readonly holidays: readonly string[]
  /** Local date. */
  readonly today: string
}

const WEEK = 7

/** What has to be seen in that city and has hours of its own. */
const mustSees = ({ trip, destination }: Undated, port: Pick<PlacesPort, 'poiById'>): readonly Poi[] =>
  trip.hard.mustSee
    .flatMap(({ id }) => (id === undefined ? [] : (port.poiById(id) ?? [])))
    .filter((poi) => poi.openingHours !== null && kilometres(destination.centre, poi) <= SAME_REGION_KM)

/** The first day of a trip without dates: a quiet one, or within a week of it the soonest on which no must-see is shut all the days through. */
export function undatedStart(undated: Undated, port: Pick<PlacesPort, 'poiById'>): string {
  const { trip, request, destination, closures, holidays, today } = undated
  const soonest = firstUndated(trip, today, destination.centre.lat)
  const isOut = request.themes.includes('nightlife')
  const start = quietStart(soonest, request.days, destination, closures, holidays, isOut)
  const wanted = request.days >= WEEK ? [] : mustSees(undated, port)
  if (wanted.length === 0) return start
  const dates = Array.from({ length: request.days + WEEK - 1 }, (_, day) => addDays(start, day))
  const facts = dayFacts(dates, destination, closures, holidays)
  const shut = Array.from({ length: WEEK }, (_, later) => {
    const days = facts.slice(later, later + request.days)
    return wanted.filter((poi) => days.every((day) => openSpans(poi, day).length === 0)).length
  })
  return dates[shut.indexOf(Math.min(...shut))] ?? start
}
