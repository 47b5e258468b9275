import type { HotelsResponse } from '@site/contracts/hotels'
import { countFilters } from './filters.ts'
import { rangeWords, walkWords } from './reach.ts'
import type { View } from './view.ts'

const hotelsWords = (count: number): string => (count === 1 ? '1 hotel' : `${count} hotels`)

/** "134 hotels within reach; 20 shown" or, of what passes filters, "14 of 134 hotels fit your filters". */
export const countWords = (
  { total, reachable }: Pick<HotelsResponse, 'total' | 'reachable'>,
  shown: number,
  filtered: boolean,
): string => {
  const listed = shown < total ? `; ${shown} shown` : ''
  if (!filtered) return `${hotelsWords(total)} within reach${listed}`
  return `${total} of ${hotelsWords(reachable)} ${total === 1 ? 'fits' : 'fit'} your filters${listed}`
}

/** "Nearest: about 4 min on foot (3–6 min)."; null where another order hides which one is nearest. */
export const nearestWords = ({ hotels, total }: HotelsResponse, view: View): string | null => {
  const [first] = hotels.toSorted((a, b) => a.walk.minutes - b.walk.minutes)
  if (first === undefined || (view.sort !== 'walk' && hotels.length < total)) return null
  const { walk } = first
  if (walk.crossing !== undefined) return `Nearest: ${walkWords(walk)}.`
  return `Nearest: about ${walk.minutes} min on foot${walk.low === walk.high ? '' : ` (${rangeWords(walk)})`}.`
}

const pricesWords = {
  off: 'Prices are on each hotel’s or booking site’s page.',
  unasked: 'Add dates to see prices.',
  failed: 'Prices could not be loaded just now. Walking times are as usual.',
  quoted: null,
} as const satisfies Record<HotelsResponse['prices'], string | null>

const SOME_PRICES =
  'New prices could not be loaded just now, so some may be missing. Those shown say when they were asked for.'

/** Where prices are, said once; null where they are in the rows. `shown`: whether a hotel on the page has one. */
export const priceWords = (prices: HotelsResponse['prices'], shown: boolean): string | null =>
  prices === 'failed' && shown ? SOME_PRICES : pricesWords[prices]

export const isFiltered = (view: View): boolean => countFilters(view) > 0
