import { site } from '@site/contracts/site'

export interface Stop {
  /** Minutes on foot from the start of the walk, 0 to 15. */
  readonly minute: number
  readonly title: string
  readonly text: string
}

/** The short version of *About Us*, as five stops of a walk. */
export const brief = {
  title: 'About Us',
  strapline: 'The short version. It takes about as long as finding your seat.',
  walkLabel: 'Five stops on a fifteen-minute walk',
  stops: [
    {
      minute: 0,
      title: 'The ticket',
      text: `You have one. ${site.brand} finds a hotel near the event, the venue or a street address.`,
    },
    {
      minute: 3,
      title: 'The idea',
      text: 'You do not buy a bed. You buy how short the way to your seat is. So minutes come first on every hotel.',
    },
    {
      minute: 7,
      title: 'The plan',
      text: 'A free trip planner, in beta, fills the days around the event. No sign-up to try it.',
    },
    {
      minute: 11,
      title: 'The package',
      text: 'Four curated packages of three to four days put room, ticket and extras on one page.',
    },
    {
      minute: 15,
      title: 'The door',
      text: `Behind it: ${site.company.legalName}, an Australian company with its office in Adelaide.`,
    },
  ] satisfies readonly Stop[],
  promisesTitle: 'Three things we stick to',
  promises: [
    'An estimate is called an estimate.',
    'A demo is called a demo.',
    'A price nobody quoted is never shown as a price.',
  ],
  longer: { to: '/about-us', label: 'Read the longer version' },
} as const
