import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import type { PlanContext } from './context.ts'
import { gridUp } from './days.ts'

interface RiddenDay {
  readonly context: Pick<PlanContext, 'leg'>
  readonly day: Pick<Day, 'slots'>
}

/** Places that are named; more are counted. */
const MOST_NAMED = 4

const list = new Intl.ListFormat(site.locale)

/** Says which places lie beyond a walk, that no timetable to them is known, and how long was kept for each ride. */
export function rideNote(days: readonly RiddenDay[]): string | null {
  const rides = days.flatMap(({ context: { leg }, day: { slots } }) =>
    slots.flatMap(({ activity }, i) => {
      const way = slots[i].leg === null ? leg(slots[i - 1]?.activity.id ?? null, activity.id) : null
      return way?.unknown ? [`${activity.title} (about ${gridUp(way.minutes)} min kept)`] : []
    }),
  )
  if (rides.length === 0) return null
  const more = rides.length - MOST_NAMED
  const named = rides.slice(0, MOST_NAMED)
  const which = list.format(more > 0 ? [...named, `${more} more ${more === 1 ? 'place' : 'places'}`] : named)
  return `${which} ${rides.length === 1 ? 'is' : 'are'} too far to walk to. We have no timetable for ${
    rides.length === 1 ? 'that ride' : 'those rides'
  }, so check the local transport.`
}
