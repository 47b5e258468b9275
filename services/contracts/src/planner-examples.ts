/**
 * Rotating placeholders of the planner's empty field: events, venues, cities. A test plans each one with the shipped places, since a
 * visitor may try any.
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
