import { kilometres } from './geo.ts'
import type { LatLon, Poi } from './port.ts'
import { wordsOf } from './words.ts'

/** Two entries farther apart are two places, however alike their names. */
const NEAR_KM = 0.25
const EMPTY_WORDS = new Set(['the', 'of', 'and', 'at', 'in', 'de', 'la', 'le', 'museum', 'park', 'market', 'tour'])

const telling = (title: string): readonly string[] => wordsOf(title).filter((word) => !EMPTY_WORDS.has(word))

interface Named extends LatLon {
  readonly words: readonly string[]
}

/** Close by, and all telling words of one name are in the other. */
const samePlace = (a: Named, b: Named): boolean =>
  a.words.length > 0 &&
  b.words.length > 0 &&
  (a.words.every((word) => b.words.includes(word)) || b.words.every((word) => a.words.includes(word))) &&
  kilometres(a, b) <= NEAR_KM

/** Whether a place is that venue under another name. */
export const isVenue = ({ lat, lon, title }: Poi, venue: LatLon & { readonly name: string }): boolean =>
  samePlace({ lat, lon, words: telling(title) }, { lat: venue.lat, lon: venue.lon, words: telling(venue.name) })

/**
 * Leaves out the less interesting of two entries for one place: sources overlap ("Helix Bridge", "The Helix Bridge"), and
 * a day that visits both looks foolish.
 */
export function withoutTwins(pois: readonly Poi[]): readonly Poi[] {
  const ranked = pois
    .map((poi) => ({
      poi,
      lat: poi.lat,
      lon: poi.lon,
      words: telling(poi.title),
      worth: (poi.interest ?? 0) + (poi.openingHours === null ? 0 : 1),
    }))
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
  const byWord = new Map<string, Named[]>()
  const kept: Poi[] = []
  for (const entry of ranked) {
    const rivals = entry.words.flatMap((word) => byWord.get(word) ?? [])
    const twin = rivals.some((rival) => samePlace(entry, rival))
    if (twin) continue
    kept.push(entry.poi)
    for (const word of entry.words) byWord.set(word, [...(byWord.get(word) ?? []), entry])
  }
  return kept
}
