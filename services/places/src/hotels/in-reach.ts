import type { HotelsOrigin, Transit, Walk } from '@site/contracts/hotels'
import type { Hotel } from '../data/rows.ts'
import type { Barrier, CrossingTo } from '../walking/barriers.ts'
import { between, type LatLon, type Near, type PointIndex } from '../walking/geo.ts'
import { minutesBetween, routeBetween, streetWalk } from '../walking/minutes.ts'
import { COARSE_METRES, type StreetRoute, type Streets } from '../walking/streets.ts'
import type { Ride, RideOf } from './rides.ts'

/** "Near" on foot or by a short ride; and as far as the answer reaches when that is too little. Metres. */
const NEAR = 3_000
const REACH = [10_000, 25_000] as const
/** Fewer hotels than this within a radius and the next one is tried. */
const ENOUGH = 5

/** A hotel in reach with the minutes that order it; its ranges are worked out only where it is shown (`routeTo`). */
export interface Candidate {
  readonly hotel: Hotel
  /** Whole minutes on foot, and by the quicker of foot and transit. */
  readonly walk: number
  readonly quickest: number
  /** On foot. */
  readonly metres: number
  readonly street: StreetRoute | null
  /** What the straight line crosses where no street is known. */
  readonly across: Barrier | undefined
  /** The walk without steps: null where there is no such way, undefined where the streets are not known. */
  readonly stepFree: Walk | null | undefined
  readonly ride: Ride
}

export interface InReach {
  readonly origin: HotelsOrigin
  /** Metres a second; brisk when left out. */
  readonly speed: number | undefined
  readonly rideOf: RideOf
  readonly acrossTo: CrossingTo
  readonly candidates: readonly Candidate[]
  /** Metres, when the search had to be widened. */
  readonly widenedTo: number | null
}

function rowsInReach(hotels: PointIndex<Hotel>, origin: LatLon): { rows: Near<Hotel>[]; widenedTo: number | null } {
  const [usual, widest] = REACH
  const rows = hotels.within(origin, usual)
  if (rows.filter(({ metres }) => metres <= NEAR).length >= ENOUGH) return { rows, widenedTo: null }
  if (rows.length >= ENOUGH) return { rows, widenedTo: usual }
  return { rows: hotels.within(origin, widest), widenedTo: widest }
}

type From = Pick<InReach, 'origin' | 'speed' | 'rideOf' | 'acrossTo'>

/** A hotel so many great-circle metres away as a candidate, by a street where one is known. */
function toCandidate({ item: hotel, metres: straight }: Near<Hotel>, from: From, ways: Ways): Candidate {
  const { origin, speed, rideOf, acrossTo } = from
  const { street, stepFree } = ways
  const bounds = { from: origin.precision, to: hotel.precision }
  const across = street ? undefined : acrossTo(hotel)
  const { walk, quickest: rough, metres } = minutesBetween(straight, bounds, speed, street, across?.kind)
  const ride = rideOf(hotel)
  const quickest = ride === 'rough' ? rough : Math.min(walk, ride?.minutes ?? walk)
  return { hotel, walk, quickest, metres, street, across, stepFree, ride }
}

/** The same hotel by a street that an engine found. */
export const onStreet = ({ hotel, stepFree }: Candidate, from: From, street: StreetRoute): Candidate =>
  toCandidate({ item: hotel, metres: between(from.origin, hotel) }, from, { street, stepFree })

/** The walk and the transit to a candidate with their ranges; no transit where nothing is known of it, or walking is as quick. */
export function routeTo(
  { origin, speed }: From,
  { hotel, street, across, ride }: Candidate,
): { readonly walk: Walk; readonly transit: Transit | null } {
  const { walk, transit } = routeBetween(origin, hotel, speed, street, across?.kind)
  if (ride === 'rough') return { walk, transit }
  return { walk, transit: ride && ride.minutes < walk.minutes ? ride : null }
}

interface Ways {
  readonly street: StreetRoute | null
  readonly stepFree: Walk | null | undefined
}
const unknownWays: Ways = { street: null, stepFree: undefined }

/** The ways along imported streets to some hotels, in their order. */
function waysTo(
  covering: readonly Streets[],
  origin: HotelsOrigin,
  hotels: readonly Hotel[],
  speed: number | undefined,
): readonly Ways[] {
  const found: Ways[] = []
  for (const streets of covering) {
    const ends = hotels.map((hotel) => streets.snapRow(hotel))
    const any = streets.routes(origin, hotels, ends)
    const level = streets.routes(
      origin,
      hotels,
      hotels.map((hotel) => streets.snapRow(hotel, true)),
      true,
    )
    for (const [at, street] of any.entries()) {
      const to = hotels[at]
      if (!street || !to || found[at]) continue
      const bounds = { from: origin.precision, to: to.precision }
      const stepFree = level[at]
      found[at] = { street, stepFree: stepFree ? streetWalk(stepFree, bounds, speed) : null }
    }
  }
  return found
}

/** Some hotels as candidates, in their order. */
function candidatesOf(
  rows: readonly Near<Hotel>[],
  from: From,
  streetsAt: (point: LatLon) => readonly Streets[],
): Candidate[] {
  const { origin, speed } = from
  const covering = origin.precision >= COARSE_METRES ? [] : streetsAt(origin)
  const hotels = covering.length === 0 ? [] : rows.map(({ item }) => item)
  const ways = covering.length === 0 ? [] : waysTo(covering, origin, hotels, speed)
  return rows.map((row, at) => toCandidate(row, from, ways[at] ?? unknownWays))
}

/** What is known of the ways, for hotels round an origin. */
interface Ground extends Pick<InReach, 'speed' | 'rideOf'> {
  readonly streetsAt: (point: LatLon) => readonly Streets[]
  /** What straight lines from a point to ends within so many metres cross. */
  readonly acrossFrom: (start: LatLon, reach: number) => CrossingTo
}

/** Every hotel in reach of an origin, in no order; the radius is widened until some are found. */
export function hotelsInReach(
  hotels: PointIndex<Hotel>,
  origin: HotelsOrigin,
  { speed, streetsAt, acrossFrom, rideOf }: Ground,
): InReach {
  const { rows, widenedTo } = rowsInReach(hotels, origin)
  const from = { origin, speed, rideOf, acrossTo: acrossFrom(origin, widenedTo ?? REACH[0]) }
  return { ...from, candidates: candidatesOf(rows, from, streetsAt), widenedTo }
}

/** One hotel, however far it is. */
export function oneHotelInReach(
  hotel: Hotel,
  origin: HotelsOrigin,
  { speed, streetsAt, acrossFrom, rideOf }: Ground,
): InReach {
  const straight = between(origin, hotel)
  const from = { origin, speed, rideOf, acrossTo: acrossFrom(origin, straight) }
  const rows = [{ item: hotel, metres: straight }]
  return { ...from, candidates: candidatesOf(rows, from, streetsAt), widenedTo: null }
}
