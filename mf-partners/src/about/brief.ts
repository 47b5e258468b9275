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
  strapline: 'The short version, in five stops.',
  walkLabel: 'Five stops on a fifteen-minute walk',
  stops: [
    {
      minute: 0,
      title: 'Your ticket',
      text: `You know where you need to be. ${site.brand} finds hotels near the event, the venue or a street address.`,
    },
    {
      minute: 3,
      title: 'The walk',
      text: 'A short walk makes for a better night. So the first thing you see about every hotel is the minutes to the door.',
    },
    {
      minute: 7,
      title: 'The plan',
      text: 'A free trip planner, in beta, plans the days around the event. You can try it without signing up.',
    },
    {
      minute: 11,
      title: 'The packages',
      text: 'Four curated packages of three to four days put the room, the event and the extras together.',
    },
    {
      minute: 15,
      title: 'The company',
      text: `${site.brand} is run by ${site.company.legalName}, an Australian company with its office in ${site.company.city}.`,
    },
  ] satisfies readonly Stop[],
  promisesTitle: 'Three promises',
  promises: [
    'We call an estimate an estimate.',
    'We call a demo a demo.',
    'We show a hotel’s price only when it has been quoted.',
  ],
  longer: { to: '/about-us', label: 'Read the longer version' },
} as const
