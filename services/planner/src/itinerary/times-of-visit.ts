/** What is usual at a place, as far as it concerns the day and the hour of a visit. */

import { weekday } from './days.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const NAMES = WEEKDAYS.join('|')
/** "Mon, Wed", "Fri-Sat"; those in brackets or after "also" are a further time of what is on every day. */
const DAYS = new RegExp(String.raw`\b(${NAMES})(?:-(${NAMES}))?\b`, 'g')
const ASIDE = /\([^)]*\)|(?:[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})? )?also\b.*$/g
const CLOCK = /\b(\d{1,2}):(\d{2})\b/g
/** Last entries, queues and the like matter to whoever comes earlier. */
const MATTERS_BEFORE = /\b(?:last|until|queue|entry|best|shut|sells|first|hourly|every|visit)\b/
/** What goes on from a time on. */
const GOES_ON = /\b(?:from|open|opens)\b/
/** So long before a visit one may still have seen the beginning, minutes. */
const JUST_BEFORE = 15

export interface Visit {
  readonly date: string
  /** Minutes of the day. */
  readonly start: number
  readonly end: number
}

function isOnDay(part: string, date: string): boolean {
  const named = [...part.replace(ASIDE, '').matchAll(DAYS)]
  const today = weekday(date)
  const holds = ([, first = '', last = first]: RegExpMatchArray) => {
    const [from, until] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)]
    return from <= until ? today >= from && today <= until : today >= from || today <= until
  }
  return named.length === 0 || named.some(holds)
}

function isInVisit(part: string, { start, end }: Visit): boolean {
  const times = [...part.matchAll(CLOCK)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute))
  if (times.length === 0 || MATTERS_BEFORE.test(part)) return true
  const isRange = /\d-\d{1,2}:\d{2}/.test(part)
  if (GOES_ON.test(part)) return times.some((time) => time < end)
  if (isRange) return Math.min(...times) < end && Math.max(...times) > start
  return times.some((time) => time >= start - JUST_BEFORE && time < end)
}

/** The parts of a text of usual times that are of that visit; null where none is. */
export function timesOfVisit(text: string, visit: Visit): string | null {
  const parts = text.split('; ').filter((part) => isOnDay(part, visit.date) && isInVisit(part, visit))
  return parts.length === 0 ? null : parts.join('; ')
}
