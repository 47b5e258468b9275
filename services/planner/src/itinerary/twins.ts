import { kilometres } from './geo.ts'
import type { Poi } from './port.ts'
import { wordsOf } from './words.ts'

/** Two entries farther apart are two places, however alike their names. */
const NEAR_KM = 0.25
const EMPTY_WORDS = new Set(['the', 'of', 'and', 'at', 'in', 'de', 'la', 'le', 'museum', 'park', 'market', 'tour'])

const telling = (title: string): readonly string[] => wordsOf(title).filter((word) => !EMPTY_WORDS.has(word))

/**
 * Leaves out the less interesting of two entries for one place: sources overlap ("Helix Bridge", "The Helix Bridge"), and
 * a day that visits both looks foolish. Same place: close by, and all telling words of one name are in the other.
 */
export function withoutTwins(pois: readonly Poi[]): readonly Poi[] {
  const ranked = pois
    .map((poi) => ({
      poi,
      words: telling(poi.title),
      worth: (poi.interest ?? 0) + (poi.openingHours === null ? 0 : 1),
    }))
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
  const byWord = new Map<string, { poi: Poi; words: readonly string[] }[]>()
  const kept: Poi[] = []
  for (const entry of ranked) {
    const rivals = entry.words.flatMap((word) => byWord.get(word) ?? [])
    const twin = rivals.some(
      (rival) =>
        (entry.words.every((word) => rival.words.includes(word)) ||
          rival.words.every((word) => entry.words.includes(word))) &&
        kilometres(rival.poi, entry.poi) <= NEAR_KM,
    )
    if (twin) continue
    kept.push(entry.poi)
    for (const word of entry.words) byWord.set(word, [...(byWord.get(word) ?? []), entry])
  }
  return kept
}
