/**
 * Shown one after the other in the planner's empty field: events, venues, cities. Each one is planned by a test over the places that
 * are shipped, for a visitor who tries one must get days.
 */
export const plannerExamples = [
  'Australian Open',
  'Melbourne',
  'Marina Bay Street Circuit, Singapore',
  'Ultra Music Festival',
  'ExCeL London',
  'Rod Laver Arena',
  'Barcelona',
] as const
