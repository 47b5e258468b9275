/** What is said at a stop. */

import { isQuietHoliday, type DayFacts } from './day-facts.ts'
import { spellDate } from './days.ts'
import { keepsOtherHours } from './feast-days.ts'
import { isDoubtfulOn, tellsHolidayHours } from './opening-hours.ts'
import { isMealPlace, type Poi } from './places.ts'
import { seesShow } from './show-times.ts'
import { timesOfVisit, type Visit } from './times-of-visit.ts'

/** Times nobody announced for that day, told as what is usual. */
function usualTimes(text: string): string {
  const hedged = /\b(?:about|usually|some days)\b/.test(text)
  const said = hedged ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : `Usually ${text}`
  return `${said}. Check before you go.`
}

/** What others say of a stop: how it meets what the traveller needs, and what stands in place of what is usual there. */
export interface StopWords {
  readonly needs?: string | null
  readonly advised?: string | undefined
}

/** Whether nobody knows what a door or a table keeps to on a holiday. */
export const hasUnknownHours = (poi: Poi, day: DayFacts): boolean =>
  isMealPlace(poi)
    ? (isQuietHoliday(day) || keepsOtherHours(day)) && !tellsHolidayHours(poi, day)
    : isDoubtfulOn(poi, day)

/** Undefined where there is nothing to say. */
export function stopNote(
  poi: Poi,
  day: DayFacts,
  visit: Pick<Visit, 'start' | 'end'>,
  { needs = null, advised }: StopWords = {},
): string | undefined {
  const { date } = day
  // A guard changed on another day, or a show after one has left, is no news.
  const usual = poi.usually ?? null
  const isSeen = usual !== null && seesShow(usual, date, visit.start, visit.end)
  const times = isSeen ? timesOfVisit(usual, { date, ...visit }) : null
  const said = [
    needs,
    advised ?? poi.tip ?? (times === null ? null : usualTimes(times)),
    poi.bookAhead === true && 'Book ahead.',
    typeof poi.wayUp === 'string' && `The way up: ${poi.wayUp}.`,
    hasUnknownHours(poi, day) && `We don’t know its hours on ${spellDate(date)}, so check before you go.`,
  ].filter((own) => typeof own === 'string')
  return said.length === 0 ? undefined : said.join(' ')
}
