import type { Leg } from '@site/contracts/itinerary'
import type { RouteResponse } from '@site/contracts/route'
import { distanceWords } from '@site/contracts/way-words'
import { profileWords } from '@site/contracts/way-profile'

/** The minutes of a way with their range, and what the plan counts for it where that differs. */
export const wayMinutes = ({ walk, profile }: RouteResponse, leg: Leg): string | null => {
  if (walk === null) return null
  const { minutes, low, high, metres } = walk
  const range = low === high ? '' : `, ${low}–${high} min`
  const plan = minutes === leg.minutes ? '' : ` The plan counts ${leg.minutes} min.`
  return `${profileWords[profile]}: ${minutes} min${range}, ${distanceWords(metres)}.${plan}`
}
