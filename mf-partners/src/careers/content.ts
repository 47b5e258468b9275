import type { Point } from '../parts/points.tsx'

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
  work: [
    {
      title: 'Build',
      text: 'Search, maps, a trip planner that must be right about opening hours, and pages that work on a phone in a queue.',
    },
    {
      title: 'Places',
      text: 'Knowing venues by their gates: which door, which street, which stairs, how long on foot with a suitcase.',
    },
    {
      title: 'Partners',
      text: 'Talking with hotels, venues and organisers, and writing agreements that both sides can read.',
    },
    {
      title: 'Guests',
      text: 'Answering email from people whose event has moved, whose flight is late or who cannot find the entrance.',
    },
  ] satisfies readonly Point[],
  mannersTitle: 'How we go about it',
  manners: [
    {
      title: 'Write it down',
      text: 'Decisions live in a page anyone can read, so that nobody has to have been in the room.',
    },
    { title: 'Go and look', text: 'If we say twelve minutes, someone should be able to walk it in twelve minutes.' },
    {
      title: 'Say what is not ready',
      text: 'Our site says “demo”, “estimate” and “coming soon”. We talk to each other the same way.',
    },
  ] satisfies readonly Point[],
  closing:
    'Everyone is welcome to apply, and if you need something to make applying easier, tell us and we will arrange it.',
} as const
