import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import type { PlanContext } from './context.ts'

interface RiddenDay {
  readonly context: Pick<PlanContext, 'leg'>
  readonly day: Pick<Day, 'slots'>
}

/** So many places are named; more are counted. */
const MOST_NAMED = 2

const list = new Intl.ListFormat(site.locale)

/**
 * Says which places one rides to without a timetable that we know. How long a ride may take stands beside it, as for the way to the event,
 * of which the stop itself tells when to be there.
 */
export function rideNote(days: readonly RiddenDay[]): string | null {
  const rides = days.flatMap(({ context: { leg }, day: { slots } }) =>
    slots.flatMap(({ activity, fixed }, i) => {
      const way = slots[i].leg === null ? leg(slots[i - 1]?.activity.id ?? null, activity.id) : null
      return way?.unknown && fixed !== 'event' ? [activity.title] : []
    }),
  )
  const places = [...new Set(rides)]
  if (places.length === 0) return null
  const where = places.length > MOST_NAMED ? `${places.length} of these stops` : list.format(places)
  return `You go by public transport to ${where}. We have no timetable there, so those minutes are our guess.`
}
