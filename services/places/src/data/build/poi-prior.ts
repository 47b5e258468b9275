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
const BY_CATEGORY: Readonly<Record<string, number>> = {
  museum: 42,
  view: 42,
  park: 36,
  market: 42,
  experience: 45,
  sight: 32,
  food: 30,
  coffee: 28,
  bar: 28,
  nightlife: 30,
  shopping: 22,
  art: 18,
  transit: 5,
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
  const base = BY_SUBTYPE[subtype] ?? BY_CATEGORY[category] ?? 20
  return Math.min(65, base + (known.website ? 3 : 0) + (known.hours ? 4 : 0) + (known.wikidata ? 7 : 0))
}

const THEMES: Readonly<Record<string, readonly string[]>> = {
  sight: ['sightseeing'],
  view: ['sightseeing'],
  experience: ['sightseeing', 'family'],
  museum: ['culture'],
  art: ['culture'],
  park: ['nature'],
  market: ['food', 'shopping'],
  shopping: ['shopping'],
  food: ['food'],
  coffee: ['food'],
  bar: ['nightlife'],
  nightlife: ['nightlife'],
}
export const themesOf = (category: string): readonly string[] => THEMES[category] ?? []
