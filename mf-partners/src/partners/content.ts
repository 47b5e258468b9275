import type { Scene } from '@stageside/ui/poster'

export interface PartnerDoor {
  /** Anchor of the section, named by the spec: never rename. */
  readonly id: 'hotels' | 'events' | 'affiliates' | 'portal'
  readonly label: string
  readonly title: string
  readonly text: readonly string[]
  readonly points: readonly string[]
  readonly scene: Scene
  readonly ink: 'street' | 'stage' | 'court' | 'expo'
  /** The page with the details. */
  readonly more: { readonly to: string; readonly label: string }
}

export const partners = {
  title: 'Partners',
  strapline: 'Someone has a ticket. They still need a bed, a dinner and a way there. That is where you come in.',
  doors: [
    {
      id: 'hotels',
      label: 'Hotels',
      title: 'You have the rooms near the venue',
      text: [
        'People who search here start with a venue, not a city. They see how many minutes it takes to walk from your hotel to the gate.',
        'A small hotel around the corner from the stadium can be listed above a big one across town, because we sort by the walk.',
      ],
      points: [
        'Shown for every event within walking distance, not only the famous ones',
        'Walking and transport time on each listing, labelled as estimates',
        'Room blocks for event nights, on terms we agree in writing',
      ],
      scene: 'street',
      ink: 'street',
      more: { to: '/partner-program#hotels', label: 'What hotels get from the program' },
    },
    {
      id: 'events',
      label: 'Events and venues',
      title: 'You have the crowd',
      text: [
        'A guest who sleeps ten minutes away arrives on time, stays for the encore and remembers the night, not the car park.',
        'We plan the stay around your program: doors, kick-off, last train.',
      ],
      points: [
        'An accommodation page for your event that your ticket buyers can use straight away',
        'Packages of three to four days that include your ticket or VIP upgrade',
        'Hospitality and fan activities planned together with the hotels nearby',
      ],
      scene: 'stage',
      ink: 'stage',
      more: { to: '/partner-program#organisers', label: 'What organisers get from the program' },
    },
    {
      id: 'affiliates',
      label: 'Affiliates',
      title: 'You have the readers',
      text: [
        'You write about the tour, run the fan page or send the season newsletter. Send your readers to hotels near the event and earn a commission when they book.',
        'Tell us who your readers are and what they go to see. We reply with links, terms and the name of a person to ask.',
      ],
      points: [
        'Links that open directly on an event, a venue or a street address',
        'Commission terms in a written agreement before the first link goes out',
        'No pop-ups and no tricks on the page your readers land on',
      ],
      scene: 'court',
      ink: 'court',
      more: { to: '/contact', label: 'Ask us a question first' },
    },
    {
      id: 'portal',
      label: 'Portal',
      title: 'A portal for partners',
      text: [
        'The portal is where partners will manage their side of the partnership. Read who it is for and what you get, then ask us for access.',
      ],
      points: ['Once we have agreed on a partnership, we email you a link to sign in.'],
      scene: 'hall',
      ink: 'expo',
      more: { to: '/partner-portal', label: 'About the Partner Portal' },
    },
  ] satisfies readonly PartnerDoor[],
  closing: {
    title: 'Not sure where you fit in?',
    text: 'Tell us what you do and where you are. A person reads every message and replies within 24 hours on business days; complex questions can take up to 48 hours.',
  },
} as const
