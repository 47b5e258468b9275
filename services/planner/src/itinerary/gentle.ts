import type { TripRequest } from '@site/contracts/trip-request'
import type { DayStyle } from './days.ts'
import { hasLittleChildren, hasSmallChildren } from './small-children.ts'

type Trip = Pick<TripRequest, 'party' | 'soft' | 'hard'>

/** Why days are gentle though no pace was asked for, in words that follow "with"; null where they are not. */
export const gentleFor = (trip: Trip): string | null => {
  if (trip.soft.pace !== undefined) return null
  if (trip.party?.seniors === true) return 'someone older along'
  if (hasLittleChildren(trip)) return 'small children along'
  if (trip.hard.stepFree) return 'only step-free ways'
  return trip.soft.walking?.level === 'little' ? 'little walking' : null
}

/** A visit fewer a day, and for grown-ups more time after each way; children go to bed early, and want their whole day at a park (chosen, decision 27). */
export const gently = (style: DayStyle, trip: Trip): DayStyle => ({
  ...style,
  visits: style.visits - 1,
  rest: style.rest + (hasSmallChildren(trip) ? 0 : 5),
})
