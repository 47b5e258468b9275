/** Which hotels a plan could start from, and what each spares on the way. Pure: hotels and legs in, an order out. */

import type { Destination, Hotel } from '@site/places'
import { kilometres, type LatLon, type PlanLeg } from './places.ts'
import type { Stop } from './stops.ts'

/** Where a day goes first from its hotel, and what it comes home from. */
export interface DayEnds {
  readonly first: LatLon
  readonly last: LatLon
}

export const dayEnds = (days: readonly (readonly Pick<Stop, 'poi'>[])[]): readonly DayEnds[] =>
  days.flatMap((stops) => {
    const [first, last] = [stops[0], stops.at(-1)]
    return first === undefined || last === undefined ? [] : [{ first: first.poi, last: last.poi }]
  })

/** The way out and home of all days together. */
export interface WayOfDays {
  readonly minutes: number
  /** False where a part of them is no more than time kept for a ride. */
  readonly known: boolean
}

export const wayOfDays = (ends: readonly DayEnds[], leg: (to: LatLon) => PlanLeg): WayOfDays => {
  const legs = ends.flatMap(({ first, last }) => [leg(first), leg(last)])
  return {
    minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0),
    known: legs.every(({ unknown }) => unknown !== true),
  }
}

/** The point that the ends of the days lie round: a day trip far out does not move it. */
export const middleOf = (ends: readonly DayEnds[]): LatLon | null => {
  const points = ends.flatMap(({ first, last }) => [first, last])
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  const [lat, lon] = [middle(points.map((point) => point.lat)), middle(points.map((point) => point.lon))]
  return lat === undefined || lon === undefined ? null : { lat, lon }
}

/** A traveller who names one of these has named the door, or the days begin there anyway. */
const DOORS: ReadonlySet<Destination['kind']> = new Set(['hotel', 'address', 'street', 'point'])
export const namesDoor = ({ kind }: Destination): boolean => DOORS.has(kind)

/** Whoever asks for days near such a place wants to sleep near it. */
const STAY_NEAR: ReadonlySet<Destination['kind']> = new Set([
  'neighbourhood',
  'place',
  'station',
  'airport',
  'postcode',
])
/** How far from the middle of the days, or from the place to stay near, a hotel is looked for, metres (chosen, decision 27). */
const REACH = { days: [3_000, 8_000, 20_000], place: [1_000, 2_500] } as const

export interface SearchArea {
  readonly point: LatLon
  /** Each tried when the one before has too few hotels. */
  readonly reach: readonly number[]
}

export const searchArea = ({ kind, point }: Destination, ends: readonly DayEnds[]): SearchArea | null => {
  if (point !== undefined && STAY_NEAR.has(kind)) return { point, reach: REACH.place }
  const middle = middleOf(ends)
  return middle === null ? null : { point: middle, reach: REACH.days }
}

/** Beds in a dormitory and let flats are not what somebody is sent to who asked for nothing. */
const LODGING: ReadonlySet<string> = new Set(['hotel', 'motel', 'guest_house', 'resort', 'inn'])
const orAll = <T>(some: readonly T[], all: readonly T[]): readonly T[] => (some.length > 0 ? some : all)

/** Hotels of the class asked for, else of a better one; none where no such hotel is known. */
export const ofClass = (hotels: readonly Hotel[], stars: number | undefined): readonly Hotel[] => {
  if (stars === undefined)
    return orAll(
      hotels.filter(({ kind }) => LODGING.has(kind)),
      hotels,
    )
  const starOf = (hotel: Hotel) => Math.floor(hotel.stars ?? 0)
  return orAll(
    hotels.filter((hotel) => starOf(hotel) === stars),
    hotels.filter((hotel) => starOf(hotel) > stars),
  )
}

/** Minutes on the way that a hotel of which we know more than its name may cost in all, before one of which we don't (decision 27). */
const BETTER_KNOWN = 5
const isWellKnown = ({ stars, source }: Hotel): boolean => stars !== null || source.split('+').includes('curated')

/** The order in which hotels are proposed: by minutes of the way of all days, a little later where only the name is known. */
export const rankOf = (hotel: Hotel, minutes: number): number => minutes + (isWellKnown(hotel) ? 0 : BETTER_KNOWN)

/** A hotel this near to one that is shorter is no other choice, kilometres (chosen, decision 27). */
const SAME_CORNER_KM = 0.2
/** Metres of street a minute, and a longer walk is a ride: how far is near enough to be looked at on the map (decision 6). */
const ROUGH = { metresPerMinute: 65, longestWalk: 20, ride: 13, rideMetresPerMinute: 230 } as const

const roughMinutes = (from: LatLon, to: LatLon): number => {
  const metres = kilometres(from, to) * 1000
  const walk = metres / ROUGH.metresPerMinute
  return walk <= ROUGH.longestWalk ? walk : Math.min(walk, ROUGH.ride + metres / ROUGH.rideMetresPerMinute)
}

/** The hotels from which the days are shortest as the crow flies, best first, no two of them on one corner. */
export const nearestToDays = (hotels: readonly Hotel[], ends: readonly DayEnds[], most: number): readonly Hotel[] => {
  const ranked = hotels
    .map((hotel) => {
      const ways = ends.flatMap(({ first, last }) => [roughMinutes(hotel, first), roughMinutes(hotel, last)])
      return {
        hotel,
        rank: rankOf(
          hotel,
          ways.reduce((sum, minutes) => sum + minutes, 0),
        ),
      }
    })
    .toSorted((a, b) => a.rank - b.rank || (a.hotel.id < b.hotel.id ? -1 : 1))
  const taken: Hotel[] = []
  for (const { hotel } of ranked) {
    if (taken.length >= most) break
    if (taken.every((other) => kilometres(other, hotel) > SAME_CORNER_KM)) taken.push(hotel)
  }
  return taken
}

/** The hotel that is shortest on foot from a point; null where there is none. */
export const nearestTo = (point: LatLon, hotels: readonly Hotel[]): Hotel | null =>
  nearestToDays(hotels, [{ first: point, last: point }], 1)[0] ?? null

/** Minutes are told in steps of so many, rounded down: legs are estimates, and nothing is promised (chosen, decision 27). */
const STEP = 5

/** Minutes spared on the way, as they may be told; 0 where nothing is, or where one of the ways is not known. */
export const savedMinutes = (instead: WayOfDays, own: WayOfDays): number =>
  instead.known && own.known ? Math.max(0, Math.floor((instead.minutes - own.minutes) / STEP) * STEP) : 0
