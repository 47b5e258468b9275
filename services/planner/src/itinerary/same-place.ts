import { isMealPlace, kilometres, mustSeeWorth, wordsOf, type LatLon, type Poi } from './places.ts'

/** Worthiest first; ties by id, so that the order of the data does not matter. */
export const worthiest = (pois: readonly Poi[], worthOf: (poi: Poi) => number): readonly Poi[] =>
  pois
    .map((poi) => ({ poi, worth: worthOf(poi) }))
    .sort((a, b) => b.worth - a.worth || (a.poi.id < b.poi.id ? -1 : 1))
    .map(({ poi }) => poi)

/** Entries farther apart than this are two places, even with the same name (chosen, decision 27). */
const NEAR_KM = 0.25
const COMMON_WORDS = new Set(['the', 'of', 'and', 'at', 'in', 'de', 'la', 'le', 'museum', 'park', 'market', 'tour'])

const distinctiveWords = (name: string): readonly string[] => wordsOf(name).filter((word) => !COMMON_WORDS.has(word))

interface Named extends LatLon {
  readonly name: string
  readonly altNames?: readonly string[]
}

const namesOf = ({ name, altNames = [] }: Named): readonly string[] => [name, ...altNames]

/** Close by, and all distinctive words of one name are in the other; or both go by one name, whatever else they are called. */
export function samePlace(a: Named, b: Named): boolean {
  if (kilometres(a, b) > NEAR_KM) return false
  const [own, other] = [distinctiveWords(a.name), distinctiveWords(b.name)]
  const within = (words: readonly string[], rival: readonly string[]) =>
    words.length > 0 && words.every((word) => rival.includes(word))
  if (within(own, other) || within(other, own)) return true
  const names = new Set(namesOf(a).map((name) => wordsOf(name).join(' ')))
  return namesOf(b).some((name) => names.has(wordsOf(name).join(' ')))
}

/** Whether a name holds that of another place of several words: a café "Times Square" stands there. */
export const isNamedAfter = (name: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const words = wordsOf(other)
    return words.length > 1 && ` ${wordsOf(name).join(' ')} `.includes(` ${words.join(' ')} `)
  })

/** Whether a name begins with one of others: "Dishoom Covent Garden" is a Dishoom. */
export const isOneOf = (name: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const words = wordsOf(other)
    return words.length > 0 && `${wordsOf(name).join(' ')} `.startsWith(`${words.join(' ')} `)
  })

const plainName = ({ name }: Named): string => wordsOf(name).join(' ')

/** Two rows compiled by hand are two places ("Circular Quay", "Manly Ferry from Circular Quay"), unless of one name. */
const bothJudged = (a: Poi, b: Poi): boolean =>
  [a, b].every(({ source }) => source.split('+').includes('curated')) && plainName(a) !== plainName(b)

/** Stalls in the street and in the hall behind it: one eats there once. */
const eatenAt = (poi: Poi, kept: readonly Poi[]): boolean =>
  typeof poi.together === 'string' &&
  isMealPlace(poi) &&
  kept.some((own) => own.together === poi.together && isMealPlace(own))

/**
 * Leaves out the less interesting of two entries for one place: sources overlap ("Helix Bridge", "The Helix Bridge"), and
 * a day must not visit a place twice.
 */
export function withoutDuplicatePlaces(pois: readonly Poi[]): readonly Poi[] {
  const byWord = new Map<string, readonly Poi[]>()
  const wordsOfAll = (poi: Poi) =>
    new Set(
      namesOf(poi)
        .flatMap(wordsOf)
        .filter((word) => !COMMON_WORDS.has(word)),
    )
  const note = (poi: Poi) => {
    for (const word of wordsOfAll(poi)) byWord.set(word, [...(byWord.get(word) ?? []), poi])
  }
  const byName = new Map<string, Poi[]>()
  for (const poi of pois) byName.set(plainName(poi), [...(byName.get(plainName(poi)) ?? []), poi])
  const kept: Poi[] = []
  for (const poi of worthiest(pois, (own) => own.interest + mustSeeWorth(own) + (own.openingHours === null ? 0 : 1))) {
    const rivals = [...wordsOfAll(poi)].flatMap((word) => byWord.get(word) ?? [])
    if (rivals.some((rival) => !bothJudged(poi, rival) && samePlace(poi, rival))) continue
    if (eatenAt(poi, kept)) continue
    kept.push(poi)
    // A square has more than one point: what stands at any of them is part of it, as far as it is of the place that is kept.
    const points = (byName.get(plainName(poi)) ?? []).filter((own) => own === poi || samePlace(own, poi))
    for (const point of points) note({ ...point, source: poi.source })
  }
  return kept
}
