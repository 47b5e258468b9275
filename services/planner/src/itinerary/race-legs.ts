/** What the legs of somebody who runs a marathon are asked for on the days around it. */

import type { Calendar, PlannedEvent } from './calendar.ts'
import { clock, MEALS } from './days.ts'
import { isLikeMuseum } from './museum-like.ts'
import { isMarathon } from './race-role.ts'
import type { Stop } from './stops.ts'

/** Metres on foot on the day before the race, on its own day beside it, and on the day after (chosen, decision 27). */
const METRES = { before: 4000, race: 2500, after: 5000 } as const
/** Visits before it, the bib among them, and after it; on race day there are meals alone (chosen, decision 27). */
const VISITS = { before: 3, after: 3 } as const
/** On the day before no visit is longer, and none in a museum, minutes (chosen, decision 27). */
const LONGEST_VISIT = 120
const LONGEST_MUSEUM = 90
/** Nor one that is a walk itself, minutes (chosen, decision 27). */
const LONGEST_WALK = 45
const IS_A_WALK = /\b(?:walks?|trail|bridge|promenade|boardwalk|high line)\b/i
/** From a dinner home, minutes (chosen, decision 27). */
const WAY_HOME = 45
/** When those days are over, where no dinner is later (chosen, decision 27). */
const HOME = 20 * 60
/** From the finish a way of more minutes on foot is a ride (chosen, decision 27). */
export const LONGEST_AFTER_RACE = 15

type Part = keyof typeof METRES

/** Which of the days around a race that one runs a day is; null for any other. */
function partOf({ event }: Pick<Calendar, 'event'>, day: number): Part | null {
  if (event?.role !== 'runs') return null
  if (day === event.day - 1) return 'before'
  if (day === event.day) return 'race'
  return day === event.day + 1 ? 'after' : null
}

/** Metres on foot that a day is planned within: the usual ones, fewer around a race that one runs; null without a limit. */
export function metresFree(calendar: Pick<Calendar, 'event'>, day: number, usual: number | null): number | null {
  const part = partOf(calendar, day)
  return part === null ? usual : Math.min(METRES[part], usual ?? Infinity)
}

/** Visits of a day: the usual ones, fewer before and after a race that one runs. */
export function visitsOn(calendar: Pick<Calendar, 'event'>, day: number, usual: number): number {
  const part = partOf(calendar, day)
  return part === null || part === 'race' ? usual : Math.min(VISITS[part], usual)
}

/** When a day is over: as usual, and early around a race that one runs, but not before a dinner and the way home from it. */
export function closeOn(calendar: Pick<Calendar, 'event' | 'meals'>, day: number, usual: number): number {
  const part = partOf(calendar, day)
  if (part === null || part === 'race') return usual
  const { from, minutes } = (calendar.meals ?? MEALS).dinner
  return Math.min(usual, Math.max(HOME, from + minutes + WAY_HOME))
}

/** A visit that is no long one on the day before the race. */
export function offLegsBefore(stop: Stop, calendar: Pick<Calendar, 'event'>): Stop {
  const { poi, meal, minutes } = stop
  const isWalk = poi.category === 'park' || IS_A_WALK.test(poi.name)
  const isMuseum = poi.category === 'museum' || poi.category === 'gallery' || isLikeMuseum(poi)
  if (meal !== null || minutes <= (isWalk ? LONGEST_WALK : isMuseum ? LONGEST_MUSEUM : LONGEST_VISIT)) return stop
  const cut = (windows: Stop['windows']) => windows.map((own, day) => (partOf(calendar, day) === 'before' ? [] : own))
  return { ...stop, windows: cut(stop.windows), anyTime: stop.anyTime === undefined ? undefined : cut(stop.anyTime) }
}

/** That nobody said whether they run a race or watch it; null of any other event, and with a ticket. */
const unsaidNote = ({ anchor, source }: Pick<PlannedEvent, 'anchor' | 'source'>): string | null =>
  isMarathon(anchor) && source !== 'ticket'
    ? `You didn’t say whether you run the ${anchor.name} or watch it, so the day is planned round its start. Write which under “Anything we should know?” and plan again.`
    : null

/** What is said once of the days around a race; null where there is none. `name` is a day's own ("day 3"). */
export function legsNote(
  { event, dates }: Pick<Calendar, 'event' | 'dates'>,
  opens: (day: number) => number,
  name: (day: number) => string,
): string | null {
  if (event === null) return null
  if (event.role === undefined) return unsaidNote(event)
  if (event.role !== 'runs') return null
  const { day } = event
  const said = [
    ...(day > 0 ? [`${name(day - 1)} has few stops, little walking between them and no long visit`] : []),
    ...(day + 1 < dates.length ? [`${name(day + 1)} starts at ${clock(opens(day + 1))} and has few stops`] : []),
  ]
  return said.length === 0 ? null : `You run on ${name(day)}, so ${said.join(', and ')}.`
}
