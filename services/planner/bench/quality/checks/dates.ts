import type { ItineraryResponse } from '@site/contracts/itinerary'
import { check, dayAfter, matches, weekdayOf, type Check } from '../answer.ts'
import { valueOf, type QualityRequest } from '../request-table.ts'

/** "2027-04-01..2027-04-30|2027-05-03": one of these days. */
const isOneOf = (days: string, date: string): boolean =>
  days.split('|').some((each) => {
    const [from = '', to = from] = each.split('..')
    return date >= from && date <= to
  })

/** The cities in their order with their days, as `in` writes them. */
const cityChecks = ({ plan, meta }: ItineraryResponse, wanted: string): readonly Check[] => {
  const found = meta.stretches ?? [{ city: meta.city, days: plan.length }]
  const names = found.map(({ city, days }) => `${city}:${days}`).join(' > ')
  const expected = wanted.split(' > ').map((each) => each.split(':'))
  const isRight =
    expected.length === found.length &&
    expected.every(([city = '', days], i) => {
      const own = found[i]
      const isLong =
        days === undefined ||
        days
          .split('|')
          .map(Number)
          .includes(own?.days ?? 0)
      return matches(`^(?:${city})`, own?.city ?? '') && isLong
    })
  return [check('cities', isRight, `planned ${names}, asked for ${wanted}`)]
}

/** The day that it is there now. */
const localDay = (now: Date, timeZone = 'UTC'): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** Days, dates and cities. */
export const dateChecks = (answer: ItineraryResponse, { expected }: QualityRequest, now: Date): readonly Check[] => {
  const dates = answer.plan.map(({ date }) => date)
  const [first = 'none'] = dates
  const days = valueOf(expected, 'days')
  const asked = valueOf(expected, 'first')
  const wanted = valueOf(expected, 'in')
  const starts = (answer.meta.stretches ?? []).map(({ firstDay }) => firstDay)
  // The days of a city that is not known stay open between the others.
  const mayGap = (i: number) => expected.has('gap') && starts.includes(i)
  const isRow = dates.every((date, i) => i === 0 || date === dayAfter(dates[i - 1] ?? '', 1) || mayGap(i))
  const here = localDay(now, answer.meta.tz ?? answer.meta.stretches?.[0]?.tz)
  return [
    ...(wanted === undefined ? [] : cityChecks(answer, wanted)),
    ...(days === undefined ? [] : [check('days', Number(days) === dates.length, `${dates.length} days, not ${days}`)]),
    check('dates', isRow && first > here, `days from ${first} are not one after the other, or past`),
    ...(asked === undefined ? [] : [check('dates', isOneOf(asked, first), `starts ${first}, not ${asked}`)]),
    ...(expected.get('covers') ?? []).map((date) => check('dates', dates.includes(date), `${date} is not in the plan`)),
    ...(expected.has('weekend')
      ? [
          check(
            'dates',
            weekdayOf(first) === 5 && dates.length === 3,
            `a weekend is Friday to Sunday, not ${dates.join()}`,
          ),
        ]
      : []),
  ]
}
