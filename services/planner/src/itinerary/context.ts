import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { site } from '@site/contracts/site'
import { holdMustSee } from '../request/must-see.ts'
import { placeOfStay } from '../request/stay.ts'
import { planCalendar, type Calendar } from './calendar.ts'
import { closureNote, closuresOf } from './closures.ts'
import { daysCovered, enoughFor } from './coverage.ts'
import { dayFacts, type DayFacts } from './day-facts.ts'
import { dayStyle, localDate, MEAL_NAMES, spellDate, type DayStyle } from './days.ts'
import { baseOf } from './destination.ts'
import {
  isMealPlace,
  kilometres,
  SAME_REGION_KM,
  type Base,
  type Destination,
  type EventAnchor,
  type LatLon,
  type LegLookup,
  type PlacesPort,
  type Poi,
} from './places.ts'
import { legsOf, type PlanLegs } from './leg-table.ts'
import { rideHomeNote } from './ride-home.ts'
import { gatherPlaces, preferring, shortlist, shortlistFoods } from './pool.ts'
import { isNamedAfter, samePlace } from './same-place.ts'
import { longVisitDays } from './long-visits.ts'
import { homeAfterDinner, kitchensUntil, mealTimesOf } from './meal-times.ts'
import { worthToParty } from './party.ts'
import { hasSmallChildren } from './small-children.ts'
import { isOpenTo } from './step-free.ts'
import { leftOf } from './travel-days.ts'
import { sentences } from './sentences.ts'

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
  /** Every place to eat of the area, for `foodNearby`. */
  readonly allFoods: readonly Poi[]
  /** What is known of the last way back from the event to the hotel. */
  readonly rideHome: string | null
  readonly relaxed: boolean
  readonly expandedNote: string | null
  readonly searchNote: string | null
}

export type Gathered =
  | { readonly kind: 'ready'; readonly context: PlanContext }
  /** `days` is how many days the places known there would fill. */
  | { readonly kind: 'uncovered'; readonly destination: Destination; readonly days: number }

/** Sights gathered for each that the pace has room for: some are closed on the days planned (chosen, decision 27). */
const SPARE_SIGHTS = 1.2
/** Candidates of the search. Every pair costs a leg, so a week stays below 120 points (chosen, decision 27). */
const mostVisits = (days: number): number => 24 + 8 * days
const mostFoods = (days: number): number => 8 + 4 * days
/** Places to choose each meal from; with fewer, those to avoid are candidates again (chosen, decision 27). */
const CHOICE = 2

/** What is planned at once: days in one city. */
export interface GatherInput {
  readonly request: ItineraryRequest
  readonly destination: Destination
  readonly trip: TripRequest
}

/** Resolves the request against the places known. The places of `keptIds` stay candidates whatever their worth. */
export function gather(
  { request: asked, destination, trip }: GatherInput,
  port: PlacesPort,
  now: Date,
  keptIds: readonly string[] = [],
): Gathered {
  let request = asked
  const event = eventOf(request, destination, port)
  const hotelId = request.hotelId ?? (destination.kind === 'hotel' ? destination.id : undefined)
  const listed = hotelId === undefined ? null : port.hotelById(hotelId)
  const hotelUnknown = request.hotelId !== undefined && listed === null
  // On a trip through several cities a hotel is that of its own city.
  const isElsewhere = trip.cities.length > 1 && listed !== null && !isWithinRegion(destination, listed)
  const hotel = isElsewhere ? null : listed
  const withChildren = hasSmallChildren(trip)
  const meals = mealTimesOf(destination.country, withChildren)
  const planned = { ...planCalendar(request, event, localDate(now, destination.tz), trip), meals }
  const pace = dayStyle(request, withChildren)
  const style = withChildren ? pace : { ...pace, close: Math.max(pace.close, homeAfterDinner(meals)) }
  const wanted = Math.ceil(request.days * style.visits * SPARE_SIGHTS)
  const { city, centre, country } = destination
  const closures = port.closures(country)
  const days = dayFacts(planned.dates, destination, closures, port.holidays(country)).map((day) => ({
    ...day,
    kitchensUntil: kitchensUntil(meals),
  }))
  const mustSee = holdMustSee(
    trip,
    request,
    { days, bounds: planned.travel.map((own) => leftOf(style, own)), centre, eventDay: planned.event?.day },
    port,
  )
  request = { ...request, locked: mustSee.locks }
  const calendar = { ...planned, longDays: longVisitDays(mustSee.locks, port) }
  const unwanted = new Set<string>(trip.hard.mustNot.kinds)
  const excluded = new Set(request.exclude ?? [])
  const keep = new Set([...(request.locked ?? []).map(({ id }) => id), ...keptIds])
  const avoid = new Set((request.avoid ?? []).filter((id) => !keep.has(id)))
  const stayPlace = hotel === null ? placeOfStay(trip, destination, port) : null
  const startNear = stayPlace ?? destination
  const base = baseOf(startNear, stayPlace === null ? event : null, hotel)
  const around = hotel ?? stayPlace?.point ?? event?.venue ?? destination.point ?? base
  const diets = trip.hard.diet
  const tables = MEAL_NAMES.length * request.days
  const pool = gatherPlaces(port, { base: around, city, centre, wanted, tables, diets, keep })
  const covered = daysCovered(pool)
  if (!enoughFor(request.days, covered)) return { kind: 'uncovered', destination, days: covered }
  const shunned = [...excluded].flatMap((id) => port.poiById(id)?.name ?? [])
  const usable = (poi: Poi) =>
    keep.has(poi.id) ||
    (!excluded.has(poi.id) && !isNamedAfter(poi.name, shunned) && !unwanted.has(poi.category) && isOpenTo(trip, poi))
  // The event's venue is visited anyway, so it is not a sight.
  const anchor = calendar.event?.anchor
  const worthIt = (poi: Poi) =>
    usable(poi) && (anchor === undefined || keep.has(poi.id) || !samePlace(poi, anchor.venue))
  const added = mustSee.pois.filter((poi) => !isMealPlace(poi) && pool.visits.every(({ id }) => id !== poi.id))
  const askedTime = new Map(mustSee.pois.map((poi) => [poi.id, poi.askedTime]))
  const known = [...pool.visits, ...added].map((poi) => {
    const at = askedTime.get(poi.id)
    return at === undefined ? poi : { ...poi, askedTime: at }
  })
  const sights = preferring(known.filter(worthIt), avoid, wanted)
  const allFoods = pool.foods.filter(usable)
  const eateries = preferring(allFoods, avoid, MEAL_NAMES.length * CHOICE * request.days)
  const visits = shortlist(sights, request.themes, mostVisits(request.days), keep, (poi) => worthToParty(trip, poi))
  const foods = shortlistFoods(eateries, visits, mostFoods(request.days), keep, diets)
  const visited = new Set(visits.map(({ id }) => id))
  const stops = [
    ...(anchor === undefined ? [] : [{ ...anchor.venue, id: anchor.id }]),
    ...visits,
    ...foods.filter(({ id }) => !visited.has(id)),
  ]
  const pointOf = new Map(stops.map(({ id }, i) => [id, i + 1]))
  const { table, leg } = legsOf(port, base, { stops, pointOf, trip }, anchor?.id)
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
      allFoods,
      stops,
      pointOf,
      table,
      leg,
      rideHome: rideHomeFrom(port, base, calendar, leg),
      relaxed: pool.widened || hotelUnknown || (event !== null && anchor === undefined),
      expandedNote: pool.widened
        ? `We know only a few places close by, so this plan includes some up to ${pool.radius / 1000} km away.`
        : null,
      searchNote: sentences(
        calendar.note,
        farNote(destination, base, event),
        holidayNote(days),
        closureNote(closuresOf(closures, destination), calendar.dates),
        hotelUnknown && `We couldn’t find that hotel, so your days start at ${base.name}.`,
        covered < request.days &&
          `We know enough of ${city} for about ${covered} ${covered === 1 ? 'day' : 'days'}, so some days have free time.`,
      ),
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
  const legs = legsOf(port, base, context, context.calendar.event?.anchor.id)
  return { ...context, ...legs, base, rideHome: rideHomeFrom(port, base, context.calendar, legs.leg) }
}

function eventOf(request: ItineraryRequest, destination: Destination, port: PlacesPort): EventAnchor | null {
  const id = request.eventId ?? (destination.kind === 'event' ? destination.id : undefined)
  const event = id === undefined ? null : port.eventById(id)
  if (event === null) return null
  const venue = port.venueById(event.venue.id)
  return {
    ...event,
    address: venue?.address ?? null,
    source: venue?.source ?? 'curated',
    capacity: venue?.capacity ?? null,
  }
}

function holidayNote(all: readonly DayFacts[]): string | null {
  const days = all.filter(({ holiday }) => holiday)
  if (days.length === 0) return null
  const named = new Intl.ListFormat(site.locale).format(days.map(({ date }) => spellDate(date)))
  return `${named} ${days.length === 1 ? 'is a public holiday' : 'are public holidays'}, so opening hours may differ.`
}

/** Says so when what was chosen lies far from the destination named. */
function farNote(destination: Destination, base: Base, event: EventAnchor | null): string | null {
  for (const { name, lat, lon } of event === null ? [base] : [event.venue, base]) {
    const km = Math.round(kilometres(destination.centre, { lat, lon }))
    if (km > SAME_REGION_KM) return `${name} is about ${km} km from ${destination.city}.`
  }
  return null
}
