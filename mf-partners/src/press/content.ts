import { site } from '@site/contracts/site'
import type { Points } from '../parts/points.tsx'

export const press = {
  title: 'Media & Press',
  badge: 'Coming Soon',
  strapline: 'The press room is being set up. The essentials are already on this page.',
  boilerplateTitle: 'Us, in about fifty words',
  boilerplate: `${site.brand} is an Australian website for people who travel to events. It finds hotels near a sports event, a concert, a conference or a street address and shows how many minutes it takes to walk or ride there. A free trip planner, in beta, builds the days around the event.`,
  factsTitle: 'Safe to print',
  facts: {
    Name: site.brand,
    Company: site.company.legalName,
    Registration: site.company.businessNumber,
    Office: 'Adelaide, South Australia',
    'What it does': 'Hotels near events, venues and addresses, ordered by the way there',
    'Trip planner': 'Beta, free to try, no sign-up',
    'In the works': `Flights, membership tiers, corporate events (${site.corporateLaunch})`,
  } satisfies Points,
  comingTitle: 'What will be here',
  coming: {
    News: 'Announcements, dated and in full, without a form in front of them.',
    Pictures: 'The logo, screenshots and our posters in print quality.',
    People: 'Who to talk to about what, with names and direct addresses.',
  } satisfies Points,
  contact: {
    title: 'On a deadline?',
    text: 'Write to us with PRESS in the subject line and tell us when you need the answer.',
    subject: 'PRESS: ',
  },
} as const
