import type { Crossing, HotelItem, Walk } from '@site/contracts/hotels'

/** The strip ends here; nobody walks home from a match for longer. */
export const AXIS_MINUTES = 30

/** How a hotel is best reached from the door, with the range of the estimate. */
export interface Reach {
  readonly by: 'foot' | 'transit'
  readonly minutes: number
  readonly low: number
  readonly high: number
  /** On foot, and nobody knows where it can be crossed: the minutes are no figure to show alone. */
  readonly crossing?: Crossing
}

/** On foot wherever the walk fits the strip; by transit only beyond it, and only where transit was given. */
export const reachOf = ({ walk, transit }: Pick<HotelItem, 'walk' | 'transit'>): Reach => {
  if (walk.minutes > AXIS_MINUTES && transit !== null) {
    const { minutes, low, high } = transit
    return { by: 'transit', minutes, low, high }
  }
  return onFoot(walk)
}

/** The walk alone. */
export const onFoot = ({ minutes, low, high, crossing }: Walk): Reach => ({
  by: 'foot',
  minutes,
  low,
  high,
  ...(crossing === undefined ? {} : { crossing }),
})

type Figure = Pick<Reach, 'minutes' | 'low' | 'high' | 'crossing'>

/** "18", or "6–33" where a single figure would promise a bridge that nobody knows. */
export const minutesWords = ({ minutes, low, high, crossing }: Figure): string =>
  crossing === undefined ? String(minutes) : `${low}–${high}`

/** The same where there is room for a figure alone: "18", or "6+". */
export const minutesBrief = ({ minutes, low, crossing }: Figure): string =>
  crossing === undefined ? String(minutes) : `${low}+`

/** What a walk has to get over, and what nobody knows of it. */
export const crossingWords = {
  water: 'across water, there may be no bridge',
  rail: 'across a railway, there may be no way over',
} as const satisfies Record<Crossing, string>

export const modeWords = { foot: 'on foot', transit: 'by transit' } as const

/** "1 minute on foot", "18 minutes by transit", "6–33 minutes on foot, across water, there may be no bridge". */
export const reachWords = (reach: Figure & Pick<Reach, 'by'>): string => {
  const { minutes, by, crossing } = reach
  const words = `${minutesWords(reach)} ${minutes === 1 ? 'minute' : 'minutes'} ${modeWords[by]}`
  return crossing === undefined ? words : `${words}, ${crossingWords[crossing]}`
}

/** "6–11 min", or "7 min" where both ends are the same. */
export const rangeWords = ({ low, high }: Pick<Reach, 'low' | 'high'>): string =>
  low === high ? `${low} min` : `${low}–${high} min`

/** Says where the minutes come from, in words a visitor uses. */
export const sourceWords = { street: 'on streets', estimate: 'estimate' } as const

/** "7–14 min, on streets", or "6–33 min, across water, there may be no bridge". */
export const walkRange = (walk: Walk): string =>
  `${rangeWords(walk)}, ${walk.crossing === undefined ? sourceWords[walk.source] : crossingWords[walk.crossing]}`

/** "12 min on foot (7–14 min)", or the range alone with what is not known of it. `note` goes on in the brackets. */
export const walkWords = (walk: Walk, note = ''): string => {
  if (walk.crossing !== undefined) return `${rangeWords(walk)} on foot (${crossingWords[walk.crossing]}${note})`
  if (walk.low === walk.high && note === '') return `${walk.minutes} min on foot`
  return `${walk.minutes} min on foot (${rangeWords(walk)}${note})`
}
