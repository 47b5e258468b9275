import type { TripRequest } from '@site/contracts/trip-request'
import { isKnownToServe } from './diets.ts'
import { isKnownFor } from './dishes.ts'
import type { Poi } from './places.ts'

/** What a kitchen known to serve the diet asked for, or known for the dish, is worth more: any way within a city (chosen, decision 27). */
const KNOWN_DIET = 150
const KNOWN_DISH = 120

type Asked = Pick<TripRequest, 'hard' | 'soft'>

/** Whether a kitchen is known to be what was asked for. */
export const isAskedFor = ({ hard, soft }: Asked, poi: Poi): boolean =>
  isKnownToServe(poi, hard.diet) || isKnownFor(poi, soft.dishes)

/** What that is worth to a meal. */
export const askedForWorth = ({ hard, soft }: Asked, poi: Poi): number =>
  (isKnownToServe(poi, hard.diet) ? KNOWN_DIET : 0) + (isKnownFor(poi, soft.dishes) ? KNOWN_DISH : 0)
