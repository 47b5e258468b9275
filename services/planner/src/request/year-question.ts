import type { TripQuestion } from '@site/contracts/trip-reading'
import { spellDate } from '../itinerary/days.ts'
import { quote, type Told } from './date-questions.ts'
import { emptyTrip, note, type Reader } from './finding.ts'
import { laterYear } from './year-of-trip.ts'

const KEY = 'year'
/** A month without feasts that is mild north and south: the trip is planned in it until the traveller says when it is. */
const MILD = '05'
/** One month of each season is offered. */
const OFFERED = ['02', '05', '08', '11']

/** "Rome 2027, five days", an event of 2028 that is not listed: a year alone says that the trip is not this week. */
export const noteYear = (reader: Reader, hasDates: boolean): void => {
  const { page, today, found } = reader
  const trip = found.reduce((sum, { apply }) => apply(sum), emptyTrip)
  if (hasDates || trip.dates !== undefined || trip.event?.id !== undefined) return
  const said = laterYear(page.folded, Number(today.slice(0, 4)))
  if (said === null) return
  const { span, year } = said
  if (page.isFree(span)) page.take(span)
  note(reader, span, {
    key: KEY,
    label: 'When',
    value: `${year}, in ${monthWords(`${year}-${MILD}`)} until you say when`,
    apply: (own) =>
      own.dates === undefined ? { ...own, dates: { kind: 'month', month: `${year}-${MILD}`, fixed: false } } : own,
  })
}

const monthWords = (month: string): string =>
  spellDate(`${month}-01`)
    .replace(/^1 /, '')
    .replace(/ \d{4}$/, '')

/** When in the year that was named. */
export const whenInYear = ({ findings, trip, request }: Told): TripQuestion | null => {
  const said = findings.find(({ key }) => key === KEY)
  if (said === undefined || request.startDate !== undefined || trip.dates?.kind !== 'month') return null
  const year = trip.dates.month.slice(0, 4)
  return {
    key: KEY,
    words: `You wrote ${quote(said.words)}, but no days. When in ${year} is your trip?`,
    choices: OFFERED.map((month) => ({
      words: `${monthWords(`${year}-${month}`)} ${year}`,
      without: [KEY],
      set: { startDate: `${year}-${month}-08` },
    })),
  }
}
