import type { DayFacts } from './day-facts.ts'

/** Days beside Christmas and New Year on which doors close early or all day, holiday or not. */
const BESIDE_CHRISTMAS = /-12-2[46]$/
const BESIDE_NEW_YEAR = /-(?:12-31|01-02)$/

/** The feast that a day stands beside, as a date; null for most days. */
export function feastBeside(date: string): string | null {
  const year = Number(date.slice(0, 4))
  if (BESIDE_CHRISTMAS.test(date)) return `${year}-12-25`
  return BESIDE_NEW_YEAR.test(date) ? `${date.endsWith('12-31') ? year + 1 : year}-01-01` : null
}

/** Whether doors and kitchens may keep other hours than those of the week. */
export const keepsOtherHours = ({ holiday, besideFeast = false }: Pick<DayFacts, 'holiday' | 'besideFeast'>): boolean =>
  holiday || besideFeast
