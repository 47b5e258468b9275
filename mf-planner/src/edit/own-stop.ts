import { ownId, type OwnPlace } from '@site/contracts/own-stop'
import { clockOf, minutesOf } from '../plan/clock.ts'
import type { Stop, Trip } from '../plan/plan.ts'
import type { FoundPlace } from './edit-calls.ts'
import { periodAt } from './retime.ts'

/** A stop that the traveller adds. `start`: when they want to be there, if they said so. */
export interface OwnStopInput {
  readonly place: OwnPlace
  readonly start: string | null
  readonly minutes: number
}

/** As the engine links a place, by position. */
const mapLink = (lat: number, lon: number): string => {
  const at = `${lat.toFixed(5)}/${lon.toFixed(5)}`
  return `https://www.openstreetmap.org/?mlat=${lat.toFixed(5)}&mlon=${lon.toFixed(5)}#map=18/${at}`
}

/** When a day that nobody has filled begins for what is added to it. */
const NOON = '12:00'
/** A visit's minutes until the server tells how long one usually stays. */
const VISIT = 60

/** From when on a day has nothing planned. */
export const freeFrom = ({ days }: Trip, day: number): string => days[day]?.stops.at(-1)?.end ?? NOON

const bareStop = (start: number, minutes: number): Omit<Stop, 'id' | 'title'> => ({
  address: null,
  mapLink: null,
  lat: null,
  lon: null,
  category: null,
  openingHours: null,
  website: null,
  source: null,
  note: null,
  period: periodAt(start),
  start: clockOf(start),
  end: clockOf(start + minutes),
  leg: null,
  foodNearby: [],
  hours: null,
  meal: null,
  fixed: null,
})

/** Where a place is, as far as the traveller said so. */
export const whereOf = ({ address, point }: OwnPlace) => ({
  address: address ?? null,
  lat: point?.lat ?? null,
  lon: point?.lon ?? null,
  mapLink: point === undefined ? null : mapLink(point.lat, point.lon),
})

/** The stop as it stands in a plan, at its time or, where the traveller left that open, from `from` on. */
export const ownStop = (unique: string, { place, start, minutes }: OwnStopInput, from: string): Stop => ({
  ...bareStop(minutesOf(start ?? from), minutes),
  id: ownId(unique),
  title: place.title,
  ...whereOf(place),
  yours: { own: true, start, minutes, note: null },
})

/** A place found by its name, as it stands in a plan until the server has told the rest. */
export const listedStop = ({ id, title, address, category, openingHours }: FoundPlace, from: string): Stop => ({
  ...bareStop(minutesOf(from), VISIT),
  id,
  title,
  address,
  category,
  openingHours,
})
