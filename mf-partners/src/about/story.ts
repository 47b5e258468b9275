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
        'Most booking sites start with a city and a star rating. Neither tells you how the night will end. So we start at the other end: you tell us the event, the venue or the address, and we tell you the minutes on foot or by public transport.',
      ],
    },
    {
      id: 'how-we-choose',
      title: 'How we decide what to show',
      paragraphs: [
        'We sort hotels by the way to the venue: the shortest walk first, then public transport. We show a price only when a hotel or a booking site has quoted it; otherwise we leave it out.',
        'We work out times from maps, and maps know nothing about a closed gate or heavy luggage. So we call them estimates and show a range. Partners can be part of a package or have a marked place on an event page, but nobody can buy a higher place in the list.',
      ],
    },
    {
      id: 'the-days-around',
      title: 'The days around the event',
      paragraphs: [
        'Few people fly to Melbourne for three sets of tennis and fly straight back. The trip planner plans your mornings, afternoons and evenings around the event. It is in beta, free to try, and you don’t need an account.',
        'If you would rather have it arranged for you, there are four packages of three to four days: motor racing in Singapore, two festivals in the United States and a business summit in London.',
      ],
    },
    {
      id: 'who-we-are',
      title: 'Who runs the site',
      paragraphs: [
        `${site.brand} is run by ${site.company.legalName}, an Australian company. Our office is in ${site.company.city}, care of our parent company, ${site.company.parentName}.`,
        'A person answers every email, within 24 hours on business days. Phone and live chat are coming soon, and we aim to offer support around the clock.',
      ],
    },
    {
      id: 'not-yet',
      title: 'What we do not do yet',
      paragraphs: [
        `Flights, membership and corporate events are coming soon; corporate launches in ${site.corporateLaunch}. The booking walkthrough on the site is a demonstration: it doesn’t take a payment or book a room.`,
      ],
    },
  ] satisfies readonly Chapter[],
  pullQuote: 'They did not pay for a better hotel. They found a closer one.',
  factsTitle: 'Company details',
  shorter: { to: '/about', label: 'Read the short version' },
} as const
