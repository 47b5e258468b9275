import type { Diet, TripFields } from '@site/contracts/trip-fields'

/** What stands in the form behind "More", as it was typed. */
export interface MoreFields {
  readonly adults: string
  /** Ages, apart from each other by anything but digits. */
  readonly children: string
  readonly arrival: string
  readonly departure: string
  readonly diet: Diet | ''
  readonly budget: string
  readonly walking: 'little' | 'lots' | ''
  readonly stepFree: boolean
  readonly ticketTime: string
  /** A hotel or an address. */
  readonly stay: string
}

export const noFields: MoreFields = {
  adults: '',
  children: '',
  arrival: '',
  departure: '',
  diet: '',
  budget: '',
  walking: '',
  stepFree: false,
  ticketTime: '',
  stay: '',
}

const MOST_PEOPLE = 20
const ADULT = 18
const MOST_MONEY = 1_000_000
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

const whole = (text: string, most: number): number | null => {
  const number = Number(text.replace(/[\s,]/g, ''))
  return text.trim() !== '' && Number.isInteger(number) && number > 0 && number <= most ? number : null
}

/** The fields that say something, as the request carries them; undefined where none does. What cannot be read is left out. */
export const readFields = (fields: MoreFields): TripFields | undefined => {
  const adults = whole(fields.adults, MOST_PEOPLE)
  const amount = whole(fields.budget, MOST_MONEY)
  const ages = (fields.children.match(/\d{1,2}/g) ?? []).map(Number).filter((age) => age < ADULT)
  const time = (text: string) => (CLOCK.test(text) ? text : undefined)
  const [arrival, departure, ticketTime] = [time(fields.arrival), time(fields.departure), time(fields.ticketTime)]
  const stay = fields.stay.replace(/\s+/g, ' ').trim()
  const read: TripFields = {
    ...(adults === null ? {} : { adults }),
    ...(ages.length === 0 ? {} : { children: ages.slice(0, MOST_PEOPLE) }),
    ...(arrival === undefined ? {} : { arrival }),
    ...(departure === undefined ? {} : { departure }),
    ...(fields.diet === '' ? {} : { diet: [fields.diet] }),
    ...(amount === null ? {} : { budget: { amount, currency: 'AUD' as const, per: 'trip' as const } }),
    ...(fields.walking === '' ? {} : { walking: { level: fields.walking } }),
    ...(fields.stepFree ? { stepFree: true } : {}),
    ...(ticketTime === undefined ? {} : { ticketTime }),
    ...(stay === '' ? {} : { stay }),
  }
  return Object.keys(read).length === 0 ? undefined : read
}

/** The fields of a request that was sent, as the form shows them. */
export const fieldsOf = (sent: TripFields | undefined): MoreFields => ({
  adults: sent?.adults?.toString() ?? '',
  children: sent?.children?.join(', ') ?? '',
  arrival: sent?.arrival ?? '',
  departure: sent?.departure ?? '',
  diet: sent?.diet?.[0] ?? '',
  budget: sent?.budget?.amount.toString() ?? '',
  walking: sent?.walking === undefined || sent.walking.level === 'usual' ? '' : sent.walking.level,
  stepFree: sent?.stepFree ?? false,
  ticketTime: sent?.ticketTime ?? '',
  stay: sent?.stay ?? '',
})
