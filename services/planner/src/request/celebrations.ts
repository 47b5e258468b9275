import { addDays, spellDate } from '../itinerary/days.ts'
import { kilometres, SAME_REGION_KM, type PlacesPort } from '../itinerary/places.ts'
import type { TripStretch } from './to-stretches.ts'

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
