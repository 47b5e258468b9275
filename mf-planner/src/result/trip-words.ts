import { dateWords } from '../plan/clock.ts'
import type { Trip } from '../plan/plan.ts'

/** "26 to 28 November 2026"; null where the days have no dates. */
export const datesOf = ({ days }: Pick<Trip, 'days'>): string | null => {
  const first = days[0]?.date
  const last = days.at(-1)?.date
  if (!first || !last) return null
  const whole = dateWords(last, { day: 'numeric', month: 'long', year: 'numeric' })
  if (first === last) return whole
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  const from = dateWords(first, {
    day: 'numeric',
    ...(isSameMonth ? {} : { month: 'long' }),
    ...(isSameYear ? {} : { year: 'numeric' }),
  })
  return `${from} to ${whole}`
}

/** The venue with its surroundings, or the city. */
export const placeOf = ({ meta: { venueDetails, city } }: Pick<Trip, 'meta'>): string =>
  venueDetails === null
    ? (city ?? 'Your trip')
    : [venueDetails.name, venueDetails.neighborhood, venueDetails.cityContext ?? city].filter(Boolean).join(', ')
