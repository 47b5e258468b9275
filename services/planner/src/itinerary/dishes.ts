/** Which kitchens cook what a traveller came to eat. */

import { site } from '@site/contracts/site'
import type { Dish } from '@site/contracts/trip-fields'
import { wordsOf, type Poi } from './places.ts'
import type { VerifiedDays } from './verified-days.ts'

/** A kitchen that puts a dish into its own name cooks it. */
const IN_NAME: Readonly<Record<Dish, RegExp>> = {
  seafood:
    /\b(?:seafood|oysters?|crabs?|lobsters?|fish (?:house|bar|restaurant)|marisqueira|mariscos?|marisqueria|cevicher\w*|pescheria|poissonnerie)\b/,
  sushi: /\b(?:sushi|sashimi|sushiya)\b/,
  ramen: /\b(?:ramen|lamen)\b/,
  tapas: /\b(?:tapas|pintxos|tapeo)\b/,
  pizza: /\bpizz\w*/,
  pasta: /\b(?:pasta|spaghetti|ravioleria|pastificio)\b/,
  steak: /\b(?:steak\w*|chop ?house|prime rib|bistecca|parrilla|asador)\b/,
  barbecue: /\b(?:barbecue|barbeque|bbq|smokehouse|yakiniku)\b/,
  burgers: /\b(?:ham)?burgers?\b/,
  tacos: /\b(?:tacos?|taqueria)\b/,
  dumplings: /\b(?:dumplings?|dim sum|yum cha|gyoza|din tai fung)\b/,
  curry: /\b(?:curry|tandoor\w*|indian|masala)\b/,
  bistros: /\bbistrot?s?\b/,
  brasseries: /\bbrasserie\b/,
  trattorias: /\b(?:trattoria|osteria|hostaria)\b/,
  tavernas: /\b(?:taverna|ouzeri|psistaria|mezedopo\w+)\b/,
  izakaya: /\b(?:izakaya|robata\w*)\b/,
  'pub food': /\b(?:pub|gastropub|public house|inn|arms|tavern|alehouse)\b/,
  'hawker food': /\b(?:hawker|food cent(?:re|er)|lau pa sat)\b/,
}

type Kitchen = Pick<Poi, 'name' | 'cuisines'>

const cooks = ({ name, cuisines }: Kitchen, dish: Dish): boolean =>
  cuisines?.includes(dish) === true || IN_NAME[dish].test(wordsOf(name).join(' '))

/** Whether a kitchen is known for any of these dishes. */
export const isKnownFor = (poi: Kitchen, dishes: readonly Dish[] = []): boolean =>
  dishes.some((dish) => cooks(poi, dish))

/** What a meal loses at a kitchen that is known for something else than what was asked for (chosen, decision 27). */
const SOMETHING_ELSE = 40

export const otherThan = (poi: Kitchen, dishes: readonly Dish[] = []): number =>
  dishes.length > 0 && (poi.cuisines ?? []).length > 0 && !isKnownFor(poi, dishes) ? SOMETHING_ELSE : 0

const list = new Intl.ListFormat(site.locale, { type: 'disjunction' })

/** Says for which of these dishes no kitchen is in the plan; null where each has one. */
export function dishNote(
  days: VerifiedDays['days'],
  dishes: readonly Dish[],
  placeOf: (id: string) => Kitchen | undefined,
): string | null {
  const kitchens = days.flatMap(({ slots }) =>
    slots.flatMap(({ meal, activity }) => (meal === undefined ? [] : (placeOf(activity.id) ?? []))),
  )
  const without = dishes.filter((dish) => !kitchens.some((kitchen) => cooks(kitchen, dish)))
  return without.length === 0
    ? null
    : `We found no place that we know for ${list.format(without)} and that fits these days, so ask at your hotel.`
}
