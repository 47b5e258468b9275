import { tripLimits } from '@site/contracts/trip-fields'
import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import { isOfMatter } from './closed-days.ts'
import { isCountry } from './countries.ts'
import { ofSeries } from './event-series.ts'
import { editionBehind } from './event-day.ts'
import { isShunned } from './event-shunned.ts'
import { note, withHard, type Reader } from './finding.ts'
import { isCalendarWord, isCommon } from './common-words.ts'
import { isDish } from './food-asked.ts'
import { isBooked, lodges } from './lodging.ts'
import { LIST, type Named } from './named-roles.ts'
import { foldedWords } from './own-name.ts'
import type { Span } from './page.ts'
import { roleBehind } from './roles-behind.ts'
import { roleBefore, TIME_WORDS, timeBehind } from './roles.ts'
import { AND } from './vocabulary.ts'
import { noteOtherEdition } from './unlisted-event.ts'
import { areaNamed, branchesOf, hasAll, placesIn } from './left-out-places.ts'
import { isWithin, sightOfTrip } from './sight-of-trip.ts'
import { resolveIn, stayAt } from './stay.ts'
import type { ReadPort, SoFar, Stop } from './where.ts'
import { isArea } from './wide-places.ts'

const THEN = /^[^.;]{0,3}\b(?:then|and then|puis|dann|luego|despues|poi|depois)\b/

const slug = (text: string): string =>
  foldedWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)

const WORD = String.raw`(?:[dl]['’])?[\p{Ll}\p{N}]*\p{Lu}[\p{L}\p{N}'’-]*`
const RUN = new RegExp(`${WORD}(?: (?:(?:of|the|de|la|le|du|des|di|del|della|do|da|der|und|and|&) )*${WORD})*`, 'gu')

/** "Staying near the Sagrada Família": a part of town, and no house of that name. */
const NEAR =
  /(?:^|[^a-z])(?:near|close to|next to|beside|around|pres de|a cote de|proche de|nahe|in der nahe|bei|beim|cerca de|junto a|vicino a(?:l|lla)?|perto d[eoa])(?:[^a-z]|$)/

/** A clause of its own, or an item of a list. */
const ALONE_BEFORE = new RegExp(
  String.raw`(?:^|[,;:.(\n\u00a6-]|\b${AND})\s*(?:(?:the|le|la|les|l'|der|die|das|den|el|los|las|il|lo|i|o|a|os|as)\s*)?$`,
)
const ALONE_BEHIND = new RegExp(String.raw`^\s*(?:$|[,;.)!\n\u00a6]|${AND}\b)`)
/** A quarter is where an event is held up to here. */
const SURROUNDINGS_KM = 2
/** More of them are not looked up. */
const MOST_LOOKED_UP = 8

/** One does not say whether one wants to see what follows. */
const COMPANY =
  /(?:^|[^a-z])(?:with|mit|avec|con|com) (?:(?:the|an?|our|my|dem|der|einem|einer|le|la|un|une|el|il|o|unserem|meinem) )?$/

const freeEnd = (page: Reader['page'], run: string, at: number): { readonly text: string; readonly span: Span } => {
  const to = at + run.length
  for (const { index } of run.matchAll(/(?<![\p{L}\p{N}'’-])[\p{L}\p{N}]*\p{Lu}/gu))
    if (page.isFree({ from: at + index, to })) return { text: run.slice(index), span: { from: at + index, to } }
  return { text: '', span: { from: to, to } }
}

/** Names in capitals that are not listed as they are spelt: behind "must see", "skip" or "staying at", or of a sight of the city. */
export const readUnlisted = (reader: Reader, port: ReadPort, so: SoFar): void => {
  const { page } = reader
  let looked = 0
  for (const run of page.text.matchAll(RUN)) {
    // "Louvre Museum and Notre-Dame", of which the first was read: what is left of it.
    const { text, span } = freeEnd(page, run[0], run.index)
    const index = span.from
    if (text === '') continue
    const folded = page.folded.slice(span.from, span.to)
    if (
      isCommon(folded) ||
      isDish(folded) ||
      isCalendarWord(folded) ||
      folded.split(' ').some(isCalendarWord) ||
      isCountry(text) ||
      isArea(text)
    )
      continue
    const lead = page.left.slice(Math.max(0, index - 60), index)
    const own = roleBefore(lead, [])
    const askedTime = timeBehind(page.folded.slice(span.to))
    const follows = so.sights.some(({ to }) => to <= index && LIST.test(page.folded.slice(to, index)))
    const said = roleBehind(page.folded.slice(span.to))
    const behind = said?.length ?? 0
    const isAlone = ALONE_BEFORE.test(lead) && (askedTime !== null || ALONE_BEHIND.test(page.left.slice(span.to)))
    const canLook = isAlone && own.role === 'plain' && !follows && looked++ < MOST_LOOKED_UP
    const meant = canLook ? sightOfTrip(port, text, so) : null
    const { role, taken } =
      own.role === 'plain' && (follows || said !== null || meant !== null)
        ? { role: said?.role ?? ('must-see' as const), taken: 0 }
        : own
    if (!['must-see', 'must-not', 'stay'].includes(role)) continue
    // "Mit Hund", "mit dem ICE": what one comes with, where the city has no sight of that name.
    if (COMPANY.test(lead) && sightOfTrip(port, text, so) === null) continue
    const whole = { from: index - taken, to: span.to + Math.max(behind, askedTime?.length ?? 0) }
    const at = askedTime?.at == null ? {} : { at: askedTime.at }
    readSight(reader, port, { span, whole, text, kinds: [], role, ...at, ...(meant === null ? {} : { meant }) }, so)
  }
}

/** The city of the trip that an event is in or near. */
const cityOfEvent = ({ centre }: Destination, stops: readonly Stop[]): string | undefined =>
  stops.find(({ destination }) => destination !== null && kilometres(destination.centre, centre) <= SAME_REGION_KM)
    ?.destination?.city

/** What kind of event it is, right behind its name, says nothing more. */
const KIND_BEHIND =
  /^(?: | ?\()(?:tennis|golf|cricket|rugby|football|cycling|darts|concerts?|(?:horse|motor|car|bike) rac(?:e|es|ing))(?![\p{L}-])/u

/** The event of the trip; one that is not listed, or is elsewhere, is noted by its name. */
export const noteEvent = (reader: Reader, span: Span, found: Destination, so: SoFar): void => {
  const [kind] = KIND_BEHIND.exec(reader.page.left.slice(span.to)) ?? []
  if (kind !== undefined) reader.page.take({ from: span.to, to: span.to + kind.length })
  if (isShunned(reader.page, span)) {
    const place = { name: found.name, ...(found.id === undefined ? {} : { id: found.id }) }
    return note(reader, span, {
      key: `leave-out:${slug(found.name)}`,
      label: 'Leave out',
      value: found.name,
      use: 'noted',
      apply: (trip) =>
        withHard(trip, { mustNot: { ...trip.hard.mustNot, places: [...trip.hard.mustNot.places, place] } }),
    })
  }
  const city = cityOfEvent(found, so.stops)
  const isThere = found.kind === 'event' && found.id !== undefined && city !== undefined
  if (isThere) so.event ??= found
  const name = isThere ? found.name : reader.page.words(span)
  note(reader, span, {
    key: 'event',
    label: 'Event',
    value: name,
    use: isThere ? 'planned' : 'noted',
    apply: (trip) => ({
      ...trip,
      event: { ...trip.event, name, ...(isThere ? { id: found.id, city } : {}) },
    }),
  })
}

/** Named as a station, or by the three letters of an airport. */
const STATION =
  /^[a-z]{3}$|(?:airport|station|terminal|aeroport|aeropuerto|aeroporto|flughafen|bahnhof|gare|estacion|stazione|estacao)/
/** What stands before the place where one arrives or leaves. */
const ON_THE_WAY =
  /(?:arriv|land|fly|flight|leav|depart|train|plane|into|via|from|ankunft|ankomm|abflug|abfahrt|flug|zug|arrive|vol|lleg|sal[ei]|vuelo|tren|volo|treno|cheg|voo|comboio)[^.;!?]{0,30}$/
const HOUSE = /(?<!\p{L})(?:h[oô]tel|hostel|albergo|pension|inn|suites|resort)(?!\p{L})/iu
const isOfCity = ({ name, city }: Destination): boolean => hasAll(name, city)
const GOES_ON = new RegExp(String.raw`^\s*(?:,\s*)?${AND}\b|^\s*,\s*\p{L}`, 'u')

/** The city that a place is in, as a stop. */
const cityOf = (span: Span, { id: _id, point: _point, ...own }: Destination): Stop => ({
  span,
  place: own.city,
  destination: { ...own, kind: 'city', name: own.city },
  others: [],
})

/** Takes a name that is no town of the trip: a sight, the event, a hotel. */
export const readSight = (reader: Reader, port: ReadPort, name: Named, so: SoFar): void => {
  const { page } = reader
  const { stops } = so
  const city = stops[0]?.destination?.city
  const cities = stops.flatMap(({ destination }) => destination ?? [])
  // "The Hotel Windsor": a house by its name, before a quarter of the same.
  const isHouse = name.kinds.every((kind) => kind === 'hotel') && HOUSE.test(name.text)
  const said = name.role === 'plain' && lodges(page, name) ? 'stay' : name.role
  // "We've booked the Eiffel Tower for 7 pm": nobody sleeps there.
  const isSight =
    said === 'stay' && isBooked(page, name) && resolveIn(port, name.text, cities, 'hotel')?.kind !== 'hotel'
  const visit = isSight ? sightOfTrip(port, name.text, so) : null
  const role = visit === null ? said : 'must-see'
  // "Staying near the Sagrada Família": what one sleeps near, and no hotel that bears its name.
  const isNearBy =
    role === 'stay' && !HOUSE.test(name.text) && NEAR.test(page.folded.slice(name.whole.from, name.span.from))
  const beside = isNearBy ? sightOfTrip(port, name.text, so) : null
  const direct =
    visit ?? beside ?? name.meant ?? resolveIn(port, name.text, cities, role === 'stay' || isHouse ? 'hotel' : 'sight')
  // "The Prater" is a sight of Vienna before it is another word for its second district.
  const isAlias = direct?.kind === 'neighbourhood' && role !== 'stay' && !hasAll(direct.name, name.text)
  const isAsked = isAlias || ['must-see', 'must-not'].includes(role)
  // "Must see the Prado": a sight of the city, before one of that name elsewhere.
  const here =
    isAsked && (direct === null || isAlias || !isWithin(direct, stops)) ? sightOfTrip(port, name.text, so) : null
  const meant = here ?? direct
  const {
    event: edition,
    to,
    isOther,
  } = meant?.kind === 'event'
    ? editionBehind(page, name.span, meant, port)
    : { event: meant, to: name.whole.to, isOther: false }
  if (edition !== null && isOther) return noteOtherEdition(reader, { ...name.whole, to }, edition, so)
  const series = edition?.kind === 'event' ? ofSeries(page, edition, port) : null
  const found = series?.event ?? edition
  for (const span of series?.spans ?? []) page.take(span)
  // "Disneyland day 2": one means the place, and not the airport beside it.
  const isStation = found !== null && ['station', 'airport'].includes(found.kind)
  const isOnTheWay = STATION.test(foldedWords(name.text)) || ON_THE_WAY.test(page.folded.slice(0, name.span.from))
  if (isStation && role === 'plain' && !hasAll(found.name, name.text) && !isOnTheWay) return
  // "In the arena" of Wimbledon is none in Budapest.
  const isWord = name.meant === undefined && /^\p{Ll}+$/u.test(name.text)
  if (isWord && role === 'plain' && found?.kind !== 'event' && found !== null && cities.length > 0)
    if (!isWithin(found, stops)) return
  const place = { name: name.text, ...(found?.id === undefined ? {} : { id: found.id }) }
  page.take({ from: name.isPart === true ? name.span.to : name.whole.from, to: Math.max(to, name.whole.to) })
  so.sights.push(name.span)
  const isHotel = found?.kind === 'hotel' && cities.some((own) => own.city === found.city)
  switch (isHotel && role !== 'must-not' ? 'stay' : role) {
    case 'stay':
      // "Our base: Hilton Sydney" says the city, too.
      if (stops.length === 0 && found?.kind === 'hotel') stops.push(cityOf(name.span, found))
      return note(reader, name.span, {
        key: 'stay',
        label: 'Staying',
        ...stayAt(beside?.name ?? name.text, found, cities),
        ...(beside === null ? {} : { value: `near ${beside.name}` }),
      })
    case 'must-not': {
      const area = areaNamed(port, name.text, found, stops)
      const left = area === null ? [place, ...branchesOf(port, found)] : [place, ...placesIn(port, area, cities)]
      return note(reader, name.span, {
        key: `leave-out:${slug(name.text)}`,
        label: 'Leave out',
        value: area?.name ?? found?.name ?? name.text,
        use: left.some(({ id }) => id !== undefined) ? 'planned' : 'noted',
        apply: (trip) => {
          const { mustNot } = trip.hard
          const places = [...mustNot.places, ...left].slice(0, tripLimits.places)
          return withHard(trip, { mustNot: { ...mustNot, places } })
        },
      })
    }
    default:
  }
  if (found !== null && (found.kind === 'event' || found.kind === 'team')) {
    const [next] = stops
    // "The Australian Open, then Sydney": the trip begins with an event elsewhere.
    const leads = next !== undefined && THEN.test(page.folded.slice(name.span.to, next.span.from))
    if (next === undefined || (leads && found.kind === 'event' && !isWithin(found, stops)))
      stops.push({ span: name.span, place: name.text, destination: found, others: [] })
    return noteEvent(reader, name.span, found, so)
  }
  // "Centre Court" says nothing more of Wimbledon.
  if (found?.kind === 'venue' && so.event?.id !== undefined && port.eventById(so.event.id)?.venue.id === found.id)
    return
  // "Stakes Day at Flemington": nor does the quarter that the event is in.
  const isSurroundings = found !== null && ['neighbourhood', 'venue', 'city'].includes(found.kind)
  const at = so.event?.point
  if (isSurroundings && role === 'plain' && at !== undefined && found.point !== undefined) {
    if (kilometres(at, found.point) <= SURROUNDINGS_KM) return
  }
  // Nobody visits the station where they arrive, nor the hall where they work.
  const passedBy =
    found === null || city === undefined
      ? null
      : found.kind === 'venue' && isOfMatter(page, name.span)
        ? { key: 'work-at', label: 'At work' }
        : role === 'plain' && ['station', 'airport'].includes(found.kind)
          ? { key: `station:${slug(name.text)}`, label: 'Station' }
          : null
  if (found !== null && passedBy !== null)
    return note(reader, name.span, { ...passedBy, value: found.name, use: 'noted', apply: (trip) => trip })
  // Without a city the place itself is where the trip goes; beside one, the days start there.
  const isBase = role === 'near' && found !== null && found.city === city
  // "Universal Studios Singapore and the zoo": a sight that bears its city's name, and more of the city.
  if (
    found?.kind === 'place' &&
    stops.length === 0 &&
    isOfCity(found) &&
    GOES_ON.test(page.folded.slice(name.span.to))
  ) {
    stops.push(cityOf(name.span, found))
  } else if (city === undefined && stops.length === 0) {
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
    value: `${found?.name ?? name.text}${name.at === undefined ? '' : TIME_WORDS[name.at]}`,
    use: found?.kind === 'place' && isWithin(found, stops) ? 'planned' : 'noted',
    apply: (trip) =>
      withHard(trip, { mustSee: [...trip.hard.mustSee, name.at === undefined ? place : { ...place, at: name.at }] }),
  })
}
