import { Button } from '@site/ui/button'
import { Stack, Text } from '@site/ui/layout'
import { Notice } from '@site/ui/notice'
import { color, font, radius, space } from '@site/ui/tokens'
import { type Dispatch, useId } from 'react'
import { styled } from 'styled-components'
import type { DemoEvent } from './demo-events.ts'
import type { DemoAction } from './state.ts'
import { StepHead } from './step-parts.tsx'
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

/** Step 1: the search types itself, then Continue. */
export const SearchStep = ({ event, dispatch }: StepProps) => {
  const typed = useTyped(event.searchQuery)
  const id = useId()
  const done = typed === event.searchQuery
  return (
    <Stack $gap={6}>
      <StepHead step={1} title="Search event" />
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
