import type { DayFacts } from './day-facts.ts'

/** Days beside Christmas and New Year on which doors close early or all day, holiday or not. */
const BESIDE_CHRISTMAS = /-12-2[46]$/
const LAST_OF_YEAR = /-12-31$/
/** Where the year begins with days on which most is shut, though they are no public holidays: Japan, to 3 January. */
const LONG_NEW_YEAR = /^JP$/
const AFTER_NEW_YEAR = /-01-0[23]$/

/** Christmas with its eve and the day after, and the turn of the year with the days after. */
const FEAST = /-(?:12-2[456]|12-31|01-0[123])$/
export const isFeast = (date: string): boolean => FEAST.test(date)

const EVE = /-12-(?:24|31)$/
/** Where museums, castles and markets close early on the eves of Christmas and of the year. */
const EARLY_ON_EVES = /^(?:AT|BE|CH|CZ|DE|DK|ES|FI|FR|GB|GR|HR|HU|IE|IT|LU|MC|NL|NO|PL|PT|SE|SI|SK|AR|BR|MX)$/
export const closesEarlyOn = ({ date, country = '' }: Pick<DayFacts, 'date' | 'country'>): boolean =>
  EVE.test(date) && EARLY_ON_EVES.test(country)

/** The feast that a day stands beside, as a date; null for most days. */
export function feastBeside(date: string, country: string): string | null {
  const year = Number(date.slice(0, 4))
  if (BESIDE_CHRISTMAS.test(date)) return `${year}-12-25`
  if (LAST_OF_YEAR.test(date)) return `${year + 1}-01-01`
  return AFTER_NEW_YEAR.test(date) && LONG_NEW_YEAR.test(country) ? `${year}-01-01` : null
}

/** Whether doors and kitchens may keep other hours than those of the week. */
export const keepsOtherHours = ({ holiday, besideFeast = false }: Pick<DayFacts, 'holiday' | 'besideFeast'>): boolean =>
  holiday || besideFeast
