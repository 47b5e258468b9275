import type { Closure } from '@site/places'
import { publicHolidays, type HolidayPlace } from './open-hours.ts'

/** What a plan says of a place, as far as a closure goes. */
interface Shown {
  readonly name: string
  readonly category: string
  readonly openingHours: string | null
}

/** Categories that the words of a closure speak of; on purpose not the planner's own table. */
const SPEAKS_OF: readonly (readonly [words: RegExp, categories: RegExp])[] = [
  [/museum|galler/i, /^(?:museum|gallery)$/],
  [/restaurant|eater|hawker/i, /^(?:food|coffee|bar|nightlife)$/],
  [/shop|store|mall|supermarket/i, /^shopping$/],
]
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether hours name the holiday, or dates of its month, themselves. */
function namesDay(hours: string | null, date: string, where: HolidayPlace): boolean {
  if (hours === null) return false
  if (/\bPH\b/.test(hours)) return publicHolidays([date], where).length > 0
  return new RegExp(`\\b${MONTHS[Number(date.slice(5, 7)) - 1]} \\d`).test(hours)
}

/** The closure that shuts a place from minute `from` to `until` of a day, by its kind; null when none does. */
export function closureOf(
  place: Shown,
  closures: readonly Closure[],
  { date, from, until, where }: { date: string; from: number; until: number; where: HolidayPlace },
): Closure | null {
  const closing = closures.find(
    ({ what, closed, kinds }) =>
      closed !== null &&
      closed.from < until &&
      closed.until > from &&
      // Where only many restaurants close, others are open.
      kinds.length > 0 &&
      SPEAKS_OF.some(
        ([words, categories]) =>
          words.test(what) &&
          categories.test(place.category) &&
          (!categories.test('food') || kinds.includes('restaurant')),
      ),
  )
  return closing === undefined || namesDay(place.openingHours, date, where) ? null : closing
}
