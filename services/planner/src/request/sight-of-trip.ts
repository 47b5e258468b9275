import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import { sightNamed } from './known-sights.ts'
import { foldText } from './page.ts'
import { otherNames } from './sight-names.ts'
import type { ReadPort, SoFar, Stop } from './where.ts'

/** Near enough to one of the cities to be visited from there. */
export const isWithin = ({ point, centre }: Destination, stops: readonly Pick<Stop, 'destination'>[]): boolean =>
  stops.some(
    ({ destination }) => destination !== null && kilometres(destination.centre, point ?? centre) <= SAME_REGION_KM,
  )

/** "Palm Springs" is a town, and no museum of art that bears its name. */
export const isTownAlone = (port: Pick<ReadPort, 'kindsNamed'>, text: string, { name }: Destination): boolean => {
  if (!/[\s-]/.test(text)) return false
  const kinds = port.kindsNamed(text)
  return (
    kinds.length === 1 && kinds[0] === 'city' && ![name, ...otherNames(name)].map(foldText).includes(foldText(text))
  )
}

/** What a name that stands by itself means among the sights of the trip's cities; null where it is none of them. */
export const sightOfTrip = (port: ReadPort, text: string, { stops }: Pick<SoFar, 'stops'>): Destination | null => {
  for (const { destination } of stops) {
    const found = destination === null ? null : sightNamed(port, text, destination, 'said')
    if (found !== null && !isTownAlone(port, text, found)) return found
  }
  return null
}
