import { dishes } from '@site/contracts/trip-fields'

/** What a kitchen is known for: a dish, or that it lives from meat. */
export const cuisines = [...dishes, 'meat'] as const

/** Parts of the day a place may be at its best in; `show_times`: when its show is on. */
export const bestTimes = ['morning', 'daytime', 'sunset', 'evening', 'night', 'show_times'] as const
export type BestTime = (typeof bestTimes)[number]

/** Diets a plan can be held to, by the keys a kitchen is tagged with. https://wiki.openstreetmap.org/wiki/Key:diet:* */
const DIET_KEYS = {
  vegetarian: ['diet:vegetarian'],
  vegan: ['diet:vegan'],
  pescatarian: ['diet:pescetarian'],
  halal: ['diet:halal'],
  kosher: ['diet:kosher'],
  'gluten-free': ['diet:gluten_free'],
  'dairy-free': ['diet:dairy_free', 'diet:lactose_free'],
} as const
export type Diet = keyof typeof DIET_KEYS
const servedDiets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'dairy-free',
] as const satisfies readonly Diet[]
/** A diet that is served, or (`no-…`) is known not to be. */
export const diets = [...servedDiets, ...servedDiets.map((diet) => `no-${diet}` as const)]
type DietTag = (typeof diets)[number]

/** A kitchen that serves vegans serves the others too, and one for vegetarians those who also eat fish. */
const IMPLIED: Readonly<Partial<Record<Diet, readonly Diet[]>>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free'],
  vegetarian: ['pescatarian'],
}

/** Diets a kitchen is tagged with; null when it has no such tag. */
export function dietsOf(tags: ReadonlyMap<string, string>): DietTag[] | null {
  const found = new Set<DietTag>()
  for (const diet of servedDiets) {
    const values = DIET_KEYS[diet].map((key) => tags.get(key))
    if (values.some((value) => value === 'yes' || value === 'only'))
      for (const each of [diet, ...(IMPLIED[diet] ?? [])]) found.add(each)
    else if (values.includes('no')) found.add(`no-${diet}`)
  }
  return found.size === 0 ? null : [...found]
}

/** Whether a wheelchair gets in (`limited`: in part). https://wiki.openstreetmap.org/wiki/Key:wheelchair */
export const wheelchairAccess = ['yes', 'limited', 'no'] as const
type WheelchairAccess = (typeof wheelchairAccess)[number]

export function wheelchairOf(tags: ReadonlyMap<string, string>): WheelchairAccess | null {
  const value = tags.get('wheelchair')
  if (value === 'designated') return 'yes'
  return wheelchairAccess.find((access) => access === value) ?? null
}

/** Themes of the contract for the words the tables use. */
const THEMES: Readonly<Record<string, string>> = { nature: 'outdoors', outdoor: 'outdoors' }

export const contractThemes = (themes: readonly string[]): string[] => [
  ...new Set(themes.map((theme) => THEMES[theme] ?? theme)),
]
