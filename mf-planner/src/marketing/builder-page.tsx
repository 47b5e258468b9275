import { Badge } from '@stageside/ui/badge'
import { ButtonAnchor, ButtonLink } from '@stageside/ui/button'
import { Grid, Row, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { color, font, media, radius, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { builderFeatures, builderSteps, eventTypes, partnerNotes } from './content.ts'
import { FeatureGrid } from './feature-grid.tsx'
import { WalkPoster } from './walk-poster.tsx'

const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(6)};
  background: ${color.night};
  color: ${color.nightText};
  border-radius: ${radius.card};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding: ${space(10)};
  }
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
`
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  padding-left: ${space(12)};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto -1.5rem 1.0625rem;
    border-left: 5px dotted ${color.walk};
  }
  &:last-child::before {
    display: none;
  }
  ${media.tablet} {
    padding: ${space(14)} ${space(6)} 0 0;
    &::before {
      inset: 1rem 0 auto 0;
      border-left: 0;
      border-top: 5px dotted ${color.walk};
    }
  }
`
const StepNumber = styled.span`
  position: absolute;
  z-index: 1;
  inset: 0 auto auto 0;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${color.ink};
  color: ${color.paper};
  font-family: ${font.head};
  font-weight: 800;
`
const Partner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(6)};
  background: ${color.card};
  border: 2px solid ${color.ink};
  border-radius: ${radius.ticket};
  ${media.tablet} {
    padding: ${space(8)};
  }
`

/** What the planner does, for visitors and for partners (spec §2, /ai-builder). */
export const Page = () => (
  <PageScaffold
    title="Plan every minute around your event"
    crumb="AI Trip Builder"
    kicker={
      <Row>
        <Badge $tone="signal">Free to try</Badge>
      </Row>
    }
  >
    <Stack $gap={16}>
      <Hero data-surface="night">
        <Stack $gap={6}>
          <Text $lead>
            Enter an event or paste an address. The planner finds hotels a short walk away, works out the minutes
            between stops and plans your days.
          </Text>
          <Row $gap={3}>
            <ButtonLink to="/ai-trip-planner" $size="large">
              Try the AI Trip Planner
            </ButtonLink>
            <ButtonAnchor href="#features" $tone="outline" $night $size="large">
              See what it does
            </ButtonAnchor>
          </Row>
        </Stack>
        <WalkPoster />
      </Hero>

      <Stack as="section" id="features" $gap={8} aria-labelledby="features-title">
        <h2 id="features-title">What it does for you</h2>
        <FeatureGrid features={builderFeatures} min={18} />
      </Stack>

      <Stack as="section" $gap={8} aria-labelledby="flow-title">
        <h2 id="flow-title">How it works</h2>
        <Steps>
          {builderSteps.map(({ title, words }, index) => (
            <Step key={title}>
              <StepNumber aria-hidden="true">{index + 1}</StepNumber>
              <h3>{title}</h3>
              <Text>{words}</Text>
            </Step>
          ))}
        </Steps>
      </Stack>

      <Stack as="section" $gap={6} aria-labelledby="types-title">
        <h2 id="types-title">For the events you travel to</h2>
        <Grid $min={14} $gap={4}>
          {eventTypes.map(({ title, words, ink }) => (
            <Stack key={title} $gap={1} style={{ borderLeft: `6px solid ${ink}`, paddingLeft: '1rem' }}>
              <h3>{title}</h3>
              <Text $muted>{words}</Text>
            </Stack>
          ))}
        </Grid>
      </Stack>

      <Partner aria-labelledby="partner-title">
        <Stack $gap={2}>
          <h2 id="partner-title">For partners</h2>
          <Text>Hotels, venues and organisers can offer the same planner to their own guests.</Text>
        </Stack>
        <Grid $min={16} $gap={6}>
          {partnerNotes.map(({ title, words }) => (
            <Stack key={title} $gap={1}>
              <h3>{title}</h3>
              <Text>{words}</Text>
            </Stack>
          ))}
        </Grid>
        <Row>
          <ButtonLink to="/contact" $tone="outline">
            Contact us about a partnership
          </ButtonLink>
        </Row>
      </Partner>
    </Stack>
  </PageScaffold>
)
