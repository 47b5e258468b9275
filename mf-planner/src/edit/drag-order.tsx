import { color, media } from '@stageside/ui/tokens'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { showTarget, targetAt, type DropTarget } from './drag-target.ts'

/**
 * Where an item dragged from `from` would stand if dropped with its middle at `at`: it passes each neighbour whose middle it
 * has crossed. `middles` are those of all items before the drag, ascending.
 */
export const dropIndex = (middles: readonly number[], from: number, at: number): number =>
  middles.filter((middle, i) => i !== from && (i < from ? middle < at : middle <= at)).length

interface Drag {
  readonly from: number
  readonly to: number
  /** How far the pointer has moved down the page, px. */
  readonly shift: number
}

interface Held {
  readonly from: number
  readonly grabbedAt: number
  /** Middles of the items when the drag began, in page coordinates. */
  readonly middles: readonly number[]
}

/** Within this many pixels of the window's edge a drag scrolls the page, by so many a movement. By feel: nothing else depends on it. */
const EDGE = 72
const SCROLL_STEP = 14

/**
 * Order by dragging a handle with mouse, pen or finger, or by the arrow keys on it. `items` are the list's elements in order;
 * `onMove` is called once, at the end, or `onLeave` where the item was dropped on another day.
 */
export const useDragOrder = (
  items: () => readonly Element[],
  onMove: (from: number, to: number) => void,
  onLeave: (from: number, target: DropTarget) => void,
) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)
  const target = useRef<DropTarget | null>(null)

  const track = (event: PointerEvent): Drag | null => {
    if (held.current === null) return null
    const { from, grabbedAt, middles } = held.current
    const shift = event.pageY - grabbedAt
    return { from, to: dropIndex(middles, from, (middles[from] ?? 0) + shift), shift }
  }
  const end = () => {
    held.current = null
    target.current = showTarget(target.current, null)
    setDrag(null)
  }

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const middles = items().map((item) => {
        const box = item.getBoundingClientRect()
        return window.scrollY + (box.top + box.bottom) / 2
      })
      held.current = { from: index, grabbedAt: event.pageY, middles }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const next = track(event)
      if (next === null) return
      if (event.clientY < EDGE) window.scrollBy({ top: -SCROLL_STEP, behavior: 'instant' })
      if (event.clientY > window.innerHeight - EDGE) window.scrollBy({ top: SCROLL_STEP, behavior: 'instant' })
      target.current = showTarget(target.current, targetAt(event.clientX, event.clientY, event.currentTarget))
      // A stop that goes to another day passes none of its own.
      setDrag(target.current === null ? next : { ...next, to: next.from })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = track(event)
      const left = last === null ? null : targetAt(event.clientX, event.clientY, event.currentTarget)
      end()
      if (last !== null && left !== null) return onLeave(last.from, left)
      if (last !== null && last.to !== last.from) onMove(last.from, last.to)
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && held.current !== null) return end()
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      onMove(index, index + step)
    },
  })
  return { drag, handle }
}
type HandleEvents = ReturnType<ReturnType<typeof useDragOrder>['handle']>

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

export const DragHandle = ({ title, position, events }: { title: string; position: string; events: HandleEvents }) => (
  <Grip
    type="button"
    data-screen-only
    data-handle
    aria-label={`Move ${title}, ${position}`}
    aria-description="Drag it within the day or to another one, or press the up and down arrow keys"
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
