import type { ItineraryRequest } from '@site/contracts/itinerary'
import { limits } from '@site/contracts/limits'
import { tripLimits } from '@site/contracts/trip-fields'
import type { TripReading, UnderstoodPiece } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import type { Destination } from '../itinerary/places.ts'
import { contradictions } from './contradictions.ts'
import { emptyTrip, type Finding } from './finding.ts'
import { fieldFindings } from './form-fields.ts'
import { leftovers } from './leftovers.ts'
import { isOfName } from './own-words.ts'
import { Page } from './page.ts'
import { needsWhole, readPage, type TripStop } from './read-page.ts'
import { rememberingPort } from './remembering-port.ts'
import { restate } from './restated.ts'
import { stayField, whichHotel } from './stay.ts'
import type { ReadPort, Stop } from './where.ts'

/** The parts of a request that are read. */
export type RequestText = Pick<ItineraryRequest, 'destination' | 'days'> &
  Partial<Pick<ItineraryRequest, 'notes' | 'startDate' | 'trip' | 'without' | 'hotelId' | 'restated'>>

/** A city of the trip, in order, and what its name means; null where it names several places, or none we know. */
export interface CityOfTrip {
  readonly place: string
  readonly destination: Destination | null
}

export interface ReadRequest {
  readonly trip: TripRequest
  /** As many as `trip.cities`. */
  readonly cities: readonly CityOfTrip[]
  readonly reading: TripReading
  readonly findings: readonly Finding[]
}

/** The contract's own bound (`tripReading`). */
const MOST_QUESTIONS = 6
/** Longest destination and notes that are read; what is beyond is quoted as not used. */
const LONGEST = { destination: 200, notes: tripLimits.notes }

/** What every trip has stands first, in this order; the rest as it was read. */
const FIRST_TOLD = ['When', 'Length', 'Who']
const placeOf = ({ label }: Finding): number =>
  FIRST_TOLD.includes(label) ? FIRST_TOLD.indexOf(label) : FIRST_TOLD.length
const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => placeOf(a) - placeOf(b))

/** Reads a request by rules: what is understood becomes the `TripRequest`, what is not is quoted. Pure. */
export const readRequest = (request: RequestText, places: ReadPort, today: string): ReadRequest => {
  const port = rememberingPort(places, today)
  const restated = restate({
    destination: request.destination.slice(0, LONGEST.destination),
    notes: (request.notes ?? '').slice(0, LONGEST.notes),
    restated: request.restated,
  })
  const { destination, notes } = restated
  const first = readPage(new Page(destination, notes), port, today, false)
  const told = needsWhole(first, destination, port) ? readPage(new Page(destination, notes), port, today, true) : first
  const without = new Set(request.without ?? [])
  const { page, origin } = told
  const city = told.stops[0]?.destination?.city
  const visitedCities = told.stops.flatMap(({ destination }) => destination ?? [])
  const fields = [...fieldFindings(request.trip ?? {}), ...stayField(request.trip?.stay, port, visitedCities)]
  const findings = [...told.findings, ...fields]
  const stops = told.stops.filter(({ place }) => !without.has(`city:${place}`))
  const isFrom = origin !== null && without.has(`from:${origin.place}`)
  const fromStop = isFrom
    ? [{ ...origin, words: origin.place, value: origin.place, field: page.fieldOf(origin.span) }]
    : []
  const visited: readonly TripStop[] = [...fromStop, ...stops].slice(0, limits.planner.maxDays)
  // A hotel that was chosen answers the name that could not be told.
  const isAnswered = ({ label, use }: Finding) =>
    request.hotelId !== undefined && label === 'Staying' && use === 'noted'
  const kept = withoutTimes(
    [...findings, ...lengthOf(visited, findings)].filter((found) => !without.has(found.key) && !isAnswered(found)),
  )
  const trip = kept.reduce<TripRequest>((sum, { apply }) => apply(sum), {
    ...emptyTrip,
    cities: visited.map(({ place, nights }) => ({ place, ...(nights === undefined ? {} : { nights }) })),
  })
  const beyond = [request.destination.slice(LONGEST.destination), (request.notes ?? '').slice(LONGEST.notes)]
  // Before what is left is quoted: what is asked about is not.
  const questions = [
    ...contradictions(
      { page, stops: visited, trip, findings: kept, request, without, origin: isFrom ? null : origin },
      port,
    ),
    ...whichHotel(trip, port, { city, isChosen: request.hotelId !== undefined }),
  ].slice(0, MOST_QUESTIONS)
  const understood = [
    ...visited.map(cityPiece),
    ...(origin === null || isFrom ? [] : [originPiece(origin)]),
    ...pieces(inOrder(kept.filter(({ key }) => key !== 'event' || !visited.some(isEvent)))),
  ]
  return {
    trip,
    cities: visited,
    findings: kept,
    reading: restated.told({
      understood: understood.slice(0, tripLimits.chips),
      notUsed: [
        ...leftovers(page).filter((quote) => !isOfName(quote, understood)),
        ...told.spare,
        ...beyond.filter((text) => text.trim() !== '').map((text) => `${text.trim().slice(0, tripLimits.quote - 1)}…`),
      ].slice(0, tripLimits.quotes),
      questions,
    }),
  }
}

/** Of "landing 9 July 11:00, flying back 7 July" nobody knows which day the times are of: they are told and not planned. */
const withoutTimes = (findings: readonly Finding[]): readonly Finding[] =>
  findings.some(({ key }) => key === 'reversed-dates')
    ? findings.map((found) =>
        found.key === 'arrival' || found.key === 'departure'
          ? { ...found, use: 'noted', apply: (trip) => trip }
          : found,
      )
    : findings

/** An event that is the destination stands on the chip of the place. */
const isEvent = ({ destination }: Stop): boolean => destination?.kind === 'event'

const topicOf = (key: string): string => key.split(':')[0] ?? key
/** The length of a trip whose cities have one each: so many nights touch one day more. */
const lengthOf = (stops: readonly TripStop[], findings: readonly Finding[]): Finding[] => {
  const sum = stops.reduce((total, { nights = 0 }) => total + nights, 0)
  if (sum === 0 || findings.some(({ key }) => key === 'days')) return []
  const days = sum + (stops.some(({ unit }) => unit === 'nights') ? 1 : 0)
  return [
    {
      key: 'days',
      label: 'Length',
      value: days === 1 ? '1 day' : `${days} days`,
      words: '',
      field: 'destination',
      use: 'planned',
      apply: (trip) => ({ ...trip, days: Math.min(days, tripLimits.days) }),
    },
  ]
}

const cityPiece = ({ place, value, words, field }: TripStop): UnderstoodPiece => ({
  key: `city:${place}`,
  label: 'Where',
  value,
  words,
  field,
  use: 'planned',
})
const originPiece = ({ place }: Stop): UnderstoodPiece => ({
  key: `from:${place}`,
  label: 'Coming from',
  value: place,
  words: place,
  field: 'destination',
  use: 'noted',
})
/** Told by a question alone. */
const ASKED_ONLY: ReadonlySet<string> = new Set(['reversed-dates', 'past-dates', 'other-length'])
const pieces = (findings: readonly Finding[]): UnderstoodPiece[] =>
  findings
    .filter(({ key }) => !ASKED_ONLY.has(topicOf(key)))
    // A second budget is the trip's own once the first was removed.
    .filter(({ key }) => topicOf(key) !== 'other-budget' || !findings.some((own) => own.key === 'budget'))
    .map(({ apply: _apply, ...piece }) => piece)
