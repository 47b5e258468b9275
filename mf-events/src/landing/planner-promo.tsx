import { Badge } from '@site/ui/badge'
import { ButtonLink } from '@site/ui/button'
import { Row, Stack, Text, Wrap } from '@site/ui/layout'
import { color, font, media, radius, space } from '@site/ui/tokens'
import { styled } from 'styled-components'

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
  padding: clamp(${space(6)}, 4vw, ${space(12)});
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
            The AI trip planner fills the days round your ticket: what to see, where to eat and how far it is between
            them.
          </Text>
          <Row>
            <ButtonLink to="/ai-trip-planner">Plan my days</ButtonLink>
            <Text>Free to try, no sign-up.</Text>
          </Row>
        </Stack>
      </Words>
      <Day aria-label="A day as the planner lays it out">
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
