import { Button } from '@site/ui/button'
import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { color, font, space } from '@site/ui/tokens'
import { styled } from 'styled-components'
import type { StepProps } from './search-step.tsx'
import { StepHead } from './step-parts.tsx'

const List = styled.ol`
  list-style: none;
  border-bottom: 1px solid ${color.line};
  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space(4)};
    align-items: baseline;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  b {
    font-family: ${font.head};
    font-size: 1.75rem;
    font-weight: 800;
    color: ${color.walk};
    font-variant-numeric: tabular-nums;
  }
`

/** Step 2: how many hotels there are, and how near. */
export const FoundStep = ({ event, dispatch }: StepProps) => (
  <Stack $gap={6}>
    <StepHead step={2} title="Hotels found" />
    <Text $lead>
      {event.hotels.length} demo hotels within {Math.max(...event.hotels.map(({ walkTime }) => walkTime))} minutes on
      foot of the {event.name}.
    </Text>
    <List>
      {event.hotels.map(({ name, walkTime }) => (
        <li key={name}>
          <span>
            <b>{walkTime}</b> min
          </span>
          <span>{name}</span>
        </li>
      ))}
    </List>
    <Notice $tone="success">
      <strong>Tip of the planner:</strong> {event.aiTip}
    </Notice>
    <div>
      <Button onClick={() => dispatch({ type: 'continue' })}>Continue</Button>
    </div>
  </Stack>
)
