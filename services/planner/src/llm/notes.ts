import { themes as allThemes, type Theme } from '@site/contracts/itinerary'
import type { PlanContext } from '../itinerary/context.ts'
import { usualFor, type Poi } from '../itinerary/places.ts'
import type { Advice } from '../itinerary/advice.ts'
import type { ModelAnswer, Reason } from './question.ts'

const themeWords: Record<Theme, string> = {
  sightseeing: 'sightseeing',
  food: 'good food',
  culture: 'culture',
  outdoors: 'time outdoors',
  family: 'a family day',
  nightlife: 'a night out',
  shopping: 'shopping',
}

const kindWords: Readonly<Record<string, string>> = {
  sight: 'a sight',
  experience: 'an experience',
  museum: 'a museum',
  gallery: 'a gallery',
  art: 'a work of art',
  park: 'a park',
  market: 'a market',
  view: 'a view',
  viewpoint: 'a viewpoint',
  shopping: 'a place to shop',
}

/** From this weight on a place is among the first; the model may go up to 3 (chosen, decision 27). */
const FIRST_WEIGHT = 1.5

/**
 * A note for a place from a reason the model chose, or null where our own facts do not bear it out. A model writes no word of it: any
 * text of its own could state what nobody can vouch for, however it is screened.
 */
export const noteFor = (reason: Reason, weight: number, poi: Poi, asked: readonly string[]): string | null => {
  switch (reason) {
    case 'theme': {
      const own = poi.themes.length > 0 ? poi.themes : usualFor(poi.category).themes
      const matched = allThemes.find((theme) => asked.includes(theme) && own.includes(theme))
      return matched === undefined ? null : `A good match for ${themeWords[matched]}.`
    }
    case 'kind': {
      const words = kindWords[poi.category]
      return words === undefined ? null : `Adds ${words} to your days.`
    }
    case 'first':
      return weight >= FIRST_WEIGHT ? 'Among the first picks for this trip.' : null
  }
}

/** What a plan takes from a model's answer: weights, and notes of our own words for the reasons it named. */
export const toAdvice = (answer: ModelAnswer, { visits, request }: Pick<PlanContext, 'visits' | 'request'>): Advice => {
  const known = new Map(visits.map((poi) => [poi.id, poi]))
  const notes = new Map<string, string>()
  for (const { id, weight, reason } of answer.places) {
    const poi = known.get(id)
    const note = reason === null || poi === undefined ? null : noteFor(reason, weight, poi, request.themes)
    if (note !== null) notes.set(id, note)
  }
  return { weights: new Map(answer.places.map(({ id, weight }) => [id, weight])), notes }
}
