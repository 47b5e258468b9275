import type { EventDay } from '@site/contracts/event-days'
import type { TripRequest } from '@site/contracts/trip-request'
import { addDays, daysBetween } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { note, type Reader } from './finding.ts'
import { takeYear, yearOfTrip } from './year-of-trip.ts'

interface Season {
  readonly key: string
  readonly value: string
  readonly words: string
  readonly isName?: boolean
  /** What the text must speak of too. */
  readonly beside?: RegExp
  /** When it is in a year, and its last day. */
  readonly inYear: (year: number) => { readonly dates: NonNullable<TripRequest['dates']>; readonly last: string }
}

const [MONDAY, SATURDAY] = [0, 5]

const SEASONS: readonly Season[] = [
  {
    key: 'season:christmas-markets',
    value: 'Christmas markets, in the first days of December unless you give dates',
    words:
      '(?:christmas|xmas) markets?|weihnachtsmarkte?n?|christkindlmarkte?|adventsmarkte?|marches? de noel|(?:mercatini?|mercat[oi]) (?:di natale|natalizi[eo]?)|(?:mercados?|mercadillos?|feiras?) (?:de (?:navidad|natal)|navidenos?)',
    // They close before Christmas in most cities.
    inYear: (year) => ({
      dates: { kind: 'month', month: `${year}-12`, part: 'start', fixed: false },
      last: `${year}-12-23`,
    }),
  },
  {
    key: 'season:cherry-blossom',
    value: 'Cherry blossom, in the first days of April unless you give dates',
    words:
      '(?:(?:during|for|in|pour|fur|zur|para|per|durante) )?(?:the |les |die |la |el |il |os |a )?(?:cherry[- ]blossoms?|sakura|hanami|kirschblute|cerisiers en fleurs?|(?:floracion|flor) de(?: los)? cerezos?|fioritura dei ciliegi|cerejeiras(?: em flor)?)(?: season| time)?',
    // Full bloom in Tokyo, Kyoto and Seoul is between the last days of March and the first of April.
    beside:
      /\b(?:tokyo|tokio|toquio|kyoto|kioto|quioto|osaka|japan|japon|giappone|japao|seoul|seul|korea|washington|dc)\b/,
    inYear: (year) => ({
      dates: { kind: 'month', month: `${year}-04`, part: 'start', fixed: false },
      last: `${year}-04-10`,
    }),
  },
  {
    key: 'season:oktoberfest',
    value: 'Oktoberfest, on its first days unless you give dates',
    words: 'oktoberfest',
    isName: true,
    // It opens on the Saturday after 15 September; its sixteen days end on a Sunday.
    inYear: (year) => {
      const first = weekdayFrom(`${year}-09-16`, SATURDAY)
      return { dates: { kind: 'days', first, fixed: false }, last: addDays(first, 15) }
    },
  },
  {
    key: 'season:edinburgh-fringe',
    value: 'Edinburgh Festival Fringe, on its first days unless you give dates',
    words:
      '(?:(?:during|for|at|to|pour|fur|zum|para|per|durante) )?(?:the |le |das |el |il |o )?(?:festival )?fringe(?: festival)?',
    beside: /^(?!.*\badelaide).*\b(?:edinburgh|edimburgo|edimbourg|edimburgh)\b/s,
    // It ends with the last Monday of August, and begins on the Friday 24 days before.
    inYear: (year) => {
      const last = addDays(weekdayFrom(`${year}-09-01`, MONDAY), -7)
      return { dates: { kind: 'days', first: addDays(last, -24), fixed: false }, last }
    },
  },
]
const PATTERNS = SEASONS.map(
  (season) => [season, new RegExp(String.raw`\b(?:${season.words})(?![\p{L}])(?:[ ,(]+(20[2-9]\d)\b)?`, 'gu')] as const,
)

/** Days that are told by their first and last date, as those of an event. */
const daysFrom = (first: string, last: string): readonly EventDay[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => ({ date: addDays(first, i), sessions: [] }))

/**
 * What happens once a year for some weeks and is no event of ours: where no dates were typed, the trip is then. Returns the days of one
 * that has its own, for what else is said of them: "first weekend".
 */
export const readSeasons = (reader: Reader): readonly EventDay[] => {
  const { page, today } = reader
  let ofSeason: readonly EventDay[] = []
  const thisYear = Number(today.slice(0, 4))
  for (const [season, pattern] of PATTERNS.filter(([{ beside }]) => beside?.test(page.folded) !== false))
    for (const match of page.folded.matchAll(pattern)) {
      const [all, typed] = match
      const said = typed === undefined ? yearOfTrip(page, thisYear) : Number(typed)
      const year = said ?? thisYear
      const own = season.inYear(year)
      const { dates, last } = said === null && own.last < today ? season.inYear(year + 1) : own
      if (dates.kind === 'days' && last >= today) ofSeason = daysFrom(dates.first, last)
      const span = { from: match.index, to: match.index + all.length }
      // "Oktoberfest" is a name too, which leads to its city.
      page.take(season.isName === true ? { from: span.to - (typed?.length ?? 0), to: span.to } : span)
      if (said !== null) takeYear(page, said, thisYear)
      note(reader, span, {
        key: season.key,
        label: 'Season',
        value: season.value,
        use: 'noted',
        apply: (trip) => (trip.dates === undefined ? { ...trip, dates } : trip),
      })
    }
  return ofSeason
}
