import { wordsOf, type Destination } from '../itinerary/places.ts'
import { sightsWith } from './known-sights.ts'
import { foldedWords } from './own-name.ts'
import { isWithin } from './sight-of-trip.ts'
import type { ReadPort, Stop } from './where.ts'

/** A quarter that is left out, whose places go with it; metres, and no more of them. */
const AREA = { metres: 350, places: 8 } as const

/** Whether a text holds every word of another. */
export const hasAll = (whole: string, part: string): boolean =>
  wordsOf(part).every((word) => wordsOf(whole).includes(word))
/** "Without the Vatican" in Rome: the quarter of that name, unless a place is called just so. */
export const areaNamed = (
  port: ReadPort,
  text: string,
  found: Destination | null,
  stops: readonly Stop[],
): Destination | null => {
  const city = stops[0]?.destination?.city
  if (found?.kind === 'neighbourhood') return isWithin(found, stops) ? found : null
  if (city === undefined || (found !== null && hasAll(text, found.name))) return null
  const direct = port.resolveDestination(`${text}, ${city}`)
  if (direct?.kind === 'neighbourhood' && isWithin(direct, stops)) return direct
  const chosen = port.choicesFor(`${text}, ${city}`).flatMap((choice) => port.resolveDestination(choice) ?? [])
  return (
    chosen.find((area) => area.kind === 'neighbourhood' && hasAll(area.name, text) && isWithin(area, stops)) ?? null
  )
}
/** The sights of a quarter: those nearest to its middle, and those that bear its name, such as the "Hollywood Walk of Fame". */
export const placesIn = (port: ReadPort, { name, city, point }: Destination, cities: readonly Destination[]) => {
  const own = new RegExp(String.raw`\b${foldedWords(name).replace(/[^\p{L}\p{N} ]/gu, '.')}\b`)
  const called = cities.filter((each) => each.city === city).flatMap((each) => sightsWith(port, own, each))
  const near =
    point === undefined
      ? []
      : port
          .poisNear(point.lat, point.lon, AREA.metres, { limit: AREA.places })
          .map((poi) => ({ id: poi.id, name: poi.name }))
  const isOther = ({ id }: { readonly id: string }): boolean => !near.some((poi) => poi.id === id)
  return [...near, ...called.filter(isOther).slice(0, AREA.places)]
}

/** A place that is left out takes along what bears its name there, such as a branch: no more of them, and no farther, metres. */
const BRANCHES = { metres: 2_500, looked: 400, places: 8 } as const
export const branchesOf = (port: ReadPort, found: Destination | null): readonly { id: string; name: string }[] => {
  if (found?.kind !== 'place' || found.point === undefined) return []
  const own = ` ${wordsOf(found.name).join(' ')} `
  return port
    .poisNear(found.point.lat, found.point.lon, BRANCHES.metres, { limit: BRANCHES.looked })
    .filter(({ id, name }) => id !== found.id && ` ${wordsOf(name).join(' ')} `.includes(own))
    .slice(0, BRANCHES.places)
    .map(({ id, name }) => ({ id, name }))
}
