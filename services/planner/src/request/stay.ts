import type { TripQuestion } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import type { Finding } from './finding.ts'
import type { ReadPort } from './where.ts'

/** A place by its name in the city of the trip, before one of the same name elsewhere. */
export const resolveIn = (port: ReadPort, text: string, city: string | undefined): Destination | null => {
  const inCity = city === undefined ? null : port.resolveDestination(`${text}, ${city}`)
  return inCity !== null && inCity.kind !== 'city' ? inCity : port.resolveDestination(text)
}

/** Whether days can start at what was named: a hotel we list, or a door or a quarter of the city. */
const isThere = (found: Destination | null, city: string | undefined): found is Destination =>
  found !== null && (found.kind === 'hotel' || (found.point !== undefined && found.city === city))

type Stay = Pick<Finding, 'value' | 'use' | 'apply'>

/** What is made of the name of a place to stay. */
export const stayAt = (name: string, found: Destination | null, city: string | undefined): Stay => {
  const id = found?.kind === 'hotel' ? found.id : undefined
  return {
    value: isThere(found, city) ? found.name : name,
    use: isThere(found, city) ? 'planned' : 'noted',
    apply: (trip) => ({ ...trip, stay: { name, ...(id === undefined ? {} : { id }) } }),
  }
}

/** What the form's own field says. */
export const stayField = (text: string | undefined, port: ReadPort, city: string | undefined): readonly Finding[] => {
  const name = text?.trim() ?? ''
  if (name === '') return []
  const stay = stayAt(name, resolveIn(port, name, city), city)
  return [{ key: 'form:stay', label: 'Staying', words: '', field: 'stay', ...stay }]
}

/** The door or the quarter that the traveller named instead of a hotel; null where it is none of this city. */
export const placeOfStay = (
  { stay }: TripRequest,
  { city, centre }: Destination,
  port: ReadPort,
): Destination | null => {
  const found = stay === undefined || stay.id !== undefined ? null : resolveIn(port, stay.name, city)
  const isNear = found?.point !== undefined && kilometres(centre, found.point) <= SAME_REGION_KM
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
