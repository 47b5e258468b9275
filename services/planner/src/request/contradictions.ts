import { limits } from '@site/contracts/limits'
import type { TripQuestion } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { daysBetween, minutesOf, spellDate } from '../itinerary/days.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'
import type { RequestText } from './read-request.ts'
import type { Stop } from './where.ts'

export interface Told {
  readonly trip: TripRequest
  readonly findings: readonly Finding[]
  readonly request: RequestText
  readonly without: ReadonlySet<string>
  readonly origin: Stop | null
  readonly page: Page
  readonly stops: readonly Stop[]
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const daysWords = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
const quote = (words: string): string => `“${words}”`

/** Days from the first to the last date; null where there is no last one. */
export const spanOf = ({ dates }: TripRequest): number | null => {
  if (dates === undefined || dates.kind === 'month' || dates.last === undefined) return null
  return daysBetween(dates.first, dates.last) + 1
}

/** The length of the form's field, where it was chosen: the field always holds one. */
export const chosenDays = ({ days }: RequestText): number | null => (days === limits.planner.defaultDays ? null : days)

/** Everything in the request that cannot be true at once, as questions. */
export const contradictions = (told: Told): TripQuestion[] =>
  [
    reversed(told),
    lengths(told),
    startDates(told),
    cityNights(told),
    clock(told),
    paces(told),
    wanted(told),
    ...form(told),
    from(told),
    ...which(told),
  ].filter((question) => question !== null)

const wordsFor = ({ findings }: Told, key: string): string => findings.find((found) => found.key === key)?.words ?? ''

/** Of "5 days" and "3 to 4 May", or of the text and the form. */
const lengths = (told: Told): TripQuestion | null => {
  const { trip, request } = told
  const span = spanOf(trip)
  const written = trip.days ?? null
  const chosen = chosenDays(request)
  const first = trip.dates !== undefined && trip.dates.kind !== 'month' ? trip.dates.first : undefined
  const words = wordsFor(told, 'days')
  const isClose = trip.dates?.kind === 'weekend' && written !== null && written >= 2 && written <= 4
  if (span !== null && written !== null && span !== written && !isClose)
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

/** Dates written with the end before the start: planned in their order, and asked about. */
const reversed = (told: Told): TripQuestion | null => {
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

const startDates = (told: Told): TripQuestion | null => {
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
const cityNights = (told: Told): TripQuestion | null => {
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

/** Leaving before arriving, on a trip of one day. */
const clock = (told: Told): TripQuestion | null => {
  const { trip, request } = told
  const { arrival, departure } = trip
  const days = spanOf(trip) ?? trip.days ?? request.days
  if (arrival === undefined || departure === undefined || days > 1 || minutesOf(departure) > minutesOf(arrival))
    return null
  return {
    key: 'clock',
    words: `You leave at ${departure} and arrive at ${arrival} on the same day. Which time is right?`,
    choices: [
      { words: `Arriving at ${arrival}`, without: ['departure', 'form:departure'] },
      { words: `Leaving at ${departure}`, without: ['arrival', 'form:arrival'] },
    ],
  }
}

const paces = ({ findings }: Told): TripQuestion | null => {
  const said = findings.filter(({ key }) => key.startsWith('pace:'))
  if (said.length < 2) return null
  return {
    key: 'pace',
    words: `You wrote ${said.map(({ words }) => quote(words)).join(' and ')}. How full should the days be?`,
    choices: said.map(({ value, key }) => ({
      words: value,
      without: said.filter((other) => other.key !== key).map((other) => other.key),
    })),
  }
}

/** One place to be seen and to be left out. */
const wanted = ({ trip, findings }: Told): TripQuestion | null => {
  const { mustSee, mustNot } = trip.hard
  const both = mustSee.find((place) =>
    mustNot.places.some((other) => (place.id ?? place.name) === (other.id ?? other.name)),
  )
  if (both === undefined) return null
  const keys = (topic: string) =>
    findings.filter((found) => found.key.startsWith(topic) && found.words.endsWith(both.name)).map(({ key }) => key)
  return {
    key: 'wanted',
    words: `You want to see ${both.name} and to leave it out. Which is it?`,
    choices: [
      { words: `See ${both.name}`, without: keys('leave-out:') },
      { words: `Leave ${both.name} out`, without: keys('must-see:') },
    ],
  }
}

const ASKED = ['arrival', 'departure', 'ticket', 'budget', 'adults', 'children'] as const
/** The form against the text. */
const form = ({ findings }: Told): (TripQuestion | null)[] =>
  ASKED.map((key) => {
    const text = findings.find((found) => found.key === key)
    const field = findings.find((found) => found.key === `form:${key}`)
    if (
      text === undefined ||
      field === undefined ||
      field.value.includes(text.value) ||
      text.value.includes(field.value)
    )
      return null
    return {
      key: `form-${key}`,
      words: `You wrote ${quote(text.words || text.value)}, but the form says ${field.value}. Which is it?`,
      choices: [
        { words: text.value, without: [field.key] },
        { words: field.value, without: [text.key] },
      ],
    }
  })

/** One name, several towns: the text with the town spelt out answers it. */
const which = ({ stops, page }: Told): (TripQuestion | null)[] =>
  stops.map(({ others, destination, place, span }) => {
    if (destination === null || others.length === 0) return null
    const field = page.fieldOf(span)
    const text = field === 'notes' ? page.text.slice(page.notesFrom + 2) : page.text.slice(0, page.notesFrom - 1)
    const at = span.from - (field === 'notes' ? page.notesFrom + 2 : 0)
    return {
      key: `which:${place}`,
      words: `We planned ${destination.city}, ${countryNames.of(destination.country) ?? destination.country}. Did you mean another ${place}?`,
      choices: others.slice(0, 5).map((choice) => ({
        words: choice,
        without: [],
        set: { [field]: `${text.slice(0, at)}${choice}${text.slice(at + span.to - span.from)}` },
      })),
    }
  })

/** "from Tokyo to Kyoto" may be a way through both; "flying from Sydney" is none. */
const from = ({ origin, without, page }: Told): TripQuestion | null => {
  const lead = origin === null ? '' : page.folded.slice(Math.max(0, origin.span.from - 24), origin.span.from)
  if (/(?:fly|com|travel|depart|leav|driv|liv|based)\w* (?:from|out of|in) $/.test(lead)) return null
  if (origin === null || without.has(`stays:${origin.place}`)) return null
  return {
    key: 'from',
    words: `Do you want days in ${origin.place} too, or do you only come from there?`,
    choices: [
      { words: `Days in ${origin.place} too`, without: [`from:${origin.place}`] },
      { words: `Only coming from ${origin.place}`, without: [`stays:${origin.place}`] },
    ],
  }
}
