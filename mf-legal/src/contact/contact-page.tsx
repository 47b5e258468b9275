import { site } from '@site/contracts/site'
import { Badge } from '@stageside/ui/badge'
import { Card } from '@stageside/ui/card'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, font, media, space } from '@stageside/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ContactForm } from './contact-form.tsx'

const List = styled.dl`
  display: grid;
`
const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(4)};
  border-top: 2px dashed ${color.line};
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  dt {
    font-family: ${font.head};
    font-weight: 700;
    font-size: 1.25rem;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
const Urgent = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(2)};
  padding: ${space(5)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: 2px;
  a {
    color: inherit;
  }
`
const Times = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(5)};
  div {
    display: grid;
    align-content: start;
  }
  dt {
    font: 700 2.441rem/1.1 ${font.head};
    font-variant-numeric: tabular-nums;
    color: ${color.walk};
  }
  dd {
    margin: 0;
    font-size: 0.9375rem;
    color: ${color.muted};
  }
`

const Address = styled.address`
  font-style: normal;
  white-space: pre-line;
`

const MailWay = ({ title, to, children }: { title: string; to: string; children: string }) => (
  <Way>
    <dt>{title}</dt>
    <dd>
      <a href={`mailto:${to}`}>{to}</a>
    </dd>
    <dd>{children}</dd>
  </Way>
)

const WaysToReachUs = () => (
  <List>
    <MailWay title="Support" to={site.supportEmail}>
      Bookings, refunds and everything about your trip.
    </MailWay>
    <MailWay title="Partnerships" to={site.partnershipsEmail}>
      Hotels, venues, experiences, organisers and affiliates.
    </MailWay>
    <Way>
      <dt>
        <Row $gap={2}>
          Phone and live chat <Badge $tone="signal">Coming soon</Badge>
        </Row>
      </dt>
      <dd>Support is by email for now. We aim to offer it around the clock.</dd>
    </Way>
    <Way>
      <dt>Office</dt>
      <dd>
        <Address>{[site.company.legalName, ...site.company.address].join('\n')}</Address>
      </dd>
    </Way>
  </List>
)

const UrgentHelp = () => (
  <Urgent data-surface="night" aria-labelledby="urgent-help">
    <h2 id="urgent-help">Urgent help</h2>
    <p>
      Is something wrong while you are travelling? Write to{' '}
      <a href={`mailto:${site.supportEmail}?subject=URGENT`}>{site.supportEmail}</a> and put <strong>URGENT</strong> in
      the subject line. We read those first.
    </p>
  </Urgent>
)

const ResponseTimes = () => (
  <Stack as="section" $gap={4} aria-labelledby="response-times">
    <h2 id="response-times">Response times</h2>
    <Times>
      <div>
        <dt>24 hours</dt>
        <dd>for most messages, on business days</dd>
      </div>
      <div>
        <dt>48 hours</dt>
        <dd>at most, for complex partnership or technical questions</dd>
      </div>
    </Times>
    <Text $small $muted>
      We answer refund requests within 48 hours.
    </Text>
  </Stack>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    gap: ${space(16)};
  }
`
const Form = styled(Card)`
  ${media.tablet} {
    padding: ${space(8)};
  }
`

export const Page = () => (
  <PageScaffold
    title="Contact Us"
    intro="Ask us about a trip, a booking or working with us. A person answers every message."
  >
    <Columns>
      <Stack $gap={10}>
        <Form as="section" aria-labelledby="write-to-us">
          <Stack $gap={6}>
            <Stack $gap={2}>
              <h2 id="write-to-us">Send us a message</h2>
              <Text $muted>
                Many answers are already in the <Link to="/faq">FAQs</Link>.
              </Text>
            </Stack>
            <ContactForm />
          </Stack>
        </Form>
        <ResponseTimes />
      </Stack>
      <Stack $gap={8}>
        <UrgentHelp />
        <WaysToReachUs />
      </Stack>
    </Columns>
  </PageScaffold>
)
