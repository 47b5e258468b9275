/** The way from one city of a trip to the next: nobody has booked it yet, so hours are kept free for it. */

import { clock, gridUp } from './days.ts'
import { kilometres, type LatLon } from './places.ts'

/** Hours that a plan keeps free on the day one comes to its city, minutes of that day; an assumption by distance alone. */
export interface CityMove {
  readonly from: string
  readonly start: number
  readonly until: number
}

/** One sets out after breakfast (chosen, decision 27). */
const SETS_OUT = 9 * 60
/** Up to here the speed of trains on the straight line, stops and changes included, km/h, and an hour for both stations; beyond it a flight and four hours for both airports (chosen, decision 27). */
const TRAIN = { upTo: 800, speed: 150, beside: 60 }
const FLIGHT = { speed: 800, beside: 240 }
const HALF_AN_HOUR = 30
const DAY = 24 * 60

/** Minutes of the way, door to door, in half hours. */
export const moveMinutes = (km: number): number => {
  const { speed, beside } = km <= TRAIN.upTo ? TRAIN : FLIGHT
  return Math.ceil(((km / speed) * 60 + beside) / HALF_AN_HOUR) * HALF_AN_HOUR
}

/** The hours kept for the way between two cities; at most the whole day. */
export const cityMove = (from: LatLon & { readonly city: string }, to: LatLon): CityMove => ({
  from: from.city,
  start: SETS_OUT,
  until: Math.min(DAY, gridUp(SETS_OUT + moveMinutes(kilometres(from, to)))),
})

/** "09:00–13:30", or the rest of the day. */
export const moveHours = ({ start, until }: CityMove): string =>
  until >= DAY ? `the whole of it from ${clock(start)}` : `${clock(start)}–${clock(until)}`
