import { hasLegalForm, LODGING, tradingName } from './trading-name.ts'

/** A: certain. B: applied unless a better source disagrees. C: demoted, never removed. */
export type Certainty = 'A' | 'B' | 'C'

export type HotelVerdict =
  | { readonly is: 'hotel' }
  | { readonly is: 'not_a_hotel' | 'rental'; readonly certainty: Certainty; readonly rule: string }

const PARK = /\b(state|county|nature|national|regional) park\b|\bwildlife (refuge|management)\b/i
/** Words of an owner or manager, whatever else the name says. */
const COMPANY = /\b(hospitality|management|mgmt|holdings?|enterprises?|investments?|hotels? group|registered agent)\b/i
const OUTDOOR =
  /\b(r\.?v\.? ?(parks?|resorts?|campgrounds?)|koa|campgrounds?|mobile homes?|trailer park|golf club|country club|hunting club|grocery|jellystone|book ?store|bar (&|and) grill)\b|\bcamp$/i
/** Elsewhere a district of that name has hotels. */
const MARINA = /\bmarina$/i
const CAMP_RESORT = /\br\.?v\.? resort\b/i
const WORK =
  /\b(man ?camp|crew (camp|quarters)|work ?camp|workforce|student (housing|halls?|accommodation)|halls? of residence|corporate housing|campus|academy|seminary|detention|stfrc|corrections?|conservatory|shelter|acolhida|luggage storage)\b|\b(university|college)$|\bstudenten(wohn)?(heim|haus)|\bstudentenheim/i
const RENTAL =
  /\b(rentals?|vacation|condos?|condominiums?|cottages?|cabins?|haus|retreat|getaway|hideaway|townhomes?|townhouses?|bungalows?|casita|house|villas?|loft|village by)\b|\b(unit|apt|#) ?[a-z]?\d+|\b[a-z]\d{3}[a-z]?$/i
/** A private let by its own word, in any country. */
const PRIVATE = /\b(air ?bnb|rbnb|vrbo|ferienhaus|ferienwohnung)\b/i
/** Letting pools are no hotels, however many rooms they let. */
const POOL =
  /\b(owners'?,? ?(assoc\w*|inc)|co-?owners|council of owners|homeowners|vacation rentals?|rentals?( l c| llc)?$|letting|property management|realty|condos$)/i
const ADDRESS =
  /^\d+[a-z]?\s.*\b(st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|cir|circle|blvd|boulevard|trl|trail|hwy|highway|fwy|freeway|way|pl|place|pkwy|parkway|loop|ter|terrace|cv|cove|pass|path|run|row|fm|cr)\b/i
/** A house with at most so many rooms is let whole. */
const LET_WHOLE = 15
/** So few rooms and no word of an inn: mostly a let house, one in seven a small inn. */
const FEW_ROOMS = 8

const no = (is: 'not_a_hotel' | 'rental', certainty: Certainty, rule: string): HotelVerdict => ({ is, certainty, rule })

interface RegisterRow {
  readonly name: string
  readonly rooms: number | null
  /** ISO 3166-1 alpha-2: only American registers list every let house, and number streets first. */
  readonly country: string
}

/** What the name of an American register says of a house with few rooms. */
function judgeLet(name: string, rooms: number | null): HotelVerdict {
  const few = rooms === null || rooms <= LET_WHOLE
  if (MARINA.test(name)) return no('not_a_hotel', 'B', 'camp, marina or club')
  if (ADDRESS.test(name)) return no(few ? 'rental' : 'not_a_hotel', 'B', 'street address')
  if (POOL.test(name)) return no('rental', 'B', 'letting pool')
  if (RENTAL.test(name) && rooms !== null && few) return no('rental', 'B', 'holiday let')
  return rooms !== null && rooms <= FEW_ROOMS ? no('rental', 'C', 'few rooms') : { is: 'hotel' }
}

/**
 * Whether a row of a register of beds is a hotel, by its name and rooms. Written against the Texas register, which
 * lists owners, camps and let houses beside hotels.
 */
export function judgeHotel({ name, rooms, country }: RegisterRow): HotelVerdict {
  const trading = tradingName(name)
  const lodging = LODGING.test(trading)
  if (hasLegalForm(trading)) return no('not_a_hotel', 'B', 'company name')
  if (PRIVATE.test(trading)) return no('rental', 'B', 'private let')
  if (WORK.test(trading) && !lodging) return no('not_a_hotel', 'B', 'work camp, hall or campus')
  if (CAMP_RESORT.test(trading)) return no('not_a_hotel', 'B', 'camp, marina or club')
  if (lodging && !/\b(owners|co-owners)\b/i.test(trading)) return { is: 'hotel' }
  if (PARK.test(trading)) return no('not_a_hotel', 'A', 'park')
  if (OUTDOOR.test(trading)) return no('not_a_hotel', 'B', 'camp, marina or club')
  if (COMPANY.test(trading)) return no('not_a_hotel', 'B', 'company name')
  return country === 'US' ? judgeLet(trading, rooms) : { is: 'hotel' }
}
