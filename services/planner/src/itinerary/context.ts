import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { holdMustSee } from '../request/must-see.ts'
import { placeOfStay } from '../request/stay.ts'
import { isAskedFor, isForStages, themesOfEvenings } from './activities.ts'
import { asWanted } from './as-wanted.ts'
import { clubNights, isForDancing, nightsTaken } from './club-nights.ts'
import { planCalendar, type Calendar } from './calendar.ts'
import type { CityMove } from './city-move.ts'
import { candidatesOf } from './candidates.ts'
import { isTooSteep, isWithinReach } from './climb.ts'
import { closedAreas } from './closed-areas.ts'
import { eventOf } from './event-anchor.ts'
import { withSessions } from './event-sessions.ts'
import { heldGrounds } from './held-grounds.ts'
import { daysCovered, enoughFor } from './coverage.ts'
import { dayFacts, type DayFacts } from './day-facts.ts'
import { gentleFor, gently } from './gentle.ts'
import { dayStyle, localDate, MEAL_NAMES, startingLate, type DayStyle } from './days.ts'
import { baseOf } from './destination.ts'
import {
  isMealPlace,
  kilometres,
  SAME_REGION_KM,
  type Base,
  type Destination,
  type LatLon,
  type LegLookup,
  type PlacesPort,
  type Poi,
} from './places.ts'
import { legsOf, type PlanLegs } from './leg-table.ts'
import { rideHomeNote } from './ride-home.ts'
import { pointsOf } from './own-stops.ts'
import { gatherPlaces, heldBeside, preferring } from './pool.ts'
import { isNamedAfter, isOneOf, samePlace } from './same-place.ts'
import { longVisitDays, mostDaysOut, withoutTooManyDaysOut } from './long-visits.ts'
import { gatheredNote } from './gathered-notes.ts'
import { homeAfterDinner, kitchensFrom, kitchensUntil, mealTimesOf, withCurtain, withNap } from './meal-times.ts'
import { startingEarly } from './quiet.ts'
import type { RacePart } from './race-role.ts'
import { atTheStart, finishId } from './runners.ts'
import { groundsFor, isSeenWith, type AskedSeason } from './seasons.ts'
import { hasNapper, hasSmallChildren } from './small-children.ts'
import { isOpenTo } from './step-free.ts'
import { treatsFor } from './treats.ts'
import { leftOf } from './travel-days.ts'
import { undatedStart } from './undated-start.ts'
import { kindsOf } from './kinds-left-out.ts'

/** Everything a plan is made of, gathered once; the code that uses it is pure. */
export interface PlanContext extends PlanLegs {
  readonly request: ItineraryRequest
  /** Everything the traveller asked for, as far as it concerns these days; `request` is what the engine makes of it. */
  readonly trip: TripRequest
  readonly destination: Destination
  /** What the days start at or near: where the traveller said they sleep, else the destination. */
  readonly startNear: Destination
  readonly base: Base
  readonly calendar: Calendar
  /** What is true of each day of the calendar. */
  readonly days: readonly DayFacts[]
  readonly style: DayStyle
  readonly visits: readonly Poi[]
  readonly foods: readonly Poi[]
  /** Places on hills, where the traveller asked for none that are steep. */
  readonly onHills?: readonly Poi[]
  /** Every place to eat of the area, for `foodNearby`. */
  readonly allFoods: readonly Poi[]
  /** What is known of the last way back from the event to the hotel. */
  readonly rideHome: string | null
  readonly relaxed: boolean
  /** Whether places near by were too few, so that some farther away are among the candidates. */
  readonly widened: boolean
  readonly searchNote: string | null
}

export type Gathered =
  | { readonly kind: 'ready'; readonly context: PlanContext }
  /** `days` is how many days the places known there would fill. */
  | { readonly kind: 'uncovered'; readonly destination: Destination; readonly days: number }

/** Sights gathered for each that the pace has room for: some are closed on the days planned (chosen, decision 27). */
const SPARE_SIGHTS = 1.2
/** What is planned at once: days in one city. */
export interface GatherInput {
  readonly request: ItineraryRequest
  readonly destination: Destination
  readonly trip: TripRequest
  /** The way from the city before on the first of the days. */
  readonly move?: CityMove | undefined
  /** Seasons the traveller came for; none where left out. */
  readonly seasons?: readonly AskedSeason[]
  /** Whether the traveller runs the race or watches it, where they said so. */
  readonly role?: RacePart | null
}

/** Resolves the request against the places known. The places of `keptIds` stay candidates whatever their worth. */
export function gather(
  { request: asked, destination, trip, move, seasons = [], role = null }: GatherInput,
  port: PlacesPort,
  now: Date,
  keptIds: readonly string[] = [],
): Gathered {
  let request = asked
  const listed = eventOf(request, destination, port)
  const event = atTheStart(listed, role, request)
  const hotelId = request.hotelId ?? (destination.kind === 'hotel' ? destination.id : undefined)
  const named = hotelId === undefined ? null : port.hotelById(hotelId)
  const hotelUnknown = request.hotelId !== undefined && named === null
  // On a trip through several cities a hotel is that of its own city.
  const isElsewhere = trip.cities.length > 1 && named !== null && !isWithinRegion(destination, named)
  const hotel = isElsewhere ? null : named
  const withChildren = hasSmallChildren(trip)
  const usualMeals = mealTimesOf(destination.country, withChildren, trip.soft.meals)
  const meals = hasNapper(trip) ? withNap(usualMeals) : isForStages(trip) ? withCurtain(usualMeals) : usualMeals
  const closures = port.closures(destination.country)
  const holidays = port.holidays(destination.country)
  const today = localDate(now, destination.tz)
  if (event === null && request.startDate === undefined && trip.dates === undefined)
    request = {
      ...request,
      startDate: undatedStart({ trip, request, destination, closures, holidays, today }, port),
    }
  const planned = { ...planCalendar(request, event, today, { ...trip, ...(move && { move }) }, role), meals }
  const asPaced = dayStyle({ ...request, themes: themesOfEvenings(trip, request.themes) }, withChildren)
  const usual = request.pace === 'balanced' && gentleFor(trip) !== null ? gently(asPaced, trip) : asPaced
  const pace = startingEarly(startingLate(usual, trip.soft), trip.soft)
  const style = withChildren ? pace : { ...pace, close: Math.max(pace.close, homeAfterDinner(meals)) }
  const wanted = Math.ceil(request.days * asPaced.visits * SPARE_SIGHTS)
  const { city, centre, country } = destination
  const areas = closedAreas(port, centre, planned.dates)
  const days = dayFacts(planned.dates, destination, closures, holidays, areas).map((day) => ({
    ...day,
    kitchensFrom: kitchensFrom(country),
    kitchensUntil: kitchensUntil(country, withChildren),
  }))
  const mustSee = holdMustSee(
    trip,
    request,
    { days, bounds: planned.travel.map((own) => leftOf(style, own)), centre, eventDay: planned.event?.day },
    port,
  )
  request = { ...request, locked: mustSee.locks }
  const eventDay = planned.event?.day
  const held = heldGrounds(port.seasonGrounds(), {
    dates: planned.dates,
    centre,
    asked: seasons,
    kept: keptIds,
    withChildren,
    eventDay,
  })
  const unwanted = new Set<string>(trip.hard.mustNot.kinds)
  const excluded = new Set(request.exclude ?? [])
  const keep = new Set([...(request.locked ?? []).map(({ id }) => id), ...keptIds])
  const avoid = new Set((request.avoid ?? []).filter((id) => !keep.has(id)))
  const stayPlace = hotel === null ? placeOfStay(trip, destination, port) : null
  const startNear = stayPlace ?? destination
  const base = baseOf(startNear, stayPlace === null ? listed : null, hotel)
  const around = hotel ?? stayPlace?.point ?? listed?.venue ?? destination.point ?? base
  const diets = trip.hard.diet
  const { dishes } = trip.soft
  const tables = MEAL_NAMES.length * request.days
  const isWanted = (poi: Poi) => isAskedFor(trip, poi)
  const asksForKinds = (trip.soft.activities ?? []).length > 0
  const pool = gatherPlaces(port, {
    base: around,
    city,
    centre,
    wanted,
    tables,
    diets,
    dishes,
    keep,
    ...(asksForKinds ? { isWanted } : {}),
  })
  const covered = daysCovered(pool)
  if (!enoughFor(request.days, covered)) return { kind: 'uncovered', destination, days: covered }
  const shunned = [...excluded].flatMap((id) => port.poiById(id)?.name ?? [])
  // What is left out by a name that we know no single place by.
  const unlisted = trip.hard.mustNot.places.flatMap(({ id, name }) => (id === undefined ? [name] : []))
  const usable = (poi: Poi) =>
    keep.has(poi.id) ||
    (!excluded.has(poi.id) &&
      !isNamedAfter(poi.name, shunned) &&
      !isOneOf(poi.name, unlisted) &&
      (unwanted.size === 0 || !kindsOf(poi).some((kind) => unwanted.has(kind))) &&
      isOpenTo(trip, poi) &&
      !isTooSteep(trip, poi) &&
      isWithinReach(poi))
  const nights = clubNights(pool.visits.filter(usable), {
    trip,
    days,
    kept: keptIds,
    taken: nightsTaken(planned, held),
  })
  const whole = withSessions(planned, event, {
    request,
    trip,
    kept: keptIds,
    held: [...held, ...nights],
    home: base,
  })
  const { sessions } = whole
  const calendar = { ...whole, longDays: longVisitDays(mustSee.locks, port) }
  const attended = new Set(sessions.map(({ poi }) => poi.id))
  // The event's venue is visited anyway, so it is not a sight.
  const anchor = calendar.event?.anchor
  const worthIt = (poi: Poi) =>
    usable(poi) &&
    (nights.length === 0 || !isForDancing(poi) || nights.some((own) => own.poi.id === poi.id)) &&
    (anchor === undefined || keep.has(poi.id) || poi.ofEvent === anchor.id || !samePlace(poi, anchor.venue)) &&
    (keep.has(poi.id) ||
      poi.onDates !== undefined ||
      (held.every((own) => !samePlace(poi, own.poi)) && !grounds.some((own) => isSeenWith(own, poi))))
  const added = mustSee.pois.filter((poi) => !isMealPlace(poi) && pool.visits.every(({ id }) => id !== poi.id))
  const askedTime = new Map(mustSee.pois.map((poi) => [poi.id, poi.askedTime]))
  const grounds = groundsFor(port.seasonGrounds(), seasons, { centre, days, style, kept: keptIds }).filter(
    ({ id }) => !attended.has(id),
  )
  // What the traveller keeps, or asked for by its name, is a candidate wherever the pool ends.
  const kept = heldBeside([...pool.visits, ...pool.foods, ...added], keep, port, centre)
  const allFoods = [...pool.foods, ...kept.filter(isMealPlace)].filter(usable)
  const treats = treatsFor(trip, allFoods, request.days)
  const known = [
    ...pool.visits.filter(({ id }) => !attended.has(id)),
    ...treats,
    ...grounds,
    ...sessions.map(({ poi }) => poi),
    ...added,
    ...kept.filter((poi) => !isMealPlace(poi)),
  ].map((poi) => asWanted(poi, { trip, seasons, dates: planned.dates, askedTime: askedTime.get(poi.id) }))
  const sights = withoutTooManyDaysOut(
    preferring(known.filter(worthIt), avoid, wanted),
    mostDaysOut(request.days, trip),
    keep,
  )
  const kitchens = allFoods.filter(({ id }) => treats.every((own) => own.id !== id))
  const { visits, foods } = candidatesOf({ request, trip, keep, avoid }, sights, kitchens)
  const visited = new Set(visits.map(({ id }) => id))
  const stops = [
    ...(anchor === undefined ? [] : [{ ...anchor.venue, id: anchor.id }]),
    ...(anchor?.finish === undefined ? [] : [{ ...anchor.finish, id: finishId(anchor) }]),
    ...visits,
    ...foods.filter(({ id }) => !visited.has(id)),
    ...pointsOf(request),
  ]
  // Who is nowhere in particular is counted from where the days start.
  const pointOf = new Map([
    ...(request.own ?? []).map(({ id }): [string, number] => [id, 0]),
    ...stops.map(({ id }, i): [string, number] => [id, i + 1]),
  ])
  const leaves = anchor?.finish === undefined ? [] : [[anchor.id, finishId(anchor)] as const]
  const tires = calendar.event?.role === 'runs' ? calendar.event.anchor.id : undefined
  const { table, leg } = legsOf(port, base, { stops, pointOf, trip, leaves, tires, days })
  return {
    kind: 'ready',
    context: {
      request,
      trip,
      destination,
      startNear,
      base,
      calendar,
      days,
      style,
      visits,
      foods,
      onHills: pool.visits.filter((poi) => isTooSteep(trip, poi)),
      allFoods,
      stops,
      pointOf,
      table,
      leg,
      leaves,
      tires,
      rideHome: rideHomeFrom(port, base, calendar, leg),
      relaxed: pool.widened || hotelUnknown || (event !== null && anchor === undefined),
      widened: pool.widened,
      searchNote: gatheredNote({ destination, base, event, calendar, days, closures, areas, hotelUnknown, covered }),
    },
  }
}

const isWithinRegion = ({ centre }: Destination, hotel: LatLon): boolean => kilometres(centre, hotel) <= SAME_REGION_KM

/** What is known of the way back to a base after the event. */
const rideHomeFrom = (port: PlacesPort, base: Base, { event, dates }: Calendar, leg: LegLookup): string | null =>
  event === null
    ? null
    : rideHomeNote(port, base, event, { date: dates[event.day] ?? '', leg: leg(event.anchor.id, null) })

/** The same places, with the days starting and ending elsewhere. */
export function startingAt(context: PlanContext, base: Base, port: PlacesPort): PlanContext {
  const legs = legsOf(port, base, context)
  return { ...context, ...legs, base, rideHome: rideHomeFrom(port, base, context.calendar, legs.leg) }
}
