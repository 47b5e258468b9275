import type { PlanContext } from './context.ts'
import { sentences } from './sentences.ts'
import type { Base } from './places.ts'
import type { BaseChoice } from './propose-base.ts'

/** What was asked of the hotel and could not be had: the hotel itself, its stars, its price. */
export function stayNote(
  { request, trip, startNear, destination }: PlanContext,
  base: Base,
  choice: BaseChoice | null,
): string | null {
  const unlisted =
    trip.stay !== undefined && trip.stay.id === undefined && request.hotelId === undefined && startNear === destination
  const { hotelStars } = trip
  return sentences(
    unlisted && `We couldn’t find ${trip.stay?.name}, so your days start at ${base.name}.`,
    choice !== null &&
      request.hotelId !== undefined &&
      `We couldn’t find that hotel, so your days start at ${base.name}.`,
    choice !== null &&
      !choice.hasStars &&
      `We know no hotel with ${hotelStars} stars near these days, so this one has fewer, or we don’t know them.`,
    choice?.isRough === true &&
      `We know only roughly where ${base.name} is, so allow more time for the way from it and back.`,
    trip.hard.budget?.per === 'night' &&
      base.kind === 'hotel' &&
      'What a night costs depends on your dates: look on the hotel’s page.',
  )
}
