import type { ItineraryResponse, PlanOutline } from '@site/contracts/itinerary'

/** A plan as a client sends it for a change; with its base, where one is known. */
export const outlineOf = (
  plan: ItineraryResponse['plan'],
  base?: Pick<NonNullable<ItineraryResponse['meta']['base']>, 'kind' | 'id'>,
): PlanOutline =>
  plan.map((day) => ({
    date: day.date,
    ...(base?.kind === 'hotel' && base.id !== undefined ? { hotelId: base.id } : {}),
    stops: day.slots.map(({ activity, start, end, meal }) => ({ id: activity.id, start, end, ...(meal && { meal }) })),
  }))
