import type { TripReading } from '@site/contracts/trip-reading'

/** The event of a trip by its key among what was understood. */
const EVENT_KEY = 'event'

/** Says that an event the traveller named is not one we list, so that nobody books by a plan that does not know its days. */
export function unlistedNote({ understood }: Pick<TripReading, 'understood'>): string | null {
  const unlisted = understood.find(({ key, use }) => key === EVENT_KEY && use === 'noted')
  return unlisted === undefined
    ? null
    : `We know no date for “${unlisted.value}” there, so this plan isn’t built around it. Choose its days, and add it as a stop of your own.`
}
