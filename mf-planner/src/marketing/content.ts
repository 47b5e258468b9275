import { color } from '@site/ui/tokens'

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
    words: 'Minutes on foot and by transit, each with the range it may take. Times by rideshare are coming soon.',
  },
  {
    mark: '+ 5 min',
    title: 'Dynamic itinerary building',
    words: 'Move a stop and the rest of the day adjusts: times, routes and opening hours are worked out again.',
  },
  {
    mark: 'Open 9–17',
    title: 'Curated recommendations',
    words: 'Sights, food and late-night spots that are really near, really open, and named with their source.',
  },
  {
    mark: '3 stops',
    title: 'Pricing optimisation',
    words: 'Compare staying at the door with staying a few stops away. We never show a price that nobody quoted.',
  },
] as const

export const builderSteps = [
  {
    title: 'Enter your event or paste an address',
    words: 'A concert, a final, a fair, a street number: whatever you know.',
  },
  { title: 'The AI analyses the area', words: 'Hotels, routes, opening hours and what is worth an hour in between.' },
  { title: 'Pick packages or components', words: 'Take a whole package, or only the bed, the ticket or the plan.' },
] as const

export const eventTypes = [
  { title: 'Concerts & festivals', words: 'Doors, encores and the last train.', ink: color.stage },
  { title: 'Sports', words: 'Sessions, finals and the walk with the crowd.', ink: color.court },
  { title: 'Conferences', words: 'Halls by day, a table for six at night.', ink: color.expo },
  { title: 'Special occasions', words: 'Weddings, reunions, once-in-a-lifetime nights.', ink: color.street },
] as const

export const partnerNotes = [
  {
    title: 'API-ready',
    words: 'The planner answers plain JSON over HTTPS: send a destination and days, get a plan with times and sources.',
  },
  { title: 'White-label', words: 'Your brand, your colours, your preferred hotels first; our engine underneath.' },
] as const
