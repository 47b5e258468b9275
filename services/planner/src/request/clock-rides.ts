import { WEEKDAY } from './vocabulary.ts'

/** How people put the ride that they come or leave with, in six languages, folded. Sources of regular expressions. */

const RIDE = String.raw`(?:night|overnight|early|late|flix|night-?)?(?:coach|bus|train|tram|sleeper|ferry|boat|ship|plane|flight|eurostar|tgv|ice|shinkansen|nightjet|railjet|red-?eye)`
const CLOCK = String.raw`(?:\d{1,2}(?:[:.h]\d\d| ?[ap]\.?m\b)|noon\b|midday\b|midnight\b|half (?:past )?[a-z]|(?:a )?quarter (?:past|to)|[a-z-]+ (?:minutes )?past\b)`
const AT = '(?:at|by|around|about|just after|just before)'
/** The town may have been read already. */
const TOWN = String.raw`(?:\u00a6+|[a-z]{3,15})`
const CLAUSE = String.raw`(?<=(?:^|[,.;(/\u00a6-]) *)`

/** "Off the night coach", "the boat has us in by nine", "into Linz at 10:05". */
export const COME_BY_RIDE = [
  String.raw`(?:is |are )?due(?: in(?:to)?)?(?= [^,.;!?]{0,30}?${CLOCK})`,
  String.raw`(?:straight |fresh )?(?:(?:step|com|get|hop|roll|tumbl|climb)(?:e|s|ing|ping|ting)? )?off (?:the |our |a |an )?(?:[a-z]+ ){0,2}?${RIDE}`,
  String.raw`(?:gets?|getting|brings?|has|have|having|drops?|dumps?|delivers?|deposits?|spits?|tips?) (?:us|me)(?: (?:there|in|into|out|to|at|here|off))?(?=(?: [^,.;!?]{0,30}?)?(?: ${AT})? ${CLOCK})`,
  String.raw`in ?to(?= ${TOWN},? (?:${AT} )?${CLOCK})`,
  String.raw`${CLAUSE}in:(?= (?:${TOWN},? )?(?:${AT} )?${CLOCK})`,
  String.raw`${CLAUSE}in(?= \d{1,2}[:.]\d\d\b)`,
  String.raw`(?:on |nous |je )?descend(?:s|ons)? (?:du|de l'|de la) ?(?:train|tgv|bus|car|ferry|bateau|avion)|(?:nous|me) (?:depose|debarque)(?:nt)?(?= )`,
  String.raw`(?:(?:raus|steigen? (?:wir|ich)) )?aus dem (?:nacht|flix|fern)?(?:bus|zug|ice|flieger)|(?:bringt|setzt) uns(?=[^,.;]{0,15} um \d)`,
  String.raw`bajamos del (?:tren|bus|autobus|ave|ferry|barco|avion)|nos deja(?=[^,.;]{0,20} a las )`,
  String.raw`scendiamo (?:dal|dall'|dalla) ?(?:treno|autobus|pullman|bus|traghetto|aereo|nave)|ci lascia(?=[^,.;]{0,20} alle )`,
  String.raw`descemos do (?:comboio|trem|autocarro|onibus|barco|aviao)|deixa-nos(?=[^,.;]{0,20} as )`,
].join('|')

/** "Back down on Sunday with the 17:30", "out of Graz at 16:50". */
export const LEAVE_BY_RIDE = [
  String.raw`(?:back|home)(?: (?:up|down|over|across|north|south|east|west|again))*(?= (?:on |the |this )*(?:${WEEKDAY}),? (?:evening |morning |afternoon |night )?(?:with|on|by) (?:the|a|our|an) \d| (?:with|on|by) (?:the|a|our|an) \d)`,
  String.raw`out (?:of|from)(?= ${TOWN},? (?:${AT} )?${CLOCK})`,
  String.raw`${CLAUSE}out:(?= (?:${TOWN},? )?(?:${AT} )?${CLOCK})`,
  String.raw`${CLAUSE}out(?= \d{1,2}[:.]\d\d\b)`,
  String.raw`zuruck(?= mit (?:dem|der) (?:[a-z]+ (?:um )?)?\d)`,
].join('|')

/** Behind what one travels with: it brings one here. */
export const BRINGS_US =
  '(?:gets?|brings?|has|drops?|dumps?|delivers?|deposits?|spits?|tips?|puts?|sets?|lets?) (?:us|me)\\b'
