import type { Day, PlanOutline } from '@site/contracts/itinerary'

/** A plan as a client sends it for a change. */
export const outlineOf = (plan: readonly Day[]): PlanOutline =>
  plan.map((day) => ({
    date: day.date,
    stops: day.slots.map(({ activity, start, end, meal }) => ({ id: activity.id, start, end, ...(meal && { meal }) })),
  }))
