import { Badge } from '@stageside/ui/badge'
import { ButtonLink } from '@stageside/ui/button'
import { Row, Section, Stack, Text, Wrap } from '@stageside/ui/layout'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { Packages } from '../packages/packages.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.card};
  overflow: clip;
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
const Words = styled.div`
  padding: min(clamp(${space(6)}, 4vw, ${space(12)}), 7.5vw);
`
const Day = styled.ol`
  display: grid;
  align-content: center;
  list-style: none;
  padding: ${space(6)} clamp(${space(5)}, 3vw, ${space(10)});
  background: #ffd9a0;
  color: ${color.ink};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    align-items: baseline;
    padding: ${space(3)} 0;
    border-top: 2px dashed ${color.ink};
  }
  li:first-child {
    border-top: 0;
  }
  b {
    font-family: ${font.head};
    font-weight: 800;
    flex: 0 0 6rem;
  }
  span {
    flex: 1 1 9rem;
    min-width: 0;
  }
`

const example = [
  ['Morning', 'A market, and the good coffee beside it'],
  ['Afternoon', 'A museum on the way to the gate'],
  ['Evening', 'Your event, then supper on the walk back'],
] as const

/** Promo card of spec §2: the trip planner, free to try. */
export const PlannerPromo = () => (
  <Wrap>
    <Card aria-labelledby="promo-title">
      <Words>
        <Stack $gap={4}>
          <p>
            <Badge $tone="signal">Beta</Badge>
          </p>
          <h2 id="promo-title">Plan Beyond the Event</h2>
          <Text $lead>
            The AI trip planner fills the days around your ticket: what to see, where to eat and how far it is between
            them.
          </Text>
          <Row>
            <ButtonLink to="/ai-trip-planner">Plan my days</ButtonLink>
            <Text>Free to try, no sign-up.</Text>
          </Row>
        </Stack>
      </Words>
      <Day aria-label="A sample day">
        {example.map(([period, activity]) => (
          <li key={period}>
            <b>{period}</b>
            <span>{activity}</span>
          </li>
        ))}
      </Day>
    </Card>
  </Wrap>
)

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

export const Page = () => (
  <>
    <Hero />
    <CategoryTiles />
    <PlannerPromo />
    <Packages />
    <DemoTeaser />
  </>
)
