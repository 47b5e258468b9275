/** When people eat: kitchens of the south open when those of the north close. */

import type { MealHabit } from '@site/contracts/trip-fields'
import { LATEST_CLOSE, MEALS, type Meal } from './days.ts'

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

// Lunch 12:00–14:00; kitchens of the evening open from 17:30 or 18:00, and so one eats (chosen, decision 27)
const CENTRAL = times([at(12), at(13, 30)], [at(18), at(20, 15)])
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

/** Small children have eaten by half past seven, pauses included (chosen, decision 27). */
const WITH_CHILDREN: MealTimes = {
  lunch: MEALS.lunch,
  dinner: { from: at(17, 15), latestStart: at(18, 15), minutes: 60 },
}

/** The usual hours of meals in a country; where nothing is said, those of most. */
const usualTimes = (country: string): MealTimes => BY_COUNTRY[country] ?? MEALS

/** Who eats late begins no meal before these hours, nor before the others of the country; what is late moves by as much (chosen, decision 27). */
const LATE = { lunch: at(13), lunchBy: at(14, 30), dinner: at(20), dinnerBy: at(21, 30), later: 30 }
/** Who eats early is so much before the others of the country, and lunches as they do (chosen, decision 27). */
const EARLIER = 60
/** Children who eat late are home in time all the same (chosen, decision 27). */
const LATE_WITH_CHILDREN = { from: at(18, 15), latestStart: at(19) }

const late = ({ lunch, dinner }: MealTimes): MealTimes => ({
  lunch: {
    ...lunch,
    from: Math.max(LATE.lunch, lunch.from + 2 * LATE.later),
    latestStart: Math.max(LATE.lunchBy, lunch.latestStart + LATE.later),
  },
  dinner: {
    ...dinner,
    from: Math.max(LATE.dinner, dinner.from + LATE.later),
    latestStart: Math.max(LATE.dinnerBy, dinner.latestStart + 2 * LATE.later),
  },
})

const early = ({ lunch, dinner }: MealTimes): MealTimes => ({
  lunch,
  dinner: { ...dinner, from: dinner.from - EARLIER, latestStart: dinner.latestStart - EARLIER },
})

/** Curtains rise at half past seven or eight: who comes for them may dine so much sooner (chosen, decision 27). */
const BEFORE_CURTAIN = 45
export const withCurtain = ({ lunch, dinner }: MealTimes): MealTimes => ({
  lunch,
  dinner: { ...dinner, from: dinner.from - BEFORE_CURTAIN },
})

/** A nap, or a pause in the shade of a table, minutes after a lunch (chosen, decision 27). */
export const NAP = 45
/** The same with a pause behind lunch. */
export const withNap = ({ lunch, dinner }: MealTimes): MealTimes => ({
  lunch: { ...lunch, minutes: lunch.minutes + NAP },
  dinner,
})

/** When these travellers eat in a country. */
export function mealTimesOf(country: string, withChildren: boolean, habit?: MealHabit): MealTimes {
  if (withChildren)
    return habit === 'late'
      ? { ...WITH_CHILDREN, dinner: { ...WITH_CHILDREN.dinner, ...LATE_WITH_CHILDREN } }
      : WITH_CHILDREN
  const usual = usualTimes(country)
  if (habit === undefined) return usual
  return habit === 'late' ? late(usual) : early(usual)
}

/** Countries whose kitchens are open for lunch before noon. */
const LUNCH_BEFORE_NOON = /^(?:US|CA|JP|KR|CN|HK|TW|SG|TH|MY|FI|SE|NO|DK|CZ|HU|BR|MX)$/

/** From when a kitchen of unknown hours cooks. */
export const kitchensFrom = (country: string): number => (LUNCH_BEFORE_NOON.test(country) ? at(11, 30) : at(12))

/** How long after the last dinner of a country its kitchens cook, and the way home takes, minutes (chosen, decision 27). */
const KITCHEN = 30
const HOME = 30

/** Until when a kitchen of unknown hours cooks in a country, whenever its guests would like to come. */
export const kitchensUntil = (country: string, withChildren: boolean): number => {
  const { dinner } = mealTimesOf(country, withChildren)
  return dinner.latestStart + dinner.minutes + KITCHEN
}
/** When a day ends at the earliest so that dinner at the usual time is part of it. */
export const homeAfterDinner = ({ dinner }: MealTimes): number =>
  Math.min(LATEST_CLOSE, dinner.latestStart + dinner.minutes + HOME)
