import type { UnderstoodPiece } from '@site/contracts/trip-reading'
import type { ReadRequest } from '../request/read-request.ts'
import { addDays } from './days.ts'
import { CAROLS, type AskedSeason } from './seasons.ts'
import { kilometres, SAME_REGION_KM, wordsOf, type PlacesPort } from './places.ts'
import { textAsRead, type OwnText } from '../request/restated.ts'

/** New Year's Eve by its names; a bare date may mean anything. */
const NEW_YEARS_EVE =
  /\b(?:new years? (?:s )?eve|nye|hogmanay|silvester|(?:saint|st) sylvestre|nochevieja|capodanno|reveillon)\b/
const LAST_OF_YEAR = /-12-31$/
/** The turn of the year by its name, with or without its eve; its first day alone is another. */
const TURN_OF_YEAR = /\bnew years?\b(?! (?:s )?day\b)/
/** The season of that night among the grounds. */
const NIGHT = 'new-years-eve'
const NIGHT_NAME = 'New Year’s Eve'
const DATES_KEY = 'dates'
/** More events of one night are not looked through. */
const MOST_EVENTS = 50
const EVENT_KEY = 'event'

type FeastPort = Pick<PlacesPort, 'events' | 'seasonGrounds'>

/** The days the text gives, as far as it gives days; a longer stay reaches beyond its first. */
function daysOf({ trip: { dates, days } }: ReadRequest, asked: number): readonly [from: string, to: string] | null {
  if (dates === undefined || dates.kind === 'month') return null
  const last = addDays(dates.first, (days ?? asked) - 1)
  const named = 'last' in dates && dates.last !== undefined ? dates.last : dates.first
  return [dates.first, named > last ? named : last]
}

/** The piece that says a stay whose nights hold the last of the year: whoever is there then is there at midnight. */
function stayOverNight({ trip, reading }: ReadRequest, [from, to]: readonly [string, string]): UnderstoodPiece | null {
  const eve = `${from.slice(0, 4)}-12-31`
  const isOver = trip.dates?.kind === 'days' && from <= eve && eve < to
  return isOver ? (reading.understood.find(({ key }) => key === DATES_KEY) ?? null) : null
}

/** A stay over the turn of the year, with the place where the city keeps that night as a season: it can be taken out. */
function withNight(read: ReadRequest, days: readonly [string, string], without: readonly string[], port: FeastPort) {
  const over = stayOverNight(read, days)
  const key = `season:${NIGHT}`
  if (over === null || without.includes(key) || !isKeptIn(read, port)) return read
  const { words, field } = over
  const piece = { key, label: 'Season', value: NIGHT_NAME, words, field, use: 'noted' as const }
  return { ...read, reading: { ...read.reading, understood: [...read.reading.understood, piece] } }
}

const isKeptIn = (
  { cities }: Pick<ReadRequest, 'cities'>,
  port: Pick<FeastPort, 'seasonGrounds'>,
  season = NIGHT,
): boolean =>
  port
    .seasonGrounds()
    .some(
      (ground) =>
        ground.occasion === season &&
        cities.some(
          ({ destination }) => destination !== null && kilometres(destination.centre, ground) <= SAME_REGION_KM,
        ),
    )

/**
 * Whoever writes "New Year's Eve" and a city, or stays there over that night, goes to what that city does at midnight: the same words name the day and the event. It can be
 * taken out again like any other piece of the reading.
 */
export function withFeastEvent(
  read: ReadRequest,
  request: {
    readonly days: number
    readonly eventId?: string | undefined
    readonly without?: readonly string[] | undefined
  },
  port: FeastPort,
): ReadRequest {
  const { trip, cities, reading } = read
  const isNamed = trip.event !== undefined || request.eventId !== undefined
  if (isNamed || request.without?.includes(EVENT_KEY) === true) return read
  if (cities.some(({ destination }) => destination?.kind === 'event')) return read
  const days = daysOf(read, request.days)
  if (days === null) return read
  const byName = reading.understood.find(({ words }) => NEW_YEARS_EVE.test(wordsOf(words).join(' ')))
  const said = byName ?? stayOverNight(read, days)
  if (said === null) return read
  const [from, to] = days
  const { events } = port.events({ from, to, category: 'music', limit: MOST_EVENTS })
  for (const { destination } of cities) {
    const found = events.find(
      ({ genre, dates, venue }) =>
        genre === 'celebration' &&
        LAST_OF_YEAR.test(dates.start) &&
        destination !== null &&
        kilometres(destination.centre, venue) <= SAME_REGION_KM,
    )
    if (found === undefined || destination === null) continue
    const { id, name } = found
    const { words, field } = said
    const piece = { key: EVENT_KEY, label: 'Event', value: name, words, field, use: 'planned' as const }
    return {
      ...read,
      trip: { ...trip, event: { name, id, city: destination.city } },
      reading: { ...reading, understood: [...reading.understood, piece] },
    }
  }
  return byName === undefined ? withNight(read, days, request.without ?? [], port) : read
}

/** The night of 31 December as a season, for whoever writes of it and goes to a city of which we know where it is kept. */
export function nightsAsked(
  { cities, reading }: ReadRequest,
  request: OwnText,
  port: Pick<FeastPort, 'seasonGrounds'>,
): readonly AskedSeason[] {
  const words = wordsOf(textAsRead(request)).join(' ')
  const isPlanned = reading.understood.some(
    ({ key, value }) => key === EVENT_KEY && NEW_YEARS_EVE.test(wordsOf(value).join(' ')),
  )
  if (isPlanned || !(NEW_YEARS_EVE.test(words) || TURN_OF_YEAR.test(words))) return []
  const isTold = reading.understood.some(({ key }) => key === `season:${NIGHT}`)
  return !isTold && isKeptIn({ cities }, port) ? [{ key: NIGHT, name: NIGHT_NAME }] : []
}

/** The services with carols, which have their days and hours, for whoever asked for carols. */
export const carolsAsked = (
  { cities, trip }: ReadRequest,
  port: Pick<FeastPort, 'seasonGrounds'>,
): readonly AskedSeason[] =>
  trip.soft.activities?.includes('carols') === true && isKeptIn({ cities }, port, CAROLS)
    ? [{ key: CAROLS, name: 'carol services' }]
    : []
