/** Words that say a guest can sleep there; the plural names whoever owns several ("Amarillo Motels"). */
export const LODGING =
  /\b(hotel|h[oô]tel|motel|inn|lodge|resort|suite|suites|hostel|guest ?house|bed (and|&) breakfast|b ?(&|and) ?b|albergo|pension|pensione|gasthof|ryokan|pousada|parador|hilton|marriott|hyatt|sheraton|westin|ritz|wyndham|radisson|novotel|mercure|ibis|sofitel|four seasons|fairmont|la quinta|comfort|quality|super 8|motel 6|days inn|best western|hampton|holiday inn|staybridge|candlewood|homewood|residence inn|springhill|fairfield|courtyard|microtel|drury|woodspring|extended stay|home2|tru by|aloft|element|studio 6|knights inn|econo|ramada|travelodge|howard johnson|baymont|red roof|americas best value|omni|intercontinental|kimpton)\b/i

const LEGAL_SUFFIX =
  /[\s,]+(l\.?l\.?c\.?|l\.? ?l\.? ?c\.?|inc\.?|incorporated|l\.?p\.?|l\.?l\.?p\.?|ltd\.?|limited|limited liability company|corp\.?|corporation|company|gmbh|s\.?a\.?r\.?l\.?|s\.?a\.?s\.?|pty\.? ltd\.?)$/i
/** An address or a manager before the legal form: the rest is no trading name either ("6078 W El Paso Tx Hotel Llc"). */
const OWNER = /^\d+\s|\b(management|group|hospitality|hotels|holdings?|owners)\b/i
/** Register names put the legal form first in France. */
const LEGAL_PREFIX = /^(sarl|sas|sasu|eurl|sci|snc)\s+/i
const TRADING_AS = /^(?:.*?[\s/,(])?(?:d\/?b\/?a|t\/a|trading as)\b[\s:.]*(.+?)\)?$/i
const SEARCH_ENGINE_TAIL = /(?:\s*[:|]|,\s*Singapore\b).*$/u
/** What is left of "®", "™" or a superscript that was read in the wrong encoding. */
const BROKEN = /Â[®©]?|â„¢|â€[™œ\u009d\u0080-\u00bf]?|<\/?sup>|[®™]/gu

export const hasLegalForm = (name: string): boolean => LEGAL_SUFFIX.test(name)

export const withoutLegalForm = (name: string): string => {
  const bare = name.replace(LEGAL_SUFFIX, '').trim()
  return bare === name ? name : withoutLegalForm(bare)
}

/**
 * The name on the door: what stands after "dba", without a legal form when the rest names an inn, without the words that
 * register offices and search engines add. A name it cannot read stays as it is.
 */
export function tradingName(name: string): string {
  const after = TRADING_AS.exec(name)?.[1]?.trim()
  if (after) return withoutLegalForm(after)
  const french = name.replace(LEGAL_PREFIX, '').trim()
  if (french !== name && french !== '') return french
  const bracket = /\(([^()]+)\)$/.exec(name)?.[1]
  if (bracket && LODGING.test(bracket)) return bracket.trim()
  const bare = withoutLegalForm(name)
  return bare !== name && LODGING.test(bare) && !OWNER.test(bare) ? bare : name
}

/** A name from a tourist board's pages without the sentence written for search engines. */
export function boardName(name: string): string {
  const whole = name.replace(BROKEN, '').replace(/ {2,}/g, ' ').trim()
  const short = whole.replace(SEARCH_ENGINE_TAIL, '').trim()
  return short.length >= 3 ? short : whole
}
