import type { Destination, PlacesPort } from '../itinerary/places.ts'
import { foldedWords } from './own-name.ts'

const capitals = (name: string): string => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A town of which we list nothing, by the name that was typed and ours: "Galway (Gaillimh)"; any other as it is. */
export const asTyped = (
  place: string,
  destination: Destination,
  port: Pick<PlacesPort, 'coveredCities'>,
): Destination => {
  const { kind, city, name } = destination
  const isListed = kind !== 'city' || port.coveredCities().some((own) => own.city === city && own.pois > 0)
  if (isListed || foldedWords(name) === foldedWords(place)) return destination
  const told = `${capitals(place)} (${name})`
  return { ...destination, city: told, name: told }
}
