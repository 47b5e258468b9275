/** Rides of which no timetable is known: what a plan keeps for them, told as a range and as our own guess. */

/** Time kept for a ride: a quarter of an hour, and the way at 18 km/h (chosen, decision 27). */
const RIDE = { minutes: 15, metresPerMinute: 300 } as const
/** How much quicker and slower it may be than what is kept: as for every ride that is estimated. */
const QUICKER = 0.8
const SLOWER = 1.6
const STEP = 5

/** Minutes kept for a ride over a way of so many metres. */
export const rideMinutes = (metres: number): number => Math.ceil(RIDE.minutes + metres / RIDE.metresPerMinute)

/** "20–35 min" */
export function rideRange(minutes: number): string {
  const low = Math.max(STEP, Math.floor((minutes * QUICKER) / STEP) * STEP)
  const high = Math.ceil((minutes * SLOWER) / STEP) * STEP
  return `${low}–${high} min`
}

/** "about 20–35 min by public transport" */
export function rideWords(minutes: number): string {
  return `about ${rideRange(minutes)} by public transport`
}
