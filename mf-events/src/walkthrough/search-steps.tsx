import { Button } from '@stageside/ui/button'
import { Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { color, font, radius, space } from '@stageside/ui/tokens'
import { useId, type Dispatch } from 'react'
import { styled } from 'styled-components'
import type { DemoEvent } from './demo-events.ts'
import type { DemoAction } from './state.ts'
import { useTyped } from './use-reveal.ts'

const Search = styled.input`
  width: 100%;
  min-width: 0;
  padding: ${space(4)};
  border: 2px solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.paper};
  font-family: ${font.head};
  font-size: clamp(1.25rem, 1rem + 1.4vw, 1.75rem);
  font-weight: 700;
`
const Label = styled.label`
  font-weight: 650;
`

export interface StepProps {
  readonly event: DemoEvent
  readonly dispatch: Dispatch<DemoAction>
}

export const SearchStep = ({ event, dispatch }: StepProps) => {
  const typed = useTyped(event.searchQuery)
  const id = useId()
  const done = typed === event.searchQuery
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <Label htmlFor={id}>Event, venue or address</Label>
        <Search id={id} value={typed} readOnly data-typed aria-describedby={`${id}-hint`} />
        <Text $muted $small id={`${id}-hint`}>
          Typed for you in this demo: {event.searchQuery}
        </Text>
      </Stack>
      <noscript>
        <Notice $tone="info">The demo needs JavaScript: it types, reveals and books for show.</Notice>
      </noscript>
      <div>
        <Button disabled={!done} onClick={() => dispatch({ type: 'continue' })}>
          Continue
        </Button>
      </div>
    </Stack>
  )
}

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

export const FoundStep = ({ event, dispatch }: StepProps) => (
  <Stack $gap={6}>
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
      <strong>A tip from the planner:</strong> {event.aiTip}
    </Notice>
    <div>
      <Button onClick={() => dispatch({ type: 'continue' })}>Continue</Button>
    </div>
  </Stack>
)
