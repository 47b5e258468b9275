import { mealPenalty, type Poi } from './places.ts'

/** Some kitchens rest that day, or lie too far (chosen, decision 27). */
const SPARE_KITCHENS = 2

/**
 * Kitchens that are for dinner alone, worthiest first in `foods`: where hardly more cook in the evening than there are days, all but
 * those that lunches cannot do without.
 */
export function keptForDinner(foods: readonly Poi[], days: number): ReadonlySet<string> {
  const evening = foods.filter((poi) => mealPenalty(poi, 'dinner') !== null)
  const noon = foods.filter((poi) => mealPenalty(poi, 'dinner') === null && mealPenalty(poi, 'lunch') !== null)
  const lent = Math.max(0, days + SPARE_KITCHENS - noon.length)
  if (evening.length > days + SPARE_KITCHENS) return new Set()
  return new Set(evening.slice(0, Math.max(0, evening.length - lent)).map(({ id }) => id))
}
