import type { RouteDefinition } from '@site/contracts/composition'
import type { ContributionsDefinition } from '@site/contracts/contributions'

// Limits are written out: an import shared with the lists would give both one chunk, which then waits for itself.
/** Who names no pace walks so fast, m/s. */
const speed = 1.33
/** What the list of hotels asks before anything is filtered, in the order of its call. */
const hotelsAsk = { speed, sort: 'walk', limit: 20 } as const

export const routes = [
  {
    path: '/',
    page: 'landing',
    title: 'Book hotels by event, venue or address',
    breadcrumb: 'Home',
    description:
      'Find hotels by how long the walk to your seat is: matches, concerts, expos or any street address, with minutes on foot and by transit.',
    poster: 'stage',
    structuredData: 'WebSite',
  },
  {
    path: '/sports',
    page: 'sports',
    title: 'Sports Events',
    description: 'Coming matches, races and tournaments, and the hotels a short walk from each stadium.',
    poster: 'court',
    findsHotels: true,
    hotelsAsk,
    rendersAnswers: true,
    structuredData: 'ItemList',
    preload: [{ function: 'events', body: { category: 'sports', limit: 250 } }],
  },
  {
    path: '/music',
    page: 'music',
    title: 'Music Concerts',
    description: 'Concerts and festivals ahead, and the hotels a short walk from each stage.',
    poster: 'stage',
    findsHotels: true,
    hotelsAsk,
    rendersAnswers: true,
    structuredData: 'ItemList',
    preload: [{ function: 'events', body: { category: 'music', limit: 250 } }],
  },
  {
    path: '/business',
    page: 'business',
    title: 'Business Events & Expos',
    description: 'Trade fairs, summits and conferences, and the hotels a short walk from each hall.',
    poster: 'hall',
    findsHotels: true,
    hotelsAsk,
    rendersAnswers: true,
    structuredData: 'ItemList',
    preload: [{ function: 'events', body: { category: 'business', limit: 250 } }],
  },
  {
    path: '/location',
    page: 'location',
    title: 'Find Hotels by Location',
    description:
      'Type an event, a venue, an address or a pair of coordinates and see which hotels are nearest on foot.',
    findsHotels: true,
    hotelsAsk,
    rendersAnswers: true,
    structuredData: 'WebPage',
  },
  {
    path: '/saved',
    page: 'saved',
    title: 'Saved hotels',
    description:
      'The hotels you saved, by the place you saved them for, with the minutes on foot. Compare and share them.',
    noindex: true,
  },
  {
    path: '/flights',
    page: 'flights',
    title: 'Flights',
    description: 'Flights to your event are coming soon. Leave your address and hear about it first.',
    structuredData: 'WebPage',
  },
  {
    path: '/demo',
    page: 'demo',
    title: 'See how a booking works',
    breadcrumb: 'Demo',
    description:
      'A six-step demo of booking a room near an event. Hotels and prices are fictitious and nothing is booked.',
    structuredData: 'WebPage',
  },
  {
    path: '/hotel/:id',
    page: 'hotel',
    title: 'Hotel',
    description: 'Where a hotel is, how far the walk from it is, and where to book it.',
    structuredData: 'Hotel',
    rendersAnswers: true,
    preload: [
      { function: 'hotel', body: { id: ':id' } },
      // With the way from the place it was found by (`use-hotel.ts`).
      { function: 'hotel', body: { id: ':id', speed, near: '?near' } },
    ],
  },
  {
    path: '/event/:id',
    page: 'event',
    title: 'Event',
    description: 'When and where an event is, and the hotels a short walk from it.',
    structuredData: 'Event',
    rendersAnswers: true,
    preload: [{ function: 'event', body: { id: ':id' } }],
  },
] as const satisfies readonly RouteDefinition[]

/** Spec §2: the menu of events, and Flights. The trip planner fills the slot below its hotels, and it fills that of a plan. */
export const contributions: ContributionsDefinition = {
  menus: [{ id: 'events', order: 100, label: 'Events' }],
  links: [
    { id: 'all-events', order: 100, label: 'All Events', to: '/', menu: 'events' },
    { id: 'sports', order: 200, label: 'Sports', to: '/sports', menu: 'events' },
    { id: 'music', order: 300, label: 'Concerts', to: '/music', menu: 'events' },
    { id: 'business', order: 400, label: 'Conferences/Expos', to: '/business', menu: 'events' },
    { id: 'flights', order: 300, label: 'Flights', to: '/flights' },
  ],
  opens: ['waitlist'],
  slots: [{ name: 'mf-events/below-results', props: 1, bytes: 200_000 }],
  fills: [{ slot: 'mf-planner/where-to-stay', props: 1, order: 100, component: 'hotelPicker' }],
  // What the site is for: told of while a release is tried (`hotel/hotel-view.tsx`).
  measures: ['searches-that-led-to-a-hotel'],
}
