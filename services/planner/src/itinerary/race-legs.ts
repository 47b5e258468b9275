/** What the legs of somebody who runs a marathon are asked for on the days around it. */

import type { Calendar, PlannedEvent } from './calendar.ts'
import { clock } from './days.ts'
import { isLikeMuseum } from './museum-like.ts'
import { isMarathon } from './race-role.ts'
import type { Stop } from './stops.ts'

/** Metres on foot on the day before the race, on its own day beside it, and on the day after (chosen, decision 27). */
const METRES = { before: 4000, race: 2500, after: 5000 } as const
/** Visits before it, the bib among them, and after it; on race day there are meals alone (chosen, decision 27). */
const VISITS = { before: 3, after: 3 } as const
/** On the day before nobody stands in a museum for longer, minutes (chosen, decision 27). */
const LONGEST_MUSEUM = 90
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

/** A visit that is not a long museum on the day before the race. */
export function offLegsBefore(stop: Stop, calendar: Pick<Calendar, 'event'>): Stop {
  const { poi, meal, minutes } = stop
  const isMuseum = poi.category === 'museum' || poi.category === 'gallery' || isLikeMuseum(poi)
  if (meal !== null || !isMuseum || minutes <= LONGEST_MUSEUM) return stop
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
    ...(day > 0 ? [`${name(day - 1)} has little walking and no long museum`] : []),
    ...(day + 1 < dates.length ? [`${name(day + 1)} starts at ${clock(opens(day + 1))} and is short`] : []),
  ]
  return said.length === 0 ? null : `You run on ${name(day)}, so ${said.join(', and ')}.`
}
