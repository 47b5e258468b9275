import type { Leg } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import { rideMinutes, rideWords } from '@site/contracts/ride-words'
import { distanceWords } from '@site/contracts/way-words'

/** Behind the minutes of a leg: "walk", "by public transport". Which ride it is no leg tells. */
export const modeWords = ({ mode }: Pick<Leg, 'mode'>): string => (mode === 'walk' ? 'walk' : 'by public transport')

const longWalk = ({ mode, minutes, metres }: Leg): string[] =>
  mode === 'walk' && minutes > limits.planner.longestWalk
    ? [`a long walk, or ${rideWords(rideMinutes(metres))}, our own guess`]
    : []

/** Behind the minutes of a leg: their range, how far it is on foot, and what they are worth. */
export const legDetails = (leg: Leg): string =>
  [
    ...(leg.low === leg.high ? [] : [`${leg.low}–${leg.high} min`]),
    ...(leg.mode === 'transit'
      ? ['rough, without a timetable']
      : [distanceWords(leg.metres), leg.source === 'street' ? 'along streets' : 'estimate']),
    ...(leg.climb === undefined ? [] : [`${leg.climb} m uphill`]),
    ...longWalk(leg),
  ].join(', ')

/** The least that is told behind the minutes of a leg: their range, and whether one would rather ride. */
export const legRange = (leg: Leg): string =>
  [...(leg.low === leg.high ? [] : [`${leg.low}–${leg.high} min`]), ...longWalk(leg)].join(', ')

/** A leg where there is room for a few words alone. */
export const shortLeg = (leg: Leg): string =>
  leg.mode === 'walk'
    ? `${leg.minutes} min ${modeWords(leg)}`
    : `about ${leg.low === leg.high ? leg.minutes : `${leg.low}–${leg.high}`} min ${modeWords(leg)}`
