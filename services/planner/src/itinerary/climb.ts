/** Ways up to places on hills: a walk on the map is flat, and one up a hill is not. */

import type { TripRequest } from '@site/contracts/trip-request'
import { planLeg, rideInstead, type LatLon, type PlanLeg, type Poi } from './places.ts'

export type OnHill = LatLon & Partial<Pick<Poi, 'height' | 'hill'>>

/** Naismith's rule: an hour for 600 m of ascent, beside the way on the flat. https://en.wikipedia.org/wiki/Naismith%27s_rule */
const ASCENT_A_MINUTE = 10
/** Ascent that is no news, metres: no height of the table is known closer. */
const FLAT = 15

/** A place so near to one on a hill, metres of way, may lie on the same hill: of which nobody gave the height, no climb is told. */
const SAME_HILL = 500

/** Metres of ascent beyond which a ride is taken where one goes, and of descent (chosen, decision 27). */
interface Steepest {
  readonly up: number
  readonly down: number
}
const USUAL: Steepest = { up: 100, down: 200 }
/** The same where one rolls, or walks as little as possible (chosen, decision 27). */
const GENTLE: Steepest = { up: 25, down: 25 }
export const steepestFor = (gentle: boolean): Steepest => (gentle ? GENTLE : USUAL)

/** A place so high above the town, metres, is a hike where no ride goes up (chosen, decision 27). */
const MOUNTAIN = 400
/** Whether one gets to a place without climbing a mountain. */
export const isWithinReach = ({ height, wayUp }: Pick<Poi, 'height' | 'wayUp'>): boolean =>
  typeof height !== 'number' || height < MOUNTAIN || typeof wayUp === 'string'

/** Lookouts that stand on a hill by their very name: its way up is steep or stepped until somebody says otherwise. */
const ON_A_HILL =
  /\b(?:hills?|mounts?|mountains?|mt|mont|monte|peak|summit|berg|bunkers|miradou?ro|mirador|belvedere|gianicolo|janiculum|bluff|ridge|heights|t[eê]te)\b/i
const LOOKOUTS: ReadonlySet<string> = new Set(['view', 'viewpoint'])
/** Walks that go up, by their very name. */
const WALK_UP = /\b(?:cliff walk|coastal walk|canyons?|trails?|hik(?:e|ing)|summit|mountain)\b/i
/** What is called a trail and leads along streets. */
const IN_TOWN = /\b(?:freedom trail|boardwalk|common)\b/i

type Lying = Pick<Poi, 'name'> & Partial<Pick<Poi, 'hill' | 'height' | 'category'>>

/** Whether one gets to a place by a steep way: it lies on a known hill, or higher than one walks gently, or is a lookout on a hill or a walk up one by its name. */
export const isUpHill = ({ name, hill, height, category = '' }: Lying): boolean =>
  typeof hill === 'string' ||
  (height ?? 0) > GENTLE.up ||
  (LOOKOUTS.has(category) && ON_A_HILL.test(name)) ||
  (WALK_UP.test(name) && !IN_TOWN.test(name))

/** Whether a place lies where whoever asked for no steep hills does not go. */
export const isTooSteep = ({ soft: { walking } }: Pick<TripRequest, 'soft'>, place: Lying): boolean =>
  walking?.hills === 'none' && isUpHill(place)

const isKnown = ({ height }: OnHill): boolean => typeof height === 'number'

/** A leg between places of these heights as a plan counts it. */
export function climbing(leg: PlanLeg, from: OnHill, to: OnHill, steepest: Steepest): PlanLeg {
  const { up, down } = steepest
  const ascent = (to.height ?? 0) - (from.height ?? 0)
  if (leg.mode !== 'walk' || leg.unknown) return leg
  // How high a hill of steep streets is need not be known to those who keep off them.
  if (steepest === GENTLE && (from.hill ?? null) !== (to.hill ?? null)) return rideInstead(leg)
  if (Math.abs(ascent) < FLAT) return leg
  if (leg.metres < SAME_HILL && (!isKnown(from) || !isKnown(to))) return leg
  if (ascent > up || ascent < -down) return rideInstead(leg)
  if (ascent < 0) return leg
  const more = Math.ceil(ascent / ASCENT_A_MINUTE)
  return planLeg({
    ...leg,
    minutes: leg.minutes + more,
    low: leg.low + more,
    high: leg.high + more,
    climb: ascent,
  })
}
