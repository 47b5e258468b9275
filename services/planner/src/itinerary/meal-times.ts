/** When people eat: kitchens of the south open when those of the north close. */

import { MEALS, type Meal } from './days.ts'

/** When a meal may begin, minutes of the local day, and how long it takes. */
export interface MealTime {
  readonly from: number
  readonly latestStart: number
  readonly minutes: number
}
export type MealTimes = Readonly<Record<Meal, MealTime>>

const at = (hour: number, minute = 0): number => hour * 60 + minute
const times = (lunch: readonly [number, number], dinner: readonly [number, number]): MealTimes => ({
  lunch: { ...MEALS.lunch, from: lunch[0], latestStart: lunch[1] },
  dinner: { ...MEALS.dinner, from: dinner[0], latestStart: dinner[1] },
})

// https://www.austria.info, https://www.germany.travel: lunch 12:00–14:00, dinner from 18:30
const CENTRAL = times([at(12), at(13, 30)], [at(18, 30), at(20, 15)])
// https://www.france.fr: lunch 12:00–14:00, dinner from 19:00
const FRENCH = times([at(12), at(13, 30)], [at(19), at(20, 30)])

/** Hours of the countries' own tourist boards; within them a table is found, and the day is not longer than need be. */
const BY_COUNTRY: Readonly<Record<string, MealTimes>> = {
  // https://www.spain.info: lunch 13:00–16:00, dinner 20:30–23:00
  ES: times([at(13), at(14, 30)], [at(20, 30), at(21, 15)]),
  // https://www.visitportugal.com: lunch 12:00–15:00, dinner 19:30–22:00
  PT: times([at(12, 30), at(14)], [at(19, 30), at(20, 45)]),
  // https://www.italia.it: lunch 12:30–14:30, dinner 19:30–22:00
  IT: times([at(12, 30), at(14)], [at(19, 30), at(20, 45)]),
  // https://www.argentina.travel: dinner from 20:30
  AR: times([at(12, 30), at(14)], [at(20, 30), at(21, 15)]),
  // https://www.visitgreece.gr: lunch from 13:00, dinner from 20:00
  GR: times([at(13), at(14, 30)], [at(20), at(21)]),
  DE: CENTRAL,
  AT: CENTRAL,
  CH: CENTRAL,
  NL: CENTRAL,
  FR: FRENCH,
  BE: FRENCH,
  MC: FRENCH,
}

/** The usual hours of meals in a country; with small children, and where nothing is said, those of most. */
export const mealTimesOf = (country: string, withChildren: boolean): MealTimes =>
  (withChildren ? undefined : BY_COUNTRY[country]) ?? MEALS

/** How long after the last dinner of a country its kitchens cook, and the way home takes, minutes (chosen, decision 27). */
const KITCHEN = 30
const HOME = 30

/** Until when a kitchen of unknown hours cooks for who comes at the usual time. */
export const kitchensUntil = ({ dinner }: MealTimes): number => dinner.latestStart + dinner.minutes + KITCHEN
/** When a day ends at the earliest so that dinner at the usual time is part of it. */
export const homeAfterDinner = ({ dinner }: MealTimes): number => dinner.latestStart + dinner.minutes + HOME
