import type { Diet } from '@site/contracts/trip-fields'
import { note, withHard, type Reader } from './finding.ts'

const DIETS: readonly (readonly [Diet, string])[] = [
  [
    'vegetarian',
    String.raw`vegetarians?|veggie|vegetarien(?:ne)?s?|vegetarisch\w*|vegetarier(?:in)?|vegetarian[oaie]s?`,
  ],
  ['vegan', String.raw`vegans?|vegan[oaei]s?|veganes?|veganer(?:in)?|vegetalien(?:ne)?s?|plant[- ]based`],
  ['pescatarian', String.raw`pescatarians?|pescetarians?|pescetarien(?:ne)?s?|pescetarisch\w*|pescetarian[oaie]s?`],
  ['halal', 'halal|hallal'],
  ['kosher', 'kosher|koscher|casher|cacher|kasher'],
  [
    'gluten-free',
    String.raw`gluten[- ]?free|no gluten|sans gluten|glutenfrei\w*|sin gluten|senza glutine|sem gluten|coeliacs?|celiacs?|c[oe]+liaques?|celiac[oaie]s?|zoliakie`,
  ],
  [
    'dairy-free',
    String.raw`dairy[- ]?free|no dairy|lactose[- ](?:free|intoleran\w+)|sans lactose|laktosefrei\w*|laktoseintoleran\w*|sin lactosa|senza lattosio|sem lactose|intolerant\w* [a-z ]{0,5}lactose`,
  ],
  [
    'nut-free',
    String.raw`nut[- ]free|no nuts|(?:pea)?nut allerg\w+|allergic to (?:pea)?nuts|allergique aux (?:noix|arachides)|nussallergi\w+|alergi\w+ a (?:los )?(?:frutos secos|cacahuetes)|allergi\w+ alle noci|alergi\w+ a (?:nozes|amendoim)`,
  ],
]
const BEFORE = String.raw`(?:(?:we are|we're|i am|i'm|(?:one|two) of us (?:is|are)|my \w+ is|nous sommes|je suis|wir sind|ich bin|somos|soy|siamo|sono|sou) (?:all )?)?`
const AFTER = String.raw`(?: (?:food|meals|diet|only|options?|please|friendly|restaurants?|essen|kuche|cuisine|restaurantes?|ristoranti))*`
/** "Not vegetarian" is no diet. */
const NOT = /\b(?:not|non|nicht|keine?|no|pas|nao)\s+(?:a\s+)?$/
const PATTERNS = DIETS.map(
  ([diet, words]) => [diet, new RegExp(String.raw`\b${BEFORE}(?:${words})\b${AFTER}`, 'g')] as const,
)

/** What the traveller does not eat. */
export const readDiet = (reader: Reader): void => {
  for (const [diet, pattern] of PATTERNS)
    reader.page.each(pattern, (_match, span) => {
      if (NOT.test(reader.page.folded.slice(0, span.from))) return null
      note(reader, span, {
        key: `diet:${diet}`,
        label: 'Diet',
        value: diet,
        apply: (trip) => withHard(trip, { diet: [...new Set([...trip.hard.diet, diet])] }),
      })
      return true
    })
}
