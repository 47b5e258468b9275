export interface Tier {
  readonly name: 'Club' | 'Elite' | 'Luxe'
  readonly line: string
  readonly planned: readonly string[]
  readonly inviteOnly: boolean
  readonly ink: 'court' | 'transit' | 'stage'
}

export const membership = {
  title: 'Membership',
  badge: 'Coming Soon',
  strapline: 'For people who plan their year around events: the derby, the tour, the final, the expo.',
  tiers: [
    {
      name: 'Club',
      line: 'For a few big events a year.',
      planned: [
        'Early news when rooms open near an event you follow',
        'Saved venues and trip plans',
        'Member offers on packages',
      ],
      inviteOnly: false,
      ink: 'court',
    },
    {
      name: 'Elite',
      line: 'For events all year round.',
      planned: [
        'Everything in Club',
        'First choice of rooms in package blocks',
        'Easier changes where the hotel allows them',
        'Priority email support',
      ],
      inviteOnly: false,
      ink: 'transit',
    },
    {
      name: 'Luxe',
      line: 'For trips arranged from door to door.',
      planned: [
        'Everything in Elite',
        'Suites and hospitality through event partners',
        'One person who plans the whole trip with you',
      ],
      inviteOnly: true,
      ink: 'stage',
    },
  ] satisfies readonly Tier[],
  coming: 'Coming soon',
  inviteOnly: 'Invite-only',
  note: 'This is what we are planning. We will set prices, dates and the final benefits before each tier opens, and tell people on the waitlist first.',
  waitlist: {
    title: 'Be the first to hear',
    text: 'Leave your name and email address. Joining is free and commits you to nothing. Invitations to Luxe will go to people on this list too.',
    button: 'Join the waitlist',
  },
} as const
