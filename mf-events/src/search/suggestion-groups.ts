import type { GeocodeKind, GeocodeResult } from '@site/contracts/geocode'
import { originOf, writeOrigin, type Origin } from './origin.ts'
import { kindWords, placeKey, whereWords } from './place-words.ts'
import { popular } from './popular.ts'
import type { RecentSearch } from './recent.ts'

/** A line of the list. `search` is the query of its address; null for the line that forgets recent searches. */
export interface Suggestion {
  readonly key: string
  readonly name: string
  readonly line: string
  readonly search: string | null
}
export interface SuggestionGroup {
  readonly title: string
  readonly items: readonly Suggestion[]
}

/** What is told apart in the list. */
const groups: readonly (readonly [title: string, kinds: readonly GeocodeKind[]])[] = [
  ['Events and venues', ['event', 'team', 'venue']],
  ['Cities', ['city']],
  ['Districts', ['neighbourhood']],
  ['Airports and stations', ['airport', 'station']],
  ['Places', ['place']],
  ['Hotels', ['hotel']],
  ['Addresses', ['address', 'street', 'postcode', 'point']],
]

const searchOf = (origin: Origin): string => writeOrigin(origin).toString()
const line = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

/** `places` is in order, best first: so are the groups, each where its best place stands, so that the list begins with what Enter finds. */
export const groupFound = (places: readonly GeocodeResult[]): readonly SuggestionGroup[] => {
  const found = new Map<(typeof groups)[number], Suggestion[]>()
  for (const place of places) {
    const group = groups.find(([, kinds]) => kinds.includes(place.kind))
    if (group === undefined) continue
    const [, kinds] = group
    const items = found.get(group) ?? []
    found.set(group, items)
    items.push({
      key: placeKey(place),
      name: place.name,
      // A group of one kind has its word in its title.
      line: line(kinds.length > 1 ? kindWords[place.kind] : '', whereWords(place)),
      search: searchOf(originOf(place)),
    })
  }
  return [...found].map(([[title], items]) => ({ title, items }))
}

const popularGroup: SuggestionGroup = {
  title: 'Popular',
  items: popular.map(({ name, kind, where, origin }) => ({
    key: `popular ${name}`,
    name,
    line: line(kindWords[kind], where),
    search: searchOf(origin),
  })),
}

/** What is offered before anything is typed. */
export const groupUntyped = (recent: readonly RecentSearch[]): readonly SuggestionGroup[] =>
  recent.length === 0
    ? [popularGroup]
    : [
        {
          title: 'Your recent searches',
          items: [
            ...recent.map(({ name, search }) => ({ key: `recent ${search}`, name, line: '', search })),
            { key: 'clear', name: 'Clear recent searches', line: '', search: null },
          ],
        },
        popularGroup,
      ]

/** How many places a visitor can choose from, in words for a screen reader. */
export const countWords = (all: readonly SuggestionGroup[]): string => {
  const count = all.reduce((sum, { items }) => sum + items.filter(({ search }) => search !== null).length, 0)
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`
}
