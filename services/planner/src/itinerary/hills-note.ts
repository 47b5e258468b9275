/** What is said of hills to whoever asked for none: what was left out for them, and what nobody knows. */

import type { TripRequest } from '@site/contracts/trip-request'
import { site } from '@site/contracts/site'
import { isTooSteep } from './climb.ts'
import type { Poi } from './places.ts'
import { sentences } from './sentences.ts'

/** Hills that are named; of more the first stand for all. */
const MOST_NAMED = 6

const list = new Intl.ListFormat(site.locale)

/**
 * Says which known hills a plan keeps off and which of them the traveller asked for all the same; where no hill of the city is known, that
 * nothing is. Null where nobody asked. `onHills` are the places known to lie on hills, `planned` those of the plan.
 */
export function hillsNote(
  trip: Pick<TripRequest, 'soft'>,
  city: string,
  onHills: readonly Pick<Poi, 'name' | 'hill' | 'height'>[],
  planned: readonly Pick<Poi, 'name' | 'hill' | 'height'>[],
): string | null {
  if (trip.soft.walking?.hills !== 'none') return null
  const hills = [...new Set(onHills.map(({ hill, name }) => hill ?? name))]
  if (hills.length === 0)
    return `You asked for no steep hills. We don’t know which streets of ${city} are steep, so look at each way before you set out.`
  const named = [...hills.slice(0, MOST_NAMED), ...(hills.length > MOST_NAMED ? ['other hills'] : [])]
  const kept = [...new Set(planned.filter((poi) => isTooSteep(trip, poi)).map(({ name }) => name))]
  return sentences(
    `You asked for no steep hills, so we left out the places on ${list.format(named)}.`,
    kept.length > 0 && `You asked for ${list.format(kept)} on a hill: take a ride up.`,
    'We don’t know how steep other streets are, so look at each way before you set out.',
  )
}
