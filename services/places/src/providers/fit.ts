import { distance as edits } from 'fastest-levenshtein'
import { countryName, regionsOf } from '../data/country.ts'
import { readFrame, kindsOfWord, tidy } from '../search/frame.ts'
import { HOUSE_NUMBER, isSameHouse, readHouseNumber } from '../search/house-number.ts'
import { streetKey } from '../search/streets.ts'
import type { FoundPlace } from './found-place.ts'

/** A text as providers are asked for it, and what has to be found again in a place they name. */
export interface Question {
  /** Without the words that only ask: "hotels near". Empty where nothing is left to ask for. */
  readonly asked: string
  /** Every word, and those that tell places apart. */
  readonly all: ReadonlySet<string>
  readonly telling: readonly string[]
  /** House numbers as typed. */
  readonly numbers: readonly string[]
  readonly latin: boolean
}

const keys = (text: string): string[] =>
  streetKey(text)
    .split(' ')
    .filter((word) => word !== '')

export function readQuestion(text: string): Question {
  const plain = tidy(text)
  const { words, dates } = readFrame(plain)
  const first = words.findIndex(({ free }) => !free)
  const last = words.findLastIndex(({ free }) => !free)
  const kept = first === -1 ? [] : words.slice(first, last + 1)
  const whole = kept.length === words.length && dates.length === 0
  const parts = [...new Set(kept.map(({ part }) => part))]
  const joined = parts
    .map((at) => kept.flatMap(({ part, text: word }) => (part === at ? word : [])).join(' '))
    .join(', ')
  return {
    asked: whole ? plain.replace(/\s+/g, ' ') : joined,
    all: new Set(keys(plain)),
    telling: keys(kept.flatMap(({ free, text: word }) => (free ? [] : word)).join(' ')),
    numbers: plain.match(HOUSE_NUMBER) ?? [],
    latin: !/\p{L}/u.test(plain) || /\p{Script=Latin}/u.test(plain),
  }
}

/** `fits`: nothing but this place is said. `offer`: it may be meant. `no`: the text says something that is not true of it. */
export type Fit = 'fits' | 'offer' | 'no'

/** How many letters may differ for a word to be offered as another; numbers are never another number. */
const tolerated = (word: string): number => (/\d/.test(word) || word.length < 5 ? 0 : word.length < 8 ? 1 : 2)

/** The words of a place's name that are its own. */
function coreOf(name: string): string[] {
  const core = readFrame(name).words.flatMap(({ free, text }) => (free ? [] : keys(text)))
  return core.length > 0 ? core : keys(name)
}

/**
 * Whether a text means a place. Every word of the text has to be of the place or of what it is in, a house number has to
 * be the same, and a street says which only with the name of what it is in.
 */
export function fitOf(question: Question, { result, number, street, within }: FoundPlace): Fit {
  const { all, telling, numbers, latin } = question
  // A name in another script cannot be compared with the English one a provider gives.
  if (!latin) return 'offer'
  const known = readHouseNumber(number)
  const same = numbers.filter((typed) => {
    const asked = readHouseNumber(typed)
    return known !== null && asked !== null && isSameHouse(asked, known)
  })
  const house = new Set([...same, ...(known ? [number] : [])].flatMap(keys))
  const { name, city = '', country = '' } = result
  const own = new Set([...keys(name), ...keys(street)].filter((word) => !/^\d/.test(word) || !known))
  const around = new Set([...within, city, country, countryName(country)].flatMap(keys))
  const regions = new Set([...within, country].flatMap(regionKeys))
  const explains = (word: string): boolean =>
    own.has(word) || around.has(word) || house.has(word) || regionKeys(word).some((region) => regions.has(region))
  const last = telling.at(-1) ?? ''
  const almost = (word: string): boolean =>
    [...own, ...around].some(
      (other) =>
        (tolerated(word) > 0 && edits(word, other) <= tolerated(word)) ||
        (word === last && word.length > 1 && !/\d/.test(word) && other.startsWith(word)),
    )
  const rest = telling.filter((word) => !explains(word) && kindsOfWord(word)?.has(result.kind) !== true)
  const strange = rest.filter((word) => !almost(word))
  const located = telling.some((word) => around.has(word) && !own.has(word))
  if (result.kind === 'address' || result.kind === 'street') {
    const road = keys(street || name).filter((word) => !house.has(word))
    const named = road.length > 0 && road.every((word) => all.has(word))
    const otherNumber = strange.length > 0 && strange.every((word) => numbers.flatMap(keys).includes(word))
    if (named && rest.length === 0 && located && (result.kind === 'street' || same.length > 0)) return 'fits'
    const roughly = named || road.every((word) => all.has(word) || [...all].some((typed) => near(typed, word, last)))
    return roughly && (strange.length === 0 || otherNumber) ? 'offer' : 'no'
  }
  const core = coreOf(name)
  if (rest.length === 0 && core.every((word) => all.has(word))) return 'fits'
  return strange.length === 0 && core.some((word) => [...all].some((typed) => near(typed, word, last))) ? 'offer' : 'no'
}

/** "VIC" and "Victoria", "UK" and "GB" spelt alike. */
const regionKeys = (text: string): string[] =>
  regionsOf(text).map(({ country, admin1 }) => `${country}.${admin1 ?? ''}`)

/** Whether a typed word may be another: equal, nearly so, or its beginning where it is the last. */
const near = (typed: string, word: string, last: string): boolean =>
  typed === word ||
  edits(typed, word) <= tolerated(typed) ||
  (typed === last && typed.length > 1 && word.startsWith(typed))
