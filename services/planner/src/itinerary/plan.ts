import type { ItineraryRequest, ItineraryResponse } from '@site/contracts/itinerary'
import type { Finding } from '../request/finding.ts'
import { joinStretches, type StretchPlan } from '../request/join-stretches.ts'
import { readRequest, type ReadRequest } from '../request/read-request.ts'
import { rememberedReading } from '../request/remembered.ts'
import { toStretches, type TripStretch } from '../request/to-stretches.ts'
import { unknownNote } from '../request/unknown-note.ts'
import type { PlanFacts } from '../verify/verify.ts'
import { gather, type PlanContext } from './context.ts'
import { refusal } from './coverage.ts'
import { localDate } from './days.ts'
import { cityNote, locksUnknown, tripNote, type NotedStretch } from './plan-notes.ts'
import type { PlacesPort } from './places.ts'
import { describeProposal } from './propose-base.ts'
import { searchDays, type SearchOptions } from './search-days.ts'
import { sentences } from './sentences.ts'
import { stayNote } from './stay-note.ts'
import type { VerifiedDays } from './verified-days.ts'

/** Reads what the rules left of a request; answers with nothing where it cannot help. */
export type SecondReader = (read: ReadRequest, signal: AbortSignal | undefined) => Promise<readonly Finding[]>

export interface PlanOptions extends SearchOptions {
  readonly now?: Date
  readonly reader?: SecondReader
}

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
  // Cities may lie so near each other that one place is in reach of both.
  const seen: string[] = []
  for (const stretch of stretches) {
    const exclude = [...(stretch.request.exclude ?? []), ...seen]
    const planned = await planStretch({ ...stretch, request: { ...stretch.request, exclude } }, port, alone)
    parts.push({ stretch, ...planned })
    seen.push(...planned.response.plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.id)))
  }
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
  options: PlanOptions,
): Promise<PlannedStretch> {
  const { now = new Date() } = options
  const gathered = gather({ request, destination, trip }, port, now)
  if (gathered.kind === 'uncovered') {
    const { searchNote, ...more } = refusal(destination, port, { asked: request.days, known: gathered.days })
    return { response: emptyAnswer(destination.city, searchNote, more), facts: null, noted: [] }
  }
  const regather = (hotelId: string) => {
    const again = gather({ request: { ...request, hotelId }, destination, trip }, port, now)
    return again.kind === 'ready' ? again.context : null
  }
  const { context, choice, verified, advice, seed } = await searchDays(gathered.context, regather, port, options)
  const noted = { context, verified }
  const { searchNote, ...found } = metaOf(noted)
  const proposed =
    choice === null ? {} : { proposed: describeProposal(choice, verified.stops, port, trip.hard.stepFree) }
  const meta = {
    ...found,
    base: { ...context.base, ...proposed },
    searchNote: sentences(stayNote(gathered.context, context.base, choice), searchNote),
    relaxed: found.relaxed || gathered.context.relaxed,
    credits: [...port.credits(sourcesOf(verified))],
    seed,
    writtenBy: advice === null ? ('engine' as const) : ('model' as const),
  }
  return { response: { plan: [...verified.days], meta }, facts: verified.facts, noted: [noted] }
}

function sourcesOf({ days }: VerifiedDays): readonly string[] {
  const slots = days.flatMap((day) => day.slots)
  const named = slots.flatMap(({ activity, foodNearby }) => [activity, ...foodNearby])
  return [...new Set(named.flatMap(({ source }) => source ?? []))]
}

type ItineraryMeta = ItineraryResponse['meta']

/** Where the plan is, and what was asked for and is not in it. */
function metaOf(noted: NotedStretch): Omit<ItineraryMeta, 'base' | 'credits' | 'seed' | 'writtenBy'> {
  const { context, verified } = noted
  const { destination, calendar, expandedNote } = context
  const { city, country, tz, neighborhood } = destination
  const named = destination.point === undefined || destination.kind === 'city' ? null : destination.name
  const venue = calendar.event?.anchor.venue.name ?? named
  return {
    city,
    country,
    tz,
    venueDetails: venue === null ? null : { name: venue, cityContext: city, neighborhood },
    expandedNote,
    relaxed: context.relaxed || verified.missing.length > 0 || locksUnknown(noted),
    searchNote: cityNote(noted),
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
