import type { Day } from '@site/contracts/itinerary'
import { rideWords } from '@site/contracts/ride-words'
import { site } from '@site/contracts/site'
import type { PlanContext } from './context.ts'

interface RiddenDay {
  readonly context: Pick<PlanContext, 'leg'>
  readonly day: Pick<Day, 'slots'>
}

/** Places that are named; more are counted. */
const MOST_NAMED = 4

const list = new Intl.ListFormat(site.locale)

/** Says which places lie beyond a walk, the event first, that no timetable to them is known, and how long each ride may take. */
export function rideNote(days: readonly RiddenDay[]): string | null {
  const rides = days.flatMap(({ context: { leg }, day: { slots } }) =>
    slots.flatMap(({ activity, fixed }, i) => {
      const way = slots[i].leg === null ? leg(slots[i - 1]?.activity.id ?? null, activity.id) : null
      const words = `${activity.title} (${rideWords(way?.minutes ?? 0)})`
      return way?.unknown ? [{ words, isEvent: fixed === 'event' }] : []
    }),
  )
  if (rides.length === 0) return null
  const more = rides.length - MOST_NAMED
  const named = rides
    .toSorted((a, b) => Number(b.isEvent) - Number(a.isEvent))
    .slice(0, MOST_NAMED)
    .map(({ words }) => words)
  const which = list.format(more > 0 ? [...named, `${more} more ${more === 1 ? 'place' : 'places'}`] : named)
  return `${which} ${rides.length === 1 ? 'is' : 'are'} too far or too steep to walk to. We have no timetable for ${
    rides.length === 1 ? 'that ride' : 'those rides'
  }: the minutes are our own guess, and the plan keeps time for them.`
}
