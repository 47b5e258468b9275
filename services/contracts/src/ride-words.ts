/** Rides of which no timetable is known: what a plan keeps for them, told as a range and as our own guess. */

/** Time kept for a ride: a quarter of an hour, and the way at 18 km/h, beyond 15 km at 36 km/h, as suburban trains run (chosen, decision 27). */
const RIDE = { minutes: 15, metresPerMinute: 300, inTown: 15_000, beyond: 600 } as const
/** How much quicker and slower it may be than what is kept: as for every ride that is estimated. */
const QUICKER = 0.8
const SLOWER = 1.6
const STEP = 5

/** Minutes kept for a ride over a way of so many metres. */
export const rideMinutes = (metres: number): number => {
  const inTown = Math.min(metres, RIDE.inTown)
  return Math.ceil(RIDE.minutes + inTown / RIDE.metresPerMinute + (metres - inTown) / RIDE.beyond)
}

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
