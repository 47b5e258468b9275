/** Countries whose own tourist boards name later hours for meals than most have. */
const EATS_LATE = /^(?:ES|PT|IT|AR|GR)$/

const LUNCH = { from: 11 * 60, until: 14 * 60 + 30, late: 15 * 60 }
const DINNER = { from: 17 * 60, until: 21 * 60, late: 21 * 60 + 30 }
/** Whoever asked to eat late may begin so much later than the others of the country, minutes. */
const ASKED_LATE = 45

/** Whether a meal begins at an hour at which it is had in the country, or by whoever asked to eat late. */
export function isMealTime(meal: 'lunch' | 'dinner', start: number, country: string, eatsLate = false): boolean {
  const { from, until, late } = meal === 'lunch' ? LUNCH : DINNER
  return start >= from && start <= (EATS_LATE.test(country) ? late : until) + (eatsLate ? ASKED_LATE : 0)
}
