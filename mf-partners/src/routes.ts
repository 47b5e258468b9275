import type { RouteDefinition } from '@site/contracts/composition'
import type { ContributionsDefinition } from '@site/contracts/contributions'
import { site } from '@site/contracts/site'

export const routes = [
  {
    path: '/partners',
    page: 'partners',
    title: 'Partners',
    description: 'For hotels near a venue, event organisers and affiliates: how we work together and how to start.',
    structuredData: 'WebPage',
    poster: 'stage',
  },
  {
    path: '/partner-portal',
    page: 'portal',
    title: 'Partner Portal',
    description: 'Why event travel pays, the kinds of partnership we offer, and how to ask for access to the portal.',
    structuredData: 'WebPage',
    poster: 'hall',
  },
  {
    path: '/partner-program',
    page: 'program',
    title: 'Partner Program',
    description: 'What hotels, venues, experience providers and event organisers get from the program, point by point.',
    structuredData: 'WebPage',
    poster: 'stage',
  },
  {
    path: '/about',
    page: 'about',
    title: 'About Us in Brief',
    breadcrumb: 'About Us',
    description: 'The short version: hotels near events, sorted by the minutes it takes to get to your seat.',
    structuredData: 'Organization',
  },
  {
    path: '/about-us',
    page: 'aboutUs',
    title: 'About Us',
    description: 'Why we sort hotels by the walk, how we choose what to show, and who runs the site.',
    structuredData: 'Organization',
    poster: 'court',
  },
  {
    path: '/careers',
    page: 'careers',
    title: 'Careers',
    description: 'The work we do, how we do it, and an email list that tells you when a role opens.',
    waitlist: 'careers',
    structuredData: 'WebPage',
  },
  {
    path: '/press',
    page: 'press',
    title: 'Media & Press',
    description:
      'Our press room is coming soon. Until then: a paragraph about us, key facts and an address to write to.',
    structuredData: 'WebPage',
  },
  {
    path: '/membership',
    page: 'membership',
    title: 'Membership',
    description:
      'Three tiers for people who travel to events often: Club, Elite and Luxe. Coming soon; join the waitlist.',
    structuredData: 'WebPage',
  },
  {
    path: '/corporate',
    page: 'corporate',
    title: 'Corporate',
    description: `Conferences, retreats, hospitality and international events for companies. Coming soon, ${site.corporateLaunch}.`,
    structuredData: 'WebPage',
    poster: 'hall',
  },
] as const satisfies readonly RouteDefinition[]

/** Spec §2: the footer columns Company and Business, and the portal, where signing in leads. */
export const contributions: ContributionsDefinition = {
  links: [{ id: 'partner-portal', order: 800, label: 'Partner Portal', to: '/partner-portal', button: true }],
  footer: [
    { id: 'about-us', column: 'company', order: 100, label: 'About Us', to: '/about-us' },
    { id: 'careers', column: 'company', order: 200, label: 'Careers', to: '/careers' },
    { id: 'partner-program', column: 'business', order: 100, label: 'Partner Program', to: '/partner-program' },
    { id: 'corporate', column: 'business', order: 200, label: 'Corporate', to: '/corporate' },
  ],
  opens: ['waitlist', 'partner-contact'],
  afterSignIn: '/partner-portal',
}
