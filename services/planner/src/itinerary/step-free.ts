/** Where one gets without steps, as far as that is known. */

import type { TripRequest } from '@site/contracts/trip-request'
import type { Poi } from './places.ts'

/** Places that are a stairway by their very name. */
const STAIRWAY = /\b(?:steps|stairs|staircase|stairway|escadaria|escadinhas|escaliers?|scalinata)\b/i

/** Places that are a climb by their kind, unless somebody said that a wheelchair gets in. */
const CLIMB =
  /climb\b|\b(?:catacombs?|church tower|lookout tower|cliff walk|spiral tower|canyon|trails?|hik(?:e|ing)|summit)\b/i

type Access = Pick<Poi, 'wheelchair' | 'name'>

/** Whether a place is known to have steps in the way. */
export const hasSteps = ({ wheelchair, name }: Access): boolean =>
  wheelchair === 'no' || STAIRWAY.test(name) || (wheelchair !== 'yes' && wheelchair !== 'limited' && CLIMB.test(name))

/** Whether a place may stand in a plan without steps. */
export const isOpenTo = ({ hard }: TripRequest, place: Access): boolean => !hard.stepFree || !hasSteps(place)
