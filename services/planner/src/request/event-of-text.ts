import type { GeocodeKind } from '@site/contracts/geocode'
import { wordsOf, type Destination } from '../itinerary/places.ts'
import { eventsNicknamed } from './event-nicknames.ts'
import { cutsFeast } from './find-feasts.ts'
import { eventIn, newYearIn } from './known-events.ts'
import type { Named } from './named-roles.ts'
import { wordRuns } from './word-runs.ts'
import type { Reader } from './finding.ts'
import { kindsNamed } from './kinds-named.ts'
import { isCalendarWord, isCommon } from './common-words.ts'
import { foldText, type Page } from './page.ts'
import { CAPITALS } from './second-town.ts'
import { isWithin } from './sight-of-trip.ts'
import { noteEvent, readSight } from './sights.ts'
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

const FIREWORKS =
  /\b(?:the |le |les |el |los |i |os )?(?:fireworks?|feuerwerk|feux? d'artifice|fuegos artificiales|fuochi d'artificio|fogos(?: de artificio)?|countdown|ball drop)\b/g
const NEW_YEARS_EVE =
  /\b(?:new year'?s eve|new year'?s|nye|reveillon|saint[- ]sylvestre|silvester|nochevieja|capodanno|31 dec(?:ember)?)\b/

/** "NYE fireworks" in a city that holds some; and the event's own hall, which says nothing more. */
export const readBesideEvent = (reader: Reader, port: ReadPort, so: SoFar): void => {
  const { page } = reader
  const cities = so.stops.flatMap(({ destination }) => destination ?? [])
  if (so.event === null && NEW_YEARS_EVE.test(page.folded) && page.left.search(FIREWORKS) >= 0) {
    const event = newYearIn(port, cities)
    if (event !== null)
      page.each(FIREWORKS, (_match, span) => {
        noteEvent(reader, span, event, so)
        return true
      })
  }
  const venue = so.event?.id === undefined ? undefined : port.eventById(so.event.id)?.venue.id
  for (const run of venue === undefined ? [] : wordRuns(page))
    for (const [at, first] of run.entries())
      for (const last of run.slice(at, at + MOST_VENUE_WORDS).toReversed()) {
        const span = { from: first.from, to: last.to }
        const text = page.words(span)
        if (!page.isFree(span) || !kindsNamed(page, port, text).includes('venue')) continue
        if (port.resolveDestination(text)?.id === venue) page.take(span)
      }
}
const MOST_VENUE_WORDS = 5

/** "Laneways" are streets, and no festival called Laneway. */
const isSeveralOf = (word: string, { name }: Destination): boolean =>
  word.endsWith('s') && !wordsOf(name).includes(word) && wordsOf(name).includes(word.slice(0, -1))

const hasWords = ({ name }: Destination, text: string): boolean => {
  const own = new Set(wordsOf(name))
  return wordsOf(text).every((word) => own.has(word))
}

const isOfEvents = (kind: GeocodeKind): boolean => kind === 'event' || kind === 'team'

/** Events by their nicknames, or named in so many words, or, in their own city, in part: "derby day", "world darts final". */
export const eventsNamed = (page: Page, port: ReadPort, cities: readonly Destination[]): readonly Named[] => {
  const nicknamed = eventsNicknamed(page, port).map(({ span, event, isPart }): Named => {
    const text = page.words(span)
    return {
      span,
      whole: span,
      text,
      kinds: ['event'],
      role: 'plain',
      meant: event,
      ...(isPart === true ? { isPart } : {}),
    }
  })
  const named = wordRuns(page).flatMap((run): readonly Named[] => {
    const found = eventIn(
      port,
      run.map(({ text }) => text),
      cities,
    )
    const [first, last] = found === null ? [] : [run[found.first], run[found.first + found.count - 1]]
    if (found === null || first === undefined || last === undefined) return []
    // "Coffee" is what one likes, and no expo.
    if (found.count === 1 && (isCommon(foldText(first.text)) || isSeveralOf(foldText(first.text), found.event)))
      return []
    const span = { from: first.from, to: last.to }
    const text = page.words(span)
    // "On Easter Monday" names no Easter show.
    if (cutsFeast(page, span)) return []
    // "Boxing Day" alone is a day, "Hyde Park" and "Times Square" are places.
    const kinds = kindsNamed(page, port, text)
    if (isCalendarWord(foldText(text)) || (kinds.length > 0 && !kinds.some(isOfEvents))) return []
    return [{ span, whole: span, text, kinds: ['event'], role: 'plain', meant: found.event }]
  })
  // Of two that overlap the longer says more: "Adelaide Fringe Festival" is more than "the fringe".
  const isBehind = ({ span }: Named, others: readonly Named[], least: number): boolean =>
    others.some(
      ({ span: own }) => own.from < span.to && span.from < own.to && own.to - own.from >= span.to - span.from + least,
    )
  return [
    ...nicknamed.filter((name) => !isBehind(name, named, 1)),
    ...named.filter((name) => !isBehind(name, nicknamed, 0)),
  ]
}

/** Somebody who writes of these goes to an event. */
const GOES =
  /\b(?:tickets?|tix|(?:semi-?|quarter-?)?finals?|court|match(?:es)?|tennis|championships?|sessions?|qualifying|festival|gigs?|concerts?|races?|torneo|tournoi|turnier|torneio|partit[ae]|partidos?|jogos?|spiele?|matchs|finale|halbfinale|demi-finales?|semifinal(?:e|es|i)?|semifinais|biglietti?|billets?|karten|tickets|entradas?|ingressos?|bilhetes?|campionato|championnats?|campeonatos?|meisterschaft(?:en)?)\b/
const NOUNS = ['championships', 'festival', 'open', 'grand prix', 'marathon']

/** A tournament by its town: the words before it in other languages. */
export const TOURNAMENT =
  /(?:^|[^a-z])((?:il |le |das |el |o )?(?:torneo|tournoi|turnier|torneio|campionato|championnats?|campeonatos?)(?: d[eiao]l?| de| von| in| d')?\s*)$/

/** "Wimbledon, centre court tickets": the event that a small town gave its name. */
export const eventOfTown = (page: Page, port: ReadPort, town: string): Destination | null => {
  // "Wimbledon 2027": a year alone is that of an edition.
  const at = page.folded.indexOf(foldText(town))
  const isEdition = at >= 0 && /^ 20[2-9]\d(?!\d)/.test(page.folded.slice(at + town.length))
  if (!GOES.test(page.folded) && !isEdition) return null
  const events = NOUNS.map((noun) => port.resolveDestination(`${town} ${noun}`))
  return events.find((found) => found?.kind === 'event' && hasWords(found, town)) ?? null
}
