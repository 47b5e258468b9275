/** Parts of the day a place may be at its best in; `show_times`: when its show is on. */
export const bestTimes = ['morning', 'daytime', 'sunset', 'evening', 'night', 'show_times'] as const
export type BestTime = (typeof bestTimes)[number]

/** Values of OpenStreetMap's `diet:*` keys that a plan can be held to. */
const servedDiets = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free'] as const
export const diets = [...servedDiets, 'no-vegetarian', 'no-vegan', 'no-halal', 'no-kosher', 'no-gluten_free'] as const
export type DietTag = (typeof diets)[number]
export type Diet = (typeof servedDiets)[number]

/** A kitchen that serves vegans serves vegetarians too. */
const IMPLIED: Readonly<Partial<Record<Diet, Diet>>> = { vegan: 'vegetarian' }

/** Diets a kitchen is tagged with; null when it has no such tag. https://wiki.openstreetmap.org/wiki/Key:diet:* */
export function dietsOf(tags: ReadonlyMap<string, string>): DietTag[] | null {
  const found = new Set<DietTag>()
  for (const diet of servedDiets) {
    const value = tags.get(`diet:${diet}`)
    if (value === 'no') found.add(`no-${diet}`)
    else if (value === 'yes' || value === 'only') {
      found.add(diet)
      const also = IMPLIED[diet]
      if (also !== undefined) found.add(also)
    }
  }
  return found.size === 0 ? null : [...found]
}

/** Themes of the contract for the words the tables use. */
const THEMES: Readonly<Record<string, string>> = { nature: 'outdoors', outdoor: 'outdoors' }

export const contractThemes = (themes: readonly string[]): string[] => [
  ...new Set(themes.map((theme) => THEMES[theme] ?? theme)),
]
