/** Which meal a kitchen of unknown hours serves for sure, by its kind. */

import type { Poi } from './places.ts'

type Kitchen = Pick<Poi, 'name' | 'category' | 'openingHours' | 'evening' | 'fineDining' | 'best'>

/** Bars at which one eats at noon as well, or no dinner at all. */
const OTHER_BARS = /\b(?:salad|sushi|snack|juice|milk|coffee|espresso|sandwich|noodle|oyster|soup|burger|poke) bar\b/i
/** Kitchens of the evening: one long menu, wine, beer and music. */
const OF_THE_EVENING =
  /\b(?:bars?|wine ?bar|winebar|pubs?|taproom|saloon|izakaya|yakitori|omakase|kappo|jazz|blues|music|cabaret|enoteca|bodega|vinoteca|nightclub|cocktails?|speakeasy|yokocho)\b/i
/** Kitchens of noon, of which many are shut in the evening: canteens, counters of shops and markets, halls of stalls. */
const OF_NOON =
  /\b(?:canteen|cafeteria|lunch\w*|brunch|breakfast|deli|delicatessen|bakery|bakehouse|baker|boulangerie|p[aâ]tisserie|pasticceria|panificio|konditorei|b[aä]ckerei|bagels?|sandwich\w*|panzerotti|tea ?room|food ?hall|food court|market|mercat|mercado|mercato|markthalle|hawker|food cent(?:re|er)|(?:eating|lunch) house|stalls?)\b|halles?\b/i

/** The one meal that a kitchen of unknown hours serves for sure; null where it is known, or its kind serves both. */
export function onlyMealOf(kitchen: Kitchen): 'lunch' | 'dinner' | null {
  const { name, openingHours, evening = null, fineDining } = kitchen
  if (openingHours !== null) return null
  // Stalls that fill in the evening: at noon half of them are shut.
  if (kitchen.best === 'evening' && evening !== false) return 'dinner'
  if (evening === true) return null
  if (evening === false) return 'lunch'
  if (fineDining === true) return 'dinner'
  if (OF_NOON.test(name)) return 'lunch'
  return OF_THE_EVENING.test(name) && !OTHER_BARS.test(name) ? 'dinner' : null
}

/** Whether a kitchen is known to cook in the evening, by its hours or by what is said of it. */
export const cooksInTheEvening = ({ openingHours, evening = null }: Kitchen): boolean =>
  openingHours !== null || evening === true
