/** Category of the contracts for a source's words; finer words (art, shopping, transit) stay what they are. */
export function poiCategory(category: string, subtype: string): string {
  if (category === 'viewpoint') return 'view'
  if (category === 'gallery') return 'museum'
  if (category === 'sight' && ['zoo', 'theme_park', 'aquarium'].includes(subtype)) return 'experience'
  return category
}

const BY_SUBTYPE: Readonly<Record<string, number>> = {
  attraction: 42,
  zoo: 58,
  theme_park: 55,
  aquarium: 55,
  monument: 26,
  memorial: 20,
  church: 26,
  public_building: 24,
  artwork: 16,
  Art: 16,
  Monument: 18,
  Fountain: 16,
  fast_food: 20,
  takeaway: 18,
  Bakery: 26,
  hawker_centre: 40,
  visitor_centre: 15,
  gallery: 30,
}
/** The prior of a category, and the themes a visitor finds it under. */
const CATEGORIES: Readonly<Record<string, { readonly prior: number; readonly themes: readonly string[] }>> = {
  museum: { prior: 42, themes: ['culture'] },
  view: { prior: 42, themes: ['sightseeing'] },
  park: { prior: 36, themes: ['outdoors'] },
  market: { prior: 42, themes: ['food', 'shopping'] },
  experience: { prior: 45, themes: ['sightseeing', 'family'] },
  sight: { prior: 32, themes: ['sightseeing'] },
  food: { prior: 30, themes: ['food'] },
  coffee: { prior: 28, themes: ['food'] },
  bar: { prior: 28, themes: ['nightlife'] },
  nightlife: { prior: 30, themes: ['nightlife'] },
  shopping: { prior: 22, themes: ['shopping'] },
  art: { prior: 18, themes: ['culture'] },
  transit: { prior: 5, themes: [] },
}

export interface KnownFacts {
  readonly website: boolean
  readonly hours: boolean
  readonly wikidata: boolean
}

/**
 * A modest prior (1–65) of how much a first-time visitor wants a place nobody judged. Hand-judged places reach 98, so an
 * unjudged one never outranks a well-known sight; known facts are weak evidence that people go there.
 */
export function interestPrior(category: string, subtype: string, known: KnownFacts): number {
  const base = BY_SUBTYPE[subtype] ?? CATEGORIES[category]?.prior ?? 20
  return Math.min(65, base + (known.website ? 3 : 0) + (known.hours ? 4 : 0) + (known.wikidata ? 7 : 0))
}

export const themesOf = (category: string): readonly string[] => CATEGORIES[category]?.themes ?? []
