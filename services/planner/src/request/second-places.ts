import { isCountry } from './countries.ts'
import type { Reader } from './finding.ts'
import { CAPITALS } from './second-town.ts'
import { townNamed } from './town.ts'
import { UNIT } from './length.ts'
import { AND, NUMBER } from './vocabulary.ts'
import { isArea } from './wide-places.ts'
import type { ReadPort, SoFar } from './where.ts'

/** Between two places of a list, or from the first to the next. */
const LISTED = new RegExp(String.raw`^ *(?:,|&|\+|->|→|>|,? ?\b${AND}|,? then| to) *$`)
const LENGTH = String.raw`[,:(]? ?(?:for )?${NUMBER} ?(?:${UNIT})\b\)?`
const LENGTHS = new RegExp(LENGTH, 'g')
/** How long one stays, behind the name of a place. */
const HAS_LENGTH = new RegExp(`^ ?${LENGTH}`)
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
    const hasLength = HAS_LENGTH.test(page.folded.slice(span.to))
    const isListed = stops.some((stop) => {
      const between = stop.span.to < span.from ? page.folded.slice(stop.span.to, span.from) : ''
      return LISTED.test(between) || (hasLength && LISTED.test(between.replace(LENGTHS, '')))
    })
    if (!isListed || origin?.span.from === span.from) continue
    const isWide = isArea(text) || isCountry(text)
    const town = isWide ? { destination: null, others: [] } : townNamed({ text, kinds: [] }, port)
    // "Madrid 3 days + Seville 2 days": who names its days means a town, known or not.
    const isTown = town.destination?.kind === 'city' || (town.destination === null && hasLength)
    if (!isWide && !isTown) continue
    stops.push({ span, place: text, ...town })
    page.take(span)
  }
}
