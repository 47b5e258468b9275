/** The days one arrives and leaves, and those that are taken: what of them is left for the plan. */

import type { TripRequest } from '@site/contracts/trip-request'
import type { CityMove } from './city-move.ts'
import { gridDown, gridUp, minutesOf, weekday, type DayBounds } from './days.ts'

/** When one arrives and leaves, minutes of the day; null on every other day of the trip. */
export interface TravelTimes {
  readonly arrives: number | null
  readonly leaves: number | null
  /** The traveller has no time that day. */
  readonly isTaken: boolean
  /** The traveller has time from then on, and until then; null where nothing was said. */
  readonly freeAt: number | null
  readonly busyAt: number | null
  /** Where one comes from another city of the trip that day. */
  readonly move?: CityMove
}

/**
 * Minutes kept free, for nothing says whether one comes by plane or by train. After arriving: an hour to get out with the bags and one
 * to the hotel (chosen, decision 27). Before leaving: the two hours before a flight within a country that airlines advise, and one
 * for the way; they advise three for flights abroad, and the plan says so.
 */
export const KEPT_FREE = { arriving: 120, leaving: 180 } as const

/** The times of each day: arrival is on the first, departure on the last. */
export function travelTimes(
  dates: readonly string[],
  {
    arrival,
    departure,
    hard,
    move,
  }: Pick<TripRequest, 'arrival' | 'departure' | 'hard'> & { readonly move?: CityMove },
): readonly TravelTimes[] {
  const [from, until] = [arrival, departure].map((time) => (time === undefined ? null : minutesOf(time)))
  // Nobody leaves on a day before they come: which of the two is meant is asked, and until then the day is whole.
  const areAtOdds = dates.length === 1 && typeof from === 'number' && typeof until === 'number' && until <= from
  return dates.map((date, day) => ({
    arrives: areAtOdds || day > 0 ? null : (from ?? null),
    leaves: areAtOdds || day < dates.length - 1 ? null : (until ?? null),
    isTaken: hard.closedDays.includes(weekday(date)),
    ...busyOn(weekday(date), hard),
    ...(move === undefined || day > 0 ? {} : { move }),
  }))
}

const busyOn = (day: number, { busyHours = [] }: TripRequest['hard']): Pick<TravelTimes, 'freeAt' | 'busyAt'> => {
  const own = busyHours.find((busy) => busy.day === day)
  return {
    freeAt: own?.until === undefined ? null : minutesOf(own.until),
    busyAt: own?.from === undefined ? null : minutesOf(own.from),
  }
}

/** From and until when the day is one's own, minutes. */
export const freeFrom = ({ arrives, freeAt, move }: TravelTimes): number =>
  Math.max(
    move?.until ?? 0,
    arrives === null ? 0 : gridUp(arrives + KEPT_FREE.arriving),
    freeAt === null ? 0 : gridUp(freeAt),
  )
export const freeUntil = ({ leaves, busyAt, isTaken }: TravelTimes): number => {
  if (isTaken) return 0
  const left = leaves === null ? Infinity : gridDown(leaves - KEPT_FREE.leaving)
  return busyAt === null ? left : Math.min(left, gridDown(busyAt))
}

/** What is left of a day. */
export const leftOf = ({ open, close }: DayBounds, times: TravelTimes): DayBounds => ({
  open: Math.max(open, freeFrom(times)),
  close: Math.min(close, freeUntil(times)),
})
