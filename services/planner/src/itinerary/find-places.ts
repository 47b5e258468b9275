import { MOST_PLACES, type Slot } from '@site/contracts/itinerary'
import { kilometres, SAME_REGION_KM, wordsOf, type LatLon, type PlacesPort, type Poi } from './places.ts'
import { mapLink } from './timeline.ts'

/** So much interest outweighs a whole word: a zoo is meant before the paving of one (chosen). */
const INTEREST = 25

/** How well a name answers what was typed: whole words before beginnings, names that begin with it first. */
function rank(poi: Poi, asked: readonly string[]): number | null {
  const best = [poi.name, ...poi.altNames].flatMap((name) => {
    const words = wordsOf(name)
    const isFound = asked.every((word) => words.some((own) => own.startsWith(word)))
    if (!isFound) return []
    const whole = asked.filter((word) => words.includes(word)).length / asked.length
    const starts = words[0]?.startsWith(asked[0] ?? '') === true ? 1 : 0
    return [whole + starts / 2 + asked.length / words.length]
  })
  return best.length === 0 ? null : Math.max(...best)
}

const activityOf = (poi: Poi): Slot['activity'] => {
  const { id, name, address, lat, lon, category, openingHours, website, source } = poi
  return { id, title: name, address, mapLink: mapLink(poi), lat, lon, category, openingHours, website, source }
}

/** Places of a city's region by their names, best first; those of `taken` stand in the plan already. */
export function findPlaces(
  port: Pick<PlacesPort, 'poisNear'>,
  query: string,
  centre: LatLon,
  taken: ReadonlySet<string>,
): readonly Slot['activity'][] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  return port
    .poisNear(centre.lat, centre.lon, SAME_REGION_KM * 1000)
    .flatMap((poi) => {
      const worth = taken.has(poi.id) ? null : rank(poi, asked)
      return worth === null
        ? []
        : [{ poi, worth: worth + poi.interest / INTEREST - kilometres(centre, poi) / SAME_REGION_KM }]
    })
    .toSorted((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
    .slice(0, MOST_PLACES)
    .map(({ poi }) => activityOf(poi))
}
