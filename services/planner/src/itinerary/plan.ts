import type { Day, ItineraryRequest, ItineraryResponse } from '@site/contracts/itinerary'
import type { PlanFacts } from '../verify/facts.ts'
import type { Advice, Advisor } from './advice.ts'
import { dayBounds } from './bounds.ts'
import { gather, type PlanContext } from './context.ts'
import { kilometres, sentences } from './geo.ts'
import type { Destination, PlacesPort } from './port.ts'
import { searchTours } from './search-tours.ts'
import { finaliseDays } from './finalise-days.ts'
import type { Stop } from './stops.ts'
import { stopsByDay, stopsFor, tourProblem } from './tour.ts'

export interface PlanOptions {
  readonly now?: Date
  /** Most wall time of the search, milliseconds; a plan cut short by it is as sound, but not repeatable. */
  readonly budgetMs?: number
  /** Rounds of search; more is better and slower. */
  readonly maxIterations?: number
  readonly signal?: AbortSignal
  readonly advisor?: Advisor
}

/**
 * Rounds of search for a number of candidate stops: enough to stop improving for a short trip, and about as much work for
 * a long one (more is within one percent). Counted, so the same on every machine, unlike a time budget.
 */
const roundsFor = (stops: number): number => Math.round(Math.min(4000, Math.max(1200, 300_000 / Math.max(1, stops))))
const BUDGET_MS = 400

/**
 * Plans the days of a request. Every plan that leaves has passed the verifier. A city without data comes back with an
 * empty plan and a note naming the nearest city that has some. Throws what the port throws.
 */
export async function planItinerary(
  request: ItineraryRequest,
  port: PlacesPort,
  options: PlanOptions = {},
): Promise<ItineraryResponse> {
  return (await planWithFacts(request, port, options)).response
}

/** The plan together with what it was verified against; `facts` is null when there is no plan to verify. */
export async function planWithFacts(
  request: ItineraryRequest,
  port: PlacesPort,
  options: PlanOptions = {},
): Promise<{ readonly response: ItineraryResponse; readonly facts: PlanFacts | null }> {
  const gathered = gather(request, port, options.now ?? new Date())
  if (gathered.kind === 'unknown')
    return {
      response: emptyAnswer(
        request.destination,
        `“${request.destination}” is not a place known here. Try a city, a venue or an event.`,
      ),
      facts: null,
    }
  if (gathered.kind === 'uncovered') return { response: uncoveredAnswer(gathered.destination, port), facts: null }
  const { context } = gathered
  const advice = (await options.advisor?.(context, options.signal)) ?? null
  const seed = request.seed ?? 1
  const { days, missing, facts } = await searchDays(context, seed, options, advice)
  return { response: answer(context, port, days, missing, seed, advice !== null), facts }
}

async function searchDays(context: PlanContext, seed: number, options: PlanOptions, advice: Advice | null) {
  const bounds = dayBounds(context)
  const stops = stopsFor(context, advice?.weights)
  const solution = await searchTours(tourProblem(context, stops, bounds), {
    seed,
    maxIterations: options.maxIterations ?? roundsFor(stops.length),
    budgetMs: options.budgetMs ?? BUDGET_MS,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  })
  const missing = solution.unplaced.flatMap((v) => stops[v] ?? [])
  return finaliseDays(context, stopsByDay(stops, solution), missing, advice)
}

function answer(
  context: PlanContext,
  port: PlacesPort,
  days: readonly Day[],
  missing: readonly Stop[],
  seed: number,
  advised: boolean,
): ItineraryResponse {
  const { destination, base, request } = context
  const slots = days.flatMap((day) => day.slots)
  const sources = new Set(
    slots.flatMap((slot) => [slot.activity.source, ...slot.foodNearby.flatMap((f) => f.source ?? [])]),
  )
  const open = days.filter((day) => day.slots.length === 0).length
  const lost = [...new Set(missing.map((stop) => stop.poi.name))]
  const assumed = slots.filter((slot) => slot.hours === 'assumed' && slot.fixed !== 'event').length
  const locksUnknown = (request.locked ?? []).filter((lock) => !context.pointOf.has(lock.id)).length
  return {
    plan: [...days],
    meta: {
      city: destination.city,
      country: destination.country,
      tz: destination.tz,
      venueDetails: venueDetails(context),
      expandedNote: context.expandedNote,
      relaxed: context.relaxed || lost.length > 0 || locksUnknown > 0,
      searchNote: sentences(
        context.searchNote,
        lost.length > 0 && `There was no room for ${lost.join(', ')} as asked.`,
        locksUnknown > 0 && 'A place you locked is not known here.',
        open > 0 && `${open === 1 ? 'One day stays' : `${open} days stay`} open: nothing more is known to fit.`,
        assumed > 0 &&
          `Opening hours of ${assumed} ${assumed === 1 ? 'stop' : 'stops'} are not known; a usual time of day was taken.`,
      ),
      credits: [...port.credits([...sources])],
      seed,
      base: { ...base },
      writtenBy: advised ? 'model' : 'engine',
    },
  }
}

function venueDetails(context: PlanContext): ItineraryResponse['meta']['venueDetails'] {
  const { base, destination, calendar } = context
  const name = calendar.event?.anchor.venue.name ?? (base.kind === 'centre' ? null : base.name)
  if (name === null) return null
  return { name, cityContext: destination.city, neighborhood: destination.neighborhood }
}

function emptyAnswer(city: string, searchNote: string): ItineraryResponse {
  const meta = { city, venueDetails: null, expandedNote: null, relaxed: true, searchNote, credits: [] }
  return { plan: [], meta }
}

function uncoveredAnswer(destination: Destination, port: PlacesPort): ItineraryResponse {
  const { city, country, tz, centre } = destination
  const nearest = port
    .coveredCities()
    .filter((other) => other.pois > 0)
    .map((other) => ({ city: other.city, country: other.country, km: Math.round(kilometres(centre, other)) }))
    .sort((a, b) => a.km - b.km)[0]
  const offer =
    nearest === undefined ? '' : ` The nearest city with places is ${nearest.city}, about ${nearest.km} km away.`
  const empty = emptyAnswer(city, `No places to visit are known in ${city} yet, so nothing was made up.${offer}`)
  return {
    plan: [],
    meta: { ...empty.meta, country, tz, ...(nearest === undefined ? {} : { nearestCovered: nearest }) },
  }
}
