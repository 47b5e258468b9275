import { site } from '@site/contracts/site'
import { Badge } from '@stageside/ui/badge'
import { ButtonAnchor, ButtonLink } from '@stageside/ui/button'
import { Grid, PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, media, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const helpTopics = [
  {
    title: 'Finding a hotel',
    words: 'Search by event, venue or address, and compare the minutes to the door.',
    links: { '/faq#find-hotels-near-event': 'Hotels near your event', '/faq#travel-times': 'How times are estimated' },
  },
  {
    title: 'Planning a trip',
    words: 'What the AI trip planner does, and what a package includes.',
    links: { '/faq#ai-trip-planner': 'The AI trip planner', '/faq#curated-packages': 'Curated packages' },
  },
  {
    title: 'Paying',
    words: 'Methods, currency and fees.',
    links: { '/faq#payment-methods': 'Payment methods', '/faq#currency-and-fees': 'Currency and fees' },
  },
  {
    title: 'Changing and cancelling',
    words: 'See what you get back, for your own dates.',
    links: { '/refunds#refund-calculator': 'Refund calculator', '/refunds#how-to-request': 'Ask for a refund' },
  },
  {
    title: 'When the event changes',
    words: 'Cancelled by the organiser, or moved to other dates.',
    links: {
      '/faq#event-cancelled-or-postponed': 'Cancelled or postponed',
      '/refunds#event-cancellations': 'What the policy says',
    },
  },
  {
    title: 'Access and privacy',
    words: 'High contrast, keyboard and screen readers, and your choice about analytics.',
    links: { '/accessibility': 'Accessibility Statement', '/cookies#your-choice': 'Your choice about cookies' },
  },
] as const

const Desk = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(6)} ${space(5)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 14px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    padding: ${space(10)};
  }
`
const Address = styled.p`
  font-size: clamp(1.125rem, 0.9rem + 1.2vw, 1.953rem);
  font-weight: 650;
  overflow-wrap: anywhere;
`
const Muted = styled.p`
  color: ${color.nightMuted};
`
const Checklist = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  ${media.desktop} {
    padding-left: ${space(8)};
    border-left: 2px dashed ${color.nightLine};
  }
  ul {
    display: grid;
    gap: ${space(2)};
    padding-left: ${space(5)};
  }
`
const Topic = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  padding-top: ${space(4)};
  border-top: 2px solid ${color.ink};
`

const { supportEmail } = site

export const Page = () => (
  <PageScaffold title="Help Center" intro="Find an answer below, or email us.">
    <Desk data-surface="night" aria-labelledby="email-support">
      <Stack $gap={5}>
        <h2 id="email-support">Support by email</h2>
        <Address>{supportEmail}</Address>
        <Muted>
          A person answers within 24 hours on business days; complex technical questions can take up to 48 hours. If you
          need help while travelling, put URGENT in the subject line.
        </Muted>
        <Row>
          <ButtonAnchor href={`mailto:${supportEmail}`}>Write to support</ButtonAnchor>
          <ButtonLink to="/contact" $tone="outline" $night>
            Use the contact form
          </ButtonLink>
        </Row>
      </Stack>
      <Checklist>
        <h3>Please tell us</h3>
        <ul>
          <li>your booking reference, if you have one</li>
          <li>the event, the venue and the dates</li>
          <li>what you tried and what happened</li>
          <li>for something broken on the site: the page and your browser</li>
        </ul>
      </Checklist>
    </Desk>
    <Stack as="section" $gap={6} aria-labelledby="topics">
      <h2 id="topics">Browse by topic</h2>
      <Grid $gap={8}>
        {helpTopics.map(({ title, words, links }) => (
          <Topic key={title}>
            <h3>{title}</h3>
            <Text $muted>{words}</Text>
            <PlainList $gap={1}>
              {Object.entries(links).map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </PlainList>
          </Topic>
        ))}
      </Grid>
    </Stack>
    <Row $gap={3}>
      <Badge $tone="signal">Coming soon</Badge>
      <Text>Phone and live chat. We aim to offer help 24/7; for now, support is by email only.</Text>
    </Row>
  </PageScaffold>
)
