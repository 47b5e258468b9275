import type { BestTime } from '@site/places'
import type { DayFacts } from './day-facts.ts'
import { gridDown, gridUp, GRID } from './days.ts'
import type { Window } from './hours-rules.ts'
import { opensAt } from './opening-hours.ts'
import { usualFor, type Poi } from './places.ts'
import { showsOn, startsForShow } from './show-times.ts'

/** Kinds that are at their best at a time of day where nothing is said of the place itself. */
const USUAL_BEST: Readonly<Record<string, BestTime>> = {
  nightlife: 'night',
  bar: 'evening',
  view: 'sunset',
  viewpoint: 'sunset',
  park: 'daytime',
}
const MORNING_MARKET_OPENS = 9 * 60
const NIGHT_MARKET_OPENS = 15 * 60

/** When a place is at its best on a day; null where any time is as good. */
export function bestTimeOf(poi: Poi, day: DayFacts): BestTime | null {
  if (poi.best !== undefined && poi.best !== null) return poi.best
  if (poi.category !== 'market') return USUAL_BEST[poi.category] ?? null
  const opens = opensAt(poi, day)
  if (opens === null) return null
  if (opens >= NIGHT_MARKET_OPENS) return 'evening'
  return opens < MORNING_MARKET_OPENS ? 'morning' : null
}

const MORNING_ENDS = 11 * 60
const EVENING_BEGINS = 17 * 60
/** It is evening as soon as lamps are lit, in the depth of winter from here on (chosen, decision 27). */
const LAMPS_LIT = 16 * 60 + 15
/** A night district before this is empty, however early it is dark; and it fills by the later hour, however late that is. */
const NIGHT_BEGINS = 19 * 60
const NIGHT_HAS_BEGUN = 20 * 60
/** It is dark this long after sunset: the end of civil twilight in middle latitudes, minutes. */
const TWILIGHT = 30
/** One comes this long before sunset at the most, and leaves after it. */
const BEFORE_SUNSET = 60
const DAY_ENDS = 2 * 1440

/** When a visit of `minutes` is best begun; null where the day gives no such time. */
export function bestWindow(
  best: BestTime,
  { minutes, usually }: { readonly minutes: number; readonly usually?: string | null | undefined },
  { sun, date }: DayFacts,
): Window | null {
  switch (best) {
    case 'morning':
      return [0, endOfBest(usually, minutes) ?? MORNING_ENDS]
    case 'evening':
      return [gridUp(Math.min(EVENING_BEGINS, Math.max(LAMPS_LIT, (sun?.sets ?? EVENING_BEGINS) + TWILIGHT))), DAY_ENDS]
    case 'daytime':
      return sun === null ? null : [gridUp(sun.rises), gridDown(sun.sets - minutes)]
    case 'sunset':
      return sun === null ? null : [gridUp(sun.sets - Math.max(BEFORE_SUNSET, minutes)), gridDown(sun.sets)]
    case 'night':
      return [gridUp(Math.min(NIGHT_HAS_BEGUN, Math.max(NIGHT_BEGINS, (sun?.sets ?? 0) + TWILIGHT))), DAY_ENDS]
    case 'show_times':
      // On a day without a show there is the place itself.
      return typeof usually === 'string' && showsOn(usually, date)?.length !== 0 ? namedTimes(usually) : null
  }
}

/** "best before 11:00" */
const BEST_BEFORE = /\bbest before (\d{1,2}):(\d{2})\b/
/** When a visit is begun at the latest that is over by the hour which a note calls the end of the best; null where it names none. */
function endOfBest(usually: string | null | undefined, minutes: number): number | null {
  const [, hour, minute] = BEST_BEFORE.exec(usually ?? '') ?? []
  return hour === undefined ? null : gridDown(Number(hour) * 60 + Number(minute) - minutes)
}

/** Times of shows; a last entry is none. */
const tellsShow = ({ usually }: Poi): boolean => typeof usually === 'string' && /^(?!.*\blast\b).*\d:\d\d/.test(usually)

/** Whether there is nothing to see at another time of the day: night life, bars, a show at a place of no other hours, bats, or a market whose stalls close. */
export function onlyAtItsBest(poi: Poi, best: BestTime): boolean {
  if (best === 'night') return true
  if (best === 'evening' && usualFor(poi.category).role === 'drink') return true
  // A market of the season is for its lights.
  if (best === 'evening' && poi.category === 'market' && typeof poi.onDates !== 'undefined') return true
  if (best === 'morning') return BEST_BEFORE.test(poi.usually ?? '')
  if (best === 'sunset') return /\baround sunset\b/.test(poi.usually ?? '')
  return tellsShow(poi) && (best === 'show_times' || (best === 'evening' && poi.openingHours === null))
}

/** From the first to the last time a text names, minutes of the day; null where it names none. */
function namedTimes(text: string): Window | null {
  const times = [...text.matchAll(/(\d{1,2}):(\d{2})/g)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute))
  return times.length === 0 ? null : [Math.min(...times) - BEFORE_SHOW, Math.max(...times)]
}
/** One is there this long before a show, minutes. */
const BEFORE_SHOW = 15

/** Worth of a visit begun at the best time, and of one at another time, relative to what the place is worth (chosen, decision 27). */
export const AT_ITS_BEST = 1.15
export const OFF_ITS_BEST: Readonly<Record<BestTime, number>> = {
  morning: 0.8,
  daytime: 0.5,
  sunset: 0.85,
  evening: 0.85,
  night: 0.6,
  show_times: 1,
}

/** The same of one on whose evening there is a show that is missed (chosen, decision 27). */
export const MISSES_SHOW = 0.6
export const isShowOn = ({ usually }: Poi, { date }: DayFacts, minutes: number): boolean =>
  startsForShow(usually, date, minutes).length > 0

/** Starts inside and outside a stretch of time; both on the grid. */
export function splitStarts(
  starts: readonly Window[],
  [from, until]: Window,
): { readonly inside: readonly Window[]; readonly outside: readonly Window[] } {
  const some = ([a, b]: Window) => b >= a
  return {
    inside: starts.map(([a, b]): Window => [Math.max(a, from), Math.min(b, until)]).filter(some),
    outside: starts.flatMap(([a, b]): readonly Window[] =>
      [[a, Math.min(b, from - GRID)] as const, [Math.max(a, until + GRID), b] as const].filter(some),
    ),
  }
}

/** Starts at the time of day the traveller asked for; all of them where the day has none then. */
export function askedStarts(
  { askedTime, usually }: Poi,
  starts: readonly Window[],
  minutes: number,
  day: DayFacts,
): readonly Window[] {
  const window = askedTime === undefined ? null : bestWindow(askedTime, { minutes, usually }, day)
  const inside = window === null ? [] : splitStarts(starts, window).inside
  return inside.length > 0 ? inside : starts
}

interface Starts {
  readonly inside: readonly Window[]
  readonly outside: readonly Window[]
}

/** The starts at the best time of a day, timed by what the place's note says is on then, where one can be there for it. */
export function atShows({ usually }: Poi, { date }: DayFacts, minutes: number, { inside, outside }: Starts): Starts {
  const shows = startsForShow(usually, date, minutes)
  const seen = shows.flatMap((show) => splitStarts(inside, show).inside)
  if (seen.length === 0) return { inside, outside }
  const unseen = shows.reduce<readonly Window[]>((left, show) => splitStarts(left, show).outside, inside)
  return { inside: seen, outside: [...unseen, ...outside].toSorted((a, b) => a[0] - b[0]) }
}
