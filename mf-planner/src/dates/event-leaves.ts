import type { EventChoice } from '../plan/plan.ts'
import { laterDay, rangeWords, weekdayWords } from './range-words.ts'

const whenOf = ({ date, days }: EventChoice): string => {
  const [first, last] = [days[0]?.date ?? date, days.at(-1)?.date ?? date]
  if (first === null || last === null) return ''
  return first === last ? weekdayWords(first) : rangeWords(first, last, first)
}

/** What to say before a plan leaves its event behind; null where it has none, or the event is on one of the new days. */
export const eventLeaves = (event: EventChoice | null, first: string, days: number): string | null => {
  if (event === null || event.date === null) return null
  const last = laterDay(first, days - 1)
  const on = event.days.length === 0 ? [event.date] : event.days.map(({ date }) => date)
  if (on.some((date) => date >= first && date <= last)) return null
  return `These dates are outside ${event.name} (${whenOf(event)}), so it would leave your plan.`
}
