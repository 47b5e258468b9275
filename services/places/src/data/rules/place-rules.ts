import type { Certainty } from './hotel-rules.ts'

/** What a plan may use a place for when that is less than its category says. */
export const limits = ['photo_stop', 'quick_meal', 'snack', 'coffee'] as const
export type Limit = (typeof limits)[number]

export type PlaceVerdict =
  | { readonly is: 'place' }
  | { readonly is: 'no_visit'; readonly certainty: Certainty; readonly rule: string }
  | { readonly is: 'limited'; readonly to: Limit; readonly certainty: Certainty; readonly rule: string }

interface Candidate {
  readonly name: string
  readonly category: string
  readonly subtype: string
  /** Whether the source knows a website, hours or an entry of an encyclopedia: nobody gives them to a bedroom. */
  readonly known: boolean
  /** Within 400 m of a zoo. */
  readonly nearZoo?: boolean
}

const CHAIN =
  /^(mc ?donald|hungry jack|kfc\b|burger king|subway\b|domino|pizza hut|nando|grill'?d\b|guzman|oporto|red rooster|taco bell|mos burger|lotteria|hesburger|freshness burger|first kitchen|yoshinoya|sukiya|matsuya|schnitz|roll'?d\b|sushi hub|mad mex|kotipizza|rax\b|unicafe|soul origin|betty'?s burgers|lord of the fries|five guys|gindaco|hokka hokka|tenya\b|spudbar|crust\b|マクドナルド|ケンタッキー|モスバーガー|吉野家|すき家|松屋)/i
const TAKEAWAY = new Set(['takeaway', 'fast_food', 'food_court'])
const COUNTER = /\b(kebabs?|k[eé]bap|burgers?|fish (and|&|'?n'?) chips)\b/i
const SWEET =
  /\b(gelat\w*|ice[ -]?cream|glac(e|es|ier)|frozen yogh?urt|froyo|do(ugh)?nuts?|cupcakes?|churr\w+|p[aâ]tisserie|cakes?|cr[eê]p\w+|juices?|bubble tea|gong cha|chatime|chocolat\w*|desserts?|matcha|sweets)\b/i
const BAKERY = /\b(baker(y|ies)|bakehouse|boulangerie|bagels?|baguettes?|breadtop)\b/i
const COFFEE = /\b(coffees?|espresso|roasters?|roastery|beans|starbucks)\b/i
/** Words of a place that cooks, whatever sweet or coffee its name promises. */
const COOKS =
  /\b(restaurants?|ristorante|trattoria|kitchen|dumplings?|noodles?|ramen|rice|wine|bento|bistro|brasserie|grill|pizz\w+|curry|diner|eatery|bar|pub|tavern|deli|tapas|sushi|pho|kebabs?|buddha|thai|chinese|japanese|korean|asian|vietnamese|hong kong)\b/i
const ARTWORK =
  /\b(bust|statues?|statua|plaque|fountain|relief|pillar|obelisk|marco|imagem|monumento?|memorial|memoriaal|denkmal|patsas|sculpture)\b/i
/** Statues and fountains that people travel for. */
const FAMOUS_WORKS =
  /hachik[oō]|havis amanda|three smiths|mannerheim|bandeiras|crystal palace dinosaurs|albert memorial|valongo|trevi|little mermaid|statue of liberty|christ the redeemer|cristo redentor|merlion|manneken/i
const INTERIOR =
  /^(the )?(([\w'’]+ )?(bed|guard|dining|drawing|dressing|poker|throne|billiard|robing|waiting) ?rooms?|bedrooms?|lobby|chapel|cloisters?|ante-?chapel|sacristy|pantry|parlou?r|vestibule|(\w+ )*high limit( \w+)*|.*'s room)$/i
const OBJECT = /^(the )?((main|north|south|east|west) )?(gates?|gateway|tent|flag ?poles?|enclosure|animal enclosure)$/i
const ENCLOSURE =
  /\b((petting|children'?s) zoo|farmyard|enclosure|paradise|kingdom|(lion|tiger|penguin|reptile|monkey|butterfly|insect|bird|giraffe|elephant|bat|ape|gorilla|bear|nocturnal)s? (house|walk|world|beach|point|land)|(meerkat|warthog|otter|lemur|flamingo|wild dog|harrier-?hawk|zebra|okapi|tapir|porcupine|llama|alpaca|camel|lion|tiger|penguin|gorilla)s?)\b/i

const limited = (to: Limit, certainty: Certainty, rule: string): PlaceVerdict => ({
  is: 'limited',
  to,
  certainty,
  rule,
})

function judgeMeal({ name, category, subtype }: Candidate): PlaceVerdict {
  if (CHAIN.test(name)) return limited('quick_meal', 'A', 'chain')
  if (TAKEAWAY.has(subtype) && COUNTER.test(name)) return limited('quick_meal', 'B', 'takeaway')
  const cooks = COOKS.test(name)
  if (SWEET.test(name) && !cooks) return limited('snack', 'A', 'sweets')
  if (BAKERY.test(name) && !cooks) return limited('snack', 'B', 'bakery')
  if (COFFEE.test(name) && !cooks) return limited('coffee', 'B', 'coffee shop')
  if (category === 'coffee' && !cooks) return limited('coffee', 'B', 'café')
  if (!TAKEAWAY.has(subtype)) return { is: 'place' }
  // A quarter of them have tables.
  return limited('quick_meal', 'C', 'takeaway')
}

function judgeSight({ name, category, subtype, known, nearZoo }: Candidate): PlaceVerdict {
  const work = category === 'art' || subtype === 'monument' || subtype === 'memorial' || subtype === 'artwork'
  if (subtype === 'railway_station') return limited('photo_stop', 'A', 'railway station')
  if (!known && (INTERIOR.test(name) || OBJECT.test(name)))
    return { is: 'no_visit', certainty: 'A', rule: 'room or object' }
  if (nearZoo && !known && (subtype === 'attraction' || subtype === 'zoo') && ENCLOSURE.test(name))
    return { is: 'no_visit', certainty: 'A', rule: 'enclosure of a zoo' }
  if (work && !FAMOUS_WORKS.test(name)) return limited('photo_stop', ARTWORK.test(name) ? 'A' : 'B', 'single work')
  return { is: 'place' }
}

/** Whether a place fills time in a plan, by its name and kind; a rule that is often wrong is graded C and only demotes. */
export const judgePlace = (place: Candidate): PlaceVerdict =>
  place.category === 'food' || place.category === 'coffee' ? judgeMeal(place) : judgeSight(place)
