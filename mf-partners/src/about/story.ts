import { site } from '@site/contracts/site'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The longer version of *About Us*, in chapters. */
export const story = {
  title: 'About Us',
  strapline: 'We started with a simple annoyance: the show ends, and the hotel is an hour away.',
  chapters: [
    {
      id: 'the-walk',
      title: 'It begins with the walk home',
      paragraphs: [
        'The lights come up and thirty thousand people want the same train. A few of them are already round the corner with their shoes off. They did not pay for a better hotel. They found a closer one.',
        'Most booking sites start with a city and a star rating. Neither tells you how the night will end. So we turned it round: you tell us the event, the venue or the address, and we tell you the minutes on foot or by public transport.',
      ],
    },
    {
      id: 'how-we-choose',
      title: 'How we decide what to show',
      paragraphs: [
        'The way there decides the order. Walking comes first, then transport. A price is shown only where somebody quoted it; until hotels do, we show the way and leave the price out.',
        'Times are worked out from maps, which do not know about a closed gate or a wet bag. We call them estimates and show them that way. Partners can be part of a package or have a marked place on an event page, but the walking list is not for sale.',
      ],
    },
    {
      id: 'the-days-around',
      title: 'The days around the event',
      paragraphs: [
        'Few people fly to Melbourne for three sets of tennis and fly straight back. The trip planner takes the event and builds mornings, afternoons and evenings around it. It is in beta, free to try and asks for no account.',
        'If you would rather have it done for you, there are four packages of three to four days: motor racing in Singapore, two festivals in the United States and a business summit in London.',
      ],
    },
    {
      id: 'who-we-are',
      title: 'Who stands behind it',
      paragraphs: [
        `${site.brand} is run by ${site.company.legalName}, an Australian company. Our office is in Adelaide, in the care of our parent company, ${site.company.parentName}.`,
        'We answer email from people, as people. Phone and live chat are on their way, and round-the-clock support is what we are aiming for. Until then you get a reply within 24 hours on business days.',
      ],
    },
    {
      id: 'not-yet',
      title: 'What we do not do yet',
      paragraphs: [
        `Flights, membership and corporate events are coming, and their pages say so. Corporate launches in ${site.corporateLaunch}. The booking walkthrough on the site is a demonstration: it takes no payment and books no room.`,
      ],
    },
  ] satisfies readonly Chapter[],
  pullQuote: 'They did not pay for a better hotel. They found a closer one.',
  factsTitle: 'The particulars',
  shorter: { to: '/about', label: 'In a hurry? The short version' },
} as const
