/** Where a stop that is dragged out of its day would go: to a position in an open day, or to the end of a closed one. */
export interface DropTarget {
  readonly day: number
  readonly to: number | undefined
  /** What shows where it would stand. */
  readonly shown: Element
  readonly side: 'before' | 'after'
}

/** Marks a day that takes stops, by its number from 0, and a stop in it. */
export const DAY_ATTRIBUTE = 'data-takes-stops'
const STOP = '[data-stop]'
/** Marks what a stop would be dropped at. */
const DROP = 'data-drop-in'

/** The day under a point of the window, other than the one a stop comes from; the stop itself lies on top. */
export const targetAt = (x: number, y: number, from: Element): DropTarget | null => {
  const here = from.closest(`[${DAY_ATTRIBUTE}]`)
  const other = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest(`[${DAY_ATTRIBUTE}]`))
    .find((day) => day !== null && day !== here)
  if (other === null || other === undefined) return null
  const day = Number(other.getAttribute(DAY_ATTRIBUTE))
  const stops = [...other.querySelectorAll(STOP)].filter((stop) => stop.getClientRects().length > 0)
  const last = stops.at(-1)
  if (last === undefined) return { day, to: undefined, shown: other, side: 'after' }
  const to = stops.filter((stop) => {
    const { top, bottom } = stop.getBoundingClientRect()
    return (top + bottom) / 2 < y
  }).length
  const before = stops[to]
  return before === undefined ? { day, to, shown: last, side: 'after' } : { day, to, shown: before, side: 'before' }
}

/** Shows where a stop would be dropped; null for nowhere. Returns what is shown now. */
export const showTarget = (before: DropTarget | null, next: DropTarget | null): DropTarget | null => {
  before?.shown.removeAttribute(DROP)
  next?.shown.setAttribute(DROP, next.side)
  return next
}
