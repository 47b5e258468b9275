/** Where and when midday is no time to be out of doors. */

import { site } from '@site/contracts/site'
import type { DayFacts } from './day-facts.ts'
import { GRID } from './days.ts'
import type { Window } from './hours-rules.ts'
import type { LatLon, Poi } from './places.ts'
import { isLikeMuseum } from './museum-like.ts'
import { splitStarts } from './time-of-day.ts'
import { BUILT_DECK, isOpenGround } from './unpublished-hours.ts'
import { faithOf } from './worship.ts'
import type { Stop } from './stops.ts'

/** Hot: the mean daily maximum of the month is 35 °C and more; warm: it is 31 °C and more. */
export type Heat = 'hot' | 'warm'

interface Climate {
  readonly country: string
  /** South, north, west and east of where it holds; the whole country where left out. */
  readonly within?: readonly [south: number, north: number, west: number, east: number]
  readonly heat: Heat
  readonly months: readonly number[]
}

const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const DESERT = [32, 37.5, -118, -109] as const
const TEXAS = [25.8, 33.5, -103, -93.5] as const
const FLORIDA = [24, 28.5, -83, -79.5] as const
const SOUTH_OF_SPAIN = [36, 38.5, -7.5, -1] as const

/** Roughly when these climates pass the two, looked up in no table: a plan is only told to stay out of the sun (chosen, decision 27). */
const CLIMATES: readonly Climate[] = [
  ...['AE', 'QA', 'BH', 'KW', 'OM', 'SA'].map((country) => ({
    country,
    heat: 'hot' as const,
    months: [5, 6, 7, 8, 9, 10],
  })),
  { country: 'US', within: DESERT, heat: 'hot', months: [6, 7, 8, 9] },
  { country: 'US', within: TEXAS, heat: 'hot', months: [7, 8] },
  { country: 'US', within: TEXAS, heat: 'warm', months: [6, 9] },
  { country: 'US', within: FLORIDA, heat: 'warm', months: [6, 7, 8, 9] },
  { country: 'TH', heat: 'hot', months: [4, 5] },
  { country: 'TH', heat: 'warm', months: ALL_YEAR },
  { country: 'SG', heat: 'warm', months: ALL_YEAR },
  { country: 'MY', heat: 'warm', months: ALL_YEAR },
  { country: 'HK', heat: 'warm', months: [6, 7, 8, 9] },
  { country: 'CN', within: [18, 26, 105, 120], heat: 'warm', months: [6, 7, 8, 9] },
  { country: 'JP', within: [30, 36, 129, 141], heat: 'warm', months: [7, 8] },
  { country: 'ES', within: SOUTH_OF_SPAIN, heat: 'hot', months: [7, 8] },
  { country: 'ES', within: [38.5, 41, -6, -2], heat: 'warm', months: [7, 8] },
  { country: 'IT', within: [36, 42.5, 8, 19], heat: 'warm', months: [7, 8] },
  { country: 'GR', heat: 'warm', months: [6, 7, 8] },
]

/** How hot a day of that month is at a place; null where it is not. */
export function heatOn(date: string, country: string, { lat, lon }: LatLon): Heat | null {
  const month = Number(date.slice(5, 7))
  const found = CLIMATES.find(
    ({ country: own, within: [south, north, west, east] = [-90, 90, -180, 180], months }) =>
      own === country && months.includes(month) && lat >= south && lat <= north && lon >= west && lon <= east,
  )
  return found?.heat ?? null
}

/** Between these hours nobody is out of doors where it is hot, and better not where it is warm (chosen, decision 27). */
const MIDDAY: Readonly<Record<Heat, Window>> = { hot: [11 * 60, 17 * 60], warm: [11 * 60 + 30, 16 * 60] }
/** Worth of a visit out of doors in a warm midday, relative to another hour (chosen, decision 27). */
const IN_THE_SUN = 0.75

/** Under a roof, or in the water: nobody is hot in a water park, which has its shade and costs a whole day's ticket, so it is for any hour. */
const SHELTERED =
  /\b(?:aquarium|oceanarium|conservatory|greenhouse|flower dome|cloud forest|pool|water ?park|waterpark|arcade|mall|station|house|museum|indoor|madinat)\b/i
/** What has rooms, by its name. */
const ROOMS =
  /\b(?:palace|castle|hall|library|opera|theat(?:re|er)|tower|forum shops|caf[eé]|hotel|mansion|villa|temple|shrine|wat|pagoda|gallery|cent(?:re|er))\b/i
/** On the water and in the sand. */
const OPEN_TO_THE_SUN =
  /\b(?:abra|boat|gondolas?|kayak\w*|desert|safari|zoo|zipline|coastal|walk|trail|gardens?|beach|canyon|springs|park|bridge ?climb|neighbou?rhood|promenade|waterfront|corniche|creek)\b/i
/** Stalls and shops along open lanes; what else is a market has a roof and is cool. */
const OPEN_AIR_MARKET = /\b(?:souks?|bazaar|flea|floating|walk|street)\b/i

/** Whether one is in the sun there. */
export const isInTheSun = (poi: Poi): boolean => {
  const { category, name, themes, openingHours } = poi
  if (SHELTERED.test(name)) return false
  switch (category) {
    case 'park':
      return true
    case 'view':
    case 'viewpoint':
      return themes.includes('outdoors') || !BUILT_DECK.test(name)
    case 'sight':
      // One that never closes is a street or a square, and one that nobody says one goes into is looked at from without.
      return (
        isOpenGround(poi) ||
        OPEN_TO_THE_SUN.test(name) ||
        openingHours === '24/7' ||
        (openingHours === null && faithOf(poi) === null && !isLikeMuseum(poi) && !ROOMS.test(name))
      )
    case 'market':
      return OPEN_AIR_MARKET.test(name)
    case 'experience':
      return themes.includes('outdoors') || OPEN_TO_THE_SUN.test(name)
    default:
      return false
  }
}

type Sunny = Pick<Stop, 'poi' | 'minutes' | 'windows' | 'anyTime' | 'score'>

/** A visit kept out of the heat of its days: none in a hot midday, and in a warm one of less worth. */
export function outOfHeat<T extends Sunny>(stop: T, days: readonly Pick<DayFacts, 'heat'>[]): readonly T[] {
  if (!isInTheSun(stop.poi) || days.every(({ heat }) => heat == null)) return [stop]
  const split = (starts: readonly Window[], day: number) => {
    const heat = days[day]?.heat ?? null
    if (heat === null) return { inside: [], outside: starts }
    const [from, until] = MIDDAY[heat]
    const { inside, outside } = splitStarts(starts, [from - stop.minutes + GRID, until - GRID])
    return { inside: heat === 'hot' ? [] : inside, outside }
  }
  const some = (own: T): boolean => own.windows.some((each) => each.length > 0)
  const cool = {
    ...stop,
    windows: stop.windows.map((own, day) => split(own, day).outside),
    anyTime: stop.anyTime?.map((own, day) => split(own, day).outside),
  }
  const warm = {
    ...stop,
    score: stop.score * IN_THE_SUN,
    windows: stop.windows.map((own, day) => split(own, day).inside),
  }
  return [cool, warm].filter(some)
}

const monthName = new Intl.DateTimeFormat(site.locale, { month: 'long', timeZone: 'UTC' })

/** Says that a plan keeps out of the sun; null where no day is hot. */
export function heatNote(city: string, days: readonly Pick<DayFacts, 'heat' | 'date'>[]): string | null {
  const hot = days.find(({ heat }) => heat === 'hot')
  return hot === undefined
    ? null
    : `${city} is very hot in ${monthName.format(Date.parse(hot.date))}, so parks, beaches, lookouts and open-air markets are before 11:00 or after 17:00. Other stops may still have you outside for a while.`
}
