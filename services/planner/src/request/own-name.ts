import { isJudged, usualFor, wordsOf, type Destination, type PlacesPort } from '../itinerary/places.ts'
import { isArea, isNoPlace } from './wide-places.ts'

/** Whether the text is a place's own name, with or without its city: then no word of it is about the trip. */
export function isOwnName({ name, city, region, country }: Destination, text: string): boolean {
  const words = wordsOf(text)
  const own = new Set(wordsOf(`${name} ${city} ${region ?? ''} ${country}`))
  return words.every((word) => own.has(word)) && wordsOf(name).every((word) => words.includes(word))
}

/** What a text means; a place that nobody judged, or that one only eats at, by its whole name: "the moon" is no café New Moon. */
export function meantBy(text: string, port: Pick<PlacesPort, 'resolveDestination' | 'poiById'>): Destination | null {
  if (isNoPlace(text) || isArea(text)) return null
  const found = port.resolveDestination(text)
  // "South America" is no football club.
  if (found?.kind === 'team' && wordsOf(text).some((word) => !wordsOf(`${found.name} ${found.city}`).includes(word)))
    return null
  if (found?.kind !== 'place' || found.id === undefined) return found
  const words = new Set(wordsOf(text))
  const poi = port.poiById(found.id)
  return wordsOf(found.name).every((word) => words.has(word)) ||
    (poi !== null && isJudged(poi) && usualFor(poi.category).role === 'visit')
    ? found
    : null
}

/** A text that is the city's own name means the city, even where a venue bears the name too (a club and its ground). */
export function asCity(named: Destination, text: string): Destination {
  const folded = (name: string) => wordsOf(name).join(' ')
  if (named.kind !== 'venue' || folded(text.split(',')[0] ?? '') !== folded(named.city)) return named
  const { id: _id, point: _point, ...city } = named
  return { ...city, kind: 'city', name: named.city, neighborhood: null }
}

/** As two spellings of a name are compared. */
export const foldedWords = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
