import type { DayFacts } from '../itinerary/day-facts.ts'

/** A day on which nothing is special. For tests only. */
export const plainDay = (date: string): DayFacts => ({
  date,
  holiday: false,
  closures: [],
  areas: [],
  walkOnly: false,
  sun: null,
  closedSpans: () => [],
})
