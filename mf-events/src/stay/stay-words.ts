import { dayOf, spanOf } from '../category/dates.ts'
import { addDays } from './days.ts'
import type { Stay } from './stay.ts'

/** From here on a day needs its year. */
const YEARLESS_DAYS = 300

/** "18–20 Jan", "30 Jan – 2 Feb"; with the year where it is far ahead. */
export const nightsSpan = ({ checkin, checkout }: Pick<Stay, 'checkin' | 'checkout'>, today: string): string => {
  const [from, to] = [dayOf(checkin), dayOf(checkout)]
  if (from === null || to === null || checkin > addDays(today, YEARLESS_DAYS)) return spanOf(checkin, checkout)
  return from.year === to.year && from.month === to.month
    ? `${from.day}–${to.day} ${from.month}`
    : `${from.day} ${from.month} – ${to.day} ${to.month}`
}

export const guestsWords = (adults: number): string => (adults === 1 ? '1 guest' : `${adults} guests`)
