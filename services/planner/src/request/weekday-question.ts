import type { TripQuestion } from '@site/contracts/trip-reading'
import { addDays, daysBetween, spellDate, weekday } from '../itinerary/days.ts'
import { quote, type Told } from './date-questions.ts'
import { foldText } from './page.ts'
import { AND, MONTH, TO, WEEKDAY, weekdayOf } from './vocabulary.ts'

/** "Tuesday 17 May", "Tue, May 17". */
const WITH_DAY = new RegExp(
  String.raw`\b(${WEEKDAY})[, ]+(?:the |den |dem |le |el |il |dia )?(?:${MONTH}\b\.? )?(\d{1,2})(?!\d|[:.]\d)`,
  'g',
)
/** "Friday and Saturday, 9-10 April": each of them is a day of its own. */
const LISTED = new RegExp(String.raw`\b${WEEKDAY}\s*(?:,|/|${AND}|${TO})\s*$`)
const WEEK = 7
const HALF_WEEK = 3

const dayName = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' })
const named = (date: string): string => `${dayName.format(Date.parse(date))} ${spellDate(date)}`

/** The day of that name nearest to a date. */
const nearest = (date: string, day: number): string => {
  const ahead = (day - weekday(date) + WEEK) % WEEK
  return addDays(date, ahead > HALF_WEEK ? ahead - WEEK : ahead)
}

/** A day of the month with the name of another: which of the two is meant. */
export const weekdays = ({ trip, findings }: Told): TripQuestion | null => {
  const { dates } = trip
  const words = findings.find(({ key }) => key === 'dates')?.words ?? ''
  if (dates?.kind !== 'days') return null
  const last = dates.last ?? dates.first
  for (const [said, name = '', number] of foldText(words).matchAll(WITH_DAY)) {
    const date = [dates.first, last].find((each) => Number(each.slice(-2)) === Number(number))
    const at = foldText(words).indexOf(said)
    if (date === undefined || weekday(date) === weekdayOf(name) || LISTED.test(foldText(words).slice(0, at))) continue
    const other = nearest(date, weekdayOf(name))
    const meant = (start: string, end: string) => ({
      without: ['dates'],
      set: { startDate: start, ...(dates.last === undefined ? {} : { days: daysBetween(start, end) + 1 }) },
    })
    const moved = date === dates.first ? meant(other, last) : meant(dates.first, other)
    return {
      key: 'weekday',
      words: `You wrote ${quote(words.slice(at, at + said.length))}, but ${spellDate(date)} is a ${dayName.format(Date.parse(date))}. Which day is it?`,
      choices: [
        { words: named(date), ...meant(dates.first, last) },
        { words: named(other), ...moved },
      ],
    }
  }
  return null
}
