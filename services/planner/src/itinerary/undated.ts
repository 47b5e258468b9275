/** When a trip is that nobody gave a date. */

import type { TripRequest } from '@site/contracts/trip-request'
import { addDays } from './days.ts'

/** Who names no dates is not packing: beds, tables and timed tickets are to be had so many days ahead (chosen, decision 27). */
const AHEAD = 14
export const soonestUndated = (today: string): string => addDays(today, AHEAD)

/** Nearer to the equator than this one bathes all year, degrees; farther away in four months of the year (chosen, decision 27). */
const ALWAYS_WARM = 25
const SUMMER = { north: { first: 6, last: 9 }, south: { first: 12, last: 3 } } as const
/** Months in which some bathe all the same (chosen, decision 27). */
const BATHING = { north: { first: 5, last: 10 }, south: { first: 11, last: 4 } } as const
/** Trips of a month begin in its second week, as where the traveller names the month. */
const SECOND_WEEK = 8

const bathes = ({ soft: { activities = [] } }: Pick<TripRequest, 'soft'>): boolean => activities.includes('the beach')

const isIn = (month: number, { first, last }: { readonly first: number; readonly last: number }): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last

/** Whether anybody lies on a beach there on that day. */
export const isBathed = (date: string, lat: number): boolean =>
  Math.abs(lat) < ALWAYS_WARM || isIn(Number(date.slice(5, 7)), lat > 0 ? BATHING.north : BATHING.south)

/** The first day of the next summer at a latitude; null where it is summer on that day, or always. */
function nextSummer(day: string, lat: number): string | null {
  const summer = lat > 0 ? SUMMER.north : SUMMER.south
  const month = Number(day.slice(5, 7))
  if (Math.abs(lat) < ALWAYS_WARM || isIn(month, summer)) return null
  const year = Number(day.slice(0, 4)) + (month > summer.first ? 1 : 0)
  return `${year}-${String(summer.first).padStart(2, '0')}-${String(SECOND_WEEK).padStart(2, '0')}`
}

/** The first day of a trip without dates: soon, or in the next summer of the place where the beach was asked for. */
export function firstUndated(trip: Pick<TripRequest, 'soft'>, today: string, lat: number): string {
  const soonest = soonestUndated(today)
  return (bathes(trip) ? nextSummer(soonest, lat) : null) ?? soonest
}

/** Whether a trip without dates is put off until it is warm. */
export const waitsForSummer = (trip: Pick<TripRequest, 'soft'>, today: string, lat: number): boolean =>
  firstUndated(trip, today, lat) !== soonestUndated(today)
