import { color, media } from '@site/ui/tokens'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Six dots to drag by. `touch-action: none` lets a finger drag instead of scroll. */
const Grip = styled.button`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin: -0.5rem -0.5rem 0 0;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: transparent;
  color: ${color.muted};
  cursor: grab;
  touch-action: none;
  /* A finger that rests on it drags: no selection, no menu. */
  -webkit-user-select: none;
  user-select: none;
  -webkit-touch-callout: none;
  ${media.hover} {
    &:hover {
      background: ${color.line};
      color: ${color.ink};
    }
  }
  ${media.touch} {
    width: 2.75rem;
    height: 2.75rem;
  }
  &:active {
    cursor: grabbing;
  }
`

export type HandleEvents = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
>

export const DragHandle = ({ title, position, events }: { title: string; position: string; events: HandleEvents }) => (
  <Grip
    type="button"
    data-screen-only
    data-handle
    aria-label={`Move ${title}, ${position}`}
    aria-description="Drag, or press the up and down arrow keys"
    {...events}
  >
    <svg width="12" height="18" viewBox="0 0 12 18" fill="currentColor" aria-hidden="true">
      {[3, 9, 15].map((y) => [
        <circle key={`l${y}`} cx="3" cy={y} r="1.75" />,
        <circle key={`r${y}`} cx="9" cy={y} r="1.75" />,
      ])}
    </svg>
  </Grip>
)
