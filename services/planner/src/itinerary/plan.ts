import type { ItineraryRequest, ItineraryResponse } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { countryCode } from '../request/countries.ts'
import type { Finding } from '../request/finding.ts'
import { joinStretches, type StretchPlan } from '../request/join-stretches.ts'
import { readRequest, type ReadRequest } from '../request/read-request.ts'
import { rememberedReading } from '../request/remembered.ts'
import { toStretches, type TripStretch } from '../request/to-stretches.ts'
import type { PlanFacts } from '../verify/verify.ts'
import { gather, sentences, type PlanContext } from './context.ts'
import { refusal } from './coverage.ts'
import { localDate } from './days.ts'
import { cityNote, locksUnknown, tripNote, type NotedStretch } from './plan-notes.ts'
import type { PlacesPort } from './places.ts'
import { findTours, stopsFor } from './tour.ts'
import { finaliseDays, type VerifiedDays } from './verified-days.ts'

/** What somebody who knows the city may add: worth of places (1 = as it is) and short notes, by place id. */
export interface Advice {
  readonly weights: ReadonlyMap<string, number>
  readonly notes: ReadonlyMap<string, string>
}
export type Advisor = (context: PlanContext, signal: AbortSignal | undefined) => Promise<Advice | null>

/** Reads what the rules left of a request; answers with nothing where it cannot help. */
export type SecondReader = (read: ReadRequest, signal: AbortSignal | undefined) => Promise<readonly Finding[]>

export interface PlanOptions {
  readonly now?: Date
  /** Most wall time of the search, milliseconds; a plan cut short by it is as sound, but not repeatable. */
  readonly budgetMs?: number
  /** Rounds of search; more is better and slower. Same seed, data, request and rounds: same plan. */
  readonly maxIterations?: number
  readonly signal?: AbortSignal
  readonly advisor?: Advisor
  readonly reader?: SecondReader
}

/**
 * Rounds of search for a number of candidate stops: about as much work for a long trip as for a short one. Counted, so the
 * same on every machine, unlike a time budget. What four times the rounds would gain is measured in decision 27.
 */
const roundsFor = (stops: number): number => Math.round(Math.min(4000, Math.max(1200, 300_000 / Math.max(1, stops))))
/** Half of what the 95th percentile of a plan may take (the bench's target), so that a slow machine answers too. */
const BUDGET_MS = 400
/** Of the search, where the request names none. */
export const DEFAULT_SEED = 1

/**
 * Plans the days of a request. Every plan that leaves has passed the verifier. A city without data comes back with an
 * empty plan and a note naming the nearest city that has some.
 */
export async function planItinerary(
  request: ItineraryRequest,
  port: PlacesPort,
  options: PlanOptions = {},
): Promise<ItineraryResponse> {
  return (await planWithFacts(request, port, options)).response
}

/** The plan together with what it was verified against; `facts` is null when there is no one plan to verify. */
export async function planWithFacts(
  request: ItineraryRequest,
  port: PlacesPort,
  options: PlanOptions = {},
): Promise<{ readonly response: ItineraryResponse; readonly facts: PlanFacts | null }> {
  const { now = new Date(), reader, signal } = options
  const today = localDate(now, 'UTC')
  const rules = rememberedReading(request, port, today)
  const more = (await reader?.(rules, signal)) ?? []
  const read = more.length === 0 ? rules : readRequest(request, port, today, more)
  const { stretches, unknown, notes } = toStretches(read, request, port, now)
  const said = { reading: read.reading }
  const [first, ...others] = stretches
  if (first === undefined) {
    const text = unknown[0] ?? read.reading.notUsed[0] ?? request.destination
    return { response: emptyAnswer(text, unknownNote(text, port), said), facts: null }
  }
  if (others.length === 0 && unknown.length === 0) {
    const { response, facts, noted } = await planStretch(first, port, options)
    const searchNote = sentences(...notes, response.meta.searchNote, tripNote(noted))
    return { response: { ...response, meta: { ...response.meta, ...said, searchNote } }, facts }
  }
  const parts: StretchPlan[] = []
  // By the engine alone: a question to the model for each city would keep the traveller waiting too long.
  const { advisor: _advisor, ...alone } = options
  for (const stretch of stretches) parts.push({ stretch, ...(await planStretch(stretch, port, alone)) })
  const open = unknown.map((place) => unknownNote(place, port))
  const response = joinStretches(parts, [...notes, ...open])
  return { response: { ...response, meta: { ...response.meta, ...said } }, facts: null }
}

interface PlannedStretch {
  readonly response: ItineraryResponse
  readonly facts: PlanFacts | null
  /** None where nothing is planned. */
  readonly noted: readonly NotedStretch[]
}

async function planStretch(
  { request, destination, trip }: TripStretch,
  port: PlacesPort,
  { now = new Date(), budgetMs = BUDGET_MS, maxIterations, signal, advisor }: PlanOptions,
): Promise<PlannedStretch> {
  const gathered = gather({ request, destination, trip }, port, now)
  if (gathered.kind === 'uncovered') {
    const { searchNote, ...more } = refusal(destination, port, { asked: request.days, known: gathered.days })
    return { response: emptyAnswer(destination.city, searchNote, more), facts: null, noted: [] }
  }
  const { context } = gathered
  const advice = (await advisor?.(context, signal)) ?? null
  const stops = stopsFor(context, advice?.weights)
  const seed = request.seed ?? DEFAULT_SEED
  const rounds = maxIterations ?? roundsFor(stops.length)
  const tours = await findTours(context, stops, { seed, maxIterations: rounds, budgetMs, signal })
  const verified = finaliseDays(context, tours, advice?.notes)
  const credits = port.credits(sourcesOf(verified))
  const noted = { context, verified }
  const meta = { ...metaOf(noted), credits: [...credits], seed }
  return {
    response: { plan: [...verified.days], meta: { ...meta, writtenBy: advice === null ? 'engine' : 'model' } },
    facts: verified.facts,
    noted: [noted],
  }
}

function sourcesOf({ days }: VerifiedDays): readonly string[] {
  const slots = days.flatMap((day) => day.slots)
  const named = slots.flatMap(({ activity, foodNearby }) => [activity, ...foodNearby])
  return [...new Set(named.flatMap(({ source }) => source ?? []))]
}

type ItineraryMeta = ItineraryResponse['meta']

/** Where the plan is, and what was asked for and is not in it. */
function metaOf(noted: NotedStretch): Omit<ItineraryMeta, 'credits' | 'seed' | 'writtenBy'> {
  const { context, verified } = noted
  const { destination, base, calendar, expandedNote } = context
  const { city, country, tz, neighborhood } = destination
  const venue = calendar.event?.anchor.venue.name ?? (base.kind === 'centre' ? null : base.name)
  return {
    city,
    country,
    tz,
    venueDetails: venue === null ? null : { name: venue, cityContext: city, neighborhood },
    expandedNote,
    relaxed: context.relaxed || verified.missing.length > 0 || locksUnknown(noted),
    searchNote: cityNote(noted),
    base: { ...base },
    ...eventMeta(context, verified),
  }
}

/** The days a traveller may choose from, of an event of several. */
function eventMeta(
  { calendar: { asked, event, dates } }: PlanContext,
  { missing }: VerifiedDays,
): Pick<ItineraryMeta, 'event'> {
  if (asked === null) return {}
  const isLeftOut = event === null || missing.some(({ fixed }) => fixed === 'event')
  const days = asked.days.map(({ date, label }) => ({ date, ...(label === undefined ? {} : { label }) }))
  return { event: { name: asked.name, date: isLeftOut ? null : (dates[event.day] ?? null), days } }
}

function emptyAnswer(city: string, searchNote: string, more: Partial<ItineraryMeta> = {}): ItineraryResponse {
  const meta = { city, venueDetails: null, expandedNote: null, relaxed: true, searchNote, credits: [] }
  return { plan: [], meta: { ...meta, ...more } }
}

/** Most cities named for a country. */
const MOST_NAMED = 3

/** Never a plan for another place of that name: which one was meant, or that none is known. */
function unknownNote(text: string, port: PlacesPort): string {
  const country = countryCode(text)
  if (country !== null) return countryNote(text, country, port)
  const choices = port.choicesFor(text)
  return choices.length > 1
    ? `Which “${text}” did you mean: ${choices.join('; ')}? Add the city, state or country.`
    : `We couldn’t find “${text}”. Try a city, a venue or an event.`
}

/** A country is too much for a plan: the cities of it that we know best. */
function countryNote(text: string, code: string, port: PlacesPort): string {
  const cities = port
    .coveredCities()
    .filter(({ country, pois }) => country === code && pois > 0)
    .toSorted((a, b) => b.pois - a.pois)
    .slice(0, MOST_NAMED)
    .map(({ city }) => city)
  const named = new Intl.ListFormat(site.locale, { type: 'disjunction' }).format(cities)
  return cities.length === 0
    ? `“${text}” is a country, and we don’t have places to visit there yet. Name a city instead.`
    : `“${text}” is a country. Name a city in it: we can plan ${named}.`
}
