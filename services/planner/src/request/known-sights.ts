import type { Destination } from '../itinerary/places.ts'
import { cityNames, type CityNames, type CityNamesPort, type Known, type Names } from './city-names.ts'
import { isLittle, isTelling, keysOf } from './name-keys.ts'
import { foldText } from './page.ts'

/** How sure a name must be: named by the way, in so many words; or where the text says that a place follows, by any of them. */
export type Certainty = 'aside' | 'said'

/** One place leads others of the same words by so much interest that it is meant. */
const LEAD = 12
const MOST_WORDS = 7
/** From this interest on everybody has heard of a place (chosen, as in the planner's own landmarks). */
const FAMOUS = 75

interface Match {
  readonly own: Known
  /** Telling words of its name that were not typed. */
  readonly missing: number
  /** Words of kind that were typed and are not its own. */
  readonly unlike: number
}

const tellingOf = (keys: readonly string[], { near }: CityNames): readonly string[] =>
  keys.filter((key) => isTelling(key) && !near.has(key))

const matches = (names: Names, keys: readonly string[], city: CityNames): readonly Match[] => {
  const telling = tellingOf(keys, city)
  const [first, ...others] = telling.length > 0 ? telling : keys
  if (first === undefined) return []
  const all = others.reduce((left, key) => {
    const own = new Set(left.length === 0 ? [] : names.having(key))
    return left.filter((each) => own.has(each))
  }, names.having(first))
  return [...new Set(all)].map((own) => ({
    own,
    missing: Math.max(0, tellingOf(own.telling, city).length - telling.length),
    unlike: keys.filter((key) => !isTelling(key) && !city.near.has(key) && !own.keys.includes(key)).length,
  }))
}

/** Whether a name begins with the words: "teamLab" is the first of its houses. */
const isBegunBy = ({ keys: own }: Known, keys: readonly string[]): boolean => keys.every((key, at) => own[at] === key)

/** The one sight that is meant by the words; null where several may be that do not share their beginning. */
const best = (found: readonly Match[], keys: readonly string[]): Known | null => {
  const cost = ({ missing, unlike }: Match): number => missing + 2 * unlike
  const [first, ...others] = found.toSorted((a, b) => cost(a) - cost(b) || b.own.worth - a.own.worth)
  const rival = others.find(({ own }) => own.id !== first?.own.id)
  if (first === undefined) return null
  const isFamily = rival !== undefined && [first, rival].every(({ own }) => isBegunBy(own, keys))
  return isFamily || rival === undefined || cost(rival) > cost(first) || first.own.worth - rival.own.worth >= LEAD
    ? first.own
    : null
}

const toDestination = (known: Known | null, city: Destination): Destination | null =>
  known && { ...city, kind: known.kind, id: known.id, name: known.name, point: { lat: known.lat, lon: known.lon } }

/** Two names of a list, more often than one. */
const JOINED = /\s(?:&|and|or|et|ou|und|oder|y|o|e)\s/i

/** Whether words are all of a name but the city's. */
const isAllOf = ({ keys: own }: Known, keys: readonly string[], { near }: CityNames): boolean => {
  const left = own.filter((key) => !near.has(key))
  return left.length === keys.length && left.every((key) => keys.includes(key))
}

const sightOf = (names: CityNames, text: string, keys: readonly string[], certainty: Certainty): Known | null => {
  const telling = tellingOf(keys, names)
  const last = keys.at(-1)
  if (last === undefined || (telling.length === 0 && certainty === 'aside' && keys.length === 1)) return null
  const isJoined = JOINED.test(text)
  return best(
    matches(names.sights, keys, names).filter(({ own, missing, unlike }) => {
      const isWhole = missing === 0 && unlike === 0
      // "Opera house" and "gardens by the bay" tell their place by all of their words or not at all.
      if (telling.length === 0 && certainty === 'aside') return isAllOf(own, keys, names)
      if (isJoined && (unlike > 0 || !JOINED.test(own.name))) return false
      // "Madame Tussauds London" ends with the name of its city, "Tower of London and" with another's.
      if (names.near.has(last) && !own.keys.includes(last) && isJoined) return false
      if (own.isTable) return isWhole && own.keys.length >= 2
      const begins = keys.length > 1 && isBegunBy(own, keys)
      if (certainty === 'aside')
        return isWhole || (unlike === 0 && begins && (telling.length > 1 || own.worth >= FAMOUS))
      return telling.length > 0 ? unlike < 2 : unlike === 0
    }),
    keys,
  )
}

/** "Bridge climb", "sky tree": two words that its own name writes as one. */
const joined = (keys: readonly string[]): readonly (readonly string[])[] =>
  keys.slice(1).map((key, at) => [...keys.slice(0, at), `${keys[at] ?? ''}${key}`, ...keys.slice(at + 2)])

/** The sight of the city that a text names, in its own words or in part; "the castle" where one stands out. */
export const sightNamed = (
  port: CityNamesPort,
  text: string,
  city: Destination,
  certainty: Certainty,
): Destination | null => toDestination(sightOf(cityNames(port, city), text, keysOf(text), certainty), city)

/**
 * The only hotel of the city with these words in its name: "the Adlon", "Park Hyatt"; null where there are several. By the way it is
 * named in all its words but the city's.
 */
export const hotelNamed = (
  port: CityNamesPort,
  text: string,
  city: Destination,
  certainty: Certainty = 'said',
): Destination | null => {
  const names = cityNames(port, city)
  const keys = keysOf(text)
  if (tellingOf(keys, names).length === 0) return null
  const found = matches(names.hotels, keys, names).filter(({ unlike }) => unlike === 0 || keys.includes('hotel'))
  const whole = found.filter(({ missing }) => missing === 0)
  // A chain's bare name is that of each of its houses.
  const [first, ...more] = tellingOf(keys, names)
  const isChain =
    more.length === 0 && found.some((each) => !whole.includes(each) && tellingOf(each.own.telling, names)[0] === first)
  for (const fitting of certainty === 'aside' ? [whole] : isChain ? [found] : [whole, found]) {
    const [only, ...others] = fitting
    if (only !== undefined && others.every(({ own }) => own.id === only.own.id)) return toDestination(only.own, city)
  }
  return null
}

/** Sights of the city whose names hold such a word, best known first. */
export const sightsWith = (
  port: CityNamesPort,
  words: RegExp,
  city: Destination,
): readonly { readonly id: string; readonly name: string }[] => {
  const own = cityNames(port, city).sights.all.filter(({ name, isTable }) => !isTable && words.test(foldText(name)))
  return [...new Map(own.toSorted((a, b) => b.worth - a.worth).map(({ id, name }) => [id, { id, name }])).values()]
}

/** Whether a name in the city may begin with this word; most words begin none. */
export const beginsName = (port: CityNamesPort, word: string, city: Destination): boolean => {
  const { near, sights, hotels } = cityNames(port, city)
  const keys = isLittle(foldText(word)) ? [] : keysOf(word)
  return keys.some((key) => near.has(key) || sights.having(key).length > 0 || hotels.having(key).length > 0)
}

export interface SightAt {
  readonly count: number
  readonly sight: Destination
  /** Called by its kind alone: "the castle". */
  readonly isKind: boolean
  /** So well known that its whole name is no other word. */
  readonly isFamous: boolean
}

/** Longest run of words from the first on that names a sight. */
export const sightAt = (
  port: CityNamesPort,
  words: readonly string[],
  city: Destination,
  certainty: Certainty,
): SightAt | null => {
  const [first = ''] = words
  const names = cityNames(port, city)
  const keys = words.slice(0, MOST_WORDS).map((word) => (isLittle(foldText(word)) ? [] : keysOf(word)))
  for (let count = keys.length; count >= 1; count -= 1) {
    const last = keys[count - 1] ?? []
    if (last.length === 0) continue
    const some = keys.slice(0, count).flat()
    // "Tacos tacos tacos" is no name.
    if (new Set(some).size < some.length) continue
    const text = count === 1 ? first : words.slice(0, count).join(' ')
    const known =
      sightOf(names, text, some, certainty) ??
      joined(some)
        .map((own) => sightOf(names, text, own, 'aside'))
        .find((found) => found !== null) ??
      null
    const sight = toDestination(known, city)
    if (known === null || sight === null) continue
    // "Canada 3 days": the number is no part of the name.
    if (count > 1 && last.every((key) => /^\d+$/.test(key) && !known.keys.includes(key))) continue
    const isFamous = known.worth >= FAMOUS && known.keys.every((key) => some.includes(key))
    // "Central Park" is a name in full, "the castle" is none.
    const isName = count > 1 && isAllOf(known, some, names)
    return { count, sight, isKind: !isName && tellingOf(some, names).length === 0, isFamous }
  }
  return null
}
