import type { HotelsOrigin, Walk } from '@site/contracts/hotels'
import type { Hotel } from '../data/rows.ts'
import { between, type LatLon, type Near, type PointIndex } from '../walking/geo.ts'
import { minutesBetween, routeBetween, streetWalk, type RouteOptions } from '../walking/minutes.ts'
import { COARSE_METRES, type StreetRoute, type Streets } from '../walking/streets.ts'

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
  /** The walk without steps: null where there is no such way, undefined where the streets are not known. */
  readonly stepFree: Walk | null | undefined
}

export interface InReach {
  readonly origin: HotelsOrigin
  /** Metres a second; brisk when left out. */
  readonly speed: number | undefined
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

type From = Pick<InReach, 'origin' | 'speed'>

/** A hotel so many great-circle metres away as a candidate, by a street where one is known. */
function toCandidate({ item: hotel, metres: straight }: Near<Hotel>, { origin, speed }: From, ways: Ways): Candidate {
  const { street, stepFree } = ways
  const bounds = { from: origin.precision, to: hotel.precision }
  const { walk, quickest, metres } = minutesBetween(straight, bounds, speed, street)
  return { hotel, walk, quickest, metres, street, stepFree }
}

/** The same hotel by a street that an engine found. */
export const onStreet = ({ hotel, stepFree }: Candidate, from: From, street: StreetRoute): Candidate =>
  toCandidate({ item: hotel, metres: between(from.origin, hotel) }, from, { street, stepFree })

/** The walk and the transit to a candidate with their ranges. */
export const routeTo = ({ origin, speed }: From, candidate: Candidate): RouteOptions =>
  routeBetween(origin, candidate.hotel, speed, candidate.street)

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

/** Every hotel in reach of an origin, in no order; the radius is widened until some are found. */
export function hotelsInReach(
  hotels: PointIndex<Hotel>,
  origin: HotelsOrigin,
  speed: number | undefined,
  streetsAt: (point: LatLon) => readonly Streets[],
): InReach {
  const { rows, widenedTo } = rowsInReach(hotels, origin)
  const from = { origin, speed }
  return { ...from, candidates: candidatesOf(rows, from, streetsAt), widenedTo }
}

/** One hotel, however far it is. */
export function oneHotelInReach(
  hotel: Hotel,
  origin: HotelsOrigin,
  speed: number | undefined,
  streetsAt: (point: LatLon) => readonly Streets[],
): InReach {
  const from = { origin, speed }
  const rows = [{ item: hotel, metres: between(origin, hotel) }]
  return { ...from, candidates: candidatesOf(rows, from, streetsAt), widenedTo: null }
}
