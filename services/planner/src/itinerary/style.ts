import type { ItineraryRequest, Pace } from '@site/contracts/itinerary'

/** What a pace means for a day. Minutes of the local day and minutes. */
export interface DayStyle {
  readonly open: number
  readonly close: number
  /** Visits a day beside meals and the event. */
  readonly visits: number
  /** Length of a visit relative to the usual one. */
  readonly stay: number
  /** Rest added after each leg. */
  readonly rest: number
}

const PACES: Record<Pace, DayStyle> = {
  relaxed: { open: 600, close: 1260, visits: 4, stay: 1.2, rest: 10 },
  balanced: { open: 540, close: 1320, visits: 6, stay: 1, rest: 5 },
  packed: { open: 480, close: 1380, visits: 9, stay: 0.8, rest: 0 },
}
const LATEST_CLOSE = 1435

/** The bounds of a day for a pace; nights grow longer for the theme of nightlife. */
export function dayStyle(request: Pick<ItineraryRequest, 'pace' | 'themes'>): DayStyle {
  const style = PACES[request.pace]
  return request.themes.includes('nightlife') ? { ...style, close: LATEST_CLOSE } : style
}

export const MEALS = {
  lunch: { from: 690, latestStart: 810, until: 900, minutes: 60 },
  dinner: { from: 1080, latestStart: 1200, until: 1320, minutes: 75 },
} as const
export type Meal = keyof typeof MEALS

/** All times of a plan are multiples of this, minutes. */
export const GRID = 5
export const gridUp = (minutes: number): number => Math.ceil(minutes / GRID) * GRID
export const gridDown = (minutes: number): number => Math.floor(minutes / GRID) * GRID

/** Time a leg takes out of the day: its minutes and the rest of the pace, on the grid. */
export const legCost = (minutes: number, rest: number): number => gridUp(minutes + rest)
