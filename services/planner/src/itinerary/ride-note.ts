import type { Day } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import type { PlanContext } from './context.ts'

interface RiddenDay {
  readonly context: Pick<PlanContext, 'leg'>
  readonly day: Pick<Day, 'slots'>
}

/** So many places are named; more are counted. */
const MOST_NAMED = 2

/** From so many rides of so many minutes on a car is worth a thought (chosen, decision 27). */
const MANY_RIDES = 4
const LONG_RIDE = 45

const list = new Intl.ListFormat(site.locale)

/**
 * Says which places one rides to without a timetable that we know. How long a ride may take stands beside it, as for the way to the event,
 * of which the stop itself tells when to be there.
 */
export function rideNote(days: readonly RiddenDay[]): string | null {
  const rides = days.flatMap(({ context: { leg }, day: { slots } }) =>
    slots.flatMap(({ activity, fixed }, i) => {
      const way = slots[i].leg === null ? leg(slots[i - 1]?.activity.id ?? null, activity.id) : null
      return way?.unknown && fixed !== 'event' ? [{ to: activity.title, minutes: way.minutes }] : []
    }),
  )
  const places = [...new Set(rides.map(({ to }) => to))]
  if (places.length === 0) return null
  const isFarApart = rides.filter(({ minutes }) => minutes >= LONG_RIDE).length >= MANY_RIDES
  const where = places.length > MOST_NAMED ? `${places.length} of these stops` : list.format(places)
  return `You go by public transport to ${where}. We have no timetable there, so those minutes are our guess.${isFarApart ? ' They lie far apart: with a hired car or a taxi you are often there sooner.' : ''}`
}
