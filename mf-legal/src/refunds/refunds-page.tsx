import { site } from '@site/contracts/site'
import { Card } from '@stageside/ui/card'
import { Stack } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, font, media, size, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { Blocks, Gist, LastUpdated, SectionTitle, section, type Policy } from '../policies/policy.tsx'
import { mailLink } from '../text/inline.tsx'
import { Calculator } from './calculator.tsx'
import { refundTiers } from './refund-schedule.ts'

const schedule = [refundTiers.full, refundTiers.half, refundTiers.partner, refundTiers.none] as const

/** Eight cards, in the order they are shown. */
export const refunds: Policy = {
  title: 'Refund & Cancellation Policy',
  intro: 'What you get back, when, and how to ask for it.',
  gist: [
    'Curated deals: full refund minus processing fees more than 14 days before the event, 50% refund 7 to 14 days before.',
    'Cancelled by the organiser: full refund. Postponed: your choice of a full refund or a free transfer.',
    'Ask by email with your booking reference. We reply within 48 hours.',
  ],
  sections: [
    section(
      'general-policy',
      'General policy',
      'What you get back depends on what you booked, who provides it and how long before the event you cancel. Administrative fees may apply to voluntary cancellations.',
      {
        note: 'Nothing on this page excludes, restricts or modifies your rights under the Australian Consumer Law.',
      },
    ),
    section(
      'third-party-bookings',
      'Third-party bookings',
      'Hotels, tickets, flights and experiences follow the cancellation policies of their providers. You see them before you pay, and we help you to make a claim.',
      [
        'Hotels: the rate you chose says whether it can be cancelled.',
        'Tickets: the organiser or ticket seller decides.',
        'Flights: the fare rules of the airline apply.',
        'Experiences: the operator’s conditions apply.',
      ],
    ),
    section(
      'curated-deals',
      'Curated deals',
      'Packages we put together ourselves follow this schedule, counted in days from your cancellation to the event:',
      {
        table: {
          caption: 'Refund schedule for curated deals',
          columns: ['You cancel', 'You get'],
          rows: schedule.map(({ when, outcome }) => [when, outcome]),
        },
      },
    ),
    section(
      'event-cancellations',
      'Event cancellations',
      '**Cancelled by the organiser:** full refund, processed in 7 to 14 business days.',
      '**Postponed:** you choose between a full refund and a free transfer to the new dates.',
      'We write to everyone with a booking as soon as we learn of a change.',
    ),
    section(
      'force-majeure',
      'Force majeure',
      'Severe weather, natural disasters, government orders, strikes or public-health measures can stop a trip without anybody being at fault. We then work with hotels, venues and other partners to get you the best they can offer: a refund, a credit or new dates. What is possible depends on their policies and on the law.',
    ),
    section('refund-processing', 'Refund processing', [
      'All refunds take 5 to 14 business days once approved.',
      'Refunds for events cancelled by the organiser take 7 to 14 business days.',
      'Cryptocurrency refunds may take longer.',
      'We refund the payment method you used. Your bank may take a few more days to show it.',
    ]),
    section(
      'travel-insurance',
      'Travel insurance',
      'We recommend travel insurance for every trip. It can cover what no refund policy does: illness, a missed connection, lost luggage, or a change of mind where your policy allows it. Take it out when you book, and check that it covers event tickets.',
    ),
    section(
      'how-to-request',
      'How to request a refund',
      `Write to ${mailLink(site.supportEmail, 'Refund request')} with:`,
      ['your booking reference,', 'the details of the booking (name, event, dates),', 'your reason.'],
      'We reply within 48 hours. If you disagree with the outcome, tell us: our support team reviews disputes.',
    ),
  ],
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Wider cards for longer texts. */
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > * {
      grid-column: span 3;
    }
    & > :nth-child(3),
    & > :nth-child(8) {
      grid-column: span 4;
    }
    & > :nth-child(4),
    & > :nth-child(7) {
      grid-column: span 2;
    }
  }
`
const PolicyCard = styled(Card)`
  h2 {
    font-size: ${size.h3};
  }
  ${media.print} {
    break-inside: avoid;
    box-shadow: none;
  }
`
const Number = styled.p`
  font: 700 1.953rem/1 ${font.head};
  color: ${color.signal};
`

export const Page = () => (
  <PageScaffold title={refunds.title} crumb="Refunds" intro={refunds.intro} kicker={<LastUpdated />}>
    <Gist points={refunds.gist} />
    <Calculator />
    <Cards>
      {refunds.sections.map((section, index) => (
        <PolicyCard as="article" key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <Stack $gap={3}>
            <Number aria-hidden="true">{index + 1}</Number>
            <SectionTitle section={section} />
            <Blocks blocks={section.blocks} />
          </Stack>
        </PolicyCard>
      ))}
    </Cards>
  </PageScaffold>
)
