/** Where one gets without steps, as far as that is known. */

import type { TripRequest } from '@site/contracts/trip-request'
import { isUpHill } from './climb.ts'
import type { Poi } from './places.ts'

/** Places that are a stairway by their very name. */
const STAIRWAY = /\b(?:steps|stairs|staircase|stairway|escadaria|escadinhas|escaliers?|scalinata)\b/i

/** Places that are a climb by their kind, unless somebody said that a wheelchair gets in. */
const CLIMB =
  /climb\b|\b(?:catacombs?|crypts?|church tower|lookout tower|cliff walk|spiral tower|canyons?|trails?|hik(?:e|ing)|summit)\b/i

type Access = Pick<Poi, 'wheelchair' | 'name'> & Partial<Pick<Poi, 'category' | 'hill' | 'height' | 'access'>>

const isAccessible = ({ wheelchair }: Access): boolean => wheelchair === 'yes' || wheelchair === 'limited'

/** Whether a place is known to have steps in the way. */
export const hasSteps = (place: Access): boolean =>
  place.wheelchair === 'no' || STAIRWAY.test(place.name) || (!isAccessible(place) && CLIMB.test(place.name))

/** Whether a place may stand in a plan without steps: up a hill only where somebody said that a wheelchair gets in. */
export const isOpenTo = ({ hard }: TripRequest, place: Access): boolean =>
  !hard.stepFree || !(hasSteps(place) || (!isAccessible(place) && isUpHill(place)))

/** What is said at a stop to whoever asked for no steps: what somebody said of its door, or that nobody did. Null to everybody else. */
export function accessNote({ hard }: Pick<TripRequest, 'hard'>, place: Access): string | null {
  if (!hard.stepFree) return null
  if (hasSteps(place)) return 'There are steps.'
  if (place.wheelchair === 'yes') return 'Step-free.'
  if (place.wheelchair !== 'limited') return 'We don’t know whether it is step-free.'
  return typeof place.access === 'string'
    ? `Only partly step-free: ${place.access}. Ask before you go.`
    : 'Only partly step-free, so ask before you go.'
}
