import { isSeason, type EventItem } from '@site/contracts/events'
import { addDays, isDay, nightsBetween } from './days.ts'
import { GUESTS, MOST_NIGHTS, type Stay } from './stay.ts'

/**
 * The night before an event to the night of its last day; from today on where it has begun. Null for a season of many dates, for what is
 * over, for days that are only usual, and where that is longer than a stay may be: which of its nights are wanted nobody knows.
 */
export const stayOfEvent = (dates: Pick<EventItem['dates'], 'start' | 'end' | 'usual'>, today: string): Stay | null => {
  if (!isDay(dates.start) || !isDay(dates.end) || dates.end < dates.start) return null
  if (isSeason(dates) || dates.end < today || dates.usual !== undefined) return null
  const before = addDays(dates.start, -1)
  const checkin = before < today ? today : before
  const checkout = addDays(dates.end, 1)
  return nightsBetween(checkin, checkout) > MOST_NIGHTS ? null : { checkin, checkout, adults: GUESTS.usual }
}
