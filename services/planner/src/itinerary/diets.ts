/** Which kitchens serve the diets asked for. */

import { site } from '@site/contracts/site'
import type { Diet, Dish } from '@site/contracts/trip-fields'
import { avoidsMeat, contradicts, leaning } from './kitchens.ts'
import type { Poi } from './places.ts'

/** A kitchen that puts a diet into its own name serves it. */
const IN_NAME: readonly (readonly [words: RegExp, diets: readonly Diet[]])[] = [
  [/\bvegan[oa]?s?\b/i, ['vegan', 'vegetarian', 'pescatarian', 'dairy-free']],
  [/\b(?:vegetarian[oa]?s?|veggie|v[eé]g[eé]tarien(?:ne)?s?|vegetarisch\w*)\b/i, ['vegetarian', 'pescatarian']],
  [/\bhalal\b/i, ['halal']],
  [/\bkosher\b/i, ['kosher']],
  [/\bgluten[- ]free\b/i, ['gluten-free']],
]
const namedDiets = (name: string): readonly string[] =>
  IN_NAME.flatMap(([words, diets]) => (words.test(name) ? diets : []))

/** Whether a kitchen is known to serve all these diets, known not to, or nobody said. */
export function servesDiets(
  { diets, name }: Pick<Poi, 'diets' | 'name'>,
  wanted: readonly Diet[],
): 'yes' | 'no' | 'unknown' {
  const known: readonly string[] = [...(diets ?? []), ...namedDiets(name)]
  if (wanted.some((diet) => known.includes(`no-${diet}`) && !known.includes(diet))) return 'no'
  if (wanted.every((diet) => known.includes(diet))) return 'yes'
  // A tag or a name that promises one of the diets outweighs the kind of kitchen.
  return contradicts(
    name,
    wanted.filter((diet) => !known.includes(diet)),
  )
    ? 'no'
    : 'unknown'
}

export const isKnownToServe = (poi: Pick<Poi, 'diets' | 'name'>, wanted: readonly Diet[]): boolean =>
  wanted.length > 0 && servesDiets(poi, wanted) === 'yes'

/** What a meal loses at a house that lives from meat, and wins at one whose kind of kitchen has much without, where nobody said more (chosen, decision 27). */
const LEANING = { against: 60, towards: -25 }

type Kitchen = Pick<Poi, 'diets' | 'name' | 'cuisines'>

/** Dishes made of wheat, or in soy sauce, and kitchens of which most dishes are made of neither. */
const OF_WHEAT: readonly Dish[] = ['ramen', 'dumplings', 'pizza', 'pasta', 'burgers', 'sushi', 'pub food', 'izakaya']
const OF_NO_WHEAT: readonly Dish[] = ['tacos', 'steak', 'curry', 'seafood']
const WHEAT_BY_NAME =
  /\b(?:pizz\w*|pasta|trattoria|deli(?:catessen)?|subs?|toasts?|burgers?|pies?|beer|brew\w*|pub|yakiniku|izakaya|dim sum|waffles?)\b/i
const NO_WHEAT_BY_NAME =
  /\b(?:tacos?|taqueria|mexican\w*|ceviche\w*|steak\w*|churrasc\w*|parrilla|asador|thai|viet\w*|pho|indian?|dosa\w*|salad\w*|rotisser\w*)\b/i

/** Of a kitchen of which nobody said whether it cooks without gluten: whether most of its dishes are made of wheat, or of none. */
function onWheat({ name, cuisines }: Kitchen): 'towards' | 'against' | null {
  const has = (dishes: readonly Dish[]) => dishes.some((own) => cuisines?.includes(own) === true)
  if (has(OF_WHEAT) || WHEAT_BY_NAME.test(name)) return 'against'
  return has(OF_NO_WHEAT) || NO_WHEAT_BY_NAME.test(name) ? 'towards' : null
}

/** Kitchens of which every dish that one goes there for was an animal. */
const OF_ANIMALS: ReadonlySet<string> = new Set<Dish>(['seafood', 'steak', 'barbecue'])

function wayOf(kitchen: Kitchen, wanted: readonly Diet[]): 'towards' | 'against' | null {
  const { name, cuisines } = kitchen
  if (cuisines?.includes('meat') === true && avoidsMeat(wanted)) return 'against'
  const isWithoutFish = wanted.includes('vegetarian') || wanted.includes('vegan')
  if (isWithoutFish && cuisines != null && cuisines.length > 0 && cuisines.every((own) => OF_ANIMALS.has(own)))
    return 'against'
  const meat = leaning(name, wanted)
  const wheat = wanted.includes('gluten-free') ? onWheat(kitchen) : null
  return meat === 'against' || wheat === 'against' ? 'against' : (meat ?? wheat)
}

/** Whether a kitchen lives from what one of these diets leaves out, meat or wheat, and nobody said that it serves them. */
export const livesOnWhatIsLeftOut = (poi: Kitchen, wanted: readonly Diet[]): boolean =>
  wanted.length > 0 && servesDiets(poi, wanted) === 'unknown' && wayOf(poi, wanted) === 'against'

/** What a meal loses at a house that is for a diet by its name, where nobody asked for one (chosen, decision 27). */
const UNASKED = 30

export const unlikelyFor = (poi: Kitchen, wanted: readonly Diet[]): number => {
  if (wanted.length === 0) return namedDiets(poi.name).length > 0 ? UNASKED : 0
  if (servesDiets(poi, wanted) !== 'unknown') return 0
  const way = wayOf(poi, wanted)
  return way === null ? 0 : LEANING[way]
}

const list = new Intl.ListFormat(site.locale)

/** "halal and gluten-free food". */
export const foodWords = (diets: readonly Diet[]): string => `${list.format(diets)} food`

/** What stands with a meal of which nobody knows. */
export const unknownDietNote = (diets: readonly Diet[]): string => `We don’t know whether it has ${foodWords(diets)}.`
/** What stands with a meal that is known to fit. */
export const servesNote = (diets: readonly Diet[]): string => `Serves ${foodWords(diets)}.`
