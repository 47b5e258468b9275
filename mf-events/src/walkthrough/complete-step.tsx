import { limits } from '@site/contracts/limits'
import { Button } from '@site/ui/button'
import { Row, Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { Celebration } from '../celebration/celebration.tsx'
import type { StepProps } from './search-step.tsx'
import type { DemoState } from './state.ts'
import { Stay, StepHead } from './step-parts.tsx'

interface CompleteStepProps extends StepProps {
  readonly booking: DemoState['booking']
  readonly onHome: () => void
}

/** Step 5: booked, with confetti; or, reached by its dot too early, what is still to do. */
export const CompleteStep = ({ event, booking, dispatch, onHome }: CompleteStepProps) => (
  <Stack $gap={6}>
    <StepHead step={5} title="Booking complete" />
    {booking.status === 'confirmed' ? (
      <>
        <Celebration lastsMs={limits.packages.celebrationMs} />
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
