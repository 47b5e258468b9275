import type { CoveredCity } from '../places.ts'

/** "Lisbon, Madrid and Paris". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const named = (cities: readonly CoveredCity[]): string => listed(cities.map((city) => city.city))

export const hotelMessages = {
  unknown: (query: string) =>
    `We could not find “${query}”. Check the spelling, or try an event, a venue, a city or “lat, lon”.`,
  outOfRange: (reason: string) => `${reason}. Write coordinates as “lat, lon”, for example “-37.8216, 144.9785”.`,
  unknownId: (what: 'event' | 'venue') => `This ${what} is no longer listed. Search for it by name.`,
  uncovered: (name: string, cities: readonly CoveredCity[]) =>
    `We have no hotel data near ${name} yet. The nearest cities with hotels are ${named(cities)}.`,
  widened: (name: string, kilometres: number) =>
    `There are few hotels close to ${name}, so the search was widened to ${kilometres} km.`,
  noneWithinWalk: (minutes: number) =>
    `No hotel is expected to be within ${minutes} minutes on foot, so the nearest ones are shown.`,
} as const
