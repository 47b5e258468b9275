import { isCountry } from './countries.ts'
import type { Reader } from './finding.ts'
import { CAPITALS } from './second-town.ts'
import { townNamed } from './town.ts'
import { AND } from './vocabulary.ts'
import { isArea } from './wide-places.ts'
import type { ReadPort, SoFar } from './where.ts'

/** Between two places of a list, or from the first to the next. */
const LISTED = new RegExp(String.raw`^ *(?:,|&|\+|->|→|>|,? ?\b${AND}|,? then| to) *$`)
/** More names are not looked up. */
const MOST_LOOKED = 3

/**
 * "Singapore and Bali", "Lisboa e Madrd": what stands in one list with a town of the trip and is left over. A part of the world is
 * told as one we can't plan; of a name with a slip the town whose sights we list is meant.
 */
export const readSecondPlaces = ({ page }: Reader, port: ReadPort, { stops, origin }: SoFar): void => {
  const runs = [...page.text.matchAll(CAPITALS)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
  const left = runs.filter((run) => page.isFree(run) && page.fieldOf(run) === 'destination')
  for (const { text, ...span } of left.slice(0, MOST_LOOKED)) {
    const isListed = stops.some(
      (stop) => stop.span.to < span.from && LISTED.test(page.folded.slice(stop.span.to, span.from)),
    )
    if (!isListed || origin?.span.from === span.from) continue
    const isWide = isArea(text) || isCountry(text)
    const town = isWide ? { destination: null, others: [] } : townNamed({ text, kinds: [] }, port)
    if (!isWide && town.destination?.kind !== 'city') continue
    stops.push({ span, place: text, ...town })
    page.take(span)
  }
}
