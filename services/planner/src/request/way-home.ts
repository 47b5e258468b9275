import { WEEKDAY } from './vocabulary.ts'

/** Words of the way home, in six languages, folded: a day beside them is the last of the trip. */

/** No other way than that home: of who departs nobody knows from where. */
const RETURNS = String.raw`(?:fl(?:y|ies|ying)|flights?|trains?|planes?|head(?:s|ing)?|go(?:es|ing)?|get(?:s|ting)?|com(?:e|es|ing)|driv(?:e|es|ing)|travel(?:s|ling)?)(?: back)? (?:home|back)|return(?:s|ing)?(?: (?:flight|train|trip|home))?|back home|retour|rentr\w*|(?:ruck|heim)(?:flug|reise|fahrt|kehr|weg)|(?:vuelo de )?vuelta|(?:vuelo de )?regreso|retorno|volvemos|vuelvo|regresamos|(?:volo di )?ritorno|rientro|rientriamo|torniamo|(?:voo de )?volta|voltamos|regresso|regressamos`
const LEAVES = String.raw`leav\w*|sails|goes(?= at)|pulls out|depart\w*|fly\w* out|check\w*[- ]?out|abreise|abflug|abfahrt|salida|nos vamos|nos marchamos|salimos|(?:si )?ripart\w*|repart\w*|saimos|partimos|partenza|partida|saida|depart`
/** Between such a word and its day. */
const LINK = String.raw`(?: (?:is|on|the|is on|a|le|il|el|am|em|no|na|den|dem|e|es|est|ist))*[ ,:]*$`
const GOES_HOME = new RegExp(String.raw`\b(?:${RETURNS}|${LEAVES})${LINK}`)
const COMES_BACK = new RegExp(String.raw`\b(?:${RETURNS})${LINK}`)
/** Whether the words before a day say that one goes home then. */
export const goesHome = (lead: string): boolean => GOES_HOME.test(lead)
/** Whether they say so and cannot be of the way there: "departing 12 May, arriving 14 May" is one way. */
export const comesBack = (lead: string): boolean => COMES_BACK.test(lead)

/** Words of the way home before a weekday: "out by 3 on Sunday", "red-eye out Sunday night". */
const ENDS = new RegExp(
  String.raw`\b(?:${RETURNS}|${LEAVES}|out|home|back|until|till?|zuruck|heim\w*|bis|jusqu'a|hasta|fino a|ate)(?: [a-z0-9:.]+){0,4}? (?:on )?$`,
)
/** "Wir fahren am Montag um 20:10 zurück": German puts it behind the day. */
const ENDS_BEHIND = new RegExp(
  String.raw`^(?:${WEEKDAY})?[^,.;!?]{0,25}?(?:\d\.\d\d[^,.;!?]{0,12})? (?:zuruck|heim|nach hause|wieder ab)\b`,
)
/** "Tuesday morning I go home", "Sunday we fly back". */
const GOES_BEHIND = new RegExp(
  String.raw`^(?:${WEEKDAY})?(?: (?:morning|lunch ?time|noon|afternoon|evening|night))?,? (?:i|we|he|she|they)(?:'m|'re| am| are|'ll)? (?:have to |must |then )?(?:go(?:ing)?|fly(?:ing)?|head(?:ing)?|travel(?:l?ing)?|driv(?:e|ing)|leav(?:e|ing)|return(?:ing)?)(?: (?:back )?(?:home|back|out|off|again))?\b(?! (?:to|for) (?:the|a)\b)`,
)
export const goesHomeBehind = (rest: string): boolean => GOES_BEHIND.test(rest)
/** Whether the words before a weekday, or behind it, make it the last day. */
export const isLastDay = (lead: string, rest: string): boolean =>
  ENDS.test(lead) || ENDS_BEHIND.test(rest) || GOES_BEHIND.test(rest)
