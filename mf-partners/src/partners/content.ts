import { site } from '@site/contracts/site'
import type { Scene } from '@site/ui/poster'

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
        'People who search here start from a seat, not from a city. Your hotel is shown by what it is best at: the minutes on foot from your lobby to their gate.',
        'A small place round the corner from the stadium can stand above a tower across town, because the walk decides the order.',
      ],
      points: [
        'Shown for every event in walking range, not only the famous ones',
        'Walking and transport time on each listing, labelled as estimates',
        'Room blocks for the nights that matter, on terms we agree in writing',
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
        'We build the stay around your program: doors, kick-off, last train. Your dates lead and everything else is fitted to them.',
      ],
      points: [
        'An accommodation page for your event that your ticket buyers can use straight away',
        'Packages of three to four days with your ticket or VIP upgrade inside',
        'Hospitality and fan activity planned together with the hotels nearby',
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
        'You write about the tour, run the fan page or send the season newsletter. Point people to the stay that goes with the event, and share in what comes of it.',
        'Tell us who reads you and what they go to see. We answer with the links, the terms and a person to ask.',
      ],
      points: [
        'Links that open straight on an event, a venue or a street address',
        'Commission terms in a written agreement before the first link goes out',
        'No pop-ups and no dark patterns on the page your readers land on',
      ],
      scene: 'court',
      ink: 'court',
      more: { to: '/contact', label: 'Ask us a question first' },
    },
    {
      id: 'portal',
      label: 'Portal',
      title: 'And the door to all of it',
      text: [
        'The portal is where partners will look after their side of things. Read what it is for and why event travel is worth your while, then ask us for access.',
      ],
      points: ['Sign-in is by an emailed link, once your partnership is agreed'],
      scene: 'hall',
      ink: 'expo',
      more: { to: '/partner-portal', label: 'Go to the Partner Portal page' },
    },
  ] satisfies readonly PartnerDoor[],
  closing: {
    title: 'Not sure which door is yours?',
    text: `Tell us what you do and where you are. One of us reads every message sent to ${site.brand} partners, and most get an answer within a business day; knotty questions take up to 48 hours.`,
  },
} as const
