import { limits } from '@site/contracts/limits'
import { site } from '@site/contracts/site'
import { mailLink, plainText } from '../text/inline.tsx'

/** One question (spec §3). `answer` holds paragraphs in the content markup; `id` is its address: never change one. */
export interface FaqItem {
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  readonly popular?: true
  readonly category: 'customers' | 'partners'
}

const { brand, supportEmail, partnershipsEmail } = site
const { planner, packages, walkthrough } = limits
const [fastest, slowest] = planner.expectedBuildSeconds

const customers: readonly Omit<FaqItem, 'category'>[] = [
  {
    id: 'how-it-works',
    question: `How does ${brand} work?`,
    answer: [
      `Choose an event, a venue or a street address. ${brand} lists the hotels nearby and shows how long it takes to get to the door, on foot or by public transport.`,
      'You can also plan the days around the event with the AI trip planner, or choose a curated package with room and extras.',
    ],
    popular: true,
  },
  {
    id: 'find-hotels-near-event',
    question: 'How do I find hotels near my event or venue?',
    answer: [
      'Choose [Sports](/sports), [Concerts](/music) or [Conferences and expos](/business), or [search by address](/location). Type the event, the venue or the address and compare the minutes: the shortest walk comes first.',
      'A street address works just as well, for example when you visit family.',
    ],
    popular: true,
  },
  {
    id: 'travel-times',
    question: 'How accurate are the walking and transport times?',
    answer: [
      'They are estimates, so we show a range. Your own pace, road works and the crowd around a full venue all make a difference, and public transport varies with the time of day. On the day of the event, allow a little more.',
    ],
  },
  {
    id: 'ai-trip-planner',
    question: 'What is the AI trip planner, and what does it cost?',
    answer: [
      `The [AI trip planner](/ai-trip-planner) builds a day-by-day itinerary for ${planner.minDays} to ${planner.maxDays} days around your event or destination: what to see in the morning, afternoon and evening, and where to eat nearby. A plan usually takes about ${fastest} to ${slowest} seconds.`,
      'It is in beta, free to try, and needs no sign-up. Check opening hours before you set out, as they can change.',
    ],
    popular: true,
  },
  {
    id: 'curated-packages',
    question: 'What is included in a curated event package?',
    answer: [
      `Each package runs for 3 to 4 days and names its hotel, room type, inclusions and perks. The base price covers ${packages.includedGuests} guests; the price for each extra guest and the optional upgrade per person are shown before you go on.`,
      'We also arrange individual accommodation, event tickets and custom itineraries: [ask us](/contact).',
    ],
  },
  {
    id: 'payment-methods',
    question: 'Which payment methods do you accept?',
    answer: [
      'Card, PayPal, Apple Pay, Google Pay, Afterpay and Klarna. Crypto is coming soon.',
      `Buy now, pay later with Afterpay or Klarna is available for bookings under $${walkthrough.bnplUnder}. The full amount is due at booking, unless a payment plan has been arranged.`,
    ],
    popular: true,
  },
  {
    id: 'currency-and-fees',
    question: 'In which currency will I pay, and are there extra fees?',
    answer: [
      'We show prices in your local currency where possible. Otherwise hotel prices are in Australian dollars and curated packages in US dollars. Room prices are per night and nett. Your bank or payment provider may add a conversion fee of its own.',
    ],
  },
  {
    id: 'cancel-booking',
    question: 'Can I cancel my booking and get a refund?',
    answer: [
      'For curated deals, it depends on how many days are left before the event: more than 14 days, full refund minus processing fees; 7 to 14 days, 50%; under 7 days, subject to partner policies with processing fees; on the same day or for a no-show, no refund.',
      'Hotels, tickets, flights and experiences booked with third parties follow the policies of their providers. Check your own dates with the [refund calculator](/refunds#refund-calculator).',
    ],
    popular: true,
  },
  {
    id: 'event-cancelled-or-postponed',
    question: 'What happens if my event is cancelled or postponed?',
    answer: [
      'If the organiser cancels, you get a full refund, processed in 7 to 14 business days. If the event is postponed, you choose: a full refund, or a free transfer to the new dates. See [event cancellations](/refunds#event-cancellations).',
    ],
  },
  {
    id: 'flights-and-membership',
    question: 'Are flights and membership available yet?',
    answer: [
      '[Flights](/flights) are coming soon. So is [membership](/membership), in three tiers: Club, Elite and Luxe. Join the waitlist and we will tell you when Club and Elite open; Luxe is by invitation only.',
    ],
  },
  {
    id: 'contact-support',
    question: 'How do I reach support?',
    answer: [
      `Write to ${mailLink(supportEmail)} or use the [contact form](/contact). We answer within 24 hours on business days. If you are travelling right now, put URGENT in the subject line.`,
      'Phone and live chat are coming soon, and we aim to offer support around the clock.',
    ],
  },
]

const partners: readonly Omit<FaqItem, 'category'>[] = [
  {
    id: 'who-can-partner',
    question: `Who can partner with ${brand}?`,
    answer: [
      'Hotels, venues, experience providers, event organisers and affiliates. The [partners page](/partners) and the [Partner Program](/partner-program) show what each of them gets.',
    ],
    popular: true,
  },
  {
    id: 'hotel-benefits',
    question: 'What do hotels get from the partner program?',
    answer: [
      'Guaranteed bookings, access to the AI booking system, premium placement and marketing support. Guests find you because you are close to the venue.',
    ],
  },
  {
    id: 'venue-benefits',
    question: 'What do venues and experience providers get?',
    answer: [
      'Reach to event travellers, a place in our packages, cross-promotion and revenue sharing. The [Partner Program](/partner-program) explains each of them.',
    ],
  },
  {
    id: 'organiser-benefits',
    question: 'How do you work with event organisers?',
    answer: [
      'As an official partner of the event, with VIP packages, fan engagement and hospitality integration. Your ticket buyers can book their stay together with the event.',
    ],
  },
  {
    id: 'api-and-white-label',
    question: 'Can we use the AI trip planner on our own site?',
    answer: [
      'Yes. It is API-ready and can be offered white-label, under your name. [See what it does](/ai-builder) and [tell us](/contact) what you have in mind.',
    ],
  },
  {
    id: 'corporate-events',
    question: 'Do you manage corporate events?',
    answer: [
      `From ${site.corporateLaunch}: conference management, team building and retreats, corporate hospitality and international events. See [Corporate](/corporate); you can [contact us](/contact) about later dates now.`,
    ],
  },
  {
    id: 'become-a-partner',
    question: 'How do we become a partner, and how soon do we hear from you?',
    answer: [
      `Write to ${mailLink(partnershipsEmail)} or use the [contact form](/contact) with the subject Partnership Opportunity. We answer within 24 hours on business days; complex questions can take up to 48 hours.`,
      'Partners who are set up sign in through the [Partner Portal](/partner-portal).',
    ],
    popular: true,
  },
]

/** Spec §2: 18 items, 11 for customers and 7 for partners. */
export const faqItems: readonly FaqItem[] = [
  ...customers.map((item) => ({ ...item, category: 'customers' as const })),
  ...partners.map((item) => ({ ...item, category: 'partners' as const })),
]

/**
 * The questions as schema.org FAQPage, for a script element: `<` is escaped so that no answer can end it.
 * https://schema.org/FAQPage
 */
export const faqStructuredData = (items: readonly FaqItem[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
    })),
  }).replaceAll('<', '\\u003c')
