/** Which kitchens suit children and a small purse, as far as their names and what is known of them tell. */

import type { Poi } from './places.ts'

/** Kitchens at which nobody minds noise, and a meal costs little. */
const CASUAL =
  /pizz|\b(?:burgers?|burgermeister|pasta|spaghetti|noodles?|ramen|udon|soba|dumplings?|dim sum|falafel|fallafel|kebabs?|tacos?|taqueria|burritos?|pancakes?|cr[eê]pe(?:rie|s)?|diner|caf[eé]|cafeteria|canteen|market|mercado|mercat|mercato|markthalle|food (?:hall|court|cent(?:re|er))|hawker|alley|buffet|bakery|bistro|trattoria|bouillon|biergarten|beer garden|br[aä]uhaus|fish (?:&|and) chips|chips|barbecue|bbq|thai|tonkatsu)\b/i

type Kitchen = Pick<Poi, 'name' | 'forAdults' | 'isDear' | 'bookAhead' | 'limitedTo' | 'themes'>

/** What a meal wins or loses with small children, beside what every meal does (chosen, decision 27). */
const WITH_CHILDREN = { forAdults: 110, booked: 40, casual: -30 }
/** The same with little money. */
const WITH_LITTLE_MONEY = { dear: 110, booked: 60, casual: -30, counter: -45 }

const isCasual = ({ name, themes }: Kitchen): boolean => CASUAL.test(name) || themes.includes('family')

/** A bar that also cooks. */
const isForAdults = ({ forAdults, themes }: Kitchen): boolean => forAdults === true || themes.includes('nightlife')

export const penaltyWithChildren = (poi: Kitchen): number =>
  (isForAdults(poi) ? WITH_CHILDREN.forAdults : 0) +
  (poi.bookAhead === true ? WITH_CHILDREN.booked : 0) +
  (isCasual(poi) && !isForAdults(poi) ? WITH_CHILDREN.casual : 0)

export const penaltyWithLittleMoney = (poi: Kitchen): number =>
  (poi.isDear === true || poi.forAdults === true ? WITH_LITTLE_MONEY.dear : 0) +
  (poi.bookAhead === true ? WITH_LITTLE_MONEY.booked : 0) +
  (isCasual(poi) && poi.isDear !== true ? WITH_LITTLE_MONEY.casual : 0) +
  (poi.limitedTo === 'quick_meal' ? WITH_LITTLE_MONEY.counter : 0)
