import { MONTH, SHORT_WEEKDAY, TO, WEEKDAY } from './vocabulary.ts'

/** How dates are written in six languages, over folded text. */

const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?`
const OF = String.raw`(?:\s+(?:of|de|di|do)\b)?\s*`
export const NEXT_YEAR =
  "next year|(?:de )?l'annee prochaine|nachste[ns] jahr|(?:d?el )?(?:ano que viene|proximo ano)|(?:dell')?anno prossimo|(?:d?o )?ano que vem"
/** Four digits, or the year after this one. */
export const YEAR = String.raw`(?:,?\s*(?:de |del |of )?(20[2-9]\d|'?2[6-9](?=\s*(?:$|[,.;!?)\u00a6]))|${NEXT_YEAR}))?`
const BEFORE = String.raw`(?:\b(?:from|on|between|entre|zwischen|tra|fra|starting(?: on)?|beginning|du|le|vom|am|ab|del?|el|desde|dal|dall'|il|de|no dia|dia|a partir de|in|for|um den|dem|around|about|both|the)\s+){0,3}(?:the )?(?:${SHORT_WEEKDAY} ?|${WEEKDAY}(?:\s*(?:,|and|et|und|y|e|&|${TO})\s*${WEEKDAY})?[, ]+)?(?:the )?`
/** Days of a list between its first and its last: "24, 25 and 26". */
const LIST = String.raw`(?:\s*,\s*(?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?!\d)(?=\s*(?:,|and|et|und|y|e|&|\+)))*`
const SPAN = String.raw`\s*(?:${TO}|,?\s*and|et|und|y|e|&|\+|/|'?n'?(?= ))\s*(?:${WEEKDAY}[, ]+)?(?:the |zum |den |dem |el |il |le |dia )?`
/** "4.-7.12.", "4.12. bis 7.12.2027", "9.6.27 - 11.6.27", "del 4 al 7/12": a point or a stroke tells it from a clock time. */
export const IN_FIGURES = new RegExp(
  String.raw`(?:\b(?:vom|du|del|dal|de|from) )?(?<![\d.:/])(\d{1,2})(?:\.(?:(\d{1,2})\.(20\d\d|\d\d)?)?|/(\d{1,2})|(?=[^/]{1,12}/|[^.]{1,12}\.\d{1,2}\.))\s*(?:${TO}|bis zum|bis)\s*(\d{1,2})(?:\.(\d{1,2})\.(20\d\d|\d\d)?|/(\d{1,2})(?:/(20\d\d))?)(?![\d:])`,
  'g',
)
/** "22.5.": as German writes one day. */
export const DAY_IN_FIGURES = new RegExp(
  String.raw`(?:\b(?:am|vom|ab|bis(?: zum)?|der|den|dem) )?(?:\b(?:${WEEKDAY}|mo|di|mi|do|fr|sa|so)\b[., ]+)?(?<![\d.:/])(\d{1,2})\.(\d{1,2})\.(?!\d)`,
  'g',
)
/** "5/28/27-5/31/27", "28/5 to 31/5/2027". */
export const BOTH_IN_FIGURES = new RegExp(
  String.raw`(?:\b(?:from|du|del|dal|de|vom) )?(?<![\d./:])(\d{1,2})/(\d{1,2})(?:/(20\d\d|\d\d))?\s*(?:${TO})\s*(\d{1,2})/(\d{1,2})(?:/(20\d\d|\d\d))?(?![\d/:])`,
  'g',
)
/** "3 May", "3-5 May 2027", "30 December to 2 January". */
export const DAY_MONTH = new RegExp(
  String.raw`${BEFORE}\b${NTH}(?:${OF}(${MONTH})\b\.?${YEAR})?(?:${LIST}${SPAN}${NTH}(?!\d|[h:]\d|\.\d\d(?!\d|\.)| ?(?:h|uhr|heures?|[ap]\.?m)\b))?${OF}(?:\b(${MONTH})\b\.?${YEAR})?`,
  'g',
)
/** "May 3", "May 3-5", "May 30 to June 2, 2027". */
export const MONTH_DAY = new RegExp(
  String.raw`${BEFORE}\b(${MONTH})\b\.?\s+${NTH}(?!\d)(?:${SPAN}(?:\b(${MONTH})\b\.?\s+)?${NTH}(?!\d))?${YEAR}`,
  'g',
)
const PART = String.raw`(?:\b(?:the )?(early|first (?:few )?days (?:of|in)|erste[nr]? tagen? (?:im|des|von)|erste[nr]?(?= ${MONTH}tage)|premiers jours (?:de|d')|primer[oa]s dias de|primi giorni di|primeiros dias de|first week (?:of|in)|last week (?:of|in)|(?:first|second|latter) half of|(?:second|third) week (?:of|in)|beginning of|start of|mid|middle of|late|end of|debut|mi|fin|anfang|mitte|ende|principios de|mediados de|finales de|inizio|meta|fine|inicio de|meados de|fim de|final de)[- ]+)?`
export const MONTH_ALONE = new RegExp(
  String.raw`(?<!\d(?:st|nd|rd|th|\.|er)?\s{1,3}(?:of |de )?)(?:\b(in|during|en|im|ad?|em|for|for the month of|sometime in|any ?time in|au mois de|next|this|about|around)\s+)?${PART}\b(${MONTH})(?:tagen?)?\b\.?${YEAR}`,
  'g',
)
/** "Next month", "late this month". */
export const RELATIVE_MONTH = new RegExp(
  String.raw`(?:\b(?:in|during|im|en|nel|no)\s+)?${PART}(?:\b(?:the|le|el|il|o)\s+)?\b(?:(this month|ce mois(?:-ci)?|diesen monat|este mes|questo mese)|next month|mois prochain|nachsten monat|proximo mes|mes que (?:viene|vem)|mese prossimo|prossimo mese)\b`,
  'g',
)
export const WEEKEND_WORD = String.raw`(?:week-?ends?|wk-?e?nds?|w-?ends?|wochenende|fin de semana|fine settimana|fim de semana|finde)`
export const ANY_WEEKEND = new RegExp(WEEKEND_WORD)
const ORDINAL = String.raw`(opening|closing|final|first|1st|second|2nd|third|3rd|fourth|4th|last|premier|deuxieme|troisieme|dernier|erste[sn]?|zweite[sn]?|dritte[sn]?|letzte[sn]?|primer|primero|segundo|tercer|ultimo|primo|secondo|terzo|primeiro|terceiro)`
export const WEEKEND = new RegExp(
  String.raw`(?:\b(?:for|over|on|pour|fur|para|per|am|in)\s+)?(?:\b(?:the|a|an|le|un|das|ein|el|il|o|um)\s+)?(?:\b${ORDINAL}\s+)?(?:\b(eroffnungs|abschluss)(?=wochenende))?(?:\b(this|next|coming|ce|ubernachste[sn]?|dieses|nachstes|kommendes|este|proximo|questo|prossimo)\s+)?(?:\b(long|langes?|largo|lungo)\s+)?(?:\b|(?<=eroffnungs|abschluss))${WEEKEND_WORD}\b(?! (?:\d|one|two)\b)(?:\s+(d'ouverture|de cloture|inaugural|inaugurale|di (?:apertura|chiusura)|de (?:apertura|clausura|abertura|encerramento)))?(?:\s+(after next|nach dem nachsten|prochain|que viene|prossimo|proximo|long|largo|lungo|prolonge))?(?:\s+(?:of|in|de|du|im|vom|um den|around|en|di|del|do|em|au mois de)\s+(?:the )?(?:${NTH}\s*(?:of |de |di )?)?(${MONTH})\b\.?(?:\s+${NTH}(?!\d))?${YEAR})?`,
  'g',
)
const HALF = String.raw`(?: (?:early |late )?(?:morning|lunch ?time|noon|afternoon|arvo|evening|night|matin|soir|apres-midi|morgens?|abends?|mittags?|por la (?:manana|tarde|noche)|mattina|sera|de manha|a noite)\b)?`
export const WEEKDAYS = new RegExp(
  String.raw`\b(?:from |du |von |de |da )?(${WEEKDAY})${HALF}\s*(?:${TO})\s*(${WEEKDAY})\b${HALF}`,
  'g',
)
export const FLEXIBLE =
  /\b(?:(?:dates )?flexible(?: (?:on|with) (?:the )?dates)?(?: (?:by|within) (?:a|one|two|a couple of|some|few|\d)(?: (?:day|or two|or 2))*(?: days?)?(?: or (?:so|two))?)?|give or take (?:a|one|two|a few)(?: days?)?(?: or (?:so|two))?|dates (?:are )?flexible|any ?time|any dates?|sometime|roughly|ish|flexibel|flessibil[ei]|flexibles|flexiveis)\b/g
export const TICKET_BEFORE =
  /\b(tickets?|tix|session|billets?|karten|entradas?|biglietti?|ingressos?|bilhetes?)\b[^,.;]{0,40}$/

/** The part of a month that its words tell. */
export const partOf = (words: string): 'start' | 'middle' | 'end' => {
  if (/^(?:second|latter) half/.test(words)) return 'end'
  if (/^(?:second|third|mi|mit|mid|mediados|met|meados|middle)/.test(words)) return 'middle'
  return /^(?:last|late|end|fin|final|fim)/.test(words) ? 'end' : 'start'
}
