import type { ItineraryRequest, Leg } from '@site/contracts/itinerary'
import { planCalendar, type Calendar } from './event.ts'
import { kilometres, sentences } from './geo.ts'
import { publicHolidays, stateName } from './holidays.ts'
import { localDate } from './local-time.ts'
import { gatherPlaces, legTable, preferring, shortlist, shortlistFoods, type LegLookup } from './pool.ts'
import type { Base, Destination, EventAnchor, LatLon, PlacesPort, Poi } from './port.ts'
import { dayStyle, type DayStyle } from './style.ts'
import { isVenue } from './duplicate-places.ts'
import { parseDestination } from './parse-destination.ts'
import { wordsOf } from './words.ts'

/** Everything a plan is made of, gathered once; the code that uses it is pure. */
export interface PlanContext {
  readonly request: ItineraryRequest
  readonly destination: Destination
  readonly base: Base
  readonly calendar: Calendar
  readonly style: DayStyle
  readonly visits: readonly Poi[]
  readonly foods: readonly Poi[]
  /** Every place to eat of the area, for `foodNearby`. */
  readonly allFoods: readonly Poi[]
  readonly pointOf: ReadonlyMap<string, number>
  readonly table: readonly (readonly Leg[])[]
  readonly leg: LegLookup
  readonly relaxed: boolean
  readonly expandedNote: string | null
  readonly searchNote: string | null
}

export type Gathered =
  | { readonly kind: 'ready'; readonly context: PlanContext }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'uncovered'; readonly destination: Destination }

const MEALS_A_DAY = 2
/** Places to choose each meal from; with fewer, those to avoid are candidates again. */
const CHOICE = 2
/** Fewer sights than this are no plan. */
const LEAST_SIGHTS = 3

/** Resolves the request against the places known; places of the ids to keep stay candidates whatever their worth. */
export function gather(
  request: ItineraryRequest,
  port: PlacesPort,
  now: Date,
  keptIds: readonly string[] = [],
): Gathered {
  const parsed = parseDestination(request.destination, port)
  if (parsed === null) return { kind: 'unknown' }
  const destination = asCity(parsed.destination, parsed.text)
  const event = eventOf(request, destination, port)
  const hotelId = request.hotelId ?? (destination.kind === 'hotel' ? destination.id : undefined)
  const hotel = hotelId === undefined ? null : port.hotelById(hotelId)
  const base = baseOf(destination, event, hotel)
  const calendar = planCalendar(request, event, localDate(now, destination.tz))
  const style = dayStyle(request)
  const wanted = Math.ceil(request.days * style.visits * 1.2)
  const pool = gatherPlaces(port, base, destination.centre, wanted)
  const excluded = new Set(request.exclude ?? [])
  const keep = new Set([...(request.locked ?? []).map((lock) => lock.id), ...keptIds])
  const avoid = new Set((request.avoid ?? []).filter((id) => !keep.has(id)))
  const usable = (poi: Poi) => !excluded.has(poi.id) || keep.has(poi.id)
  // The event's venue is visited anyway, so it is not a sight.
  const venue = calendar.event?.anchor.venue
  const worthIt = (poi: Poi) => usable(poi) && (venue === undefined || keep.has(poi.id) || !isVenue(poi, venue))
  const sights = preferring(pool.visits.filter(worthIt), avoid, wanted)
  const tables = preferring(pool.foods.filter(usable), avoid, MEALS_A_DAY * CHOICE * request.days)
  const visits = shortlist(sights, request.themes, 24 + 8 * request.days, keep)
  if (visits.length < LEAST_SIGHTS) return { kind: 'uncovered', destination }
  const foods = shortlistFoods(tables, visits, 8 + 4 * request.days, keep)
  const points: LatLon[] = [
    base,
    ...(calendar.event === null ? [] : [calendar.event.anchor.venue]),
    ...visits,
    ...foods,
  ]
  const pointOf = new Map<string, number>()
  if (calendar.event !== null) pointOf.set(calendar.event.anchor.id, 1)
  const offset = calendar.event === null ? 1 : 2
  for (const [i, poi] of [...visits, ...foods].entries()) pointOf.set(poi.id, i + offset)
  const table = legTable(port, points)
  const leg: LegLookup = (from, to) => {
    const found = table[from === null ? 0 : (pointOf.get(from) ?? -1)]?.[to === null ? 0 : (pointOf.get(to) ?? -1)]
    if (found === undefined) throw new Error(`No leg between ${from ?? 'base'} and ${to ?? 'base'} in the table`)
    return found
  }
  const few = visits.length < wanted
  return {
    kind: 'ready',
    context: {
      request,
      destination,
      base,
      calendar,
      style,
      visits,
      foods,
      allFoods: pool.foods.filter(usable),
      pointOf,
      table,
      leg,
      relaxed: pool.widened || calendar.relaxed || (request.hotelId !== undefined && hotel === null),
      expandedNote: pool.widened
        ? `Few places are known close by, so the search was widened to ${pool.radius / 1000} km.`
        : null,
      searchNote: sentences(
        parsed.note,
        calendar.note,
        farNote(destination, base, event),
        holidayNote(calendar.dates, destination),
        request.hotelId !== undefined &&
          hotel === null &&
          `That hotel is not known here; the days start at ${base.name}.`,
        few && `Only ${visits.length} places to visit are known here, so some days stay partly open.`,
        foods.length === 0 && 'No places to eat are known here; leave time for meals.',
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

/** A text that is the city's own name means the city, even where a venue bears the name too (a club and its ground). */
function asCity(named: Destination, text: string): Destination {
  const folded = (name: string) => wordsOf(name).join(' ')
  if (named.kind !== 'venue' || folded(text.split(',')[0] ?? '') !== folded(named.city)) return named
  const { id: _id, point: _point, ...city } = named
  return { ...city, kind: 'city', name: named.city, neighborhood: null }
}

function holidayNote(dates: readonly string[], { country, region, centre }: Destination): string | null {
  const days = publicHolidays(dates, { ...centre, country, region: stateName(country, region) })
  if (days.length === 0) return null
  return `${days.join(' and ')} ${days.length === 1 ? 'is a public holiday' : 'are public holidays'}: opening hours may differ from the usual ones.`
}

/** Beyond this a hotel or venue is not "in" the city any more. */
const FAR_KM = 60

/** Says so when what was chosen lies far from the destination named. */
function farNote(destination: Destination, base: Base, event: EventAnchor | null): string | null {
  const fromCity = (point: LatLon) => Math.round(kilometres(destination.centre, point))
  if (event !== null && fromCity(event.venue) > FAR_KM)
    return `${event.venue.name} is about ${fromCity(event.venue)} km from ${destination.city}.`
  return fromCity(base) > FAR_KM ? `${base.name} is about ${fromCity(base)} km from ${destination.city}.` : null
}

/** The days start at the hotel, else at the event's venue, the venue or address named, or the city's centre. */
function baseOf(destination: Destination, event: EventAnchor | null, hotel: ReturnType<PlacesPort['hotelById']>): Base {
  const chosen = hotel ?? event?.venue
  if (chosen !== undefined) {
    const { lat, lon, id, name } = chosen
    return { kind: hotel === null ? 'venue' : 'hotel', id, name, lat, lon }
  }
  if (destination.point !== undefined) {
    const { lat, lon } = destination.point
    const kind = destination.kind === 'hotel' ? 'hotel' : destination.kind === 'city' ? 'centre' : 'venue'
    return { kind, ...(destination.id === undefined ? {} : { id: destination.id }), name: destination.name, lat, lon }
  }
  return { kind: 'centre', name: `the centre of ${destination.city}`, ...destination.centre }
}
