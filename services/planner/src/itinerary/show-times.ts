import { weekday } from './days.ts'
import type { Window } from './hours-rules.ts'

/** Words of a time that is no show: the end of something, a pace, or advice. */
const NO_SHOW = /\b(?:last|every|until|before|shut|closed?|queue|season|late)\b/i
const CLOCK = String.raw`(\d{1,2}):(\d{2})`
const TIMES = new RegExp(String.raw`(from |opens? (?:about )?)?${CLOCK}(?:\s*[-–]\s*${CLOCK})?`, 'gi')
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY = `(${DAYS.join('|')})`
const WEEKDAYS = new RegExp(String.raw`\b${DAY}(?:\s*[-–]\s*${DAY})?\b`, 'gi')
/** One stays so long at a show of which only the beginning is known, and is there so long before, minutes. */
const SHOW = 15
const BEFORE = 10
const MIDNIGHT = 1440

/** Weekdays (Monday is 0) that a text names. */
function weekdaysOf(text: string): ReadonlySet<number> {
  const days = [...text.matchAll(WEEKDAYS)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [DAYS.indexOf(first.toLowerCase()), DAYS.indexOf(last.toLowerCase())]
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => (from + i) % 7)
  })
  return new Set(days)
}

const minutes = (hour: string, minute: string): number => Number(hour) * 60 + Number(minute)

const spansIn = (text: string): readonly Window[] =>
  [...text.matchAll(TIMES)].map(([, from, hour = '', minute = '', endHour, endMinute]): Window => {
    const begin = minutes(hour, minute)
    if (endHour !== undefined && endMinute !== undefined) {
      const end = minutes(endHour, endMinute)
      return [begin, end <= begin ? end + MIDNIGHT : end]
    }
    return from === undefined ? [begin, begin + SHOW] : [begin, 2 * MIDNIGHT]
  })

/**
 * When a note says that there is something to see on a date ("guard change 11:00, usually Mon, Wed"); null where it names no such times.
 * A show added on some weekdays stands after "also"; weekdays beside a single time are its own.
 */
export function showsOn(usually: string, date: string): readonly Window[] | null {
  if (NO_SHOW.test(usually)) return null
  const also = /[,;]?\s*\(?\b(?:[a-z]{3}[-–, ]*)+also\b/i.exec(usually)
  const daily = also === null ? usually : usually.slice(0, also.index)
  const added = also === null ? '' : usually.slice(also.index)
  const spans = spansIn(daily)
  const days = weekdaysOf(daily)
  const isOn = spans.length !== 1 || days.size === 0 || days.has(weekday(date))
  const all = [...(isOn ? spans : []), ...(weekdaysOf(added).has(weekday(date)) ? spansIn(added) : [])]
  return spans.length === 0 ? null : all
}

/** Whether a stay sees what a note speaks of, a show from its beginning; also where the note speaks of no time. */
export const seesShow = (usually: string, date: string, from: number, until: number): boolean =>
  showsOn(usually, date)?.some(
    ([begin, end]) => Math.min(until, end) - Math.max(from, begin) >= BEFORE && (from <= begin || end - begin > SHOW),
  ) !== false

/** When a visit of so many minutes begins that sees one of the shows of a date, ascending and apart; none where there is none. */
export function startsForShow(usually: string | null | undefined, date: string, length: number): readonly Window[] {
  const shows = typeof usually === 'string' ? (showsOn(usually, date) ?? []) : []
  const starts = shows.map(([begin, end]): Window => {
    const last = Math.max(begin, end - SHOW) - BEFORE
    return [Math.min(last, begin + SHOW - length), last]
  })
  return starts
    .toSorted((a, b) => a[0] - b[0])
    .reduce<readonly Window[]>((merged, [from, to]) => {
      const before = merged.at(-1)
      return before !== undefined && from <= before[1]
        ? [...merged.slice(0, -1), [before[0], Math.max(before[1], to)] as const]
        : [...merged, [from, to] as const]
    }, [])
}
