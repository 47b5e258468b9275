import type { Diet } from '@site/contracts/trip-fields'
import { note, withHard, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import { AND } from './vocabulary.ts'

/** "Allergic to", "can't have": what follows is not eaten. */
const CANNOT = String.raw`(?:(?:is |are |am )?(?:severely |highly |very )?allergic to|(?:can't|cannot|can not|cant|don't|dont|do not|doesn't|doesnt|does not|won't|never) (?:have|eats?|do|take|tolerate|touch|drink)|(?:is |are )?intolerant (?:to|of)|avoid(?:s|ing)?|no|(?:is |are )?off|allergiques? (?:a la|au|aux|a)|intolerante?s? (?:a la|al|ao|au|aux|a)|ne (?:mange|mangent|mangeons) pas de|pas de|sans|allergisch (?:gegen|auf)|(?:isst|esse|essen|vertragt|vertrage|vertragen) keine?n?|keine?n?|ohne|alergic[oa]s? a(?: la| los| las|l|o)?|no (?:come|comemos|como|puede comer|tolera)|sin|nada de|allergic[oaie] (?:al|alla|alle|agli|ai|a)|intolleranti? (?:al|alla|ai|a)|non (?:mangia|mangiamo|mangio)|senza|niente|nao (?:come|comemos|como)|sem)`
/** What is not eaten, and the diet that it makes. */
const FOODS: readonly (readonly [Diet, string])[] = [
  ['vegetarian', 'meat|viande|fleisch|carne'],
  ['gluten-free', 'gluten|wheat|glutine|ble|weizen|trigo'],
  [
    'dairy-free',
    'dairy|lactose|milk|laktose|milchprodukten?|milch|lactosa|lacteos|leche|lattosio|latticini|laticinios|lacticinios|leite|produits laitiers|lait',
  ],
  [
    'nut-free',
    '(?:pea|tree )?nuts|noix|arachides|fruits a coque|nusse|erdnusse|frutos secos|nueces|cacahuetes|noci|frutta secca|arachidi|nozes|amendoins?',
  ],
]
const FOOD = String.raw`(?:any |the |all |de |des |la |le |el |los |il |i )?(?:${FOODS.map(([, words]) => words).join('|')})(?: (?:products?|allerg\w+))?\b(?! market)`
const NOT_EATEN = new RegExp(
  String.raw`\b(?:(?:one|two|half|some|all|both) of us |(?:the |an)?others? |we |i |my \w+ |he |she )?${CANNOT} ${FOOD}(?:(?:\s*,\s*|\s*,?\s*(?:${AND}|or|nor|ou|oder|o|ni)\s+)(?:no )?${FOOD})*`,
  'g',
)
const FOOD_PATTERNS = FOODS.map(([diet, words]) => [diet, new RegExp(String.raw`\b(?:${words})\b`)] as const)

const DIETS: readonly (readonly [Diet, string])[] = [
  [
    'vegetarian',
    String.raw`meat[- ]free|fleischlos\w*|vegetarians?|veggie|vegetarien(?:ne)?s?|vegetarisch\w*|vegetarier(?:in)?|vegetarian[oaie]s?`,
  ],
  ['vegan', String.raw`vegans?|vegan[oaei]s?|veganes?|veganer(?:in)?|vegetalien(?:ne)?s?|plant[- ]based`],
  ['pescatarian', String.raw`pescatarians?|pescetarians?|pescetarien(?:ne)?s?|pescetarisch\w*|pescetarian[oaie]s?`],
  ['halal', 'halal|hallal'],
  ['kosher', 'kosher|koscher|casher|cacher|kasher'],
  [
    'gluten-free',
    String.raw`gluten[- ]?intoleran\w+|glutenintoleran\w+|gluten[- ]?free|no gluten|sans gluten|glutenfrei\w*|sin gluten|senza glutine|sem gluten|coeliacs?|celiacs?|c[oe]+liaques?|celiac[oaie]s?|zoliakie`,
  ],
  [
    'dairy-free',
    String.raw`dairy allerg\w+|milk allerg\w+|dairy[- ]?free|no dairy|lactose[- ](?:free|intoleran\w+)|sans lactose|laktosefrei\w*|laktoseintoleran\w*|sin lactosa|senza lattosio|sem lactose|intolerant\w* [a-z ]{0,5}lactose`,
  ],
  [
    'nut-free',
    String.raw`nut[- ]free|no nuts|(?:pea)?nut allerg\w+|allergic to (?:pea)?nuts|allergique aux (?:noix|arachides)|nussallergi\w+|alergi\w+ a (?:los )?(?:frutos secos|cacahuetes)|allergi\w+ alle noci|alergi\w+ a (?:nozes|amendoim)`,
  ],
]
const BEFORE = String.raw`(?:(?:we are|we're|i am|i'm|(?:one|two|three|half|some|most|all|both) of us (?:is|are|needs?|eats?|can only eat)|(?:we're|we are) (?:both|all)|(?:the )?(?:other|others) (?:is|are)?|(?:one|two|tutti|tous|alle|todos)|my \w+(?: is|'s)|nous sommes|je suis|wir sind|ich bin|somos|soy|siamo|sono|sou) (?:all )?)?`
const AFTER = String.raw`(?: (?:food|meals|diet|only|options?|please|friendly|restaurants?|essen|kuche|cuisine|restaurantes?|ristoranti))*`
/** "Not vegetarian" is no diet. */
const NOT = /\b(?:not|non|nicht|keine?|no|pas|nao)\s+(?:a\s+)?$/
const PATTERNS = DIETS.map(
  ([diet, words]) => [diet, new RegExp(String.raw`\b${BEFORE}(?:${words})\b${AFTER}`, 'g')] as const,
)

const noteDiet = (reader: Reader, diet: Diet, span: Span): void =>
  note(reader, span, {
    key: `diet:${diet}`,
    label: 'Diet',
    value: diet,
    apply: (trip) => withHard(trip, { diet: [...new Set([...trip.hard.diet, diet])] }),
  })

/** "No meat, no dairy": read before the names, of which some are words of food. */
export const readNotEaten = (reader: Reader): void =>
  reader.page.each(NOT_EATEN, ([words], span) => {
    for (const [diet, pattern] of FOOD_PATTERNS) if (pattern.test(words)) noteDiet(reader, diet, span)
    return true
  })

/** What the traveller eats. */
export const readDiet = (reader: Reader): void => {
  const { page } = reader
  for (const [diet, pattern] of PATTERNS)
    page.each(pattern, (_match, span) => {
      if (NOT.test(page.folded.slice(0, span.from))) return null
      noteDiet(reader, diet, span)
      return true
    })
}
