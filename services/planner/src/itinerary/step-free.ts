/** Where one gets without steps, as far as that is known. */

import type { TripRequest } from '@site/contracts/trip-request'
import type { Poi } from './places.ts'

/** Places that are a stairway by their very name. */
const STAIRWAY = /\b(?:steps|stairs|staircase|stairway|escadaria|escadinhas|escaliers?|scalinata)\b/i

type Access = Pick<Poi, 'wheelchair' | 'name'>

/** Whether a place is known to have steps in the way. */
export const hasSteps = ({ wheelchair, name }: Access): boolean => wheelchair === 'no' || STAIRWAY.test(name)

/** Whether a place may stand in a plan without steps. */
export const isOpenTo = ({ hard }: TripRequest, place: Access): boolean => !hard.stepFree || !hasSteps(place)
