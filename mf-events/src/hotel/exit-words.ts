import { grouped } from '@site/contracts/date-words'
import type { VenueExit } from '@site/contracts/hotel'
import type { Walk } from '@site/contracts/hotels'
import { rangeWords } from '../results/reach.ts'

/** "6–13 min from your seat to the street (estimate for a full house of 14,820)" */
const exitWords = (exit: VenueExit): string =>
  `${rangeWords(exit)} from your seat to the street (estimate for a full house of ${grouped(exit.capacity)})`

/** The walk back after an event, from the seat where its minutes are known. */
export const walkBackWords = (walk: Walk, exit: VenueExit | undefined): string => {
  if (exit === undefined) return `The same walk, ${rangeWords(walk)}.`
  const all = rangeWords({ low: exit.low + walk.low, high: exit.high + walk.high })
  return `About ${exitWords(exit)}, then the same walk, ${rangeWords(walk)}. That’s ${all} in all.`
}

/** What rides after an event leave time for. */
export const allowWords = (exit: VenueExit): string => `Allow ${exitWords(exit)}.`
