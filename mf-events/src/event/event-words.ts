import { usualWords } from '@site/contracts/event-dates'
import { isSeason, type EventItem } from '@site/contracts/events'
import { nightsBetween } from '../stay/days.ts'

type Dates = EventItem['dates']

/** "15 days", "On now, 3 days left", "Over"; null for one day to come and for a season. */
export const lengthWords = (dates: Dates, today: string): string | null => {
  if (dates.end < today) return 'Over'
  if (isSeason(dates)) return null
  // Whether one that is only usually now is on, nobody knows.
  if (dates.start < today && dates.usual === undefined) {
    const left = nightsBetween(today, dates.end) + 1
    return left === 1 ? 'Ends today' : `On now, ${left} days left`
  }
  const days = nightsBetween(dates.start, dates.end) + 1
  return days > 1 ? `${days} days` : null
}

/** What has to be known of the dates before anything is booked; null where they are announced. */
export const datesCaution = (dates: Dates, today: string): string | null => {
  if (dates.end < today) return 'This event is over. Its next dates are not known yet.'
  if (isSeason(dates)) return 'A season of many dates. See the organiser’s calendar for the day you want.'
  const usual = usualWords(dates)
  if (usual !== null)
    return `It’s usually ${usual}. The next dates are not announced yet, so check with the organiser before you book.`
  return dates.status === 'expected'
    ? 'These dates follow the event’s usual pattern and are not announced yet. Check with the organiser before you book.'
    : null
}

/** "ausopen.com" of an address; null for what is no web address. */
export const siteName = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./, '') : null
}
