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
  strapline: 'For people whose year is a row of dates: the derby, the tour, the final, the expo.',
  tiers: [
    {
      name: 'Club',
      line: 'You go to a few big ones a year.',
      planned: [
        'Early word when rooms open near an event you follow',
        'Saved venues and trip plans',
        'Member offers on packages',
      ],
      inviteOnly: false,
      ink: 'court',
    },
    {
      name: 'Elite',
      line: 'You plan the year around the calendar.',
      planned: [
        'Everything in Club',
        'First choice of rooms in package blocks',
        'Kinder change terms where the hotel allows them',
        'Email support that goes to the front of the queue',
      ],
      inviteOnly: false,
      ink: 'transit',
    },
    {
      name: 'Luxe',
      line: 'You want it arranged, door to door.',
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
  note: 'This is what we are planning. Prices, dates and the final list of benefits are set before each tier opens, and people on the waitlist hear first.',
  waitlist: {
    title: 'Be there when doors open',
    text: 'Leave a name and an email address. Joining costs nothing and signs you up for nothing; Luxe invitations will go to people on this list too.',
    button: 'Join the waitlist',
  },
} as const
