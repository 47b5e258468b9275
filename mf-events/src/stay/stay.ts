import type { HotelsRequest } from '@site/contracts/hotels'
import { site } from '@site/contracts/site'
import { addDays, isDay, nightsBetween } from './days.ts'

/** Nights and guests that a visitor looks for: the part of a request's stay that the address holds. */
export type Stay = Readonly<Pick<NonNullable<HotelsRequest['stay']>, 'checkin' | 'checkout' | 'adults'>>

export const GUESTS = { least: 1, most: 8, usual: 2 } as const
export const MOST_NIGHTS = 30
/** Hotels sell no further ahead. */
const MOST_DAYS_AHEAD = 730

/** Stands for `in` where a visitor wants no dates, so that an event does not fill them in again. */
const NONE = 'none'

/** Days and guests as they stand in a form, where a day may still be missing. */
export type StayErrors = { readonly [field in 'checkin' | 'checkout']?: string }

/** What keeps two days from being a stay, said at the field that has to change. */
export const checkStay = ({ checkin, checkout }: Pick<Stay, 'checkin' | 'checkout'>, today: string): StayErrors => {
  if (!isDay(checkin)) return { checkin: 'Choose the day you arrive.' }
  if (checkin < today) return { checkin: 'Choose today or a later day.' }
  if (checkin > addDays(today, MOST_DAYS_AHEAD)) return { checkin: 'Choose a day within the next two years.' }
  if (!isDay(checkout)) return { checkout: 'Choose the day you leave.' }
  if (checkout <= checkin) return { checkout: 'Choose a day after you arrive.' }
  if (nightsBetween(checkin, checkout) > MOST_NIGHTS) return { checkout: `Choose ${MOST_NIGHTS} nights or fewer.` }
  return {}
}

const isStay = (stay: Stay, today: string): boolean => Object.keys(checkStay(stay, today)).length === 0

const guestsOf = (text: string | null): number => {
  const guests = Number(text)
  return Number.isInteger(guests) && guests >= GUESTS.least && guests <= GUESTS.most ? guests : GUESTS.usual
}

/** Reads the stay from the address; what makes no sense or is over counts as not set. */
export const readStay = (params: URLSearchParams, today: string): Stay | null => {
  const stay = {
    checkin: params.get('in') ?? '',
    checkout: params.get('out') ?? '',
    adults: guestsOf(params.get('guests')),
  }
  return isStay(stay, today) ? stay : null
}

/** Whether the address says that no dates are wanted. */
export const isCleared = (params: URLSearchParams): boolean => params.get('in') === NONE

/** The address with another stay, everything else in it as it was. Null says that no dates are wanted. */
export const writeStay = (params: URLSearchParams, stay: Stay | null): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.delete('out')
  next.delete('guests')
  next.set('in', stay?.checkin ?? NONE)
  if (stay === null) return next
  next.set('out', stay.checkout)
  if (stay.adults !== GUESTS.usual) next.set('guests', String(stay.adults))
  return next
}

/** Parameters of an address that hold a stay. */
export const STAY_KEYS = ['in', 'out', 'guests'] as const

/** The stay as the backend's calls take it. */
export const stayRequest = (stay: Stay): NonNullable<HotelsRequest['stay']> => ({
  ...stay,
  currency: site.currency,
  nationality: site.nationality,
})
