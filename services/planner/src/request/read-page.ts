import { eventDaysOf } from '../itinerary/attendance.ts'
import { wordsOf, type Destination } from '../itinerary/places.ts'
import { readActivities, readOldTown, readStages } from './activities.ts'
import { settleAgain } from './add-town.ts'
import { noteAround, readAround } from './around-event.ts'
import { takeChatter, takeLetter } from './chatter.ts'
import { listBefore, readCityCounts, sumOf, type CityCounts } from './city-counts.ts'
import { lengthsByDates } from './city-dates.ts'
import { inOrderOfTrip } from './city-order.ts'
import { readArrivalDay } from './clock-beside-date.ts'
import { readClockTimes } from './clock-times.ts'
import { readFreeEvenings } from './busy-hours.ts'
import { readClosedDays } from './closed-days.ts'
import { isCountry } from './countries.ts'
import { takeCountries } from './countries-in-text.ts'
import { noteDates } from './dates.ts'
import { dayVisit } from './day-visit.ts'
import { placeDayNumbers } from './day-numbers.ts'
import { inOrder } from './event-dates.ts'
import { beginsEarlier, isOfFullDays, readEveningBefore } from './evening-before.ts'
import { addToDates, readExtraDays } from './extra-days.ts'
import { readQuiet } from './quiet.ts'
import type { Hit } from './hit.ts'
import { readDiet, readNotEaten } from './diet.ts'
import { readBesideEvent, readEventsLeft } from './event-of-text.ts'
import { readDayNamed, readEventDay } from './event-day.ts'
import { settleTownOfEvent } from './event-town.ts'
import { readSeasons } from './event-seasons.ts'
import { findDates } from './find-dates.ts'
import type { Finding, Reader } from './finding.ts'
import { readDishes, readMealHabits } from './food-asked.ts'
import { readFurtherTowns } from './further-towns.ts'
import { readGettingAround, readWayBetween } from './getting-around.ts'
import { readHotelStars } from './hotel-stars.ts'
import { readKindsByName } from './kinds-by-name.ts'
import { readLateStarts } from './late-starts.ts'
import { readHouseGot } from './lodging.ts'
import { readLeftOutWords } from './left-out-words.ts'
import { leftovers } from './leftovers.ts'
import { readFoodsLeftOut } from './not-eaten.ts'
import { daysOf, noteLength, noteOtherLength, readLengths, withoutTakenBack, type Length } from './length.ts'
import { readMoney } from './money.ts'
import { asCity, isOwnName, meantBy } from './own-name.ts'
import { readOneOfKind } from './one-of-kind.ts'
import { readOccasions } from './occasions.ts'
import { readPacePhrases } from './pace.ts'
import type { Page } from './page.ts'
import { readParty } from './party.ts'
import { residue } from './residue.ts'
import { readRoadDays, roadBetween, withRoad } from './road-days.ts'
import { readSecondPlaces } from './second-places.ts'
import { readLiftsOnly } from './step-free.ts'
import { cityWords, lengthsOfCities, withinLimit } from './stretches.ts'
import { readLeftOut, readTastes } from './tastes.ts'
import { readSeniors } from './seniors.ts'
import { readLavish, readThrift } from './thrift.ts'
import { settleByCountry } from './town.ts'
import { asTyped } from './town-words.ts'
import { readUnlistedEvent, takeRunning, withoutWeekdays } from './unlisted-event.ts'
import { readWalking } from './walking.ts'
import { noteYear } from './year-question.ts'
import { takeYear } from './year-of-trip.ts'
import { numberOf } from './vocabulary.ts'
import { isArea } from './wide-places.ts'
import { readCoveredTowns, readPlaces, type ReadPort, type SoFar, type Stop } from './where.ts'

/** No name or address of a place is longer. */
const LONGEST_NAME = 100

/** A city with the length it was given. */
export interface TripStop extends Stop {
  readonly nights?: number
  readonly unit?: Length['unit']
  readonly words: string
  readonly value: string
  readonly field: 'destination' | 'notes'
}
export interface Told {
  readonly page: Page
  readonly findings: readonly Finding[]
  readonly stops: readonly TripStop[]
  readonly origin: Stop | null
  /** Of the destination field: anything but names of places was understood. */
  readonly saysMore: boolean
  /** Read, but not used. */
  readonly spare: readonly string[]
}

const citiesOf = ({ stops }: SoFar): Destination[] => stops.flatMap(({ destination }) => destination ?? [])

const datesInOrder = (hits: readonly Hit[], event: string | undefined): readonly Hit[] =>
  inOrder(placeDayNumbers(hits, event))

const withDates = (
  counts: CityCounts,
  stops: readonly Stop[],
  lengths: readonly (Length | null)[] | null,
): CityCounts =>
  lengths === null
    ? counts
    : { ...counts, own: new Map(stops.map(({ span }, i) => [span.from, lengths[i] ?? null] as const)) }

const inOrderOfText = <S extends Stop>(stops: readonly S[]): S[] => stops.toSorted((a, b) => a.span.from - b.span.from)

/** Goes over the page, reader by reader; `isWhole` takes the destination field as one place. */
export const readPage = (page: Page, port: ReadPort, today: string, isWhole: boolean): Told => {
  const reader: Reader = { page, today, found: [], spare: [] }
  const field = { from: 0, to: Math.min(page.text.length, page.notesFrom - 1) }
  const text = page.text.slice(field.from, field.to)
  const where: SoFar = { stops: [], origin: null, event: null, sights: [] }
  const whole = isWhole ? meantBy(text.trim(), port) : null
  if (whole !== null) {
    where.stops.push({ span: field, place: text.trim(), destination: asCity(whole, text), others: [] })
    page.take(field)
  }
  takeLetter(reader)
  readMoney(reader, null)
  readNotEaten(reader)
  readFoodsLeftOut(reader)
  readMealHabits(reader)
  readLateStarts(reader)
  readPacePhrases(reader)
  readQuiet(reader)
  readLiftsOnly(reader)
  readGettingAround(reader)
  readLeftOut(reader, true)
  readStages(reader)
  const season = readSeasons(reader)
  readPlaces(reader, port, where, 'capitals')
  // "Universal Studios Singapore and the zoo": the city of a sight has more of them.
  if (where.stops.some((stop) => where.sights.includes(stop.span))) readPlaces(reader, port, where, 'capitals')
  readEventDay(reader, port, where.event?.id)
  const named = reader.found.length
  readFurtherTowns(reader, port, where)
  settleAgain(where)
  // Before the party: "Melbourne for 2" beside "Sydney 3 days" is no couple.
  const road = readRoadDays(page, inOrderOfText(where.stops))
  const own = readCityCounts(page, inOrderOfText(where.stops))
  const early = road === null ? own : withRoad(own, road, inOrderOfText(where.stops))
  if (road !== null) where.stops.push(road.stop)
  readWalking(reader)
  readMoney(reader, where.stops[0]?.destination?.country)
  readThrift(reader)
  readLavish(reader)
  readHotelStars(reader)
  readClockTimes(reader)
  readDiet(reader)
  readDishes(reader)
  readParty(reader)
  readSeniors(reader)
  readKindsByName(reader, port, citiesOf(where))
  readOneOfKind(reader, port, where)
  readActivities(reader)
  readTastes(reader)
  readClosedDays(reader)
  const isForEvent = where.event !== null || where.stops.some(({ destination }) => destination?.kind === 'event')
  const around = isForEvent ? readAround(page) : null
  const extra = readExtraDays(page, isForEvent)
  const lengths = readLengths(reader, around !== null, where.stops.length > 1)
  if (extra !== null && lengths[0] !== undefined) lengths[0] = { ...lengths[0], count: lengths[0].count + extra.count }
  const evening = isForEvent ? null : readEveningBefore(page)
  if (evening !== null && lengths[0] !== undefined && isOfFullDays(page, lengths[0]))
    lengths[0] = { ...lengths[0], count: lengths[0].count + 1 }
  const isOpenExtra = extra !== null && lengths.length === 0
  const found = findDates(reader, where.stops[0]?.destination?.country)
  const visit = lengths.length > 0 ? null : dayVisit(page, found.hits)
  if (visit !== null) lengths.push(visit)
  const known = where.stops.length
  readPlaces(reader, port, where, 'small')
  if (where.stops.every(({ destination }) => destination === null)) readCoveredTowns(reader, port, where)
  // Sights in small letters are told by their city.
  if (known === 0 && where.stops.length > 0) readPlaces(reader, port, where, 'small')
  // "Rio no carnaval … não curto praia": what is left out by name, once its city is known.
  if (known === 0) readKindsByName(reader, port, citiesOf(where))
  readHouseGot(reader, port, where.stops)
  readOldTown(reader)
  takeCountries(page, port, where)
  readSecondPlaces(reader, port, where)
  readEventsLeft(reader, port, where)
  readBesideEvent(reader, port, where)
  settleTownOfEvent(where, port)
  readWayBetween(reader, where.stops.length)
  const isUnlisted = readUnlistedEvent(reader, where)
  takeRunning(reader)
  readOccasions(reader)
  takeChatter(reader)
  readLeftOutWords(reader, port, where)
  readEventDay(reader, port, where.event?.id)
  const eventId =
    where.event?.id ?? where.stops.find(({ destination }) => destination?.kind === 'event')?.destination?.id
  const event = eventId === undefined ? null : port.eventById(eventId)
  // "Coachella, all three days": a trip of no other length is as long as what it is for.
  const allDays = reader.found.find(({ key }) => key === 'event-days')
  const many = event === null || allDays === undefined ? 0 : eventDaysOf(event).length
  const counted =
    allDays?.words
      .split(/[ -]/)
      .map(numberOf)
      .find((count) => count > 1) ?? many
  if (many > 0 && counted === many && lengths.length === 0 && found.hits.length === 0)
    lengths.push({ span: where.sights[0] ?? { from: 0, to: 0 }, count: many, unit: 'days' })
  const [lone] = lengths
  const dated = isUnlisted ? { ...found, hits: withoutWeekdays(reader, found.hits) } : found
  noteDates(reader, dated, event === null ? season : eventDaysOf(event), lone === undefined ? null : daysOf(lone))
  readFreeEvenings(reader)
  if (event !== null) readDayNamed(reader, eventDaysOf(event))
  if (evening !== null) beginsEarlier(reader, evening)
  if (!isForEvent) readArrivalDay(reader, dated.hits)
  // "7–8 Jan, one more day for the canyon on the 9th": a second date says already which day that is.
  const isDated = dated.hits.some(
    ({ span }) =>
      extra !== null && span.from > extra.span.to && /^[^.;,]*$/.test(page.folded.slice(extra.span.to, span.from)),
  )
  if (isOpenExtra && !isDated && !addToDates(reader, extra) && isForEvent)
    lengths.push({ ...extra, count: extra.count + 1 })
  const [day] = event === null ? [] : [eventDaysOf(event).find(({ main }) => main === true) ?? eventDaysOf(event)[0]]
  if (around !== null && day !== undefined)
    noteAround(reader, around, day.date, lengths[0] === undefined ? null : daysOf(lengths[0]))
  noteYear(reader, event !== null || isForEvent)
  if (event !== null) takeYear(page, Number(event.dates.start.slice(0, 4)), Number(today.slice(0, 4)))
  // A town that is only come from is the trip where no other is named.
  if (where.stops.length === 0 && where.origin !== null) {
    where.stops.push(where.origin)
    where.origin = null
  }
  lengths.push(...sumOf(early, where.stops.length))
  const stopsInText = inOrderOfText(settleByCountry(where.stops, page, port))
  // "Italy, 3 days in Florence": the country that told which one.
  takeCountries(page, port, { ...where, stops: stopsInText })
  const isCounted = early.own.size > 0 || early.inOrder.length > 0
  const kept = withoutTakenBack(
    page,
    lengths,
    [...early.own.values()].flatMap((own) => own?.span ?? []),
  )
  lengths.splice(0, lengths.length, ...kept)
  const inOrderBefore = isCounted ? [] : listBefore(page, lengths, stopsInText.length)
  if (inOrderBefore.length > 0) lengths.length = 0
  const late = inOrderBefore.length > 0 ? { ...early, inOrder: inOrderBefore } : early
  const counts = isCounted || lengths.length > 0 || late !== early ? late : readCityCounts(page, stopsInText)
  const byDates =
    isCounted || lengths.length > 0 ? null : lengthsByDates(page, stopsInText, datesInOrder(dated.hits, day?.date))
  const { cities: inText, total } = lengthsOfCities(page, stopsInText, lengths, withDates(counts, stopsInText, byDates))
  const order = inOrderOfTrip(page, stopsInText, where.origin !== null)
  const inOrderTold = inText.toSorted((a, b) => order.indexOf(a.stop) - order.indexOf(b.stop)).map(withinLimit)
  const cities = roadBetween(inOrderTold, road)
  const [sole] = where.stops.length === 0 ? lengths : []
  if (total !== null || sole !== undefined) noteLength(reader, total ?? sole)
  const used = [total ?? sole, ...cities.map(({ length }) => length)]
  const [other, ...more] = lengths.filter((own) => !used.includes(own))
  const isAsked = cities.length === 1 && noteOtherLength(reader, total, other)
  const spare = [
    ...reader.spare,
    ...[...(isAsked || other === undefined ? [] : [other]), ...more].map(({ span }) => page.words(span)),
  ]
  const saysMore = lengths.length > 0 || reader.found.slice(named).some((found) => found.field === 'destination')
  const stops = cities.map(({ stop, length }) => ({
    ...stop,
    ...(length === null ? {} : { nights: length.count, unit: length.unit }),
    field: page.fieldOf(stop.span),
    words: page.words(stop.span),
    value: cityWords(stop.destination === null ? stop.place : asTyped(stop.place, stop.destination, port).name, length),
  }))
  const findings = reader.found
  // "Kaiseraugst, Switzerland | roman stuff": a word of the notes is no town where the destination names one that nobody knows.
  const isAside = stops.every(({ destination, field: own }) => destination === null && own === 'notes')
  const isOpen = stops.length > 0 && isAside && leftovers(page).some((quote) => text.includes(quote))
  return stops.length > 0 && !isOpen
    ? { page, findings, stops, origin: where.origin, saysMore, spare }
    : { page, findings, stops: residue(page, port), origin: null, saysMore, spare }
}

/**
 * Nothing but a place is in the field: then the text is that one place where it is its own name ("Hilton Sydney"), or where the names
 * found in it leave something over (an address, a slip).
 */
export const needsWhole = ({ saysMore, stops, page }: Told, destination: string, port: ReadPort): boolean => {
  if (destination.length > LONGEST_NAME || isCountry(destination) || isArea(destination)) return false
  const direct = meantBy(destination.trim(), port)
  if (direct === null) return false
  // "… Festival (weekend 1)": all of it is the name, whatever else its words may say.
  if (direct.kind !== 'city' && wordsOf(direct.name).join(' ') === wordsOf(destination).join(' ')) return true
  if (saysMore || stops.length > 1) return false
  // A town or an event that was found is not made another by words nobody understood.
  if (stops.length > 0 && (direct.kind === 'city' || direct.id === stops[0]?.destination?.id)) return false
  const field = page.text.slice(0, page.notesFrom - 1)
  return isOwnName(direct, destination) || leftovers(page).some((quote) => field.includes(quote.replace(/…$/, '')))
}
