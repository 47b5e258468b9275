import { kilometres, SAME_REGION_KM, type Destination, type PlacesPort } from '../itinerary/places.ts'
import { isLittle, isSlip, keysOf } from './name-keys.ts'

export type EventNamesPort = Pick<PlacesPort, 'events' | 'revision' | 'resolveDestination'>

/** Words as they are compared, so that "tour" and "santos" are found under their keys. */
const keySet = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => [word, ...keysOf(word)]))

/** Tell what kind of event it is; alone they name none. */
const KIND_WORDS = keySet(
  `festival show cup open championship final finals masters marathon grand prix fair expo congress parade carnival carnaval
  race game day week weekend season tour international music concert exhibition summit con comic film jazz food wine art
  arts design book book-fair light lights tennis golf cricket football rugby basketball horse boat yacht air motor auto
  royal national world classic series cricket test match home tournament derby sound rock country celebration trade tech
  new year eve countdown phase spring summer autumn winter january may september grandprix live run half the and
  experience event street night city big annual baseball soccer motorsport cup-day electronic dance edm pop rave`,
)
/** What a sponsor or a league adds to a name: left out more often than not. */
const SPONSORS = keySet(
  'rhs tcs hsbc bnp paribas rolex bbc standard chartered toray kinoshita group santos formula pdc aws bst',
)

interface KnownEvent {
  readonly id: string
  readonly name: string
  readonly keys: readonly string[]
  readonly telling: readonly string[]
  readonly place: ReadonlySet<string>
  readonly at: { readonly lat: number; readonly lon: number }
}

interface EventNames {
  readonly revision: number
  readonly byKey: ReadonlyMap<string, readonly KnownEvent[]>
  /** Two words of a name that are typed as one: "artbasel". */
  readonly pairs: ReadonlyMap<string, readonly [string, string]>
  /** Words that were looked up and are spelt otherwise, or not at all. */
  readonly looked: Map<string, readonly KnownEvent[]>
}

const known = new WeakMap<EventNamesPort, EventNames>()
/** More events are not named: there are a few hundred. */
const MOST_EVENTS = 2_000
const MOST_LOOKED = 5_000

/** "Ekka (Royal Queensland Show)", "Doomben Cup / Doomben 10,000", "Canton Fair, spring, phase 1": each part is a name. */
const spellings = (name: string): readonly string[] => {
  const bare = name.replace(/\s*\([^)]*\)/g, '').replace(/,.*$/, '')
  const [, inner = ''] = /\(([^)]{2,})\)/.exec(name) ?? []
  const isNumbered = /\d|^(?:january|may|summer|winter|spring|home)/i.test(inner)
  return [bare, isNumbered ? bare : `${bare} ${inner}`, ...bare.split(' / ')]
}

const eventNames = (port: EventNamesPort): EventNames => {
  const revision = port.revision()
  const found = known.get(port)
  if (found?.revision === revision) return found
  const events = port.events({ limit: MOST_EVENTS }).events.flatMap(({ id, name, venue }) =>
    [...new Set(spellings(name))].map((spelling): KnownEvent => {
      const keys = [...new Set(keysOf(spelling))]
      const place = new Set(keysOf(venue.city))
      return {
        id,
        name,
        keys,
        telling: keys.filter(
          (key) => !/^\d+$/.test(key) && !KIND_WORDS.has(key) && !SPONSORS.has(key) && !place.has(key),
        ),
        place,
        at: venue,
      }
    }),
  )
  const byKey = new Map<string, KnownEvent[]>()
  for (const event of events)
    for (const key of event.telling.length > 0 ? event.telling : event.place) {
      const same = byKey.get(key)
      if (same === undefined) byKey.set(key, [event])
      else if (!same.includes(event)) same.push(event)
    }
  const pairs = new Map(
    events.flatMap(({ keys }) =>
      keys
        .slice(1)
        .map((key, at) => [`${keys[at]}${key}`, [keys[at] ?? '', key]] as const)
        .filter(([joined]) => joined.length >= FEWEST_JOINED && !byKey.has(joined)),
    ),
  )
  const made = { revision, byKey, pairs, looked: new Map() }
  known.set(port, made)
  return made
}

/** Shorter words are put together from others by chance. */
const FEWEST_JOINED = 7

interface Spelt {
  readonly key: string
  /** The words of the text it stands for. */
  readonly first: number
  readonly last: number
}
/** The words as names have them: "anime japan" is one word of a name, "artbasel" two. */
const respaced = (spelt: readonly string[], { byKey, pairs }: EventNames): readonly Spelt[] => {
  const found: Spelt[] = []
  for (let at = 0; at < spelt.length; at += 1) {
    const [key = '', next = ''] = [spelt[at], spelt[at + 1]]
    const isJoined = key !== '' && next !== '' && `${key}${next}`.length >= FEWEST_JOINED && byKey.has(`${key}${next}`)
    if (isJoined) {
      found.push({ key: `${key}${next}`, first: at, last: at + 1 })
      at += 1
    } else for (const part of pairs.get(key) ?? [key]) found.push({ key: part, first: at, last: at })
  }
  return found
}

const having = ({ byKey, looked }: EventNames, key: string): readonly KnownEvent[] => {
  const found = byKey.get(key) ?? looked.get(key)
  if (found !== undefined) return found
  const like = [...byKey].flatMap(([word, own]) => (isSlip(key, word) ? own : []))
  if (looked.size >= MOST_LOOKED) looked.clear()
  looked.set(key, like)
  return like
}

const same = (a: string, b: string): boolean => a === b || isSlip(a, b)

export interface EventAt {
  readonly first: number
  readonly count: number
  readonly event: Destination
}

/** What an event is called beside its name, in words that stand next to it. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['final', ['championship', 'final', 'cup']],
  ['gp', ['grand', 'prix']],
  ['fest', ['festival']],
])
/** Short for the name of an event where that word follows, and else a word of some language. */
const SHORT: ReadonlyMap<string, readonly [next: string, full: string]> = new Map([
  ['aus', ['open', 'australian']],
  ['oz', ['open', 'australian']],
])
const means = (key: string): readonly string[] => ALSO.get(key) ?? [key]
/** Words of kind that may stand between or behind the words of a name. */
const isFiller = (key: string): boolean => KIND_WORDS.has(key) || SPONSORS.has(key)

const MOST_WORDS = 8

/**
 * The event named in a run of words: all that tells it from others and something of what kind it is ("Chelsea Flower Show", "world
 * darts final"), or, in its own city, a part. `cities` are those of the trip.
 */
export const eventIn = (
  port: EventNamesPort,
  words: readonly string[],
  cities: readonly Destination[],
): EventAt | null => {
  const names = eventNames(port)
  const typed = words.map((word) => (isLittle(word) ? '' : (keysOf(word)[0] ?? '')))
  const spelt = respaced(typed, names)
  const keys = spelt.map(({ key }, at) => {
    const [next, full = ''] = SHORT.get(key) ?? []
    return next !== undefined && spelt[at + 1]?.key === next ? full : key
  })
  const found: { readonly own: KnownEvent; readonly at: Around; readonly worth: number }[] = []
  for (const [at, key] of keys.entries())
    for (const own of key.length < FEWEST_LETTERS ? [] : having(names, key)) {
      const isNear = cities.some(({ centre }) => kilometres(centre, own.at) <= SAME_REGION_KM)
      const said = around(keys, at, own)
      const isWhole = said.telling.size + said.kinds.size >= own.keys.length
      // A word of the name of an event elsewhere is none of this trip's.
      if ((cities.length > 0 && !isNear && !isWhole) || !isNamed(own, said, isNear)) continue
      const told = said.telling.size + said.kinds.size
      found.push({ own, at: said, worth: 4 * said.telling.size + 2 * said.kinds.size - (own.keys.length - told) })
    }
  const [best, ...others] = found.toSorted((a, b) => b.worth - a.worth)
  if (best === undefined) return null
  const isTied = others.some(({ own, worth }) => worth === best.worth && stem(own.name) !== stem(best.own.name))
  const event = isTied ? null : port.resolveDestination(best.own.name)
  if (event?.kind !== 'event') return null
  const [first, last] = [spelt[best.at.first]?.first ?? 0, spelt[best.at.last]?.last ?? 0]
  return { first, count: last - first + 1, event }
}

const FEWEST_LETTERS = 3
/** Editions of one series share what stands before the comma or the bracket. */
const stem = (name: string): string => name.replace(/[,(].*$/, '').trim()

/** All that tells it from others and something of what kind it is; in its own city the first of two words, or two of more. */
const isNamed = ({ telling, keys }: KnownEvent, said: Around, isNear: boolean): boolean => {
  const [all, own] = [telling.length, said.telling.size]
  if (all === 0) {
    const needed = keys.filter((key) => !SPONSORS.has(key) && !DAYS.has(key) && !LEFT_AWAY.has(key))
    const isRun = said.last - said.first < said.kinds.size
    return (
      needed.length > 2 && isRun && needed.every((key) => said.kinds.has(key)) && !keys.some((key) => BY_KIND.has(key))
    )
  }
  if (own === all) return all > 1 || said.kinds.size > 0 || isNear || [...said.telling].some((key) => /\d/.test(key))
  if (!isNear) return false
  return own > 1 || (own === 1 && all === 2 && said.kinds.size > 0 && said.telling.has(telling[0] ?? ''))
}

/** Events of a place and a kind alone that other readers know better. */
const BY_KIND: ReadonlySet<string> = new Set(['prix', 'eve'])
/** "Melbourne Cup" is that of the day. */
const DAYS: ReadonlySet<string> = new Set(['day', 'week'])
/** Said of an event more often in its papers than by those who go. */
const LEFT_AWAY: ReadonlySet<string> = new Set(['international', 'annual', 'official'])
/** Behind the name of an event they say nothing more. */
const NOUNS: ReadonlySet<string> = new Set(['festival', 'race', 'championship', 'show', 'expo', 'fair', 'event'])

const isBeside = (at: number, edge: number, { keys }: KnownEvent, key: string): boolean =>
  Math.abs(at - edge) === 1 && keys.includes(key)

interface Around {
  readonly first: number
  readonly last: number
  readonly telling: ReadonlySet<string>
  /** Words of its kind or place. */
  readonly kinds: ReadonlySet<string>
}

/** The words round one that belong to the event's name. */
const around = (keys: readonly string[], at: number, event: KnownEvent): Around => {
  const telling = new Set<string>()
  const kinds = new Set<string>()
  let [first, last] = [at, at]
  const look = (step: 1 | -1): void => {
    for (let i = step === 1 ? at : at - 1; i >= 0 && i < keys.length && Math.abs(i - at) < MOST_WORDS; i += step) {
      const key = keys[i] ?? ''
      if (key === '') continue
      const own = event.telling.find((each) => same(key, each))
      // "Singapore for the Countdown": the town stands by itself; "the darts final": which day of it is another reader's.
      const isAside =
        own === undefined &&
        (event.place.has(key) ? !isBeside(i, step === 1 ? last : first, event, key) : !event.keys.includes(key))
      if (own !== undefined) telling.add(own)
      else if (event.place.has(key) || means(key).some((each) => event.keys.includes(each))) kinds.add(key)
      else if (!isFiller(key)) return
      if (!isAside) [first, last] = [Math.min(first, i), Math.max(last, i)]
    }
  }
  look(1)
  look(-1)
  if (NOUNS.has(keys[last + 1] ?? '')) last += 1
  return { first, last, telling, kinds }
}

const NEW_YEAR = /new year['’]s eve|countdown/i

/** What a city does at midnight on the last day of the year. */
export const newYearIn = (port: EventNamesPort, cities: readonly Destination[]): Destination | null => {
  const there = port
    .events({ limit: MOST_EVENTS })
    .events.find(
      ({ name, venue }) =>
        NEW_YEAR.test(name) && cities.some(({ centre }) => kilometres(centre, venue) <= SAME_REGION_KM),
    )
  const found = there === undefined ? null : port.resolveDestination(there.name)
  return found?.kind === 'event' ? found : null
}

/** The event of a kind that a city holds, whatever a sponsor or a borough adds to its name: "TCS Sydney Marathon". */
export const kindIn = (port: EventNamesPort, kind: string, city: Destination): Destination | null => {
  const wanted = keysOf(kind)
  const [own, ...others] = port.events({ limit: MOST_EVENTS }).events.filter(({ name, venue }) => {
    const keys = keysOf(name)
    const place = new Set(keysOf(venue.city))
    return (
      wanted.every((key) => keys.includes(key)) &&
      keys.every((key) => wanted.includes(key) || SPONSORS.has(key) || place.has(key)) &&
      kilometres(city.centre, venue) <= SAME_REGION_KM
    )
  })
  const found = own === undefined || others.length > 0 ? null : port.resolveDestination(own.name)
  return found?.kind === 'event' ? found : null
}
