import OpeningHours from 'opening_hours'
import { endOf, minutes } from './answer.ts'
import type { Slot } from '@site/contracts/itinerary'

/** The library reads the clock of the `Date` it is given, so local time is passed as such. */
const at = (date: string, minute: number): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 0, minute)
}

/** The library prints a request for a pull request for every country whose holidays it lacks. */
const quietly = <Result>(work: () => Result): Result => {
  const { error, warn } = console
  console.error = () => {}
  console.warn = () => {}
  try {
    return work()
  } finally {
    console.error = error
    console.warn = warn
  }
}

/** Minutes of a visit at which a place says itself that it is closed; null where its hours cannot be read. */
export const isShut = (slot: Slot, date: string, country: string): boolean | null => {
  const { openingHours, lat, lon } = slot.activity
  if (openingHours === null) return null
  const place = { lat, lon, address: { country_code: country.toLowerCase(), state: '' } }
  try {
    return quietly(() => {
      const hours = new OpeningHours(openingHours, place)
      const [from, until] = [minutes(slot.start), endOf(slot)]
      return [from, (from + until) / 2, until - 1].some((minute) => !hours.getState(at(date, minute)))
    })
  } catch {
    return null
  }
}
