import { color } from '@stageside/ui/tokens'

/** Spec §2: the six features of /ai-builder. */
export const builderFeatures = [
  {
    mark: 'No. 14',
    title: 'Address search for nearby hotels',
    words: 'Paste a street address, a venue or an event name and see the hotels around it, nearest on foot first.',
  },
  {
    mark: '430 m',
    title: 'Location intelligence',
    words: 'Every place is ranked by walking distance and by how well transport reaches it, not by who paid.',
  },
  {
    mark: '7 min',
    title: 'Real-time travel times',
    words: 'Minutes on foot and by transit, each with a range. Times by rideshare are coming soon.',
  },
  {
    mark: '+ 5 min',
    title: 'Dynamic itinerary building',
    words: 'Move a stop and the rest of the day adjusts: times, routes and opening hours are worked out again.',
  },
  {
    mark: 'Open 9–17',
    title: 'Curated recommendations',
    words: 'Sights, food and late-night spots nearby, checked against published opening hours, each with its source.',
  },
  {
    mark: '3 stops',
    title: 'Pricing optimisation',
    words: 'Compare a hotel at the door with one a few stops away. We show a price only when it has been quoted.',
  },
] as const

export const builderSteps = [
  {
    title: 'Enter your event or paste an address',
    words: 'A concert, a final, a trade fair or a street address.',
  },
  { title: 'The AI analyses the area', words: 'It looks at hotels, routes, opening hours and what to see nearby.' },
  { title: 'Pick packages or components', words: 'Choose a whole package, or only the hotel, the ticket or the plan.' },
] as const

export const eventTypes = [
  {
    title: 'Concerts & festivals',
    words: 'Plans that allow for queues, encores and the last train.',
    ink: color.stage,
  },
  { title: 'Sports', words: 'Day sessions, night sessions and the walk back with the crowd.', ink: color.court },
  { title: 'Conferences', words: 'Talks by day, dinner with the team at night.', ink: color.expo },
  { title: 'Special occasions', words: 'Weddings, reunions and anniversaries.', ink: color.street },
] as const

export const partnerNotes = [
  {
    title: 'API-ready',
    words: 'Send a destination and a number of days over HTTPS, and get a plan with times and sources as JSON.',
  },
  { title: 'White-label', words: 'The planner under your name, in your colours, with your preferred hotels first.' },
] as const
