import { kilometres, SAME_REGION_KM, type Destination, type PlacesPort } from '../itinerary/places.ts'
import { countryCode, isCountry } from './countries.ts'
import { note, withHard, type Reader } from './finding.ts'
import { languageOf } from './language.ts'
import { findNames, isCalendarWord, isCommon, type Name, type Pass } from './names.ts'
import { groupSpan, type Span } from './page.ts'
import { asCity, isOwnName } from './own-name.ts'
import { roleBefore, type Role } from './roles.ts'
import { townNamed } from './town.ts'

/** A place of the trip itself: where days are spent. */
export interface Stop {
  readonly span: Span
  /** What the place search is asked for. */
  readonly place: string
  /** Null where several places bear the name and nothing tells which is meant. */
  readonly destination: Destination | null
  /** What else the name may mean. */
  readonly others: readonly string[]
}

export type ReadPort = Pick<PlacesPort, 'resolveDestination' | 'choicesFor' | 'kindsNamed' | 'coveredCities'>

interface Named extends Name {
  readonly role: Role
  /** The name with the words that say its role. */
  readonly whole: Span
}

const QUALIFIER =
  /^\s*,\s*([\p{L}][\p{L}.' -]{1,30}?)(?=\s*(?:[,.;:!?()\u00a6]|$|\s(?:in|for|from|on|with|and|then|pour|fur|para|per|im|en|em|a|mit|avec|con|com)\s))/u
const LIST = /^[\s\u00a6]*(?:,|and|&|or|et|ou|und|oder|y|o|e|\+|\s)*[\s\u00a6]*$/

const foldedWords = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** "Paris, Texas": the state or country behind a comma belongs to the name. */
const qualifierAfter = (page: Reader['page'], name: Name, port: ReadPort): Span | null => {
  const rest = page.text.slice(name.span.to)
  const [all = '', qualifier = ''] = QUALIFIER.exec(rest) ?? []
  if (qualifier === '') return null
  const read = port.resolveDestination(`${name.text}, ${qualifier}`)
  if (read === null) return null
  const span = { from: name.span.to, to: name.span.to + all.length }
  if (countryCode(qualifier) === read.country) return span
  const spelled = `${name.text}, ${qualifier}`.toLowerCase()
  if (port.choicesFor(name.text).some((choice) => choice.toLowerCase().startsWith(`${spelled},`))) return span
  // Another town of a list is no region of the first; anything else that still leads to the same town is.
  const isTown = port.kindsNamed(qualifier).includes('city') && !/^[A-Z]{2,3}$/.test(qualifier)
  const alone = port.resolveDestination(name.text)?.name ?? name.text
  return isTown || foldedWords(read.name) !== foldedWords(alone) ? null : span
}

const namesWithRoles = ({ page }: Reader, port: ReadPort, so: SoFar, pass: Pass): Named[] => {
  const names = findNames(
    page,
    port,
    pass,
    [...so.stops.map(({ span }) => span), ...so.sights].toSorted((a, b) => a.from - b.from),
  )
  const found: Named[] = []
  for (const name of names) {
    const start = Math.max(found.at(-1)?.whole.to ?? 0, name.span.from - 60)
    const lead = page.folded.slice(start, name.span.from)
    const last = found.at(-1)
    const between = last === undefined ? '' : page.folded.slice(last.whole.to, name.span.from)
    const own = roleBefore(lead, name.kinds)
    const continued = last !== undefined && LIST.test(between) && ['must-see', 'must-not'].includes(last.role)
    const isTown = name.kinds.includes('city')
    const role = own.role === 'plain' && continued && !isTown ? last.role : own.role
    const qualifier = qualifierAfter(page, name, port)
    const to = qualifier?.to ?? name.span.to
    // A single word that only a sight or a shop is called by is a name where the text says what it is for.
    const isWord = !/[\s-]/.test(name.text)
    if (
      isWord &&
      role === 'plain' &&
      name.kinds.every((kind) => ['place', 'hotel', 'station', 'street'].includes(kind))
    )
      continue
    if (found.some(({ whole }) => whole.from < to && name.span.from < whole.to)) continue
    const span = { from: name.span.from, to }
    found.push({
      ...name,
      span,
      text: page.text.slice(span.from, span.to).replace(/\s+/g, ' '),
      role,
      whole: { from: name.span.from - own.taken, to },
    })
  }
  return found
}

/** One sight in the city of the trip, before one of the same name elsewhere. */
const resolveIn = (port: ReadPort, text: string, city: string | undefined): Destination | null => {
  const inCity = city === undefined ? null : port.resolveDestination(`${text}, ${city}`)
  return inCity !== null && inCity.kind !== 'city' ? inCity : port.resolveDestination(text)
}

/** Near enough to one of the cities to be visited from there. */
const isWithin = ({ point, centre }: Destination, stops: readonly Stop[]): boolean =>
  stops.some(
    ({ destination }) => destination !== null && kilometres(destination.centre, point ?? centre) <= SAME_REGION_KM,
  )

const slug = (text: string): string =>
  foldedWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)

const EVENT = new RegExp(
  String.raw`\b(?:(?:for|to|see|watch|run(?:ning)?|during|pour|zum|zur|fur|para|per|durante)\s+)?(?:the |le |la |den |das |el |il |o |a )?((?:half |semi-|halb)?marat(?:hon|on|ona)|grand prix|f1|formula (?:one|1)|motogp|tennis|comic ?con|fashion week|book fair|film festival|jazz festival|motor show|carnival|carnevale|carnaval|karneval|pride|derby)\b`,
  'dg',
)

/** Where the trip goes, as far as it was read. */
export interface SoFar {
  readonly stops: Stop[]
  /** A town that the traveller may only come from. */
  origin: Stop | null
  /** Where sights and hotels were named. */
  readonly sights: Span[]
}

/** What is said of places: the cities of the trip (those in `known` before all), sights, the event, the hotel. */
export const readPlaces = (reader: Reader, port: ReadPort, so: SoFar, pass: Pass): void => {
  const { page } = reader
  const rest: Named[] = []
  for (const name of namesWithRoles(reader, port, so, pass)) {
    const isTown = name.kinds.includes('city') && ['plain', 'origin'].includes(name.role)
    if (isTown) addTown(reader, port, name, so)
    else rest.push(name)
  }
  for (const name of rest) readSight(reader, port, name, so)
  // Every German noun has a capital, so there the words of the other readers go first.
  if (pass === 'small') return languageOf(page.folded) === 'de' ? readUnlisted(reader, port, so) : undefined
  if (languageOf(page.folded) !== 'de') readUnlisted(reader, port, so)
  const city = so.stops[0]?.destination?.city
  if (city !== undefined)
    page.each(EVENT, (match) => {
      const span = groupSpan(match, 1)
      const event = span === null ? null : port.resolveDestination(`${city} ${page.words(span)}`)
      if (span === null || event?.kind !== 'event' || event.city !== city) return null
      noteEvent(reader, span, event)
      return true
    })
}

const addTown = ({ page }: Reader, port: ReadPort, name: Named, so: SoFar): void => {
  const stop = { span: name.span, place: name.text, ...townNamed(name.text, port) }
  if (name.role === 'origin' && so.origin === null) so.origin = stop
  else if (!so.stops.some(({ place }) => foldedWords(place) === foldedWords(stop.place))) so.stops.push(stop)
  page.take(name.whole)
}

const WORD = String.raw`(?:[dl]['’])?[\p{Ll}\p{N}]*\p{Lu}[\p{L}\p{N}'’-]*`
const RUN = new RegExp(`${WORD}(?: (?:(?:of|the|de|la|le|du|des|di|del|della|do|da|der|und|and|&) )*${WORD})*`, 'gu')

/** Names in capitals behind "must see", "skip" or "staying at" that are not listed as they are spelt. */
const readUnlisted = (reader: Reader, port: ReadPort, so: SoFar): void => {
  const { page } = reader
  for (const { 0: text, index } of page.text.matchAll(RUN)) {
    const span = { from: index, to: index + text.length }
    const own = roleBefore(page.left.slice(Math.max(0, index - 60), index), [])
    const follows = so.sights.some(({ to }) => to <= index && LIST.test(page.folded.slice(to, index)))
    const { role, taken } = own.role === 'plain' && follows ? { role: 'must-see' as const, taken: 0 } : own
    if (!['must-see', 'must-not', 'stay'].includes(role) || !page.isFree(span)) continue
    const folded = page.folded.slice(span.from, span.to)
    if (isCommon(folded) || isCalendarWord(folded) || isCountry(text)) continue
    const whole = { from: index - taken, to: span.to }
    readSight(reader, port, { span, whole, text, kinds: [], role }, so)
  }
}

const noteEvent = (reader: Reader, span: Span, { name, id }: Destination): void =>
  note(reader, span, {
    key: 'event',
    label: 'Event',
    value: name,
    use: 'planned',
    apply: (trip) => ({ ...trip, event: { ...trip.event, name, ...(id === undefined ? {} : { id }) } }),
  })

const readSight = (reader: Reader, port: ReadPort, name: Named, so: SoFar): void => {
  const { page } = reader
  const { stops } = so
  const city = stops[0]?.destination?.city
  const found = resolveIn(port, name.text, city)
  const place = { name: name.text, ...(found?.id === undefined ? {} : { id: found.id }) }
  page.take(name.whole)
  so.sights.push(name.span)
  const isHotel = found?.kind === 'hotel' && city !== undefined && found.city === city
  switch (isHotel && name.role !== 'must-not' ? 'stay' : name.role) {
    case 'stay':
      return note(reader, name.span, {
        key: 'stay',
        label: 'Staying',
        value: found?.name ?? name.text,
        use: found?.kind === 'hotel' ? 'planned' : 'noted',
        apply: (trip) => ({ ...trip, stay: found?.kind === 'hotel' ? place : { name: name.text } }),
      })
    case 'must-not':
      return note(reader, name.span, {
        key: `leave-out:${slug(name.text)}`,
        label: 'Leave out',
        value: found?.name ?? name.text,
        use: place.id === undefined ? 'noted' : 'planned',
        apply: (trip) => {
          const { mustNot } = trip.hard
          return withHard(trip, { mustNot: { ...mustNot, places: [...mustNot.places, place] } })
        },
      })
    default:
  }
  if (found !== null && (found.kind === 'event' || found.kind === 'team')) {
    if (found.kind === 'event' && (city === undefined || city === found.city || stops.length > 0))
      noteEvent(reader, name.span, found)
    if (city === undefined || found.kind === 'team')
      stops.push({ span: name.span, place: name.text, destination: found, others: [] })
    return
  }
  // Without a city the place itself is where the trip goes; beside one, the days start there.
  const isBase = name.role === 'near' && found !== null && found.city === city
  if (city === undefined && stops.length === 0) {
    stops.push({ span: name.span, place: name.text, destination: found, others: [] })
    return
  }
  if (isBase && stops[0] !== undefined) {
    stops[0] = { span: stops[0].span, place: `${name.text}, ${city}`, destination: found, others: [] }
    return note(reader, name.span, {
      key: 'near',
      label: 'Near',
      value: found.name,
      use: 'planned',
      apply: (trip) => trip,
    })
  }
  note(reader, name.span, {
    key: `must-see:${slug(name.text)}`,
    label: 'Must see',
    value: found?.name ?? name.text,
    use: found?.kind === 'place' && isWithin(found, stops) ? 'planned' : 'noted',
    apply: (trip) => withHard(trip, { mustSee: [...trip.hard.mustSee, place] }),
  })
}

/** The whole destination text as one place: an address, coordinates, a name with its city. Null where it is more than that. */
export const wholeAsPlace = (text: string, port: ReadPort): Destination | null => {
  const direct = port.resolveDestination(text)
  return direct !== null && isOwnName(direct, text) ? asCity(direct, text) : null
}
