import { ButtonLink } from '@site/ui/button'
import { Section, Stack, Text, Wrap } from '@site/ui/layout'
import { color, font, media, space } from '@site/ui/tokens'
import { styled } from 'styled-components'

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space(12)};
  }
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space(6)};
  list-style: none;
  counter-reset: step;
  li {
    counter-increment: step;
    padding: ${space(3)} 0;
    border-top: 2px solid ${color.ink};
    font-weight: 650;
  }
  li::before {
    content: counter(step);
    display: inline-block;
    min-width: 1.75rem;
    font-family: ${font.head};
    font-weight: 800;
    color: ${color.signal};
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const steps = ['Search an event', 'Hotels found', 'Choose a room', 'Check out', 'Booked', 'See what is near']

/** The way into the walkthrough. */
export const DemoTeaser = () => (
  <Section $below="24rem" aria-labelledby="demo-title">
    <Wrap>
      <Columns>
        <Stack $gap={4}>
          <h2 id="demo-title">From search to bed in six steps</h2>
          <Text $muted>A demo with made-up hotels and prices. Nothing is booked and nothing is paid.</Text>
          <div>
            <ButtonLink to="/demo" $tone="outline">
              Try the demo
            </ButtonLink>
          </div>
        </Stack>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Columns>
    </Wrap>
  </Section>
)
