import type { TripRequest } from '@site/contracts/trip-request'
import { note, noteEach, withSoft, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import { WEEKDAY } from './vocabulary.ts'

const WE = String.raw`(?:(?:we|i)(?:'re| are|'m| am|'d)? )?(?:(?:really|all|would|just|do|like|love|prefer|want|tend|hope|plan|need) )*(?:to )?`
/** Nobody gets up early, in six languages. */
const LATE: readonly string[] = [
  String.raw`(?:no|not|without|avoid(?:ing)?|hates?|dislikes?|nothing|skip|(?:don't|dont|do not|doesn't) (?:like|love|want|do|enjoy|need)|not (?:a |big |huge )*(?:fans?|keen|into|good|great|happy)(?: (?:of|on|at|with))?)(?: to)?(?: (?:any|too|very|super|really|crazy|those|the|our|so|that))* early (?:starts?|mornings?|wake[- ]?ups?|rises|rising|alarms?|get[- ]?ups?)(?: please)?`,
  String.raw`(?:nothing|don't (?:want to )?(?:start|get up|wake up|begin)|do not (?:want to )?(?:start|get up|wake up|begin)|not (?:starting|getting up|waking up)|hate (?:getting|waking) up|no (?:getting|waking) up)(?: (?:the|our) days?)?(?: (?:too|very|so|that|super))? early(?: in the mornings?)?(?! (?:dinner|supper|in (?!the morning)|next|may|june|july|[a-z]+ber\b))`,
  String.raw`(?:(?:we|i)(?:'re| are|'m| am) )?(?:not|no|aren't|isn't) (?:really |exactly |a |an |very |much of )*(?:early (?:risers?|birds?)|mornings? (?:people|persons?|types?))|${WE}(?:be )?(?:a )?late (?:risers?|sleepers?)`,
  String.raw`not (?:too|so|very|super) early(?: (?:starts?|mornings?))?(?! (?:dinner|supper|in (?!the morning)))|(?:start|begin)(?:ing)? (?:the |our |each |every )?days? late(?:r)?|late(?:r)? (?:starts|mornings)|(?:a )?late(?:r)? start(?! (?:on|for|that|this|the)\b)(?: (?:each|every) (?:day|morning))?`,
  String.raw`(?:pas (?:de |trop de |d')|sans |ni )(?:(?:departs?|levers?|reveils?|debuts?) )(?:trop |tres )?(?:tot|matina(?:l|ux)|aux aurores|a l'aube)|(?:(?:on|nous|je) )?(?:ne |n')?(?:(?:est|sommes|suis) )?pas (?:vraiment |tres |trop )?(?:du matin|matina(?:l|ux)|leve-tot)|(?:(?:on|nous|je) )?(?:n'aim(?:e|ons) pas|pas|sans|ne pas) (?:nous |se |me )?lever (?:trop )?tot|leve-tard|(?:faire )?(?:la |des )?grasses? matinees?`,
  String.raw`(?:keine?n? |ohne )(?:zu |so |allzu )?fruhe?[nrs]? (?:starts?|aufstehen|aufbruche?|morgen|beginn)|(?:keine?|ohne) fruhaufsteher(?:in|innen)?|(?:nicht|ungern|nie)(?: (?:so|zu|allzu|gern|gerne))* fruh (?:aufstehen|raus|los|losgehen|starten|anfangen|beginnen)|(?:(?:wir sind|ich bin) )?(?:(?:keine )?morgenmenschen|langschlafer(?:in|innen)?|morgenmuffel|spataufsteher(?:in|innen)?)|(?:(?:wir|ich) )?(?:(?:wollen|mochten?|will|schlafen|schlafe)(?: gerne?)? )?(?:ausschlafen|lang(?:e)? schlafen)|(?:spat in den tag starten|spater? starts?)`,
  String.raw`(?:nada de|sin|no(?: (?:queremos|quiero|nos gusta|me gusta))?|odi(?:amos|o)) (?:madrugar|madrugones|levantar(?:nos|me|se) (?:muy )?(?:temprano|pronto))|no (?:somos|soy) (?:muy |nada )?(?:madrugador(?:es|as|a)?|de madrugar)|levantar(?:nos|me|se) tarde|dormir hasta tarde`,
  String.raw`(?:niente|no|senza|non (?:vogliamo|voglio|ci piace|mi piace|ci piacciono))(?: (?:le|la|troppe))? (?:levatacce|sveglie? (?:presto|all'alba|mattutine)|(?:svegliar|alzar)(?:ci|si|mi) (?:troppo )?presto|partenze (?:troppo )?presto)|non (?:siamo|sono) (?:molto |persone )?(?:mattinier[ioae]|mattutin[ioae])|dormiglion[ie]|dormire fino a tardi`,
  String.raw`(?:nada de|sem|nao(?: (?:queremos|quero|gostamos de|gosto de))?) (?:madrugar|madrugadas|(?:acordar|levantar|comecar) (?:muito )?cedo|manhas cedo)|nao (?:somos|sou) (?:muito )?(?:madrugador(?:es|as|a)?|matutin[oa]s?|de acordar cedo)|(?:acordar|dormir ate) tarde`,
]
/** Said the other way round by a word before it: "no time to sleep in". */
const SLEEP_IN = String.raw`${WE}(?:(?:sleep|lie)(?:ing)? in(?= *(?:$|[,.;:!?)\u00a6]|late\b|a bit\b|and\b|in the\b|on (?:our )?holiday|please|every|each))(?: late)?|sleep(?:ing)? late|(?:a )?(?:sleep|lie)[- ]ins?(?= *(?:$|[,.;:!?)\u00a6]|and\b|please|every|each)))`
const REFUSED = /(?:\b(?:no|not|never|without|hates?|skip)|n't|dont|won't)(?: \w+){0,3} $/
const patternOf = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}'])(?:${words})(?![\p{L}'-])`, 'gu')
const SLEEPS_IN = patternOf(SLEEP_IN)
const PATTERNS = [...LATE.map(patternOf), SLEEPS_IN]
/** No words of these without one of those. */
const SPEAKS =
  /early|late|sleep|lie|morning|tot\b|matin|aurores|aube|fruh|schlaf|spat|morgen|madrug|temprano|pronto|tarde|levatacc|presto|alba|dormi|cedo|matut/

/** "Nothing before 11", "we don't start before 10am"; of one day of the trip it is told alone. */
const NOT_BEFORE =
  /(?<![\p{L}'])(?:(?:please |plan |and |we |i )*(?:nothing|no (?:sights|tours|plans|visits|activities|starts?|museums)|(?:don't|dont|do not|won't|never|not) (?:want to |like to )?(?:start|begin|get up|get going|leave|go out|up)(?:ing)?|not (?:starting|leaving|up))(?: (?:planned|booked|scheduled|the (?:hotel|day)|our days?|anything))*|(?:nichts|rien|nada|niente)) (?:before|vor|avant|antes d[eao]s?(?: las)?|prima delle) (?:about )?(8|9|1[0-3])(?:[:.h](00|15|30|45))?(?! ?(?:p\.?m|days?|\d))(?: ?(?:a\.?m\.?(?! (?:mon|diens|mitt|donners|frei|sams|sonn)\w*)|o'clock|uhr|h))?(?: (?:please|each day|every day|any day))?(?![\p{L}\d'-])(?<day> (?:on|am|le|el|il|no|na) (?:the )?(?:\p{L}+))?/gu
/** "Nothing before 11 on the Saturday": of one day it is told, as plans begin alike on all of them. */
const noteOfDay = (reader: Reader, span: Span, from: string, day: string): true | null => {
  if (!OF_WEEK.test(day)) return null
  const value = `nothing before ${from} ${day}`
  note(reader, span, { key: 'day-from-once', label: 'Mornings', value, use: 'noted', apply: (trip) => trip })
  return true
}
const OF_WEEK = new RegExp(String.raw`\b(?:${WEEKDAY})$`)

const readNotBefore = (reader: Reader): void =>
  reader.page.each(NOT_BEFORE, ({ 1: hour = '', 2: minute = '00', groups }, span) => {
    const dayFrom = `${hour.padStart(2, '0')}:${minute}`
    const day = groups?.['day']?.trim()
    if (day !== undefined) return noteOfDay(reader, span, dayFrom, day)
    note(reader, span, {
      key: 'day-from',
      label: 'Mornings',
      value: `nothing before ${dayFrom}`,
      apply: (trip) => withSoft(trip, { dayFrom }),
    })
    return true
  })

/** "No early starts", "we like to sleep in": days begin later. Read before a word of it is taken for a time or a name. */
export const readLateStarts = (reader: Reader): void => {
  const { page } = reader
  readNotBefore(reader)
  if (!page.says(SPEAKS)) return
  const facts = {
    key: 'late-start',
    label: 'Mornings',
    value: 'no early starts',
    apply: (trip: TripRequest) => withSoft(trip, { lateStart: true }),
  }
  noteEach(
    reader,
    PATTERNS,
    facts,
    ({ from }, pattern) => pattern === SLEEPS_IN && REFUSED.test(page.folded.slice(0, from)),
  )
}
