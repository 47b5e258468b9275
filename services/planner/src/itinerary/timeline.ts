import type { Day, Leg, Slot } from '@site/contracts/itinerary'
import { eventDaysOf } from './attendance.ts'
import type { PlanContext } from './context.ts'
import type { DayFacts } from './day-facts.ts'
import { clock, gridUp, MEAL_NAMES, MEALS, type DayBounds } from './days.ts'
import { isKnownToServe, servesDiets, servesNote, unknownDietNote } from './diets.ts'
import { sessionHolds } from './event-there.ts'
import { slotNote } from './event-words.ts'
import type { Window } from './hours-rules.ts'
import { holdsMeal, mealHeldAt } from './long-visits.ts'
import { isDoubtfulOn, startWindows } from './opening-hours.ts'
import type { MealTimes } from './meal-times.ts'
import { paced, type Stay } from './pacing.ts'
import { interestOf, kilometres, NEAR_FOOD_KM, toldLeg, type LatLon, type PlanLeg, type Poi } from './places.ts'
import { feeds, littleKnown } from './places-to-eat.ts'
import { sentences } from './sentences.ts'
import { dietsToAsk, servesThere } from './halal-default.ts'
import { accessNote } from './step-free.ts'
import { stopNote, type StopWords } from './stop-note.ts'
import type { Stop } from './stops.ts'
import { waysOf, wayTimes } from './ways.ts'

/** A day whose order is fixed, in minutes of the local day. */
export interface FixedOrder extends DayBounds {
  /** Length of each visit, and when it may begin (ascending). One that is kept `anyway` begins when it is asked for, or one is there. */
  readonly stops: readonly {
    readonly minutes: number
    readonly windows: readonly Window[]
    readonly anyway?: boolean
    readonly asked?: number
  }[]
  /** Time of each leg: to every stop, then back to the base (`stops.length + 1` values). */
  readonly legs: readonly number[]
}

export interface Timed {
  /** Start of each stop; null for one that cannot be kept at this place in the order. */
  readonly starts: readonly (number | null)[]
  /** Back at the base. */
  readonly back: number
  /** Positions that do not fit: too late for their window, or for the way back. */
  readonly conflicts: readonly number[]
}

/** Earliest times in the given order. A stop that does not fit is reported and skipped in time, so that the rest is timed too. */
export function timeOrder({ open, close, stops, legs }: FixedOrder): Timed {
  let now = open
  const starts = stops.map(({ minutes, windows, anyway = false, asked }, i) => {
    // A stop may begin off the grid, where somebody asked for that.
    const arrive = gridUp(now + legs[i])
    const window = windows.find(([, last]) => arrive <= last)
    if (anyway) {
      const begin = asked ?? Math.max(arrive, window?.[0] ?? 0)
      now = begin + minutes
      return begin
    }
    const begin = window === undefined ? Infinity : Math.max(arrive, window[0])
    const wayBack = i === stops.length - 1 ? legs[i + 1] : 0
    if (begin + minutes + wayBack > close) return null
    now = begin + minutes
    return begin
  })
  return {
    starts,
    back: now + legs[stops.length],
    conflicts: starts.flatMap((start, i) => (start === null ? [i] : [])),
  }
}

export interface BuiltDay {
  readonly day: Day
  /** The stops that stand in it, in order. */
  readonly stops: readonly Stop[]
  /** Stops the order has no room for. */
  readonly dropped: readonly Stop[]
}

const periodOf = (start: number): Slot['period'] => (start < 720 ? 'morning' : start < 1020 ? 'afternoon' : 'evening')

/** Times of an order of stops on one day of the plan. */
export function timeStops(context: PlanContext, index: number, stops: readonly Stop[], bounds: DayBounds): Timed {
  return timeOrder({
    ...bounds,
    stops: stops.map((stop) => ({ ...stop, windows: stop.windows[index] })),
    legs: wayTimes(context, stops),
  })
}

/**
 * The day a person reads, from stops in visiting order. What does not fit is dropped, the least worth first, never what
 * is fixed before what is not.
 */
export function buildDay(
  context: PlanContext,
  index: number,
  wanted: readonly Stop[],
  bounds: DayBounds,
  notes: ReadonlyMap<string, string> = new Map(),
): BuiltDay {
  let stops = [...wanted]
  const dropped: Stop[] = []
  let timed = timeStops(context, index, stops, bounds)
  while (timed.conflicts.length > 0) {
    const suspects = stops.slice(0, timed.conflicts[0] + 1)
    const least = suspects.reduce((a, b) => (dropRank(b) < dropRank(a) ? b : a))
    dropped.push(least)
    stops = stops.filter((stop) => stop !== least)
    timed = timeStops(context, index, stops, bounds)
  }
  const date = context.calendar.dates[index]
  const inPlan = new Set(stops.map((stop) => stop.poi.id))
  const legs = wayTimes(context, stops)
  const ways = waysOf(context, stops)
  const stays = paced(
    stops.map((stop) => ({ ...stop, windows: stop.windows[index], anyTime: stop.anyTime?.[index] })),
    // The rest on the way is a pause, too.
    legs.map((own) => own - context.style.rest),
    timed.starts.map((start) => start ?? 0),
    ways.map((way, i) => (way?.unknown === true ? Math.min(legs[i], soonestRide(way)) : legs[i]) - context.style.rest),
  )
  const slots = stops.map((stop, i): Slot => {
    const stay = stays[i]
    return {
      ...slotOf(stop, stay, context.days[index], {
        needs: sentences(needsNote(context, stop), mealNote(stop, stay)),
        advised: stop.fixed === 'event' ? eventNote(context, stops) : notes.get(stop.poi.id),
      }),
      leg: tell(ways[i]),
      foodNearby:
        stop.own === 'nowhere'
          ? []
          : foodNearby(context, stop.poi, inPlan, context.days[index], stay.start + stay.minutes),
    }
  })
  const last = stops.at(-1)
  if (last === undefined) return { day: { date, slots }, stops, dropped }
  const returnLeg = tell(ways[stops.length])
  const departAt = clock(stays[0].start - legs[0])
  const day = { date, slots, departAt, returnLeg, returnBy: clock(timed.back) }
  return { day, stops, dropped }
}

/** A ride that nobody knows: a quarter of an hour to wait and to walk, and 18 km/h as the crow flies. */
const soonestRide = ({ metres }: PlanLeg): number => 15 + metres / DETOUR / 300

const tell = (way: PlanLeg | null): Leg | null => (way === null ? null : toldLeg(way))

const dropRank = (stop: Stop): number => stop.score + (stop.fixed === null ? 0 : 1e6)

/** A meal says whether it is known to fit the diet, and a stop whether one gets in without steps. */
function needsNote({ trip, destination }: PlanContext, { poi, meal, own, fixed }: Stop): string | null {
  if (own !== undefined || fixed === 'event') return null
  const { diet } = trip.hard
  const isMeal = meal !== null && diet.length > 0
  const asked = dietsToAsk(diet, destination.country)
  return sentences(
    accessNote(trip, poi),
    isMeal && isKnownToServe(poi, diet) && servesNote(diet),
    isMeal && servesThere(poi, diet, destination.country) === 'unknown' && unknownDietNote(asked),
  )
}

/** Where a visit takes the place of a meal, that is said. */
const mealNote = ({ holds, poi }: Stop, { start, minutes }: Stay): string | null =>
  holds === undefined || mealHeldAt(poi, start, minutes) === undefined
    ? null
    : `You’re here over ${holds}${holds === 'lunch' ? ': eat here, or bring something along.' : ', so eat here.'}`

function eventNote(
  { calendar: { event, dates, sessions = [] }, rideHome }: PlanContext,
  stops: readonly Stop[],
): string | undefined {
  if (event === null) return undefined
  const date = dates[event.day]
  const day = eventDaysOf(event.anchor).find((each) => each.date === date)
  const along = sessions.filter((own) => own.day === event.day)
  const had = MEAL_NAMES.filter(
    (meal) => stops.some((stop) => holdsMeal(stop, meal)) || along.some((own) => sessionHolds(own, meal)),
  )
  return [slotNote(event, day, had), event.anchor.facts?.tip ?? null, rideHome]
    .filter((note) => note !== null)
    .join(' ')
}

/** `begin` is when one is there; what has a lead begins later. */
function slotOf(
  stop: Stop,
  { start: begin, minutes }: Stay,
  day: DayFacts,
  said: StopWords,
): Omit<Slot, 'leg' | 'foodNearby'> {
  const { poi, meal, fixed } = stop
  const hours = stop.hours === 'published' && isDoubtfulOn(poi, day) ? 'assumed' : stop.hours
  const { id, name, address, lat, lon, category, openingHours, website, source } = poi
  const facts = { id, title: name, address, mapLink: mapLink(poi), lat, lon, category, openingHours, website, source }
  const start = begin + (stop.lead ?? 0)
  const note = stopNote(poi, day, { start: begin, end: begin + minutes }, said)
  return {
    period: periodOf(start),
    activity: { ...facts, ...(note === undefined ? {} : { note }) },
    start: clock(start),
    end: clock(begin + minutes),
    ...(hours === null ? {} : { hours }),
    ...(meal === null ? {} : { meal }),
    ...(stop.isEvent === true ? { fixed: 'event' } : fixed === null ? {} : { fixed }),
    ...(stop.own === 'nowhere' ? { unplaced: true } : {}),
  }
}

/** A link any maps app opens, by position: names differ between map providers, coordinates do not. */
export const mapLink = (point: LatLon): string =>
  `https://www.openstreetmap.org/?mlat=${point.lat.toFixed(5)}&mlon=${point.lon.toFixed(5)}#map=18/${point.lat.toFixed(5)}/${point.lon.toFixed(5)}`

/** When the last dinner of a plan ends: beyond it a kitchen of unknown hours has most likely closed. */
const dinnerOver = ({ dinner }: MealTimes): number => dinner.latestStart + dinner.minutes

/** Places to eat beside a stop, and the interest that a kilometre on foot outweighs (chosen, decision 27). */
const MOST_FOODS = 3
const INTEREST_A_KM = 40
/** What a kitchen known to serve the diet asked for is worth more (chosen, decision 27). */
const KNOWN_DIET = 60
/** The middle detour of the walking estimate (decision 6), at an easy 1.25 m/s. */
const DETOUR = 1.3
const METRES_A_MINUTE = 75

/**
 * Places to eat really near a stop, nearest and best first, and not known to be closed when the stop ends: late at night only those known
 * to be open. Places that stand in the day themselves are left out.
 */
function foodNearby(
  { allFoods, trip: { hard }, calendar: { meals = MEALS } }: PlanContext,
  at: Poi,
  inPlan: ReadonlySet<string>,
  day: DayFacts,
  end: number,
): Slot['foodNearby'] {
  const likes = (poi: Poi) => (isKnownToServe(poi, hard.diet) ? KNOWN_DIET : 0)
  return allFoods
    .map((poi) => ({ poi, km: kilometres(at, poi) }))
    .filter(({ poi, km }) => km <= NEAR_FOOD_KM && poi.id !== at.id && !inPlan.has(poi.id))
    .filter(({ poi }) => feeds(poi) && servesDiets(poi, hard.diet) !== 'no')
    .map(({ poi, km }) => ({ poi, km, rank: km * INTEREST_A_KM - interestOf(poi, []) - likes(poi) + littleKnown(poi) }))
    .sort((a, b) => a.rank - b.rank || (a.poi.id < b.poi.id ? -1 : 1))
    .filter(({ poi }) =>
      poi.openingHours === null ? end <= dinnerOver(meals) && day.closedSpans(poi).length === 0 : openAt(poi, day, end),
    )
    .slice(0, MOST_FOODS)
    .map(({ poi, km }) => ({
      id: poi.id,
      title: poi.name,
      mapLink: mapLink(poi),
      walkMinutes: Math.max(1, Math.ceil((km * 1000 * DETOUR) / METRES_A_MINUTE)),
      source: poi.source,
    }))
}

/** Open at that minute, give or take a quarter of an hour, for half an hour at least. */
const openAt = (poi: Poi, day: DayFacts, minute: number): boolean =>
  startWindows(poi, day, 30, 0, 1440).some(([from, to]) => minute >= from - 15 && minute <= to + 15)
