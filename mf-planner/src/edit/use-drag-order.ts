import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

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

/** Within this many pixels of the window's edge a drag scrolls the page. */
const EDGE = 72
const SCROLL_STEP = 14

/**
 * Order by dragging a handle with mouse, pen or finger, or by the arrow keys on it. `items` are the list's elements in order;
 * `onMove` is called once, at the end.
 */
export const useDragOrder = (items: () => readonly Element[], onMove: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)

  const track = (event: PointerEvent): Drag | null => {
    if (held.current === null) return null
    const { from, grabbedAt, middles } = held.current
    const shift = event.pageY - grabbedAt
    return { from, to: dropIndex(middles, from, (middles[from] ?? 0) + shift), shift }
  }
  const end = () => {
    held.current = null
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
      setDrag(next)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = track(event)
      end()
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
