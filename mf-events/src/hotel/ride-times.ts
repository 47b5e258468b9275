import { clockTime } from '@site/contracts/event-times'
import * as z from 'zod/mini'
import { isDay } from '../stay/days.ts'

/** What a visitor asks about: the day of the event, when it ends and, where that is of interest, when it starts. */
export interface RideTimes {
  readonly date: string
  readonly start?: string
  readonly end: string
}

/** Names of these in the address of a hotel. */
const NAMES = { date: 'night', start: 'start', end: 'end' } as const

const isClock = (text: string): boolean => z.safeParse(clockTime, text).success

/** The night that an address names; null where it names none. */
export const rideTimesIn = (params: URLSearchParams): RideTimes | null => {
  const [date, end] = [params.get(NAMES.date) ?? '', params.get(NAMES.end) ?? '']
  const start = params.get(NAMES.start) ?? ''
  return isDay(date) && isClock(end) ? { date, end, ...(isClock(start) ? { start } : {}) } : null
}

/** The same address with another night. */
export const withRideTimes = (params: URLSearchParams, { date, start, end }: RideTimes): URLSearchParams => {
  const changed = new URLSearchParams(params)
  changed.set(NAMES.date, date)
  changed.set(NAMES.end, end)
  if (start === undefined) changed.delete(NAMES.start)
  else changed.set(NAMES.start, start)
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
  ...(isClock(end) ? {} : { end: 'Enter when the event ends.' }),
})
