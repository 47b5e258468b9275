import type { HotelItem } from '@site/contracts/hotels'
import { AXIS_MINUTES, reachOf, type Reach } from './reach.ts'

/** One tick of the walk strip. `column` 0 is the door, `FARTHER` is beyond the axis; `level` counts from the axis up. */
export interface Tick {
  readonly id: string
  readonly name: string
  readonly reach: Reach
  readonly column: number
  readonly level: number
}

interface StripLayout {
  readonly ticks: readonly Tick[]
  /** Ticks in the fullest column of the axis, at least 1. */
  readonly levels: number
  /** Ticks beyond the axis: however many, they do not make those on it smaller. */
  readonly farther: number
}

/** Column of what is farther than the axis. */
export const FARTHER = AXIS_MINUTES + 1

/** Places every hotel on the axis, nearest first; hotels of the same minute stand on each other. */
export const layStrip = (hotels: readonly HotelItem[]): StripLayout => {
  const taken = new Map<number, number>()
  const ticks = hotels
    .map((hotel) => ({ id: hotel.id, name: hotel.name, reach: reachOf(hotel) }))
    .sort((a, b) => a.reach.minutes - b.reach.minutes || Number(a.name > b.name) - Number(a.name < b.name))
    .map((tick) => {
      const column = Math.max(0, Math.min(FARTHER, Math.round(tick.reach.minutes)))
      const level = taken.get(column) ?? 0
      taken.set(column, level + 1)
      return { ...tick, column, level }
    })
  const farther = taken.get(FARTHER) ?? 0
  taken.delete(FARTHER)
  return { ticks, levels: Math.max(1, ...taken.values()), farther }
}

/** The tick that a key leads to: arrows step, Home and End jump, anything else stays. */
export const nextIndex = (key: string, index: number, count: number): number => {
  const last = count - 1
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, index + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, index - 1)
    case 'PageDown':
      return Math.min(last, index + 5)
    case 'PageUp':
      return Math.max(0, index - 5)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return index
  }
}

/** A finger is this wide, half of 44 CSS pixels to either side (WCAG 2.2, 2.5.5); a tick is far narrower. */
const FINGER_REACH_PX = 22

interface Point {
  readonly x: number
  readonly y: number
}

/** Index of the middle that is nearest to a point and in reach of a finger put there; null where none is. */
export const nearestInReach = (middles: readonly Point[], { x, y }: Point): number | null => {
  const distances = middles.map((middle) => Math.hypot(middle.x - x, middle.y - y))
  const least = Math.min(...distances)
  return least <= FINGER_REACH_PX ? distances.indexOf(least) : null
}
