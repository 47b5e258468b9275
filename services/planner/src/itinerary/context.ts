import type { ItineraryRequest, Leg } from '@site/contracts/itinerary'
import type { TripRequest } from '@site/contracts/trip-request'
import { site } from '@site/contracts/site'
import { LRUCache } from 'lru-cache'
import { publicHolidays } from '../verify/open-hours.ts'
import { dayStyle, localDate, MEAL_NAMES, planCalendar, spellDate, type Calendar, type DayStyle } from './days.ts'
import { holdMustSee } from '../request/must-see.ts'
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
import { gatherPlaces, preferring, samePlace, shortlist, shortlistFoods } from './pool.ts'

/** Everything a plan is made of, gathered once; the code that uses it is pure. */
export interface PlanContext {
  readonly request: ItineraryRequest
  /** Everything the traveller asked for, of the whole trip; `request` is what the engine makes of it for these days. */
  readonly trip: TripRequest
  readonly destination: Destination
  readonly base: Base
  readonly calendar: Calendar
  readonly style: DayStyle
  readonly visits: readonly Poi[]
  readonly foods: readonly Poi[]
  /** Every place to eat of the area, for `foodNearby`. */
  readonly allFoods: readonly Poi[]
  /** Row and column of a place in `table`; the base has 0. */
  readonly pointOf: ReadonlyMap<string, number>
  readonly table: readonly (readonly Leg[])[]
  readonly leg: LegLookup
  readonly relaxed: boolean
  readonly expandedNote: string | null
  readonly searchNote: string | null
}

export type Gathered =
  | { readonly kind: 'ready'; readonly context: PlanContext }
  | { readonly kind: 'uncovered'; readonly destination: Destination }

/** Sights gathered for each that the pace has room for: some are closed on the days planned (chosen, decision 27). */
const SPARE_SIGHTS = 1.2
/** Candidates of the search. Every pair costs a leg, so a week stays below 120 points (chosen, decision 27). */
const mostVisits = (days: number): number => 24 + 8 * days
const mostFoods = (days: number): number => 8 + 4 * days
/** Places to choose each meal from; with fewer, those to avoid are candidates again (chosen, decision 27). */
const CHOICE = 2
/** Fewer sights than this are no plan (chosen, decision 27). */
const LEAST_SIGHTS = 3

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
  const hotel = hotelId === undefined ? null : port.hotelById(hotelId)
  const hotelUnknown = request.hotelId !== undefined && hotel === null
  const base = baseOf(destination, event, hotel)
  const calendar = planCalendar(request, event, localDate(now, destination.tz))
  const style = dayStyle(request)
  const wanted = Math.ceil(request.days * style.visits * SPARE_SIGHTS)
  const pool = gatherPlaces(port, base, destination.centre, wanted)
  const mustSee = holdMustSee(trip, request, { dates: calendar.dates, style, centre: destination.centre }, port)
  request = { ...request, locked: mustSee.locks }
  const unwanted = new Set<string>(trip.hard.mustNot.kinds)
  const excluded = new Set(request.exclude ?? [])
  const keep = new Set([...(request.locked ?? []).map((lock) => lock.id), ...keptIds])
  const avoid = new Set((request.avoid ?? []).filter((id) => !keep.has(id)))
  const usable = (poi: Poi) => keep.has(poi.id) || (!excluded.has(poi.id) && !unwanted.has(poi.category))
  // The event's venue is visited anyway, so it is not a sight.
  const anchor = calendar.event?.anchor
  const worthIt = (poi: Poi) =>
    usable(poi) && (anchor === undefined || keep.has(poi.id) || !samePlace(poi, anchor.venue))
  const added = mustSee.pois.filter((poi) => !isMealPlace(poi) && pool.visits.every(({ id }) => id !== poi.id))
  const sights = preferring([...pool.visits, ...added].filter(worthIt), avoid, wanted)
  const allFoods = pool.foods.filter(usable)
  const eateries = preferring(allFoods, avoid, MEAL_NAMES.length * CHOICE * request.days)
  const visits = shortlist(sights, request.themes, mostVisits(request.days), keep)
  if (visits.length < LEAST_SIGHTS) return { kind: 'uncovered', destination }
  const foods = shortlistFoods(eateries, visits, mostFoods(request.days), keep)
  const stops = [...(anchor === undefined ? [] : [{ ...anchor.venue, id: anchor.id }]), ...visits, ...foods]
  const pointOf = new Map(stops.map(({ id }, i) => [id, i + 1]))
  const table = legTable(port, [base, ...stops])
  const leg: LegLookup = (from, to) => {
    const found = table[from === null ? 0 : (pointOf.get(from) ?? -1)]?.[to === null ? 0 : (pointOf.get(to) ?? -1)]
    if (found === undefined) throw new Error(`No leg between ${from ?? 'base'} and ${to ?? 'base'} in the table`)
    return found
  }
  return {
    kind: 'ready',
    context: {
      request,
      trip,
      destination,
      base,
      calendar,
      style,
      visits,
      foods,
      allFoods,
      pointOf,
      table,
      leg,
      relaxed: pool.widened || hotelUnknown || (event !== null && anchor === undefined),
      expandedNote: pool.widened
        ? `We know only a few places close by, so this plan includes some up to ${pool.radius / 1000} km away.`
        : null,
      searchNote: sentences(
        calendar.note,
        farNote(destination, base, event),
        holidayNote(calendar.dates, destination),
        hotelUnknown && `We couldn’t find that hotel, so your days start at ${base.name}.`,
        visits.length < wanted && `We know only ${visits.length} places to visit here, so some days have free time.`,
        foods.length === 0 && 'We don’t know any places to eat here, so leave time for meals.',
      ),
    },
  }
}

function eventOf(request: ItineraryRequest, destination: Destination, port: PlacesPort): EventAnchor | null {
  const id = request.eventId ?? (destination.kind === 'event' ? destination.id : undefined)
  const event = id === undefined ? null : port.eventById(id)
  if (event === null) return null
  const venue = port.venueById(event.venue.id)
  return { ...event, address: venue?.address ?? null, source: venue?.source ?? 'curated' }
}

function holidayNote(dates: readonly string[], { country, region, centre }: Destination): string | null {
  const days = publicHolidays(dates, { ...centre, country, region })
  if (days.length === 0) return null
  const named = new Intl.ListFormat(site.locale).format(days.map(spellDate))
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

/** Joins the sentences that are there; null when there is none. */
export const sentences = (...parts: readonly (string | null | false)[]): string | null =>
  parts.filter((part) => typeof part === 'string').join(' ') || null

type LegTables = LRUCache<string, PlanContext['table'], readonly LatLon[]>
const tablesOfPort = new WeakMap<PlacesPort, { readonly revision: number; readonly tables: LegTables }>()
/** Bytes of leg tables kept for edits that follow a plan: a few dozen tables; a leg is an object of some fields. */
const TABLE_BYTES = 32 * 1024 * 1024
const LEG_BYTES = 128

/** Leg table of the points, kept for edits that follow a plan. An import brings other streets, and with them other legs. */
export function legTable(port: PlacesPort, points: readonly LatLon[]): PlanContext['table'] {
  const revision = port.revision()
  let kept = tablesOfPort.get(port)
  if (kept?.revision !== revision) {
    const tables: LegTables = new LRUCache({
      maxSize: TABLE_BYTES,
      sizeCalculation: (table, key) => key.length + 1024 + LEG_BYTES * table.length ** 2,
      // Positions alone, without the error bounds of places: minutes are those between the points on the map.
      memoMethod: (_key, _stale, { context }) => port.legs(context.map(({ lat, lon }) => ({ lat, lon }))),
    })
    kept = { revision, tables }
    tablesOfPort.set(port, kept)
  }
  return kept.tables.memo(points.map((point) => `${point.lat},${point.lon}`).join(';'), { context: points })
}
