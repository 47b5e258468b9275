/** Spec §2: the navigation bar; the side menu holds the same items. */
export const eventLinks = [
  { to: '/', label: 'All Events' },
  { to: '/sports', label: 'Sports' },
  { to: '/music', label: 'Concerts' },
  { to: '/business', label: 'Conferences/Expos' },
] as const

export const plannerLink = { to: '/ai-trip-planner', label: 'AI Trip Planner', badge: 'Beta' } as const
export const flightsLink = { to: '/flights', label: 'Flights' } as const
export const portalLink = { to: '/partner-portal', label: 'Partner Portal' } as const
export const waitlistLabel = 'Join Waitlist'
