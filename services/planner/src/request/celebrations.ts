import { addDays, spellDate } from '../itinerary/days.ts'
import { ofIslam } from './feast-rules.ts'
import { kilometres, SAME_REGION_KM, type PlacesPort } from '../itinerary/places.ts'
import type { TripStretch } from './to-stretches.ts'

/** Where most people fast in Ramadan, of the countries whose cities are planned or may be (the CIA's World Factbook on religions). */
const FASTING = new Set(['AE', 'QA', 'SA', 'BH', 'KW', 'OM', 'TR', 'MA', 'EG', 'TN', 'JO', 'MY', 'ID', 'PK', 'BD'])
const RAMADAN = { begins: ofIslam(['9/1']), over: ofIslam(['10/1']), days: 29 }

/** Days in Ramadan where it changes the hours of a city; the moon may move it by a day. */
export const ramadanNotes = (stretches: readonly TripStretch[]): readonly string[] =>
  stretches.flatMap(({ destination, request: { startDate, days } }) => {
    if (startDate === undefined || !FASTING.has(destination.country)) return []
    const begins = RAMADAN.begins(addDays(startDate, -RAMADAN.days))
    const over = begins === null ? null : RAMADAN.over(begins)
    if (begins === null || over === null || begins > addDays(startDate, days - 1) || over <= startDate) return []
    return [
      `${spellDate(begins)} to ${spellDate(addDays(over, -1))} is Ramadan, give or take a day: many kitchens in ${destination.city} rest by day and fill at sunset, when the fast is broken, so ask before you book.`,
    ]
  })

/** Most events of those days that are looked through. */
const MOST_EVENTS = 50

/**
 * What a city celebrates on the days of the trip, where no event was asked for: whoever spends New Year's Eve in New York should
 * hear of Times Square, and is not sent there unasked.
 */
export const celebrationNotes = (
  stretches: readonly TripStretch[],
  port: Pick<PlacesPort, 'events'>,
): readonly string[] => {
  if (stretches.some(({ request }) => request.eventId !== undefined)) return []
  return stretches.flatMap(({ destination, request: { startDate, days } }) => {
    if (startDate === undefined || destination.kind === 'event') return []
    const to = addDays(startDate, days - 1)
    const { events } = port.events({ from: startDate, to, category: 'music', limit: MOST_EVENTS })
    return events
      .filter(
        ({ genre, venue, dates }) =>
          genre === 'celebration' &&
          dates.start >= startDate &&
          kilometres(destination.centre, venue) <= SAME_REGION_KM,
      )
      .map(
        ({ name, dates }) =>
          `${name} is on ${spellDate(dates.start)}. It isn’t in the plan: to go, add its name to what you wrote.`,
      )
  })
}
