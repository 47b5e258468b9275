/** What dishes are made of, as far as a diet may leave it out; their names in the languages travellers use, folded. */

export type Content = 'meat' | 'pork' | 'fish' | 'shellfish' | 'dairy' | 'gluten' | 'nuts'

interface DishRow {
  readonly holds: readonly Content[]
  readonly words: string
  /** Often made without it too: only who wants it so much that it must be that one is asked. */
  readonly isLoose?: true
}
const ROWS: readonly DishRow[] = [
  {
    holds: ['meat', 'pork'],
    words:
      "pork(?: (?:knuckles?|bell(?:y|ies)|ribs?|chops?|roast))?|pulled pork|roast pork|(?:schweins?|schweine)(?:haxen?|braten|hax'?n)|haxen|haxn|eisbein|schweinefleisch|(?:pork )?knuckles?|hams?(?: (?:sandwich(?:es)?|rolls?))?|jambon(?:-beurre)?|schinken|prosciutto|jamon(?: (?:iberico|serrano|de bellota))?|bacon(?: (?:breakfast|sandwich(?:es)?|rolls?))?|chorizos?|saucissons?|andouillettes?|bratwurste?|currywurste?|wei(?:ss|ß)wurste?|porchetta|mortadella|cochinillo|bifanas?|leitao|suckling pig|lechon|tonkatsu|char siu|(?:spare|pork) ?ribs|francesinhas?|black pudding|carnitas|(?:full|proper) (?:english|irish)(?: breakfast)?",
  },
  {
    holds: ['meat'],
    words:
      'steaks?(?:[- ]frites)?(?: dinners?)?|steak ?houses?|wagyu(?: (?:beef|steaks?))?|kobe (?:beef|steaks?)|roast (?:beef|lamb|duck|chicken)|sunday roasts?|churrascari[ao]s?|churrascos?|asados?|asadores?|parrillas?|parrilladas?|bistecc[ahe]+(?: alla fiorentina)?|fiorentina|tafelspitz|sauerbraten|goulash|gulasch|peking duck|duck confit|confit de canard|magret|foie gras|steak tartare|brisket|pastrami|fried chicken|chicken wings|souvlakis?|haggis|b(?:o|œ|oe)euf bourguignon|coq au vin|osso ?buc[oh]+|meatballs?|kott?bullar|cheese ?steaks?|rodizio|yakiniku|bulgogi|korean bbq|galbi|butter chicken|(?:hainanese )?chicken rice|entrecote|picanha|prime rib|lamb chops?',
  },
  { holds: ['meat', 'gluten'], words: '(?:wiener |pork |veal )?schnitzels?|cotoletta|milanesas?' },
  {
    holds: ['meat'],
    isLoose: true,
    words: '(?:ham)?burgers?|barbecue|bbq|barbeque|kebabs?|doners?|gyros|hot ?dogs?|sausages?',
  },
  {
    holds: ['fish'],
    words:
      'sashimi|salmon|tuna|herrings?|unagi|ceviche|bacalhau|bacalao|fish (?:and|n|&) chips|caviar|grilled (?:fish|sardines)|sardinhas?(?: assadas?)?|fischbrotchen|lachs|saumon',
  },
  {
    holds: ['fish', 'shellfish'],
    words:
      'oysters?|lobsters?(?: rolls?)?|(?:chill?i |black pepper )?crabs?|prawns?|shrimps?|mussels|moules(?:[- ]frites)?|clams|scallops|langoustines?|huitres?|austern|ostras|garnelen|gambas|percebes|camaroes|sea ?food(?: platters?)?|fruits de mer|meeresfruchte|mariscos?|frutti di mare',
  },
  {
    holds: ['dairy'],
    words:
      '(?:cheese )?fondues?|kasefondue|raclette|cheese ?cakes?|milk ?shakes?|past(?:el|eis) de nata|tiramisu|mac (?:and|n|&) cheese|poutine|creme brulee|burrata|mozzarella|cacio e pepe|kasespatzle|cheese (?:board|platter|tasting)s?|plateaux? de fromages?',
  },
  { holds: ['dairy'], isLoose: true, words: 'cheeses?|fromages?|kase|queso|formaggi?o?|queijo|gelato|ice ?cream' },
  {
    holds: ['gluten', 'dairy'],
    isLoose: true,
    words: 'croissants?|pains? au chocolat|(?:apple )?strudel|apfelstrudel|cornetti?|pastries|danish(?:es)?',
  },
  {
    holds: ['gluten'],
    isLoose: true,
    words:
      'baguettes?|pretzels?|brezeln?|brezn|ramen|udon|tempura|churros|bagels?|tagliatelle|spaghetti|sourdough|dumplings|gyoza|beers?|bier|weissbier',
  },
  { holds: ['nuts'], words: 'peanuts?|satay|marzipan|baklava|turron|nougat|pralines?|pistachios?' },
]

export interface NamedDish {
  readonly at: number
  readonly words: string
  readonly holds: readonly Content[]
  readonly isLoose: boolean
}
const ANY = new RegExp(
  String.raw`(?<![\p{L}'-])(?:${ROWS.map(({ words }) => `(${words})`).join('|')})(?![\p{L}-])(?! (?:markets?|museum|house|tours?|class\w*|street|village|festival|hall|farms?|alley))`,
  'gu',
)
/** Every dish that a folded text names. */
export const dishesIn = (folded: string): readonly NamedDish[] =>
  [...folded.matchAll(ANY)].flatMap(({ 0: words, index, ...groups }) => {
    const row = ROWS[ROWS.findIndex((_, at) => groups[at + 1] !== undefined)]
    return row === undefined ? [] : [{ at: index, words, holds: row.holds, isLoose: row.isLoose === true }]
  })
