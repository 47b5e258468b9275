import type { TripQuestion } from '@site/contracts/trip-reading'
import { eventDaysOf } from '../itinerary/attendance.ts'
import { daysBetween, spellDate } from '../itinerary/days.ts'
import { quote, type Told } from './date-questions.ts'
import type { ReadPort } from './where.ts'

/** Farther apart another edition is meant, of which nothing is listed yet. */
const SAME_SEASON_DAYS = 200

/** "For the Boxing Day Test, 20 to 23 December": an event that is on none of the days that were written. */
export const eventOutside = (
  { trip, findings, stops, without }: Told,
  port: Pick<ReadPort, 'eventById'>,
): TripQuestion | null => {
  const { dates } = trip
  const written = findings.find(({ key, words }) => key === 'dates' && words !== '')
  const told = findings.find(({ key }) => key === 'event')
  // An event that is the destination, or one that is named beside it.
  const id = stops.find(({ destination }) => destination?.kind === 'event')?.destination?.id ?? trip.event?.id
  const event = id === undefined ? null : port.eventById(id)
  if (event === null || told === undefined || written === undefined || without.has('event-dates')) return null
  if (dates?.kind !== 'days' || !dates.fixed || dates.last === undefined) return null
  const { first, last } = dates
  const days = eventDaysOf(event)
  const main = days.find((day) => day.main === true) ?? days[0]
  if (main === undefined || days.some(({ date }) => date >= first && date <= last)) return null
  if (Math.abs(daysBetween(first, main.date)) > SAME_SEASON_DAYS) return null
  return {
    key: 'event-dates',
    words: `${event.name} is on ${spellDate(main.date)}, and you wrote ${quote(written.words)}. When is your trip?`,
    choices: [
      { words: `Around ${spellDate(main.date)}, with the event`, without: ['dates'] },
      { words: `${written.value}, without the event`, without: ['event', 'event-dates'] },
    ],
  }
}
