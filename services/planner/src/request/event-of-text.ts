import { wordsOf, type Destination } from '../itinerary/places.ts'
import type { Reader } from './finding.ts'
import { isCommon } from './names.ts'
import { foldText, type Page } from './page.ts'
import { CAPITALS } from './second-town.ts'
import { isWithin } from './sight-of-trip.ts'
import { readSight } from './sights.ts'
import type { ReadPort, SoFar } from './where.ts'

/** More runs of capitals are not looked up. */
const MOST_RUNS = 4

/** "The US Open in New York": words in capitals that nobody made anything of, and that are part of the name of an event. */
export const readEventsLeft = (reader: Reader, port: ReadPort, so: SoFar): void => {
  const { page } = reader
  const runs = [...page.text.matchAll(CAPITALS)]
    .map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
    .filter((run) => page.isFree(run) && !isCommon(foldText(run.text)))
  for (const { text, ...span } of runs.slice(0, MOST_RUNS)) {
    if (so.event !== null) return
    const city = so.stops[0]?.destination?.city
    const named = [...(city === undefined ? [] : [`${text}, ${city}`]), text].map((each) =>
      port.resolveDestination(each),
    )
    const meant = named.find((found) => found?.kind === 'event' && hasWords(found, text))
    // The Fringe of another city is none of this trip's.
    if (meant && (so.stops.length === 0 || isWithin(meant, so.stops)))
      readSight(reader, port, { span, whole: span, text, kinds: ['event'], role: 'plain', meant }, so)
  }
}

const hasWords = ({ name }: Destination, text: string): boolean => {
  const own = new Set(wordsOf(name))
  return wordsOf(text).every((word) => own.has(word))
}

/** Somebody who writes of these goes to an event. */
const GOES =
  /\b(?:tickets?|(?:semi-?|quarter-?)?finals?|court|match(?:es)?|tennis|championships?|sessions?|qualifying|festival|gigs?|concerts?|races?)\b/
const NOUNS = ['championships', 'festival', 'open', 'grand prix', 'marathon']

/** "Wimbledon, centre court tickets": the event that a small town gave its name. */
export const eventOfTown = (page: Page, port: ReadPort, town: string): Destination | null => {
  if (!GOES.test(page.folded)) return null
  const events = NOUNS.map((noun) => port.resolveDestination(`${town} ${noun}`))
  return events.find((found) => found?.kind === 'event' && hasWords(found, town)) ?? null
}
