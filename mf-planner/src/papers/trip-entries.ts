import { dateWords } from '../plan/clock.ts'
import type { Trip } from '../plan/plan.ts'
import { stretchOf } from '../plan/stretches.ts'
import type { TravelTimes } from './travel-times.ts'

/** What a traveller carries papers for. */
export interface TripEntry {
  readonly kind: 'Arrival' | 'Departure' | 'Hotel'
  readonly words: string
}

const dayWords = (date: string | null | undefined, clock: string): string =>
  date ? `${dateWords(date, { weekday: 'short', day: 'numeric', month: 'short' })}, ${clock}` : clock

/** Arrival, departure and hotels of a plan, as far as they are known. A hotel that was only proposed is no booking. */
export const tripEntries = (trip: Trip, { arrival, departure }: TravelTimes): TripEntry[] => {
  const hotels = new Set(
    trip.days.flatMap((_, day) => {
      const base = stretchOf(trip, day)?.base ?? trip.meta.base
      return base?.kind === 'hotel' && base.proposed === undefined ? base.name : []
    }),
  )
  return [
    ...(arrival === null ? [] : [{ kind: 'Arrival' as const, words: dayWords(trip.days[0]?.date, arrival) }]),
    ...[...hotels].map((words) => ({ kind: 'Hotel' as const, words })),
    ...(departure === null ? [] : [{ kind: 'Departure' as const, words: dayWords(trip.days.at(-1)?.date, departure) }]),
  ]
}
