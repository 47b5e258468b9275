import { limits } from '@site/contracts/limits'
import { Button, ButtonLink } from '@stageside/ui/button'
import { PlainList, Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, space } from '@stageside/ui/tokens'
import { styled } from 'styled-components'
import { Celebration } from '../celebration/celebration.tsx'
import type { DemoEvent } from './demo-events.ts'
import type { StepProps } from './search-steps.tsx'
import type { DemoState } from './state.ts'
import { Stay } from './step-parts.tsx'
import { useReveal } from './use-reveal.ts'

interface CompleteStepProps extends StepProps {
  readonly booking: DemoState['booking']
  readonly onHome: () => void
}

/** Step 5: booked, with confetti; or, reached by its dot too early, what is still to do. */
export const CompleteStep = ({ event, booking, dispatch, onHome }: CompleteStepProps) => (
  <Stack $gap={6}>
    {booking.status === 'confirmed' ? (
      <>
        <Celebration />
        <Text $lead>Your demo booking for the {event.name} is confirmed. See you at the door.</Text>
        <Stay selection={booking.selection} />
      </>
    ) : (
      <Notice role="status">
        <Row>
          <Text>Nothing is booked yet: the demo booking is still pending.</Text>
          <Button $size="small" $tone="outline" onClick={() => dispatch({ type: 'go', step: 3 })}>
            Browse hotels
          </Button>
        </Row>
      </Notice>
    )}
    <Row>
      <Button onClick={() => dispatch({ type: 'continue' })}>View nearby spots</Button>
      <Button $tone="outline" onClick={onHome}>
        Back to home
      </Button>
    </Row>
  </Stack>
)

const Spot = styled.li<{ $shown: boolean }>`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(4)} 0;
  border-top: 1px solid ${color.line};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity 160ms;
  & > span {
    font-size: 1.75rem;
  }
  p {
    font-size: 0.9375rem;
    color: ${color.muted};
  }
  button {
    grid-column: 2;
    justify-self: start;
  }
  @media (min-width: 40em) {
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    button {
      grid-column: auto;
    }
  }
`

interface NearbyStepProps extends StepProps {
  readonly next: DemoEvent | null
}

export const NearbyStep = ({ event, next, dispatch }: NearbyStepProps) => {
  const shown = useReveal(event.id, event.lifestyle.length, limits.walkthrough.lifestyleRevealMs)
  return (
    <Stack $gap={6}>
      <Text $muted id="plan-later">
        Made-up places around the {event.name}. Adding them to a plan is not part of the demo.
      </Text>
      <PlainList $gap={0}>
        {event.lifestyle.map(({ emoji, name, description, walkTime }, index) => (
          <Spot key={name} $shown={index < shown} data-revealed={index < shown}>
            <span aria-hidden>{emoji}</span>
            <div>
              <h3>{name}</h3>
              <p>
                {description} · {walkTime} min walk
              </p>
            </div>
            <Button $size="small" $tone="outline" disabled aria-describedby="plan-later">
              Add to My Plan
            </Button>
          </Spot>
        ))}
      </PlainList>
      <Row>
        {next === null ? null : <Button onClick={() => dispatch({ type: 'continue' })}>Next event: {next.name}</Button>}
        <ButtonLink to="/" $tone="outline">
          Find another event
        </ButtonLink>
      </Row>
    </Stack>
  )
}
