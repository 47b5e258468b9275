import {
  isJudged,
  kilometres,
  SAME_REGION_KM,
  usualFor,
  wordsOf,
  type Destination,
  type Poi,
} from '../itinerary/places.ts'
import { resolveIn } from './stay.ts'
import type { ReadPort, SoFar, Stop } from './where.ts'

/** Near enough to one of the cities to be visited from there. */
export const isWithin = ({ point, centre }: Destination, stops: readonly Stop[]): boolean =>
  stops.some(
    ({ destination }) => destination !== null && kilometres(destination.centre, point ?? centre) <= SAME_REGION_KM,
  )

/** Judged sights are looked for this far round the middle of a city, metres, and no more of them. */
const SIGHTS = { metres: 15_000, most: 400 } as const

const MOST_CHOICES = 3

const isSight = (poi: Poi): boolean => isJudged(poi) && usualFor(poi.category).role === 'visit'

interface Called {
  readonly poi: Poi
  readonly names: readonly (readonly string[])[]
}
interface Calls {
  readonly revision: number
  readonly byCity: Map<string, readonly Called[]>
}
const called = new WeakMap<ReadPort, Calls>()
/** Cities whose sights are held; a request has a few. */
const MOST_CITIES = 50

/** The judged sights of a city with the words of their names: one request asks for them name by name. */
const sightsOf = (port: ReadPort, { city, centre }: Destination): readonly Called[] => {
  const revision = port.revision()
  const last = called.get(port)
  const { byCity } = last?.revision === revision ? last : { byCity: new Map<string, readonly Called[]>() }
  const key = `${city} ${centre.lat} ${centre.lon}`
  const known = byCity.get(key)
  if (known !== undefined) return known
  const found = port
    .poisNear(centre.lat, centre.lon, SIGHTS.metres, { limit: SIGHTS.most })
    .filter(isSight)
    .map((poi) => ({ poi, names: [poi.name, ...(poi.altNames ?? [])].map(wordsOf) }))
  if (byCity.size >= MOST_CITIES) byCity.clear()
  byCity.set(key, found)
  called.set(port, { revision, byCity })
  return found
}

/** The sight of a city that is called by some words of its name: "Prado", "Tour Eiffel"; the one most worth a visit. */
const sightNamed = (port: ReadPort, { destination }: Stop, text: string): Destination | null => {
  if (destination === null) return null
  const words = wordsOf(text)
  const found = sightsOf(port, destination).find(({ names }) =>
    names.some((own) => words.every((word) => own.includes(word))),
  )?.poi
  return found === undefined
    ? null
    : {
        ...destination,
        kind: 'place',
        id: found.id,
        name: found.name,
        point: { lat: found.lat, lon: found.lon },
      }
}

/** What a name means among the judged sights of the trip's first city; null where it is none of them. */
export const sightOfTrip = (port: ReadPort, text: string, { stops }: Pick<SoFar, 'stops'>): Destination | null => {
  const [first] = stops
  if (first === undefined || wordsOf(text).length === 0) return null
  const city = first.destination?.city
  const isSightHere = (found: Destination | null): boolean => {
    const poi = found?.kind === 'place' && found.id !== undefined ? port.poiById(found.id) : null
    return found !== null && poi !== null && isSight(poi) && isWithin(found, stops)
  }
  const found = resolveIn(
    port,
    text,
    stops.flatMap(({ destination }) => destination ?? []),
  )
  if (isSightHere(found)) return found
  const named = sightNamed(port, first, text)
  if (named !== null || city === undefined) return named
  // "Colosseo": the place search knows names in other languages.
  const chosen = port.choicesFor(`${text}, ${city}`).slice(0, MOST_CHOICES)
  return chosen.map((choice) => port.resolveDestination(choice)).find(isSightHere) ?? null
}
