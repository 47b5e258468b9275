import { site } from '@site/contracts/site'
import { mailLink } from '../text/inline.ts'
import type { FaqItem } from './faq-item.ts'

const { brand, partnershipsEmail } = site
const category = 'partners'

export const partnerItems: readonly FaqItem[] = [
  {
    id: 'who-can-partner',
    question: `Who can partner with ${brand}?`,
    answer: [
      'Hotels, venues, experience providers, event organisers and affiliates. If event-goers stay, eat, cheer or meet with you, the [partners page](/partners) shows where you fit.',
    ],
    popular: true,
    category,
  },
  {
    id: 'hotel-benefits',
    question: 'What do hotels get from the partner program?',
    answer: [
      'Guaranteed bookings, access to the AI booking system, premium placement and marketing support. The walk to the venue does the selling: guests find you because you are close.',
    ],
    popular: false,
    category,
  },
  {
    id: 'venue-benefits',
    question: 'What is in it for venues and experience providers?',
    answer: [
      'Reach to event travellers, a place in our packages, cross-promotion and revenue sharing. The [Partner Program](/partner-program) sets out each of them.',
    ],
    popular: false,
    category,
  },
  {
    id: 'organiser-benefits',
    question: 'How do you work with event organisers?',
    answer: [
      'As an official partner of the event: with VIP packages, fan engagement and hospitality integration, so that accommodation becomes part of the ticket and not an afterthought.',
    ],
    popular: false,
    category,
  },
  {
    id: 'api-and-white-label',
    question: 'Can we use the AI trip planner on our own site?',
    answer: [
      'Yes. It is API-ready and can be offered white-label, under your name. [Read about it](/ai-builder) and [tell us](/contact) what you have in mind.',
    ],
    popular: false,
    category,
  },
  {
    id: 'corporate-events',
    question: 'Do you manage corporate events?',
    answer: [
      'From Q1 2026: conference management, team building and retreats, corporate hospitality and international events. See [Corporate](/corporate); we are glad to talk about dates after the launch.',
    ],
    popular: false,
    category,
  },
  {
    id: 'become-a-partner',
    question: 'How do we become a partner, and how soon do we hear from you?',
    answer: [
      `Write to ${mailLink(partnershipsEmail)} or use the [contact form](/contact) with the subject Partnership Opportunity. We answer within 24 hours on business days; complex questions can take up to 48 hours.`,
      'Partners who are set up sign in through the [Partner Portal](/partner-portal).',
    ],
    popular: true,
    category,
  },
]
