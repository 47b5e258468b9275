import type { HotelItem } from '@site/contracts/hotels'

/** The strip ends here; nobody walks home from a match for longer. */
export const AXIS_MINUTES = 30

/** How a hotel is best reached from the door, with the range of the estimate. */
export interface Reach {
  readonly by: 'foot' | 'transit'
  readonly minutes: number
  readonly low: number
  readonly high: number
}

/** On foot wherever the walk fits the strip; by transit only beyond it, and only where transit was given. */
export const reachOf = ({ walk, transit }: Pick<HotelItem, 'walk' | 'transit'>): Reach => {
  const byTransit = walk.minutes > AXIS_MINUTES && transit !== null
  const { minutes, low, high } = byTransit ? transit : walk
  return { by: byTransit ? 'transit' : 'foot', minutes, low, high }
}

export const modeWords = { foot: 'on foot', transit: 'by transit' } as const

/** "1 minute on foot", "18 minutes by transit". */
export const reachWords = ({ minutes, by }: Pick<Reach, 'minutes' | 'by'>): string =>
  `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${modeWords[by]}`

/** "6–11 min", or "7 min" where both ends are the same. */
export const rangeWords = ({ low, high }: Pick<Reach, 'low' | 'high'>): string =>
  low === high ? `${low} min` : `${low}–${high} min`

/** Says where the minutes come from, in words a visitor uses. */
export const sourceWords = { street: 'on streets', estimate: 'estimate' } as const
