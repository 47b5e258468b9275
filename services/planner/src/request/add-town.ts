import { timeBeside } from './clock-times.ts'
import { note, type Finding, type Reader } from './finding.ts'
import type { Named } from './named-roles.ts'
import { foldedWords } from './own-name.ts'
import type { Town } from './town.ts'
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

/** "coming in from Hong Kong at 11:20": the time behind the town that one comes from. */
const readArrival = (reader: Reader, { span }: Named): void => {
  const beside = timeBeside(reader.page, span)
  if (beside === null || beside.span.from < span.to) return
  reader.page.take(beside.span)
  const apply: Finding['apply'] = (trip) => ({ ...trip, arrival: beside.time })
  note(reader, beside.span, { key: 'arrival', label: 'Arriving', value: beside.time, apply })
}

/** "Rome, 3 nights in Rome and …": a town is where its nights stand. */
const HAS_LENGTH =
  /\b(?:days?|nights?|weeks?|jours|nuits|tage|nachte|dias|noches|giorni|notti|noites)\s+(?:in|en|a|em)\s*$/

/** Takes a town as the next of the trip, or as the one that the traveller comes from. */
export const addTown = (reader: Reader, name: Named, town: Town, so: SoFar): void => {
  const { page } = reader
  const stop = { span: name.span, place: name.text, ...town }
  const same = so.stops.findIndex(({ place }) => foldedWords(place) === foldedWords(stop.place))
  const isOrigin = name.role === 'origin' && !readWay(reader, name)
  if (isOrigin) readArrival(reader, name)
  if (isOrigin && so.origin === null) so.origin = stop
  else if (same < 0) so.stops.push(stop)
  else if (same === so.stops.length - 1 && HAS_LENGTH.test(page.folded.slice(0, name.span.from))) so.stops[same] = stop
  page.take(name.whole)
}
