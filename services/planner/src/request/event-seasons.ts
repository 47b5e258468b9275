import type { TripRequest } from '@site/contracts/trip-request'
import { addDays } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import { note, type Reader } from './finding.ts'
import { takeYear, yearOfTrip } from './year-of-trip.ts'

interface Season {
  readonly key: string
  readonly value: string
  readonly words: string
  readonly isName?: boolean
  /** When it is in a year, and its last day. */
  readonly inYear: (year: number) => { readonly dates: NonNullable<TripRequest['dates']>; readonly last: string }
}

const SATURDAY = 5

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
]
const PATTERNS = SEASONS.map(
  (season) => [season, new RegExp(String.raw`\b(?:${season.words})(?![\p{L}])(?:[ ,(]+(20[2-9]\d)\b)?`, 'gu')] as const,
)

/** What happens once a year for some weeks and is no event of ours: where no dates were typed, the trip is then. */
export const readSeasons = (reader: Reader): void => {
  const { page, today } = reader
  const thisYear = Number(today.slice(0, 4))
  for (const [season, pattern] of PATTERNS)
    for (const match of page.folded.matchAll(pattern)) {
      const [all, typed] = match
      const said = typed === undefined ? yearOfTrip(page, thisYear) : Number(typed)
      const year = said ?? thisYear
      const own = season.inYear(year)
      const { dates } = said === null && own.last < today ? season.inYear(year + 1) : own
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
}
