import type { HotelItem } from '@site/contracts/hotels'
import { crossingWords, rangeWords, reachOf, sourceWords, walkWords } from './reach.ts'

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "7–14 min, on streets, step-free · 9 min by transit (5–17 min)": how sure the minutes are, and the other way. */
export const rangeLine = (hotel: HotelItem): string => {
  const reach = reachOf(hotel)
  const { walk, transit, stepFree } = hotel
  // Where steps are known and the way without them takes no longer. What takes longer has a line of its own.
  const level = stepFree?.minutes === walk.minutes ? ', step-free' : ''
  const other =
    reach.by === 'transit'
      ? ` · ${walkWords(walk, level)}`
      : transit === null
        ? ''
        : ` · ${transit.minutes} min by transit (${rangeWords(transit)})`
  // The range stands large above already.
  if (reach.crossing !== undefined) return `${sentenceCase(crossingWords[reach.crossing])}${other}`
  return `${rangeWords(reach)}, ${reach.by === 'foot' ? `${sourceWords[walk.source]}${level}` : 'estimate'}${other}`
}

/** "Step-free: 9 min on foot", where it takes another way or none is known; null where nothing is to be said. */
export const stepFreeLine = ({ walk, stepFree }: HotelItem): string | null => {
  if (stepFree === undefined) return null
  if (stepFree === null) return 'No step-free way known'
  return stepFree.minutes === walk.minutes ? null : `Step-free: ${stepFree.minutes} min on foot`
}

/** "Hostel"; null of a hotel, as what is listed here is one. */
export const kindWords = (kind: string | undefined): string | null =>
  kind === undefined || kind === '' || kind === 'hotel'
    ? null
    : kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')

/** "Hostel · 12 Spring Street"; empty where neither is known. */
export const factsLine = ({ kind, address }: HotelItem): string =>
  [kindWords(kind), address].filter((part) => part !== null && part !== undefined).join(' · ')
