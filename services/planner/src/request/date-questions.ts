import { limits } from '@site/contracts/limits'
import type { TripQuestion } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { daysBetween, spellDate } from '../itinerary/days.ts'
import { dateOf } from './calendar.ts'
import type { Finding } from './finding.ts'
import { MONTH, monthOf } from './vocabulary.ts'
import type { Page } from './page.ts'
import type { RequestText } from './read-request.ts'
import type { Stop } from './where.ts'

/** Everything that a question may be about. */
export interface Told {
  readonly trip: TripRequest
  readonly findings: readonly Finding[]
  readonly request: RequestText
  readonly without: ReadonlySet<string>
  readonly origin: Stop | null
  readonly page: Page
  readonly stops: readonly Stop[]
}

const daysWords = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
export const quote = (words: string): string => `“${words}”`
const wordsFor = ({ findings }: Told, key: string): string => findings.find((found) => found.key === key)?.words ?? ''

/** Days from the first to the last date; null where there is no last one. */
export const spanOf = ({ dates }: TripRequest): number | null => {
  if (dates === undefined || dates.kind === 'month' || dates.last === undefined) return null
  return daysBetween(dates.first, dates.last) + 1
}

/** The length of the form's field, where it was chosen: the field always holds one. */
export const chosenDays = ({ days }: RequestText): number | null => (days === limits.planner.defaultDays ? null : days)

/** An evening on which one arrives so late, and a morning on which one leaves so early, are counted as days by few. */
const LATE = '17:00'
const EARLY = '10:00'
const daysOnTheWay = ({ arrival, departure }: TripRequest): number =>
  Number(arrival !== undefined && arrival >= LATE) + Number(departure !== undefined && departure <= EARLY)

/** Of "5 days" and "3 to 4 May", or of the text and the form. */
export const lengths = (told: Told): TripQuestion | null => {
  const { trip, request } = told
  const span = spanOf(trip)
  const written = trip.days ?? null
  const chosen = chosenDays(request)
  const first = trip.dates !== undefined && trip.dates.kind !== 'month' ? trip.dates.first : undefined
  const words = wordsFor(told, 'days')
  const isClose = trip.dates?.kind === 'weekend' && written !== null && written >= 2 && written <= 4
  const isInDays = span !== null && written !== null && span > written && span - written <= daysOnTheWay(trip)
  if (span !== null && written !== null && span !== written && !isClose && !isInDays)
    return {
      key: 'length',
      words: `You wrote ${quote(words || daysWords(written))}, but ${quote(wordsFor(told, 'dates'))} is ${daysWords(span)}. Which is it?`,
      choices: [
        { words: `${daysWords(span)}, as the dates say`, without: ['days'] },
        {
          words: `${daysWords(written)}${first === undefined ? '' : ` from ${spellDate(first)}`}`,
          without: ['dates', 'days'],
          set: { days: written, ...(first === undefined ? {} : { startDate: first }) },
        },
      ],
    }
  const said = span ?? written
  if (
    chosen === null ||
    said === null ||
    chosen === said ||
    (trip.dates?.kind === 'weekend' && written === null && span === chosen)
  )
    return null
  const key = span === null ? 'days' : 'dates'
  return {
    key: 'length',
    words: `You wrote ${quote(wordsFor(told, key) || daysWords(said))} and chose ${daysWords(chosen)}. Which is it?`,
    choices: [
      { words: daysWords(said), without: [], set: { days: said } },
      {
        words: daysWords(chosen),
        without: [key],
        ...(span === null || first === undefined ? {} : { set: { startDate: first } }),
      },
    ],
  }
}

/** "2 days" and, later, "a full week". */
export const otherLength = (told: Told): TripQuestion | null => {
  const other = told.findings.find(({ key }) => key.startsWith('other-length:'))
  const own = told.findings.find(({ key }) => key === 'days')
  if (other === undefined || own === undefined) return null
  const days = Number(other.key.replace('other-length:', ''))
  return {
    key: 'length',
    words: `You wrote ${quote(own.words)} and ${quote(other.words)}. How long is the trip?`,
    choices: [
      { words: own.value, without: [other.key] },
      { words: other.value, without: ['days', other.key], set: { days } },
    ],
  }
}

/** Dates written with the end before the start: planned in their order, and asked about. */
export const reversed = (told: Told): TripQuestion | null => {
  const { trip, findings } = told
  const { dates } = trip
  const written = findings.find(({ key }) => key === 'reversed-dates')
  if (written === undefined || dates === undefined || dates.kind === 'month') return null
  const span = spanOf(trip)
  return {
    key: 'reversed',
    words: `${quote(written.words)} ends before it starts. When is your trip?`,
    choices: [
      {
        words: written.value,
        without: ['dates', 'reversed-dates'],
        set: { startDate: dates.first, ...(span === null ? {} : { days: span }) },
      },
      { words: 'Plan without dates', without: ['dates', 'reversed-dates'] },
    ],
  }
}

const DAY_OF_MONTH = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th|\.)? (?:of |de |di )?(${MONTH})\b(?:,? (20\d\d))?`,
  'g',
)
/** "31 June": no month has such a day. */
export const noSuchDay = ({ page, request, without }: Told): TripQuestion | null => {
  if (request.startDate !== undefined || without.has('no-such-day')) return null
  const found = [...page.left.matchAll(DAY_OF_MONTH)].find(
    ([, day = '', month = '', year]) =>
      Number(day) >= 29 &&
      Number(day) <= 31 &&
      dateOf(Number(day), monthOf(month), year === undefined ? LEAP_YEAR : Number(year), '0000-01-01') === null,
  )
  if (found === undefined) return null
  const words = page.words({ from: found.index, to: found.index + found[0].length })
  return {
    key: 'no-such-day',
    words: `There is no ${words}. When is your trip?`,
    choices: [{ words: 'Plan without dates', without: ['no-such-day'] }],
  }
}
/** Without a year the 29 February may be meant. */
const LEAP_YEAR = 2028

/** Days that are over: they are not planned, and asked about. */
export const past = ({ findings, request }: Told): TripQuestion | null => {
  const written = findings.find(({ key }) => key === 'past-dates')
  if (written === undefined || request.startDate !== undefined) return null
  return {
    key: 'past',
    words: `${quote(written.words)} is in the past. When is your trip?`,
    choices: [{ words: 'Plan without dates', without: ['past-dates'] }],
  }
}

export const startDates = (told: Told): TripQuestion | null => {
  const { trip, request } = told
  const { startDate } = request
  if (startDate === undefined || trip.dates === undefined) return null
  const { dates } = trip
  const fits = dates.kind === 'month' ? startDate.startsWith(dates.month) : dates.first === startDate
  if (fits) return null
  const choices: TripQuestion['choices'] = [{ words: spellDate(startDate), without: ['dates'] }]
  if (dates.kind !== 'month')
    choices.unshift({ words: spellDate(dates.first), without: [], set: { startDate: dates.first } })
  return {
    key: 'start',
    words: `You wrote ${quote(wordsFor(told, 'dates'))}, but the first day in the form is ${spellDate(startDate)}. Which is it?`,
    choices:
      dates.kind === 'month'
        ? [...choices, { words: wordsFor(told, 'dates'), without: [], set: { startDate: `${dates.month}-01` } }]
        : choices,
  }
}

/** Nights of the cities against the length of the whole trip. */
export const cityNights = (told: Told): TripQuestion | null => {
  const { trip } = told
  const nights = trip.cities.reduce((sum, city) => sum + (city.nights ?? 0), 0)
  if (trip.cities.length < 2 || trip.days === undefined || nights === 0) return null
  if (nights === trip.days || nights + 1 === trip.days) return null
  if (trip.cities.some((city) => city.nights === undefined) && nights < trip.days) return null
  return {
    key: 'nights',
    words: `The cities together take ${nights} nights, but the trip is ${daysWords(trip.days)}. How long is it?`,
    choices: [
      { words: daysWords(trip.days), without: ['days'], set: { days: trip.days } },
      { words: daysWords(nights + 1), without: ['days'], set: { days: nights + 1 } },
    ],
  }
}
