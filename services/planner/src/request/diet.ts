import type { Diet } from '@site/contracts/trip-fields'
import { note, withHard, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import { AND } from './vocabulary.ts'

/** "Allergic to", "can't have": what follows is not eaten. */
export const CANNOT = String.raw`(?:(?:is |are |am )?(?:severely |highly |very |badly |deathly )?allergic (?:to|of|against)|(?:we |i |they )?not eat(?:ing)?|allerg(?:y|ies) to|(?:can't|cannot|can not|cant|don't|dont|do not|doesn't|doesnt|does not|won't|never) (?:have|eats?|do|take|tolerate|touch|drink)|(?:is |are )?intolerant (?:to|of)|avoid(?:s|ing)?|no|(?:is |are )?off|(?:eats? |have )?neither|allergi(?:ques?|e)s? (?:a la|au|aux|a)|intolerante?s? (?:a la|al|ao|au|aux|a)|n(?:e |')(?:mange|mangent|mangeons) (?:pas de|ni)|pas de|sans|ni|allergi(?:sch|e)(?: gegen| auf)?|(?:isst|esse|essen|vertragt|vertrage|vertragen) (?:keine?n?|weder)|weder|keine?n?|ohne|alergi(?:[oc]|c[oa]|a)s? a(?: la| los| las|l|o|os|s)?|no (?:come|comemos|como|comen|puede comer|tolera)(?: ni)?|sin|nada de|allergi(?:c[oaie]|a|e) (?:al|alla|alle|agli|ai|a)|intolleranti? (?:al|alla|ai|a)|non (?:mangia|mangiamo|mangio|mangiano)(?: ne)?|ne|senza|niente|nao (?:come|comemos|como|comem)(?: nem)?|nem|sem)`
/** What is not eaten, and the diet that it makes. */
const FOODS: readonly (readonly [Diet, string])[] = [
  [
    'vegan',
    String.raw`animal products?|produits (?:d'origine )?anima(?:le|ux)|tierische[ns]? produkte?n?|productos (?:de origen )?animal(?:es)?|prodotti (?:di origine )?animal[ei]|produtos (?:de origem )?anima(?:l|is)`,
  ],
  ['vegetarian', 'meat|viande|fleisch|carne'],
  ['gluten-free', 'gluten|wheat|glutine|ble|weizen|trigo'],
  [
    'dairy-free',
    'dairy|lactose|milk|laktose|milchprodukten?|milch|lactosa|lacteos|leche|lattosio|latticini|laticinios|lacticinios|leite|produits laitiers|lait|milk products',
  ],
  [
    'nut-free',
    '(?:pea|tree )?nuts|noix|arachides|cacahuetes|fruits a coque|nusse|erdnusse|frutos secos|nueces|noci|frutta secca|arachidi|nozes|amendoins?',
  ],
]
/** Goes without saying where no meat is eaten. */
const FLESH = String.raw`fish|seafood|shellfish|poultry|chicken|poissons?|fruits de mer|volaille|fisch|meeresfruchte|gefl[u\u00fc]gel|pescado|marisco|pollo|pesce|frutti di mare|peixe|mariscos|frango`
const ARTICLE = '(?:any |the |all |de |des |du |la |le |el |los |il |i |o |a )?'
const foodOf = (words: string): string => String.raw`${ARTICLE}(?:${words})(?: (?:products?|allerg\w+))?\b(?! market)`
const OR = String.raw`(?:\s*,\s*(?:(?:${AND}|or|nor|ou|oder|o|ni|noch|ne|nem)\s+)?|\s+(?:${AND}|or|nor|ou|oder|o|ni|noch|ne|nem)\s+)(?:(?:no|pas de|keine?n?|sans|ohne|sin|senza|sem) )?`
const WHO = String.raw`(?:(?:one|two|half|some|all|both) of us |(?:the |an)?others? |we |i |my \w+ |he |she |nous |on |je |wir |ich )?`
const notEaten = (words: string) =>
  new RegExp(String.raw`\b${WHO}${CANNOT} ${foodOf(words)}(?:${OR}${foodOf(words)})*`, 'g')
/** What a diet of a name leaves out. */
export const ANY_FOOD = FOODS.map(([, words]) => words).join('|')
const NOT_EATEN = notEaten(ANY_FOOD)
/** "Neither meat nor fish". */
const NO_FLESH = notEaten(`${ANY_FOOD}|${FLESH}`)
const MEAT = String.raw`(?:meat|viande|fleisch|carne)`
const FISH = String.raw`(?:fish(?: and seafood)?|seafood|poisson|fisch|pescado|pesce|peixe)`
const BUT = String.raw`(?:\s*,)?\s*(?:but|only|just|mais|aber|nur|pero|ma|mas)\s+`
const EAT = String.raw`(?:(?:we|i|je|on|nous|wir|ich)(?: do)? )?(?:eats?|have|mange\w*|esse\w*|comemos|como|mangi\w*)?\s*`
const FINE = String.raw`(?:,? (?:(?:is|are|ist|est) )?(?:ok(?:ay)?|fine|good|alright|great|yes|oui|ja|si|sim|bien|gerne?))?`
/** "No meat, but fish is fine", "I eat fish but no meat". */
const FISH_ONLY = new RegExp(
  String.raw`\b(?:${CANNOT} ${ARTICLE}${MEAT}${BUT}${EAT}(?:du |si |com |schon )?${FISH}${FINE}|${EAT}${FISH}${BUT}(?:(?:no|not|pas(?: de)?|keine?n?|nicht|non|nao|ni) )${ARTICLE}${MEAT})\b`,
  'g',
)
const IS_MEAT = new RegExp(String.raw`\b${MEAT}\b`)
const FOOD_PATTERNS = FOODS.map(([diet, words]) => [diet, new RegExp(String.raw`\b(?:${words})\b`)] as const)

const DIETS: readonly (readonly [Diet, string])[] = [
  [
    'vegetarian',
    String.raw`meat[- ]free|jains?|jainists?|(?:pure|strict(?:ly)?) ?-?veg(?![\w'-])|veg(?= (?:food|meals?|only|restaurants?|family)\b)|fleischlos\w*|vegetarians?|vegg(?:ie|y|ies)|vego|vegos|vegetarien(?:ne)?s?|vegetarisch\w*|vegetarier(?:in)?|vegetarian[oaie]s?`,
  ],
  ['vegan', String.raw`vegans?|vegan[oaei]s?|veganes?|veganer(?:in)?|vegetalien(?:ne)?s?|plant[- ]based`],
  ['pescatarian', String.raw`pescatarians?|pescetarians?|pescetarien(?:ne)?s?|pescetarisch\w*|pescetarian[oaie]s?`],
  ['halal', 'halal|hallal|muslims?(?! (?:quarter|world|history|art|heritage|area|district))'],
  ['kosher', 'kosher|koscher|casher|cacher|kasher'],
  [
    'gluten-free',
    String.raw`gluten[- ]?intoleran\w+|glutenintoleran\w+|gluten[- ]?free|no gluten|sans gluten|glutenfrei\w*|sin gluten|senza glutine|sem gluten|coeliacs?|celiacs?|c[oe\u0153]+liaques?|celiac[oaie]s?|zoliakie|weizen(?:allergi\w+|unvertraglich\w+)|(?<!\b(?:my|his|her|our|the|bf|and) )gf(?= (?:food|meals?|options?|diet|please|only|friendly|restaurants?|places)\b)`,
  ],
  [
    'dairy-free',
    String.raw`dairy allerg\w+|milk allerg\w+|dairy[- ]?free|no dairy|lactose[- ](?:free|intoleran\w+)|sans lactose|laktosefrei\w*|laktoseintoleran\w*|(?:milch|laktose)(?:allergi\w+|unvertraglich\w+)|sin lactosa|senza lattosio|sem lactose|intolerant\w* [a-z ]{0,5}lactose`,
  ],
  [
    'nut-free',
    String.raw`nut[- ]free|no nuts|(?:pea|tree )?nuts? allerg\w+|allergic to (?:pea)?nuts|allergique aux (?:noix|arachides)|(?:erd)?nussallergi\w+|nussfrei\w*|alergi\w+ a (?:los )?(?:frutos secos|cacahuetes)|allergi\w+ alle noci|alergi\w+ a (?:nozes|amendoim)`,
  ],
]
/** How strictly it is kept says nothing more. */
const STRICT = String.raw`(?:(?:strict(?:ly)?|severe(?:ly)?|serious(?:ly)?|proper|full|total(?:ly)?|bad|streng\w*|stricte?(?:ment)?|estrict[oa]|strett[oa]|rigoros[oa]) )?`
const BEFORE = String.raw`(?:(?:we are|we're|i am|i'm|(?:one|two|three|half|some|most|all|both) of us (?:is|are|needs?|eats?|can only eat)|(?:we're|we are) (?:both|all)|(?:the )?(?:other|others) (?:is|are)?|(?:one|two|tutti|tous|alle|todos)|my \w+(?: is|'s)|(?:nous sommes|je suis|wir sind|ich bin|somos|soy|siamo|sono|sou)) (?:(?:all|tous|toutes|les deux|beide|alle|ambos|los dos|las dos|todos|todas|entrambi|tutti|tutte|os dois) )?)?`
const AFTER = String.raw`(?: (?:food|meals|diet|disease|only|options?|please|friendly|restaurants?|essen|kuche|cuisine|restaurantes?|ristoranti))*`
/** "Not vegetarian" is no diet. */
const NOT = /\b(?:not|non|nicht|keine?|no|pas|nao)\s+(?:a\s+)?$/
const PATTERNS = DIETS.map(
  ([diet, words]) =>
    [
      diet,
      new RegExp(
        String.raw`\b${BEFORE}${STRICT}(?:${words})\b${AFTER}(?: ?\(?(?:strict|severe|properly|streng|estricto|seriously)\b[!)]*)?(?: \((?:(?:[a-z]*nuts?|cashews?|almonds?|pistachios?),?(?: and| &)? ?)+\))?`,
        'g',
      ),
    ] as const,
)

const noteDiet = (reader: Reader, diet: Diet, span: Span): void =>
  note(reader, span, {
    key: `diet:${diet}`,
    label: 'Diet',
    value: diet,
    apply: (trip) => withHard(trip, { diet: [...new Set([...trip.hard.diet, diet])] }),
  })

/** "No meat, no dairy": read before the names, of which some are words of food. */
export const readNotEaten = (reader: Reader): void => {
  const { page } = reader
  page.each(FISH_ONLY, (_match, span) => {
    noteDiet(reader, 'pescatarian', span)
    return true
  })
  const add = (words: string, span: Span): true => {
    for (const [diet, pattern] of FOOD_PATTERNS) if (pattern.test(words)) noteDiet(reader, diet, span)
    return true
  }
  page.each(NO_FLESH, ([words], span) => (IS_MEAT.test(words) ? add(words, span) : null))
  page.each(NOT_EATEN, ([words], span) => add(words, span))
}

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
