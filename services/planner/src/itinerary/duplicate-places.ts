import { kilometres } from './geo.ts'
import type { LatLon, Poi } from './port.ts'
import { wordsOf } from './words.ts'

/** Entries farther apart than this are two places, even with the same name. */
const NEAR_KM = 0.25
const COMMON_WORDS = new Set(['the', 'of', 'and', 'at', 'in', 'de', 'la', 'le', 'museum', 'park', 'market', 'tour'])

const distinctiveWords = (name: string): readonly string[] => wordsOf(name).filter((word) => !COMMON_WORDS.has(word))

interface Named extends LatLon {
  readonly words: readonly string[]
}

/** Close by, and all distinctive words of one name are in the other. */
const samePlace = (a: Named, b: Named): boolean =>
  a.words.length > 0 &&
  b.words.length > 0 &&
  (a.words.every((word) => b.words.includes(word)) || b.words.every((word) => a.words.includes(word))) &&
  kilometres(a, b) <= NEAR_KM

/** Whether a place is that venue under another name. */
export const isVenue = ({ lat, lon, name }: Poi, venue: LatLon & { readonly name: string }): boolean =>
  samePlace(
    { lat, lon, words: distinctiveWords(name) },
    { lat: venue.lat, lon: venue.lon, words: distinctiveWords(venue.name) },
  )

/**
 * Leaves out the less interesting of two entries for one place: sources overlap ("Helix Bridge", "The Helix Bridge"), and
 * a day must not visit a place twice.
 */
export function withoutDuplicatePlaces(pois: readonly Poi[]): readonly Poi[] {
  const ranked = pois
    .map((poi) => ({
      poi,
      lat: poi.lat,
      lon: poi.lon,
      words: distinctiveWords(poi.name),
      worth: poi.interest + (poi.openingHours === null ? 0 : 1),
    }))
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
  const byWord = new Map<string, Named[]>()
  const kept: Poi[] = []
  for (const entry of ranked) {
    const rivals = entry.words.flatMap((word) => byWord.get(word) ?? [])
    const duplicatePlace = rivals.some((rival) => samePlace(entry, rival))
    if (duplicatePlace) continue
    kept.push(entry.poi)
    for (const word of entry.words) byWord.set(word, [...(byWord.get(word) ?? []), entry])
  }
  return kept
}
