import type { Diet } from '@site/contracts/trip-fields'

/** A kind of kitchen by the words of its name (small letters without accents), and the diets that such a kitchen is none for. */
interface Kind {
  readonly words: RegExp
  readonly not: readonly Diet[]
}

const NO_MEAT: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian']
const NO_ANIMALS: readonly Diet[] = ['vegetarian', 'vegan']

const KINDS: readonly Kind[] = [
  {
    // Grills and roasts.
    words:
      /\b(?:steak\w*|barbecue|barbeque|bbq|churrasc\w*|parrilla|asador|rodizio|(?:prime |spare ?)?ribs?|smokehouse|meats?|chop ?house|rotisserie|entrecote|bistecca|carnes?|beef|brisket|butcher\w*|yakiniku|galbi|samgyetang|roast (?:goose|duck|meat)|fried chicken)\b/,
    not: NO_MEAT,
  },
  { words: /\b(?:yakitori|tonkatsu|katsu\w*|kushikatsu)\b/, not: NO_MEAT },
  {
    // Dishes inside a word of the kitchen's language, and houses of one dish.
    words:
      /schnitzel|haxe|haxn|schweins|spanferkel|backhendl|\b(?:chuletas?|cochinillo|lechon\w*|lechazo|porchetta|norcineria|bouchon|tripperia|trippa\w*|grill ?haus|fleischerei|metzgerei|kotelett|konnopke\w*|plachutta|figlmuller|zur letzten instanz|peter luger|lutter (?:& |und |and )?wegner|borchardt|hawksmoor|flat iron|curry ?\d+)\b/,
    not: NO_MEAT,
  },
  // Also inside a German word: "Würstelstand", "Currywurst".
  { words: /wurst|\b(?:sausages?|hot ?dogs?)\b/, not: [...NO_MEAT, 'halal', 'kosher'] },
  { words: /\b(?:kebabs?|kebap|kabab|doner|shawarma|gyros)\b/, not: NO_MEAT },
  {
    words: /\b(?:pork|porco|cerdo|maiale|bacon|jamon\w*|salumeria|charcuterie)\b/,
    not: [...NO_MEAT, 'halal', 'kosher'],
  },
  { words: /\btonkatsu\b/, not: ['halal', 'kosher', 'gluten-free'] },
  {
    words:
      /seafood|\b(?:sushi|fish ?(?:house|market|bar|shop)|fish (?:and|&|n) chips|ceviche\w*|pescheria|poissonnerie)\b/,
    not: NO_ANIMALS,
  },
  {
    words: /seafood|\b(?:oysters?|crabs?|lobsters?|clams?|shrimps?|prawns?|scallops?|marisqu\w*|mariscos)\b/,
    not: [...NO_ANIMALS, 'kosher'],
  },
  { words: /\b(?:cheese\w*|gelat\w*|ice cream|fromage\w*|raclette|fondue|creamery)\b/, not: ['vegan', 'dairy-free'] },
  // What lives from its beer is no place for who drinks none.
  { words: /brau(?:haus|keller|stub\w*)?\b|\b(?:brew\w*|biergarten|beer garden|pub|taproom)\b/, not: ['halal'] },
  {
    words:
      /\b(?:ramen|lamen|udon|soba|okonomiyaki|takoyaki|tempura|dumplings?|gyoza|noodles?|pancakes?|bakery|bakehouse|boulangerie|bagels?|sandwich\w*|panzerotti|ravioleria|langos|doughnuts?|donuts?)\b/,
    not: ['gluten-free'],
  },
  { words: /\b(?:satay|sate|pad thai|massaman)\b/, not: ['nut-free'] },
]

const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a kitchen's own name says that it cooks what one of these diets leaves out. */
export const contradicts = (name: string, wanted: readonly Diet[]): boolean => {
  const text = folded(name)
  return KINDS.some(({ words, not }) => wanted.some((diet) => not.includes(diet)) && words.test(text))
}

/** Whether these diets leave out all meat and fish. */
export const avoidsMeat = (wanted: readonly Diet[]): boolean => wanted.some((diet) => NO_ANIMALS.includes(diet))

/** Houses that live from roasts and beer, but have a dish without. */
const OF_MEAT =
  /br[a]u(?:haus|keller|stub\w*|erei)|biergarten|wirtshaus|gasthaus|gasthof|bierhaus|\b(?:grill\w*|beer (?:garden|hall)|brewery|taverns?|asado\w*|rotisser\w*|roast\w*|chop\w*|smoke\w*|bouillon|delicatessen|burgers?|diner|saloon|izakaya)\b/
/** Kitchens of which most have several dishes without meat or fish. */
const OF_GREENS =
  /pizz|\b(?:vietnam\w*|pho|vuong|indian?|tandoor\w*|dosa\w*|fall?afel|hummus|houmous|mezze|lebanes\w*|syrian|israeli|thai|tibet\w*|nepal\w*|ethiopian|eritrean|trattoria|osteria|ravioleria|tofu|salad\w*|greens?|veg\w*)\b/

/** Whether a kitchen whose name leaves it open is more likely one with, or without, a meal for who eats no meat; null where it says nothing. */
export function leaning(name: string, wanted: readonly Diet[]): 'towards' | 'against' | null {
  if (!avoidsMeat(wanted)) return null
  const text = folded(name)
  if (OF_MEAT.test(text)) return 'against'
  return OF_GREENS.test(text) ? 'towards' : null
}
