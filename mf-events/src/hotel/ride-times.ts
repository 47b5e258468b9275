import { clockTime } from '@site/contracts/event-times'
import * as z from 'zod/mini'
import { isDay } from '../stay/days.ts'

/** The night a visitor asks about: the day of the event, and when it ends. */
export interface RideTimes {
  readonly date: string
  readonly end: string
}

/** Names of these in the address of a hotel. */
const NAMES = { date: 'night', end: 'end' } as const

/** The night that an address names; null where it names none. */
export const rideTimesIn = (params: URLSearchParams): RideTimes | null => {
  const [date, end] = [params.get(NAMES.date) ?? '', params.get(NAMES.end) ?? '']
  return isDay(date) && z.safeParse(clockTime, end).success ? { date, end } : null
}

/** The same address with another night. */
export const withRideTimes = (params: URLSearchParams, { date, end }: RideTimes): URLSearchParams => {
  const changed = new URLSearchParams(params)
  changed.set(NAMES.date, date)
  changed.set(NAMES.end, end)
  return changed
}

export interface RideTimesErrors {
  readonly date?: string
  readonly end?: string
}

/** What is wrong with a night that was typed. */
export const checkRideTimes = ({ date, end }: RideTimes, today: string): RideTimesErrors => ({
  ...(isDay(date)
    ? date < today
      ? { date: 'That day is past. Choose a coming one.' }
      : {}
    : { date: 'Choose the day of the event.' }),
  ...(z.safeParse(clockTime, end).success ? {} : { end: 'Enter when the event ends.' }),
})
