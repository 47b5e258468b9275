import { LRUCache } from 'lru-cache'
import OpeningHours from 'opening_hours'
import { addressOf, holidayTable, withoutHolidays, type HolidayPlace } from './holiday-table.ts'

/**
 * Opening hours read by the reference library (opening_hours.js), on purpose not by the planner's own reader: two readers
 * that agree are worth more than one that is sure.
 */
export type OpenAnswer = 'open' | 'closed' | 'unreadable'

/** A reader keeps the holidays of its country and its parsed text: some 10 kB, and more for a long text. */
const cache = new LRUCache<string, { readonly hours: OpeningHours | null }>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (_, key) => 10_000 + 50 * key.length,
})

function reader(text: string, place: HolidayPlace): OpeningHours | null {
  const key = `${place.country}|${place.region ?? ''}|${text}`
  const known = cache.get(key)
  if (known !== undefined) return known.hours
  let built: OpeningHours | null
  try {
    built = new OpeningHours(holidayTable(place) === null ? withoutHolidays(text) : text, addressOf(place))
  } catch {
    built = null
  }
  cache.set(key, { hours: built })
  return built
}

/**
 * Whether a place is open from minute `from` to `until` of the local day `date` without a break. The library reads the
 * clock of the `Date` it is given, so local time is passed as such.
 */
export function openThroughout(
  text: string,
  place: HolidayPlace,
  date: string,
  from: number,
  until: number,
): OpenAnswer {
  const hours = reader(text, place)
  if (hours === null) return 'unreadable'
  const [year, month, day] = date.split('-').map(Number)
  const at = (minute: number) => new Date(year ?? 0, (month ?? 1) - 1, day ?? 1, 0, minute)
  try {
    const begin = at(from)
    if (!hours.getState(begin)) return 'closed'
    const change = hours.getNextChange(begin, at(until + 1))
    return change === undefined || change >= at(until) ? 'open' : 'closed'
  } catch {
    return 'unreadable'
  }
}
