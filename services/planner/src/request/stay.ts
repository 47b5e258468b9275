import type { TripQuestion } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import { foldText } from './page.ts'
import { hotelNamed, sightNamed } from './known-sights.ts'
import type { Finding } from './finding.ts'
import type { ReadPort } from './where.ts'

/** A place by its name in a city of the trip, in whole or in part, before one of the same name elsewhere. */
export const resolveIn = (
  port: ReadPort,
  text: string,
  cities: readonly Destination[],
  as: 'sight' | 'hotel' = 'sight',
): Destination | null => {
  const plain = port.resolveDestination(text)
  const inCity = (city: Destination): Destination | null => {
    const found = port.resolveDestination(`${text}, ${city.city}`)
    // "Brandenburg Gate" is what bears that name there, and no gate of an airport.
    const isItsName = plain?.kind === 'place' && plain.city === city.city && foldText(plain.name) === foldText(text)
    if (isItsName && (found?.kind === 'airport' || found?.kind === 'station')) return plain
    const direct = found === null || found.kind === 'city' ? null : found
    if (as === 'hotel') return direct?.kind === 'hotel' ? direct : (hotelNamed(port, text, city) ?? direct)
    return direct ?? sightNamed(port, text, city, 'said')
  }
  for (const city of cities) {
    const found = inCity(city)
    if (found !== null) return found
  }
  return plain
}

/** Whether days can start at what was named: a hotel we list, a door or a quarter, in one of the cities. */
const isThere = (found: Destination | null, cities: readonly Destination[]): found is Destination => {
  if (found?.point === undefined) return false
  const { point } = found
  if (found.kind === 'hotel' && cities.length === 0) return true
  const isHotel = found.kind === 'hotel'
  return cities.some(
    ({ city, centre }) => city === found.city || (isHotel && kilometres(centre, point) <= SAME_REGION_KM),
  )
}

type Stay = Pick<Finding, 'value' | 'use' | 'apply'>

/** What is made of the name of a place to stay. */
export const stayAt = (name: string, found: Destination | null, cities: readonly Destination[]): Stay => {
  const id = found?.kind === 'hotel' && isThere(found, cities) ? found.id : undefined
  return {
    // "An apartment in Alfama" is no walk of that name.
    value: isThere(found, cities) && found.kind !== 'place' ? found.name : name,
    use: isThere(found, cities) ? 'planned' : 'noted',
    apply: (trip) => ({ ...trip, stay: { name, ...(id === undefined ? {} : { id }) } }),
  }
}

/** What the form's own field says. */
export const stayField = (
  text: string | undefined,
  port: ReadPort,
  cities: readonly Destination[],
): readonly Finding[] => {
  const name = text?.trim() ?? ''
  if (name === '') return []
  const stay = stayAt(name, resolveIn(port, name, cities, 'hotel'), cities)
  return [{ key: 'form:stay', label: 'Staying', words: '', field: 'stay', ...stay }]
}

/** The door or the quarter that the traveller named instead of a hotel; null where it is none of this city. */
export const placeOfStay = ({ stay }: TripRequest, city: Destination, port: ReadPort): Destination | null => {
  const house = stay === undefined || stay.id !== undefined ? null : resolveIn(port, stay.name, [city], 'hotel')
  // A hotel that was meant has its id: what only shares its name with one is the sight that one sleeps near.
  const sight = house?.kind === 'hotel' && stay !== undefined ? resolveIn(port, stay.name, [city]) : null
  const found = sight?.kind === 'place' ? sight : house
  const isNear = found?.point !== undefined && kilometres(city.centre, found.point) <= SAME_REGION_KM
  return isNear && found.kind !== 'city' ? found : null
}

const MOST_CHOICES = 5

/** One name, several hotels: which of them is asked. */
export const whichHotel = (
  { stay }: TripRequest,
  port: ReadPort,
  { city, isChosen }: { readonly city: string | undefined; readonly isChosen: boolean },
): readonly TripQuestion[] => {
  if (stay === undefined || stay.id !== undefined || city === undefined || isChosen) return []
  const choices = port.choicesFor(`${stay.name}, ${city}`).flatMap((words) => {
    const found = port.resolveDestination(words)
    if (found?.kind !== 'hotel' || found.id === undefined || found.city !== city) return []
    return [{ words: found.name, without: [], set: { hotelId: found.id } }]
  })
  if (choices.length < 2) return []
  return [
    { key: 'which-hotel', words: `Which ${stay.name} are you staying at?`, choices: choices.slice(0, MOST_CHOICES) },
  ]
}
