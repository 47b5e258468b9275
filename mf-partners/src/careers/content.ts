import type { Points } from '../parts/points.tsx'

export const careers = {
  title: 'Careers',
  strapline: 'We help people find a bed a short walk from their seat. Sometimes we need more people to do it.',
  board: {
    title: 'No roles are posted right now',
    text: 'When a role opens, we post it here and email everyone on the careers list. We use the list for nothing else.',
    button: 'Get career notifications',
  },
  workTitle: 'The work we do',
  workNote: 'These are not openings, just a picture of who does what.',
  work: {
    Build:
      'Search, maps, a trip planner that must be right about opening hours, and pages that work on a phone while you queue.',
    Places:
      'Getting to know each venue: which gate, which street, which stairs, and how long it takes with a suitcase.',
    Partners: 'Talking with hotels, venues and organisers, and writing agreements that both sides can read.',
    Guests: 'Answering email from people whose event has moved, whose flight is late or who cannot find the entrance.',
  } satisfies Points,
  mannersTitle: 'How we work',
  manners: {
    'Write it down': 'We write decisions down where everyone can read them, so nobody has to have been in the room.',
    'Go and look': 'If we say twelve minutes, you should be able to walk it in twelve minutes.',
    'Say what is not ready': 'Our site says “demo”, “estimate” and “coming soon”. We talk to each other the same way.',
  } satisfies Points,
  closing:
    'Everyone is welcome to apply. If anything would make applying easier for you, tell us and we will arrange it.',
} as const
