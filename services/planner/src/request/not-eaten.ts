import type { Dish } from '@site/contracts/trip-fields'
import { ANY_FOOD, CANNOT } from './diet.ts'
import { note, withHard, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import { AND } from './vocabulary.ts'

/** Food that somebody leaves out without any diet of a name: "no seafood", "allergic to shellfish", "no beef for us". */

interface Food {
  readonly value: string
  readonly words: string
  /** What kitchens that live from it are known for. */
  readonly dishes: readonly Dish[]
}

const FOODS: readonly Food[] = [
  {
    value: 'raw fish',
    words: 'raw (?:fish|seafood)|sushi|sashimi|poisson cru|rohen? fisch|pescado crudo|pesce crudo|peixe cru',
    dishes: ['sushi'],
  },
  {
    value: 'seafood',
    words:
      'sea ?food|shell ?fish|crustaceans?|molluscs?|crabs?|lobsters?|prawns?|shrimps?|oysters?|mussels|clams|fruits de mer|crustaces|meeresfr[u\u00fc]chten?|schalentieren?|mariscos?|frutti di mare|crostacei|frutos do mar|huitres?|crevettes?|homards?|moules|austern?|garnelen?|hummer|muscheln|ostras?|gambas|langostas?|mejillones|ostriche|gamberi|aragosta|cozze|camar(?:ao|oes)|lagosta',
    dishes: ['seafood'],
  },
  { value: 'fish', words: 'fish|poissons?|fisch|pescado|pesce|peixe', dishes: ['seafood', 'sushi'] },
  {
    value: 'beef',
    words: 'beef|b\u0153uf|boeuf|rindfleisch|ternera|carne de res|manzo|carne de vaca',
    dishes: ['steak', 'burgers'],
  },
  { value: 'pork', words: 'pork|lard|porc|schweinefleisch|schwein|cerdo|maiale|porco', dishes: [] },
  { value: 'eggs', words: 'eggs?|oeufs?|\u0153ufs?|eiern?|huevos?|uova|ovos?', dishes: [] },
  {
    value: 'soy',
    words: '(?:soy|soya|soja)(?: sauce|sauce|so\u00dfe|sosse)?|sauce soja|salsa (?:de soja|di soia)|molho de soja',
    dishes: [],
  },
  { value: 'sesame', words: 'sesame|sesam|sesamo', dishes: [] },
  {
    value: 'spicy food',
    words: '(?:very |too )?spicy(?: food| dishes)?|chill?ies|scharfes(?: essen)?|comida picante|cibo piccante',
    dishes: ['curry'],
  },
]
const ANY = FOODS.map(({ words }) => words).join('|')
const LEAD = String.raw`(?:(?:any|the|all|kinds of|forms of|nothing|de|des|du|le|la|les|los|las|il|i|o|a) )*`
/** What is sold, cooked or seen under the word is something else. */
const NO_FOOD = String.raw`(?! (?:sauce|markets?|and chips|n chips|tanks?|farms?|auctions?|market hall|museum))`
const OR = String.raw`(?:\s*[,/&]\s*|,? (?:${AND}|or|nor|ou|oder|o|ni|noch|ne|nem) )(?:(?:no|pas de|keine?n?|sans|ohne|sin|senza|sem) )?`
const ITEM = String.raw`${LEAD}(?:${ANY})\b${NO_FOOD}`
/** "One of us eats no fish, sushi for the others": the next item of a list is asked for. */
const NOT_ASKED = String.raw`(?! (?:for|every|each|is (?:a must|fine|ok))\b)`
const REFUSED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:we|i|he|she|they|my \w+) )?${CANNOT} ${ITEM}(?:${OR}${ITEM}${NOT_ASKED})*(?: please| pls)?`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:(?:severe|serious|bad|nasty) )?(?:${ANY}) (?:allerg(?:y|ies|ic)|intoleran(?:ce|t))\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:even )?(?:${ANY})\b (?:is|are) (?:out|off(?: the (?:table|menu|list)| limits)?|a no[- ]go|not (?:ok(?:ay)?|allowed|an option)|no good|forbidden|taboo)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:hates?|dislikes?|can't stand|detests?|not (?:a fan of|into|keen on)|nothing(?: with| too)?) ${ITEM}(?:${OR}${ITEM}${NOT_ASKED})*`,
    'g',
  ),
]
const PATTERNS = FOODS.map((food) => [food, new RegExp(String.raw`\b(?:${food.words})\b`)] as const)

export const NOT_EATEN = 'not-eaten'

/** "Allergic to peanuts and shellfish": behind food that a diet of a name leaves out, whose words were taken. */
const BEHIND_DIET = new RegExp(
  String.raw`\b${CANNOT} ${LEAD}(?:${ANY_FOOD})\b(?:${OR}${LEAD}(?:${ANY_FOOD})\b)*(?<others>(?:${OR}${ITEM}${NOT_ASKED})+)`,
  'dg',
)

/** Told as understood; kitchens that are known for it are none for this trip. */
export const readFoodsLeftOut = (reader: Reader): void => {
  const { page } = reader
  const add = (words: string, span: Span): true | null => {
    // "No raw fish" leaves out no other fish.
    const isRaw = /\braw (?:fish|seafood)\b/.test(words)
    const said = PATTERNS.filter(([{ value }, own]) =>
      own.test(isRaw && value !== 'raw fish' ? words.replace(/\braw \w+/, '') : words),
    )
    for (const [{ value, dishes }] of said)
      note(reader, span, {
        key: `${NOT_EATEN}:${value.replace(' ', '-')}`,
        label: 'Not eaten',
        value,
        use: dishes.length > 0 ? 'planned' : 'noted',
        apply: (trip) =>
          dishes.length === 0
            ? trip
            : withHard(trip, { notEaten: [...new Set([...(trip.hard.notEaten ?? []), ...dishes])] }),
      })
    return said.length > 0 ? true : null
  }
  for (const pattern of REFUSED) page.each(pattern, ([words], span) => add(words, span))
  for (const match of page.folded.matchAll(BEHIND_DIET)) {
    const [from, to] = match.indices?.groups?.['others'] ?? []
    if (from === undefined || to === undefined || !page.isFree({ from, to })) continue
    if (add(page.folded.slice(from, to), { from, to }) === true) page.take({ from, to })
  }
}

const WANTED = new RegExp(
  String.raw`\b(?:want|wants|love|loves|crave|craving|must (?:have|eat|try)|need|try|eat|eating|dying for|looking forward to|come for|live for|veut|veux|voulons|adore|will|wollen|mochten?|lieben?|quiero|queremos|voglio|vogliamo|quero)\b([^.;!?\u00a6]{0,30}?)\b(${ANY})\b${NO_FOOD}`,
  'g',
)
/** "Oysters for lunch every day". */
const EACH_MEAL = new RegExp(
  String.raw`\b(${ANY})\b (?:for (?:every |each )?(?:breakfast|lunch|dinner|tea)|(?:every|each) (?:single )?(?:day|night|evening|meal|lunch|dinner)|jeden (?:tag|abend)|tous les (?:jours|soirs)|cada (?:dia|noche|noite)|tod[oa]s (?:los|las|os|as) (?:dias|noches|noites)|ogni (?:giorno|sera))\b`,
  'g',
)
/** What is asked for of the food that is left out: the words, and the food; null where nothing is. */
export const wantedOfIt = (
  folded: string,
  leftOut: readonly string[],
): { readonly at: number; readonly words: string; readonly value: string } | null => {
  for (const match of folded.matchAll(WANTED)) {
    const [all, between = '', food = ''] = match
    if (/\b(?:no|not|never|without|any)\b/.test(between) || /(?:n't|not|never|no) $/.test(folded.slice(0, match.index)))
      continue
    const value = valueOf(food, leftOut)
    if (value !== undefined) return { at: match.index + all.length - food.length, words: food, value }
  }
  for (const { 1: food = '', index } of folded.matchAll(EACH_MEAL)) {
    const value = REFUSES.test(folded.slice(0, index)) ? undefined : valueOf(food, leftOut)
    if (value !== undefined) return { at: index, words: food, value }
  }
  return null
}
const REFUSES = /(?:\b(?:no|not|without|sans|ohne|keine?n?|sin|senza|sem)|n't (?:eat|have|want|do)) (?:any )?$/
/** Who eats no fish eats no sushi either. */
const valueOf = (food: string, leftOut: readonly string[]): string | undefined =>
  PATTERNS.find(([{ value }, own]) => own.test(food) && leftOut.includes(value))?.[0].value ??
  (leftOut.includes('fish') && PATTERNS.some(([{ value }, own]) => value === 'raw fish' && own.test(food))
    ? 'fish'
    : undefined)
