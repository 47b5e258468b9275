/** What suits who comes along: children, a budget, a wheelchair. */

import type { TripRequest } from '@site/contracts/trip-request'
import { activityWorth } from './activities.ts'
import { isThrifty } from './affordable.ts'
import { penaltyWithChildren, penaltyWithLittleMoney } from './casual.ts'
import { unlikelyFor } from './diets.ts'
import { otherThan } from './dishes.ts'
import { isDayOut } from './long-visits.ts'
import { mealPenalty, mustSeeWorth, usualFor, visitMinutes, type Poi } from './places.ts'
import { quietWorth } from './quiet.ts'
import { hasSteps } from './step-free.ts'
import { hasLittleChildren, hasSmallChildren, hasTeenagers } from './small-children.ts'

/** What children ask for, by its name; a science museum is one, a gallery is none. */
const FOR_CHILDREN =
  /\b(?:zoo\w*|tierpark|aquarium|oceanarium|sea life|playground|spielplatz|beach|luna park|(?:theme|amusement|adventure|water) ?park|tivoli|prater|funfair|ferris wheel|carousel|sea lions?|pier 39|sciences?|exploratorium|discovery museum|children|kids|dinosaurs?|natural history|naturhistorisches|planetarium|deutsches museum|technical museum|railway|transport museum|maritime museum|miniatur\w*|lego\w*|puppet|farm|safari|butterfl\w*|penguins?|wildlife)\b/i
const ART =
  /\b(?:art|arts|gallery|galleria|galerie|national?galerie|gem[aä]ldegalerie|pinakothek|moderne|prado|mus[eé]e d.orsay|uffizi)\b/i
/** What is stairs or standing still for an hour, by its name. */
const TIRES_LITTLE_ONES =
  /\btours?\b|\b(?:pylon|climb\w*|crypts?|cellars?|catacombs?|dungeons?|undercroft|steps|stairs|dome)\b/i
/** What is more to those of thirteen and older than a painting, by its name; playgrounds are none. */
const FOR_TEENAGERS =
  /\b(?:(?:theme|amusement|adventure|water) ?park|luna park|prater|ferris wheel|flyer|dungeons?|observation deck|sky ?(?:deck|walk)|cable car|telef[eè]ric|harry potter|film|studios?|illusions?|digital|teamlab|of the future|sciences?|technology|technical museum|stadium|arena|camp nou|arcades?|akihabara|shibuya|harajuku|ghibli|manga|anime|pok[eé]mon|miraikan|nature and science|street art|graffiti|ski|skat\w+|ice rink|zip ?line|diving|deep dive|play dxb|aya universe|surf\w*|wave|beach|camden|games?|escape)\b/i
/** Shops and cellars in which small children have nothing to do, or may not be. */
const FOR_GROWN_UPS =
  /\b(?:book ?(?:shops?|stores?|sellers?)|wine (?:bar|museum|tasting|cellars?)|winer(?:y|ies)|vineyards?|vinoteca|enoteca|weinbar|distiller(?:y|ies)(?! (?:historic )?district)|brewery|whisk(?:e?y|ies)|guinness storehouse|heineken experience|cocktails?|burlesque|cabaret|moulin rouge|crazy horse)\b|^casino\b/i
const ON_FOOT = /\b(?:walk|trail|hike|hiking|track|canyon|summit|cliffs?)\b/i

/** From so many minutes on, walking from place to place is a hike (chosen, decision 27). */
const HIKE = 90
/** Worth of what children ask for beside its interest, for so many minutes of it, and of what tires them relative to it (chosen, decision 27). */
const FOR_CHILDREN_WORTH = 150
const FOR_CHILDREN_MINUTES = 90
const TIRES_CHILDREN = 0.75
const TIRES_LITTLE = 0.85
const [FOR_TEENAGERS_WORTH, PARK_FOR_TEENAGERS_WORTH, BORES_TEENAGERS] = [80, 150, 0.45]

/** Grown-ups who said nothing of rides spend a day at a park of this interest, and what another loses of its own (chosen, decision 27). */
const WORLD_FAMOUS = 80
const NO_DAY_OUT = 0.7

/** A theme park, whatever its name. */
const isFamilyDay = (poi: Poi): boolean => isDayOut(poi) && poi.themes.includes('family')

const isOutOfDoorsWalk = (poi: Poi): boolean => ON_FOOT.test(poi.name) && visitMinutes(poi) >= HIKE

/** How much more of its interest a place is worth of which somebody said that a wheelchair gets in (chosen, decision 27). */
const KNOWN_ACCESS = { yes: 0.4, limited: 0.1 } as const

const accessWorth = ({ hard }: Pick<TripRequest, 'hard'>, { wheelchair, interest }: Poi): number =>
  hard.stepFree && (wheelchair === 'yes' || wheelchair === 'limited') ? interest * KNOWN_ACCESS[wheelchair] : 0

/** What a place is worth to this party beside its own interest; negative where it tires them. */
export function worthToParty(trip: Pick<TripRequest, 'party' | 'soft' | 'hard'>, poi: Poi): number {
  return accessWorth(trip, poi) + worthToChildren(trip, poi) + activityWorth(trip, poi) + quietWorth(trip, poi)
}

function worthToChildren(trip: Pick<TripRequest, 'party' | 'soft'>, poi: Poi): number {
  const isFamily = hasTeenagers(trip) || hasSmallChildren(trip)
  if (isFamily && usualFor(poi.category).role === 'drink') return -(poi.interest + mustSeeWorth(poi))
  if (hasTeenagers(trip)) return worthToTeenagers(poi)
  if (!hasSmallChildren(trip)) return isFamilyDay(poi) && poi.interest < WORLD_FAMOUS ? -poi.interest * NO_DAY_OUT : 0
  if (FOR_GROWN_UPS.test(poi.name)) return -(poi.interest + mustSeeWorth(poi))
  if (isOutOfDoorsWalk(poi) || poi.category === 'gallery' || ART.test(poi.name)) return -poi.interest * TIRES_CHILDREN
  if (FOR_CHILDREN.test(poi.name) || isFamilyDay(poi))
    return FOR_CHILDREN_WORTH * Math.max(1, visitMinutes(poi) / FOR_CHILDREN_MINUTES)
  const tires = hasLittleChildren(trip) && (TIRES_LITTLE_ONES.test(poi.name) || hasSteps(poi))
  return tires ? -(poi.interest + mustSeeWorth(poi)) * TIRES_LITTLE : 0
}

function worthToTeenagers(poi: Poi): number {
  if (isFamilyDay(poi)) return PARK_FOR_TEENAGERS_WORTH * (visitMinutes(poi) / FOR_CHILDREN_MINUTES)
  if (FOR_TEENAGERS.test(poi.name)) return FOR_TEENAGERS_WORTH
  const isIndoors = poi.category === 'gallery' || poi.category === 'museum' || ART.test(poi.name)
  return isIndoors ? -poi.interest * BORES_TEENAGERS : 0
}

/** Long walks, of which one is enough for children. */
export const isHikeFor = (trip: Pick<TripRequest, 'party' | 'soft'>, poi: Poi): boolean =>
  hasSmallChildren(trip) && isOutOfDoorsWalk(poi)

/**
 * How much less a meal is worth to this party than at a restaurant; null where it is none for them: a long menu takes a whole evening and
 * a table booked weeks before, so nobody is sent to one, and at a counter one stands.
 */
export function partyMealPenalty(trip: TripRequest, poi: Poi, meal: 'lunch' | 'dinner'): number | null {
  if (poi.fineDining === true) return null
  if (poi.limitedTo === 'quick_meal' && trip.hard.stepFree) return null
  const penalty = mealPenalty(poi, meal)
  if (penalty === null) return null
  return (
    penalty +
    unlikelyFor(poi, trip.hard.diet) +
    otherThan(poi, trip.soft.dishes) +
    (hasSmallChildren(trip) || hasTeenagers(trip) ? penaltyWithChildren(poi) : 0) +
    (isThrifty(trip) ? penaltyWithLittleMoney(poi) : 0)
  )
}
