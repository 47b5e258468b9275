import type { ItineraryRequest, ItineraryResponse, PlanOutline } from '@site/contracts/itinerary'
import type { LostStop } from '@site/contracts/move-dates'
import { joinStretches, type StretchPlan } from '../request/join-stretches.ts'
import { textAsRead } from '../request/restated.ts'
import { rememberedReading } from '../request/remembered.ts'
import { restatedBy, type SecondReader } from '../request/second-reader.ts'
import { withServedWords } from '../request/served-words.ts'
import { toStretches, type TripStretch } from '../request/to-stretches.ts'
import { unknownNote } from '../request/unknown-note.ts'
import type { PlanFacts } from '../verify/facts.ts'
import { withActivities } from './activities.ts'
import { carolsAsked, nightsAsked, withFeastEvent } from './feast-event.ts'
import { withoutIdleQuestions } from './dominant-name.ts'
import { gather, type GatherInput, type PlanContext } from './context.ts'
import { refusal } from './coverage.ts'
import { DEFAULT_SEED, localDate } from './days.ts'
import { keepDays } from './keep-days.ts'
import { mustSeeNote } from './must-see-note.ts'
import { cityNote, farthestNote, locksUnknown, tripNote, type NotedStretch } from './plan-notes.ts'
import type { PlacesPort } from './places.ts'
import { describeProposal } from './propose-base.ts'
import { PART_KEY, withPart } from './race-reading.ts'
import { withCitiesPlanned } from './city-chips.ts'
import { racePart } from './race-role.ts'
import { searchDays, type SearchOptions } from './search-days.ts'
import { isOfNature, isSeenIn, natureNote } from './nature-seasons.ts'
import { seasonNote, seasonsAsked, seasonsMissed, withSeasonsPlanned, type AskedSeason } from './seasons.ts'
import { sentences } from './sentences.ts'
import { startNote } from './start-note.ts'
import { stayNote } from './stay-note.ts'
import { unlistedNote } from './unlisted-note.ts'
import type { VerifiedDays } from './verified-days.ts'

export interface PlanOptions extends SearchOptions {
  readonly now?: Date
  readonly reader?: SecondReader
  /** The days of a plan whose stops are kept as far as they fit; without it the days are searched for. */
  readonly kept?: PlanOutline
}

/** The plan together with what it was verified against; `facts` is null when there is no one plan to verify. */
export interface PlannedTrip {
  readonly response: ItineraryResponse
  readonly facts: PlanFacts | null
  /** The kept stops that have no place in it. */
  readonly lost: readonly LostStop[]
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

/** Plans as `planItinerary` does, and tells what the plan rests on. */
export async function planWithFacts(
  asked: ItineraryRequest,
  port: PlacesPort,
  options: PlanOptions = {},
): Promise<PlannedTrip> {
  const { now = new Date() } = options
  const today = localDate(now, 'UTC')
  const request = await restatedBy(asked, port, today, options)
  const said = rememberedReading(request, port, today)
  const feast = withFeastEvent(said, request, port)
  const text = textAsRead(request)
  const seasons = [
    ...seasonsAsked(feast.reading, text),
    ...nightsAsked(feast, request, port),
    ...carolsAsked(feast, port),
  ]
  const read = withoutIdleQuestions(withServedWords(feast, seasons, port), port)
  const { stretches: found, unknown, notes } = toStretches(read, request, port, now)
  const stretches = found.map((stretch) => withOwn(stretch, request))
  const occasion = { seasons, role: partOf(request) }
  const [first, ...others] = stretches
  if (first === undefined) {
    const text = unknown[0] ?? read.reading.notUsed[0] ?? request.destination
    return { response: emptyAnswer(text, unknownNote(text, port), { reading: read.reading }), facts: null, lost: [] }
  }
  if (others.length === 0 && unknown.length === 0) {
    const { response, facts, noted, lost, missedSeasons } = await planStretch(first, port, { ...options, ...occasion })
    const contexts = noted.map(({ context }) => context)
    const cities = withCitiesPlanned(read.reading, [{ stretch: first, response }])
    const reading = withActivities(withPart(withSeasonsPlanned(cities, missedSeasons), contexts), noted)
    const start = startNote(noted, read.trip, request.startDate, now)
    const missed = mustSeeNote(read.trip, response.plan, contexts, port)
    const unlisted = unlistedNote(reading)
    const searchNote = sentences(...notes, start, unlisted, missed, response.meta.searchNote, tripNote(noted))
    return { response: { ...response, meta: { ...response.meta, reading, searchNote } }, facts, lost }
  }
  const parts: (StretchPlan & Pick<PlannedStretch, 'missedSeasons'>)[] = []
  const allLost: LostStop[] = []
  // By the engine alone: a question to the model for each city would keep the traveller waiting too long.
  const { advisor: _advisor, ...alone } = options
  // Cities may lie so near each other that one place is in reach of both.
  const seen: string[] = []
  for (const stretch of stretches) {
    const exclude = [...(stretch.request.exclude ?? []), ...seen]
    const { lost, ...planned } = await planStretch({ ...stretch, request: { ...stretch.request, exclude } }, port, {
      ...alone,
      ...occasion,
    })
    parts.push({ stretch, ...planned })
    allLost.push(...lost)
    seen.push(...planned.response.plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.id)))
  }
  const open = unknown.map((place) => unknownNote(place, port))
  const start = startNote(
    parts.flatMap(({ noted }) => noted),
    read.trip,
    request.startDate,
    now,
  )
  const plan = parts.flatMap((part) => part.response.plan)
  const contexts = parts.flatMap(({ noted }) => noted.map(({ context }) => context))
  const told = [unlistedNote(read.reading), mustSeeNote(read.trip, plan, contexts, port)].filter((own) => own !== null)
  const response = joinStretches(parts, [...notes, ...told, ...open], start)
  // What stands in one of the cities is in the plan.
  const nowhere = seasons.filter((own) => parts.every(({ missedSeasons }) => missedSeasons.includes(own)))
  const planned = withPart(withSeasonsPlanned(withCitiesPlanned(read.reading, parts), nowhere), contexts)
  const reading = withActivities(
    planned,
    parts.flatMap(({ noted }) => noted),
  )
  return { response: { ...response, meta: { ...response.meta, reading } }, facts: null, lost: allLost }
}

/** The traveller's part in a race, unless they took it out. */
const partOf = (request: ItineraryRequest) =>
  request.without?.includes(PART_KEY) === true ? null : racePart(textAsRead(request))

/** A stretch with the own stops of its days alone. */
const withOwn = (stretch: TripStretch, { own = [] }: ItineraryRequest): TripStretch => ({
  ...stretch,
  request: {
    ...stretch.request,
    own: own
      .map((stop) => ({ ...stop, day: stop.day - stretch.firstDay }))
      .filter(({ day }) => day >= 0 && day < stretch.request.days),
  },
})

/** What the trip is for, beside its event. */
type Occasion = Required<Pick<GatherInput, 'seasons' | 'role'>>

interface PlannedStretch extends PlannedTrip {
  /** None where nothing is planned. */
  readonly noted: readonly NotedStretch[]
  readonly missedSeasons: readonly AskedSeason[]
}

async function planStretch(
  { request: asked, destination, trip, place, move }: TripStretch,
  port: PlacesPort,
  { seasons, role, ...options }: PlanOptions & Occasion,
): Promise<PlannedStretch> {
  const { now = new Date() } = options
  const own = options.kept?.filter((day) => day.place === undefined || day.place === place) ?? []
  const kept = own.length === 0 ? undefined : own
  const hotelId = kept?.[0]?.hotelId
  const request = {
    ...asked,
    ...(kept === undefined ? {} : { days: kept.length }),
    ...(hotelId === undefined ? {} : { hotelId }),
  }
  const keptIds = kept?.flatMap(({ stops }) => stops.map(({ id }) => id))
  const gathered = gather({ request, destination, trip, move, seasons, role }, port, now, keptIds)
  if (gathered.kind === 'uncovered') {
    const { searchNote, ...more } = refusal(destination, port, { asked: request.days, known: gathered.days })
    return {
      response: emptyAnswer(destination.city, searchNote, more),
      facts: null,
      noted: [],
      lost: [],
      missedSeasons: seasons,
    }
  }
  const regather = (hotelId: string) => {
    const again = gather({ request: { ...request, hotelId }, destination, trip, move, seasons, role }, port, now)
    return again.kind === 'ready' ? again.context : null
  }
  const found =
    kept === undefined
      ? { ...(await searchDays(gathered.context, regather, port, options)), lost: [] }
      : keptDays(gathered.context, kept)
  const { context, choice, verified, advice, seed, lost } = found
  const noted = { context, verified }
  const { searchNote, ...facts } = metaOf(noted)
  const { dates } = context.calendar
  const planned = idsOf(verified)
  const inCity = { city: destination.city, dates, places: context.visits, planned }
  const missedSeasons = seasonsMissed(seasons, planned, port.seasonGrounds()).filter((own) => !isSeenIn(own, inCity))
  const proposed =
    choice === null ? {} : { proposed: describeProposal(choice, verified.stops, port, trip.hard.stepFree) }
  const meta = {
    ...facts,
    base: { ...context.base, ...proposed },
    searchNote: sentences(
      seasonNote(
        missedSeasons.filter((own) => !isOfNature(own)),
        destination.city,
      ),
      natureNote(seasons, inCity),
      stayNote(gathered.context, context.base, choice),
      searchNote,
    ),
    relaxed: facts.relaxed || gathered.context.relaxed,
    credits: [...port.credits(sourcesOf(verified))],
    seed,
    writtenBy: advice === null ? ('engine' as const) : ('model' as const),
  }
  return { response: { plan: [...verified.days], meta }, facts: verified.facts, noted: [noted], lost, missedSeasons }
}

/** The days of a plan instead of those of a search: the traveller has chosen already. */
function keptDays(context: PlanContext, plan: PlanOutline) {
  const { verified, lost } = keepDays(context, plan)
  return { context, choice: null, verified, advice: null, seed: context.request.seed ?? DEFAULT_SEED, lost }
}

const idsOf = ({ days }: VerifiedDays): ReadonlySet<string> =>
  new Set(days.flatMap(({ slots }) => slots.map(({ activity }) => activity.id)))

function sourcesOf({ days }: VerifiedDays): readonly string[] {
  const slots = days.flatMap((day) => day.slots)
  const named = slots.flatMap(({ activity, foodNearby }) => [activity, ...foodNearby])
  return [...new Set(named.flatMap(({ source }) => source ?? []))]
}

type ItineraryMeta = ItineraryResponse['meta']

/** Where the plan is, and what was asked for and is not in it. */
function metaOf(noted: NotedStretch): Omit<ItineraryMeta, 'base' | 'credits' | 'seed' | 'writtenBy'> {
  const { context, verified } = noted
  const { destination, calendar } = context
  const { city, country, tz, neighborhood } = destination
  const named = destination.point === undefined || destination.kind === 'city' ? null : destination.name
  const venue = calendar.event?.anchor.venue.name ?? named
  return {
    city,
    country,
    tz,
    venueDetails: venue === null ? null : { name: venue, cityContext: city, neighborhood },
    expandedNote: farthestNote(noted),
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
