/** What suits who comes along: children, a budget, a wheelchair. */

import type { TripRequest } from '@site/contracts/trip-request'
import { mealPenalty, visitMinutes, type Poi } from './places.ts'
import { hasSmallChildren } from './small-children.ts'

/** What children ask for, by its name; a science museum is one, a gallery is none. */
const FOR_CHILDREN =
  /\b(?:zoo\w*|tierpark|aquarium|oceanarium|sea life|playground|spielplatz|beach|luna park|(?:theme|amusement|adventure|water) park|tivoli|prater|funfair|ferris wheel|science|exploratorium|children|kids|dinosaurs?|natural history|naturhistorisches|planetarium|deutsches museum|technical museum|railway|transport museum|maritime museum|miniatur\w*|lego\w*|puppet|farm|safari|butterfl\w*|penguins?|wildlife)\b/i
const ART =
  /\b(?:art|arts|gallery|galleria|galerie|national?galerie|gem[aä]ldegalerie|pinakothek|moderne|prado|mus[eé]e d.orsay|uffizi)\b/i
const ON_FOOT = /\b(?:walk|trail|hike|hiking|track|canyon|summit|cliffs?)\b/i

/** From so many minutes on, walking from place to place is a hike (chosen, decision 27). */
const HIKE = 90
/** Worth of what children ask for beside its interest, and of what tires them relative to it (chosen, decision 27). */
const FOR_CHILDREN_WORTH = 150
const TIRES_CHILDREN = 0.5

const isOutOfDoorsWalk = (poi: Poi): boolean => ON_FOOT.test(poi.name) && visitMinutes(poi) >= HIKE

/** What a place is worth to this party beside its own interest; negative where it tires them. */
export function worthToParty(trip: Pick<TripRequest, 'party' | 'soft'>, poi: Poi): number {
  if (!hasSmallChildren(trip)) return 0
  if (isOutOfDoorsWalk(poi) || poi.category === 'gallery' || ART.test(poi.name)) return -poi.interest * TIRES_CHILDREN
  return FOR_CHILDREN.test(poi.name) ? FOR_CHILDREN_WORTH : 0
}

/** Long walks, of which one is enough for children. */
export const isHikeFor = (trip: Pick<TripRequest, 'party' | 'soft'>, poi: Poi): boolean =>
  hasSmallChildren(trip) && isOutOfDoorsWalk(poi)

/**
 * How much less a meal is worth to this party than at a restaurant; null where it is none for them: a long menu is for an evening without
 * children or a budget, and at a counter one stands.
 */
export function partyMealPenalty(trip: TripRequest, poi: Poi, meal: 'lunch' | 'dinner'): number | null {
  if (poi.fineDining === true && (meal === 'lunch' || trip.hard.budget !== undefined || hasSmallChildren(trip)))
    return null
  if (poi.limitedTo === 'quick_meal' && trip.hard.stepFree) return null
  return mealPenalty(poi, meal)
}
