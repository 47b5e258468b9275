import { site } from '@site/contracts/site'
import type { Point } from '../parts/points.tsx'

export const press = {
  title: 'Media & Press',
  badge: 'Coming Soon',
  strapline: 'The press room is being set up. The essentials are already on this page.',
  boilerplateTitle: 'Us, in about fifty words',
  boilerplate: `${site.brand} is an Australian website for people who travel to events. It finds hotels near a sports event, a concert, a conference or a street address and shows how many minutes it takes to walk or ride there. A free trip planner, in beta, builds the days around the event.`,
  factsTitle: 'Safe to print',
  facts: [
    { title: 'Name', text: site.brand },
    { title: 'Company', text: site.company.legalName },
    { title: 'Registration', text: site.company.businessNumber },
    { title: 'Office', text: 'Adelaide, South Australia' },
    { title: 'What it does', text: 'Hotels near events, venues and addresses, ordered by the way there' },
    { title: 'Trip planner', text: 'Beta, free to try, no sign-up' },
    { title: 'In the works', text: 'Flights, membership tiers, corporate events (Q1 2026)' },
  ] satisfies readonly Point[],
  comingTitle: 'What will be here',
  coming: [
    { title: 'News', text: 'Announcements, dated and in full, without a form in front of them.' },
    { title: 'Pictures', text: 'The logo, screenshots and our posters in print quality.' },
    { title: 'People', text: 'Who to talk to about what, with names and direct addresses.' },
  ] satisfies readonly Point[],
  contact: {
    title: 'On a deadline?',
    text: 'Write to us with PRESS in the subject line and tell us when you need the answer.',
    subject: 'PRESS: ',
  },
} as const
