import { site } from '@site/contracts/site'
import type { Points } from '../parts/points.tsx'

export const press = {
  title: 'Media & Press',
  badge: 'Coming Soon',
  strapline: 'We are still setting up the press room. The essentials are already here.',
  boilerplateTitle: 'About us, in one paragraph',
  boilerplate: `${site.brand} is an Australian website for people who travel to events. It finds hotels near a sports event, a concert, a conference or a street address and shows how many minutes it takes to get there on foot or by public transport. A free trip planner, in beta, plans the days around the event.`,
  factsTitle: 'Key facts',
  facts: {
    Name: site.brand,
    Company: site.company.legalName,
    Registration: site.company.businessNumber,
    Office: `${site.company.city}, Australia`,
    'What it does': 'Finds hotels near events, venues and addresses, sorted by the walk',
    'Trip planner': 'Beta, free to try, no sign-up',
    'Coming soon': `Flights, membership tiers, corporate events (${site.corporateLaunch})`,
  } satisfies Points,
  comingTitle: 'What will be here',
  coming: {
    News: 'Announcements in full, with dates, and no form to fill in first.',
    Pictures: 'The logo, screenshots and our posters in print quality.',
    People: 'Who to ask about what, with names and email addresses.',
  } satisfies Points,
  contact: {
    title: 'On a deadline?',
    text: 'Email us with PRESS in the subject line and tell us your deadline.',
    subject: 'PRESS: ',
  },
} as const
