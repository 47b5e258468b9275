import { kilometres, SAME_REGION_KM, type Destination } from '../itinerary/places.ts'
import type { ReadPort, SoFar, Stop } from './where.ts'

/** A suburb that is called by what is held there lies no farther from it, kilometres. */
const BESIDE_KM = 12

/** Most meanings of a name that are looked at. */
const MOST_MEANINGS = 4

/** "Modernism Week in Palm Springs": whether one of several towns of a name is where an event is that was named too. */
export const isTownOfEvents = (
  choices: readonly string[],
  events: readonly Destination[],
  port: Pick<ReadPort, 'resolveDestination'>,
): boolean => {
  const towns = events.length === 0 ? [] : choices.slice(0, MOST_MEANINGS).map((own) => port.resolveDestination(own))
  return events.some(({ point, centre }) =>
    towns.some((town) => town?.kind === 'city' && kilometres(town.centre, point ?? centre) <= SAME_REGION_KM),
  )
}

/** "FA Cup final at Wembley": a town of which we know no sights, beside the event of the trip, is where the event is. */
export const settleTownOfEvent = (so: SoFar, port: ReadPort): void => {
  const { event, stops } = so
  if (event === null) return
  const isPlanned = ({ city }: Destination): boolean =>
    port.coveredCities().some((own) => own.city === city && own.pois > 0)
  const isBeside = ({ destination }: Stop): boolean =>
    destination?.kind === 'city' &&
    !isPlanned(destination) &&
    kilometres(destination.centre, event.point ?? event.centre) <= BESIDE_KM
  const beside = stops.filter(isBeside)
  const others = stops.filter((stop) => !beside.includes(stop))
  const [first] = beside
  if (first === undefined) return
  stops.length = 0
  stops.push(...others, ...(others.length === 0 ? [{ ...first, destination: event, others: [] }] : []))
}
