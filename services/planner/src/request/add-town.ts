import { timeBeside } from './clock-beside-date.ts'
import { ARRIVE } from './clock-words.ts'
import { note, type Finding, type Reader } from './finding.ts'
import type { Named } from './named-roles.ts'
import { foldedWords } from './own-name.ts'
import type { Town } from './town.ts'
import type { Span } from './page.ts'
import { noteEvent } from './sights.ts'
import { UNIT } from './length.ts'
import { NUMBER } from './vocabulary.ts'
import type { SoFar } from './where.ts'

/** A way of some days from one town to another has days in both. */
const WAY =
  /(?:road[- ]?trips?|self[- ]?drive|driving (?:trip|holiday|tour)|campervan|motorhome|(?:rail|train|bike|cycling) (?:trip|tour)|rundreise|viaje (?:por carretera|en coche)|voyage en voiture|viagem de carro|viaggio in (?:auto|macchina))[^.;!?]{0,40}$/
const readWay = (reader: Reader, name: Named): boolean => {
  const lead = reader.page.folded.slice(0, name.span.from)
  const match = name.role === 'origin' ? WAY.exec(lead) : null
  if (match === null) return false
  const [words = ''] =
    /^[a-z-]+(?: [a-z]*trips?| en coche| por carretera| en voiture| de carro| in (?:auto|macchina)| holiday| tour)?/.exec(
      match[0],
    ) ?? []
  const span = { from: match.index, to: match.index + words.length }
  if (reader.page.isFree(span)) {
    const value = reader.page.words(span)
    note(reader, span, { key: 'way', label: 'Between cities', value, use: 'noted', apply: (trip) => trip })
    reader.page.take(span)
  }
  return true
}

/** "Leave from Narita 10:20": of who told how they come, the time of the way home. */
const LEAVES = /\b(?:leav\w*|depart\w*|fl(?:y|ies|ying) (?:home|back|out)|home|back)(?: \w+)? (?:from|out of|via) $/
const COMES = new RegExp(String.raw`\b(?:${ARRIVE})(?!\w)`)
/** "coming in from Hong Kong at 11:20": the time behind the town that one comes from. */
const readClock = (reader: Reader, { span }: Named): void => {
  const beside = timeBeside(reader.page, span)
  if (beside === null || beside.span.from < span.to) return
  const lead = reader.page.folded.slice(0, span.from)
  const isHome = LEAVES.test(lead) && COMES.test(lead)
  reader.page.take(beside.span)
  const apply: Finding['apply'] = (trip) => ({ ...trip, [isHome ? 'departure' : 'arrival']: beside.time })
  const told = isHome ? { key: 'departure', label: 'Leaving' } : { key: 'arrival', label: 'Arriving' }
  note(reader, beside.span, { ...told, value: beside.time, apply })
}

/** "Rome, 3 nights in Rome and …": a town is where its nights stand. */
const HAS_LENGTH =
  /\b(?:days?|nights?|weeks?|jours|nuits|tage|nachte|dias|noches|giorni|notti|noites)\s+(?:(?:in|en|a|em)\s*)?$/

const NAMES_LENGTH = new RegExp(String.raw`^ ?[:(]? ?${NUMBER} ?(?:${UNIT})\b`)
const COUNTED = new RegExp(String.raw`(?:^|[\s,;(])${NUMBER} $`)
const hasLength = ({ folded }: Reader['page'], { from, to }: Span): boolean =>
  HAS_LENGTH.test(folded.slice(0, from)) || COUNTED.test(folded.slice(0, from)) || NAMES_LENGTH.test(folded.slice(to))
/** "4 days in Paris", of an event there. */
const isStayed = (page: Reader['page'], span: Span): boolean =>
  hasLength(page, span) || /\b(?:in|a|en|em|nach|to) $/.test(page.folded.slice(0, span.from))
/** "No wait, other way round": what is said again is meant. */
const CORRECTS =
  /\b(?:wait|sorry|correction|scratch that|other way|i mean|actually|rather|pardon|ach nein|halt|besser|mejor dicho|anzi|ou melhor)\b/
/** Whether a city has no length where it was named first, or is put right. */
const isOpen = (page: Reader['page'], first: Span, again: Span): boolean =>
  !hasLength(page, first) || CORRECTS.test(page.folded.slice(first.to, again.from))

/** Lengths that stand where cities are named again count unless a city stands before that is not named again. */
export const settleAgain = (so: SoFar): void => {
  const again = Math.min(...so.stops.flatMap(({ named, span }) => (named === undefined ? [] : [span.from])))
  if (so.stops.every(({ named, span }) => named !== undefined || span.from > again)) return
  for (const [at, stop] of so.stops.entries())
    if (stop.named !== undefined && at < so.stops.length - 1) so.stops[at] = { ...stop, span: stop.named }
}

/** Takes a town as the next of the trip, or as the one that the traveller comes from. */
export const addTown = (reader: Reader, name: Named, town: Town, so: SoFar): void => {
  const { page } = reader
  const stop = { span: name.span, place: name.text, ...town }
  const same = so.stops.findIndex(
    ({ place, destination }) =>
      foldedWords(place) === foldedWords(stop.place) ||
      (destination !== null && destination.kind !== 'place' && destination.city === town.destination?.city),
  )
  const known = so.stops[same]
  const isOrigin = name.role === 'origin' && !readWay(reader, name)
  if (isOrigin) readClock(reader, name)
  // A second town that one only comes from is no town of the trip: it is quoted.
  if (isOrigin && so.origin !== null) return
  if (isOrigin) so.origin = stop
  else if (same < 0) so.stops.push(stop)
  else if (known?.destination?.kind === 'event' && town.destination?.kind === 'city' && isStayed(page, stop.span)) {
    // "Roland-Garros, 4 days in Paris": one city.
    so.stops[same] = stop
    noteEvent(reader, known.span, known.destination, so)
  } else if (known !== undefined && hasLength(page, stop.span) && isOpen(page, known.span, stop.span))
    so.stops[same] = { ...stop, named: known.named ?? known.span }
  page.take(name.whole)
}
