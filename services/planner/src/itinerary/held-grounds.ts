/** What is once a year at an hour of its own: the turn of the year at a temple, the opening of a fair, its parade. */

import type { SeasonGround } from '@site/places'
import { ruleFallsOn } from './date-rule.ts'
import { NIGHT } from './days.ts'
import { withMealsSaid } from './day-programme.ts'
import { openOn, parseHours } from './hours-rules.ts'
import { isDayOut } from './long-visits.ts'
import { kilometres, visitMinutes, type LatLon } from './places.ts'
import { IN_TOWN_KM, OTHER_YEARS, type AskedSeason } from './seasons.ts'
import type { PlannedSession } from './session-stop.ts'

/** Where one gets in for no longer than this, one is there then, minutes. */
const AT_ONCE = 30

/** From when one is at a ground on a date of its own, minutes of the day; null where any time of a day serves. */
function timeAt(ground: SeasonGround, date: string): number | null {
  const { openingHours, enter, onDates, again } = ground
  if (again === 'days' || onDates === null || !ruleFallsOn(onDates, date)) return null
  const [door] = openOn(parseHours(enter ?? openingHours ?? '') ?? [], date)
  if (door === undefined) return null
  return door[0] >= NIGHT || (enter !== null && door[1] - door[0] <= AT_ONCE) ? door[0] : null
}

/** A ground of several evenings is a place of each of them. */
const idOn = ({ id, again }: SeasonGround, date: string): string => (again === 'evenings' ? `${id}@${date}` : id)

interface Held {
  readonly dates: readonly string[]
  readonly centre: LatLon
  readonly asked: readonly AskedSeason[]
  /** Stops that a plan keeps. */
  readonly kept: readonly string[]
  readonly withChildren: boolean
  /** The day of the plan that an event has. */
  readonly eventDay: number | undefined
}

/** The grounds in town, of what the traveller came for, that hold an hour of a day; small children are in bed by night. */
export function heldGrounds(
  all: readonly SeasonGround[],
  { dates, centre, asked, kept, withChildren, eventDay }: Held,
): readonly PlannedSession[] {
  const inTown = all.filter((ground) => kilometres(ground, centre) <= IN_TOWN_KM)
  const isMeant = (ground: SeasonGround, date: string) =>
    kept.includes(idOn(ground, date)) ||
    asked.some(({ key, evenings }) => key === ground.occasion && (ground.again === null || evenings === true))
  return dates.flatMap((date, day) => {
    if (day === eventDay) return []
    return inTown.flatMap((ground): readonly PlannedSession[] => {
      const start = isMeant(ground, date) ? timeAt(ground, date) : null
      if (start === null || (withChildren && start >= NIGHT)) return []
      const minutes = visitMinutes(ground)
      const known = `${ground.tip ?? ''} ${OTHER_YEARS}`.trim()
      // Of a day out the stop itself says that one eats there.
      const tip = isDayOut(ground) ? known : withMealsSaid(known, start, minutes)
      return [{ poi: { ...ground, id: idOn(ground, date), mustSee: 1, tip }, day, start, minutes }]
    })
  })
}
