/** Which hotels a budget leaves, as far as their stars tell: no price of a room is known. */

import type { TripRequest } from '@site/contracts/trip-request'
import type { Hotel } from '@site/places'

type Trip = Pick<TripRequest, 'hard' | 'soft' | 'party' | 'days'>

/** Up to so much for a person and a day, nobody thinks of four stars (chosen, decision 27); of the currencies we read, those not named count as alike. */
const CHEAP = 150
const CHEAP_IN: Readonly<Record<string, number>> = { JPY: 15_000, BRL: 500 }
/** Stars of the hotels for a small budget and for any. */
const MOST_STARS = { cheap: 3, any: 4 }

/** What a budget comes to for one person and one day. */
function perPersonDay({ hard: { budget }, party, days = 1 }: Omit<Trip, 'soft'>): number | null {
  if (budget === undefined) return null
  const people = party?.people ?? ((party?.adults ?? 0) + (party?.children ?? 0) || 1)
  switch (budget.per) {
    case 'trip':
      return budget.amount / days / people
    case 'person':
      return budget.amount / days
    case 'person-day':
      return budget.amount
    case 'day':
    case 'night':
      return budget.amount / people
  }
}

/** Most stars of a hotel for this trip; null where nothing was said of money. */
export function mostStars(trip: Trip): number | null {
  const amount = perPersonDay(trip)
  if (amount === null) return trip.soft.thrifty === true ? MOST_STARS.cheap : null
  const { currency = null } = trip.hard.budget ?? {}
  return amount <= (CHEAP_IN[currency ?? ''] ?? CHEAP) ? MOST_STARS.cheap : MOST_STARS.any
}

/** Whether there is little money for the trip. */
export const isThrifty = (trip: Trip): boolean => mostStars(trip) === MOST_STARS.cheap

/** Hotels known to be within so many stars, else those of unknown stars; none where all are above. */
export function withinStars(hotels: readonly Hotel[], most: number): readonly Hotel[] {
  const known = hotels.filter(({ stars }) => stars !== null && stars < most + 1)
  return known.length > 0 ? known : hotels.filter(({ stars }) => stars === null)
}
