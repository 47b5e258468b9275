/** Shown one after the other in the empty field: an event, a venue, a city, an address. */
export const examples = [
  'Australian Open',
  'Melbourne',
  'Marina Bay Street Circuit, Singapore',
  'Coachella',
  'Excel London',
  'Rod Laver Arena',
  '50 Great Russell Street, London',
] as const
