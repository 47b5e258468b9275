import type { TripRequest } from '@site/contracts/trip-request'

/** From this age on an evening may be as long as the others' (chosen, decision 27). */
export const TEENAGER = 13
/** Up to this age long tours and stairs tire, and the day is over with dinner (chosen, decision 27). */
const LITTLE = 9
/** Younger than this one naps after lunch (chosen, decision 27). */
const NAPS_UNDER = 4

type Party = Pick<TripRequest, 'party' | 'soft'>

/** Whether children come along who go to bed early; those of unknown age do. Who asks for nightlife leaves them with somebody. */
export function hasSmallChildren({ party, soft }: Party): boolean {
  const wants = (theme: string) => soft.interests.some((own) => own.theme === theme)
  if (wants('nightlife')) return false
  const { children = 0, ages = [], teenagers = false } = party ?? {}
  if (ages.some((age) => age < TEENAGER)) return true
  if (teenagers) return false
  // Theme parks are for grown-ups too.
  const isForParks = soft.activities?.includes('theme parks') === true
  return children === 0 ? wants('family') && !isForParks : ages.length < children
}

/** Whether the smallest of them are little, as far as their ages do not say otherwise. */
export function hasLittleChildren(trip: Party): boolean {
  if (!hasSmallChildren(trip)) return false
  const { children = 0, ages = [] } = trip.party ?? {}
  return ages.length === 0 || ages.length < children || ages.some((age) => age <= LITTLE)
}

/** Whether one of them naps after lunch. */
export const hasNapper = (trip: Party): boolean =>
  hasSmallChildren(trip) && (trip.party?.toddlers === true || trip.party?.ages.some((age) => age < NAPS_UNDER) === true)

/** Whether all the children who come along are older than that. */
export function hasTeenagers({ party, soft }: Party): boolean {
  const { children = 0, ages = [], teenagers = false } = party ?? {}
  return !hasSmallChildren({ party, soft }) && (teenagers || (children > 0 && ages.some((age) => age >= TEENAGER)))
}
