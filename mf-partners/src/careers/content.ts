import type { Points } from '../parts/points.tsx'

export const careers = {
  title: 'Careers',
  strapline: 'We work out the shortest way between a bed and a good seat. Sometimes we need help with that.',
  board: {
    title: 'No roles are posted right now',
    text: 'When one opens it is posted here, and everyone on the careers list gets an email. Only about roles, and not more often than there are any.',
    button: 'Get career notifications',
  },
  workTitle: 'The kind of work there is',
  workNote: 'Not openings, just an honest picture of who does what.',
  work: {
    Build:
      'Search, maps, a trip planner that must be right about opening hours, and pages that work on a phone in a queue.',
    Places: 'Knowing venues by their gates: which door, which street, which stairs, how long on foot with a suitcase.',
    Partners: 'Talking with hotels, venues and organisers, and writing agreements that both sides can read.',
    Guests: 'Answering email from people whose event has moved, whose flight is late or who cannot find the entrance.',
  } satisfies Points,
  mannersTitle: 'How we go about it',
  manners: {
    'Write it down': 'Decisions live in a page anyone can read, so that nobody has to have been in the room.',
    'Go and look': 'If we say twelve minutes, someone should be able to walk it in twelve minutes.',
    'Say what is not ready': 'Our site says “demo”, “estimate” and “coming soon”. We talk to each other the same way.',
  } satisfies Points,
  closing:
    'Everyone is welcome to apply, and if you need something to make applying easier, tell us and we will arrange it.',
} as const
