/** Which stops of a day do not fit where the traveller put them, and why. */

import type { Misfit } from '@site/contracts/misfit'
import type { PlanContext } from './context.ts'
import { clock, gridUp, MEALS, type DayBounds } from './days.ts'
import { hoursUnreadable, inSeason, lastEntry, openSpans } from './opening-hours.ts'
import { mealPenalty } from './places.ts'
import type { Stop } from './stops.ts'
import { wayTimes } from './ways.ts'

const MIDNIGHT = 1440

type Surroundings = Pick<PlanContext, 'leg' | 'style' | 'days' | 'calendar'>

/**
 * Why stops in this order cannot be kept on a day, by id. Each is timed as if the ones before it were kept, so that every one that is
 * wrong is told at once.
 */
export function misfitsOf(
  context: Surroundings,
  index: number,
  stops: readonly Stop[],
  { open, close }: DayBounds,
): ReadonlyMap<string, Misfit> {
  const legs = wayTimes(context, stops)
  const found = new Map<string, Misfit>()
  let now = open
  stops.forEach((stop, i) => {
    const arrive = gridUp(now + legs[i])
    const windows = stop.free?.[index] ?? stop.windows[index]
    // The event begins when it begins.
    const asked = stop.fixed === 'event' ? stop.windows[index][0]?.[0] : stop.asked
    const window = windows.find(([, last]) => arrive <= last)
    const begin = asked ?? (window === undefined ? arrive : Math.max(arrive, window[0]))
    now = begin + stop.minutes
    const back = now + (i === stops.length - 1 ? legs[i + 1] : 0)
    const isPossible = stop.own !== undefined || windows.some(([from, last]) => begin >= from && begin <= last)
    const misfit =
      tooLate(stop, { asked, arrive, isFirst: i === 0 }) ??
      (isPossible ? null : notThen(context, index, stop, begin)) ??
      tooLong(stop, { end: now, back, close })
    if (misfit !== null) found.set(stop.poi.id, misfit)
  })
  return found
}

function tooLate(
  { lead = 0 }: Stop,
  { asked, arrive, isFirst }: { asked: number | undefined; arrive: number; isFirst: boolean },
): Misfit | null {
  if (asked === undefined || asked >= arrive) return null
  return {
    reason: isFirst ? 'day-begins-later' : 'too-late-to-get-there',
    at: clock(asked + lead),
    from: clock(arrive),
  }
}

function tooLong({ fixed }: Stop, { end, back, close }: { end: number; back: number; close: number }): Misfit | null {
  if (end > MIDNIGHT && fixed !== 'event') return { reason: 'after-midnight' }
  return back > close ? { reason: 'day-ends-earlier', from: clock(back), until: clock(close) } : null
}

/** What speaks against a place at a time: its season, its hours, its last admission, the meal, the hour. */
function notThen(context: Surroundings, index: number, { poi, meal, minutes, ...stop }: Stop, begin: number): Misfit {
  const day = context.days[index]
  const at = clock(begin)
  if (!inSeason(poi, day.date)) return { reason: 'out-of-season' }
  if (hoursUnreadable(poi)) return { reason: 'hours-unknown' }
  const spans = openSpans(poi, day)
  if (spans.length === 0) return { reason: 'closed-that-day' }
  const span = spans.find(([from, until]) => begin >= from && begin + minutes <= until)
  if (span === undefined) {
    const [from, until] = spans.find(([, until]) => until > begin) ?? spans[spans.length - 1]
    if (poi.openingHours !== null && begin >= from && begin < until)
      return { reason: 'closes-too-soon', at, until: clock(until) }
    const hours = { at, from: clock(from), until: clock(until) }
    return { reason: poi.openingHours === null ? 'hours-unknown' : 'closed-then', ...hours }
  }
  const last = lastEntry(poi, span[1])
  if (begin > last) return { reason: 'last-entry', at, until: clock(last) }
  if (meal !== null) {
    if (mealPenalty(poi, meal) === null) return { reason: 'not-a-meal' }
    const { from, latestStart } = (context.calendar.meals ?? MEALS)[meal]
    return { reason: 'meal-time', at, from: clock(from), until: clock(latestStart) }
  }
  const windows = stop.free?.[index] ?? stop.windows[index]
  const [first, final] = [windows[0], windows[windows.length - 1]]
  if (first === undefined || final === undefined) return { reason: 'closed-that-day' }
  return { reason: 'unusual-hour', at, from: clock(first[0]), until: clock(final[1]) }
}
