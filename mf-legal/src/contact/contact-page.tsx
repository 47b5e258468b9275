import { Card } from '@site/ui/card'
import { Stack, Text } from '@site/ui/layout'
import { PageScaffold } from '@site/ui/page-scaffold'
import { media, space } from '@site/ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ContactForm } from './contact-form.tsx'
import { ResponseTimes, UrgentHelp, WaysToReachUs } from './ways.tsx'

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
    intro="A question about a trip, a booking or working with us? Write to us; a person answers."
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
