import { MOST_CHOICES, type GeocodeResult } from '@site/contracts/geocode'
import { areaWords, kindWords, positionWords } from '../search/place-words.ts'

/** A place with the words that tell it from the others. */
export interface Choice {
  readonly place: GeocodeResult
  readonly kind: string
  /** Where an event or a team plays, and what is near. */
  readonly line: string
  /** Its city, state and country. */
  readonly area: string
}
export interface CityChoices {
  readonly title: string
  readonly choices: readonly Choice[]
}

const lineOf = ({ at, name, near }: GeocodeResult): string =>
  [at === undefined || at === name ? '' : at, near === undefined ? '' : `near ${near}`]
    .filter((part) => part !== '')
    .join(' · ')

/** At most six places. Two that would read the same are told apart by where they lie. */
export const describeChoices = (places: readonly GeocodeResult[]): readonly Choice[] => {
  const choices = places
    .slice(0, MOST_CHOICES)
    .map((place) => ({ place, kind: kindWords[place.kind], line: lineOf(place), area: areaWords(place) }))
  const wordsOf = ({ place, kind, line, area }: Choice) => [place.name, kind, line, area].join('|')
  const seen = new Map<string, number>()
  for (const choice of choices) seen.set(wordsOf(choice), (seen.get(wordsOf(choice)) ?? 0) + 1)
  return choices.map((choice) =>
    (seen.get(wordsOf(choice)) ?? 0) < 2
      ? choice
      : { ...choice, line: [choice.line, positionWords(choice.place)].filter((part) => part !== '').join(' · ') },
  )
}

/** The same under the names of their cities, in the order of the best of each. */
export const groupByCity = (places: readonly GeocodeResult[]): readonly CityChoices[] => {
  const groups = new Map<string, Choice[]>()
  for (const choice of describeChoices(places)) {
    // Cities are under their country: they would be alone under their own name.
    const title = choice.area === '' ? 'Elsewhere' : choice.area
    groups.set(title, [...(groups.get(title) ?? []), choice])
  }
  return [...groups].map(([title, choices]) => ({ title, choices }))
}
