import type { TripRequest } from '@site/contracts/trip-request'
import { note, type Reader } from './finding.ts'
import type { Named } from './named-roles.ts'
import type { Page, Span } from './page.ts'
import { KIN } from './party-words.ts'
import { MONTH, WEEKDAY } from './vocabulary.ts'

/** "My sister in Geelong": where somebody lives. */
const IS_ASIDE = new RegExp(
  String.raw`\b(?:${KIN}|daughters?|sons?|grand(?:sons?|daughters?|kids|children)|family|relatives)(?: (?:who )?lives?| living)? in $`,
)
/** A way out of the city of the trip, and back. */
const DAY_TRIP =
  /\b(?:(?:one[- ])?day[- ]?trips?|day out|side trip|excursion|detour|(?:tages)?ausflug|gita|excursao|bate[- ]volta)(?: (?:to|in|at|nach|a|para|ad?))? $/
const ON_DAY = new RegExp(String.raw`^ (?:on )?(?:the )?${WEEKDAY}\b`)
const noteDayTrip = (reader: Reader, { span, text }: Named): void => {
  const [lead = ''] = DAY_TRIP.exec(reader.page.folded.slice(0, span.from)) ?? []
  // "… on the Wednesday": which day it is says nothing of the trip's own.
  const [day = ''] = ON_DAY.exec(reader.page.folded.slice(span.to)) ?? []
  const whole = { from: span.from - lead.length, to: span.to + day.length }
  reader.page.take(whole)
  note(reader, whole, { key: `day-trip:${text}`, label: 'Day trip', value: text, use: 'noted', apply: (trip) => trip })
}
/** "Our train to Naples is at 14:00": where the way home leads. */
const ONWARD =
  /\b(?:(?:fly|flying|flies|continu\w+|carry(?:ing)?|push(?:ing)?|weiter|seguimos|proseguiamo|continuons)(?: on| onwards?)? (?:on )?(?:to|nach|a|para|per|pour|vers)|(?:train|flight|plane|bus|coach|ferry|boat|sleeper|hydrofoil|catamaran|ice|tgv|eurostar|railjet|nightjet|shinkansen|ave|intercity|connection|transfer|zug|flug|vol|car|tren|vuelo|treno|volo|comboio|trem|voo) (?:on )?(?:to|for|nach|pour|vers|a|para|per)) $/
/** "… leaves wed 9th 17:28": the day stands before the hour. */
const DAY = String.raw`(?:(?:on |am |le |el |il )?(?:the )?${WEEKDAY},? (?:the )?(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:${MONTH} )?)?)?`
const LEAVES_AT = new RegExp(
  String.raw`^ (?:(?:which |that )?(?:is|leaves|departs|goes|sails|pulls out|geht|fahrt|fliegt|part|sale|parte|sai)(?: [a-z]+){0,2}? )?${DAY}(?:at|by|um|a|alle|a las|as|on the)? ?(?:\d{1,2}(?:[:.h]\d\d| ?[ap]\.?m| uhr)|(?:a )?(?:quarter|half|[a-z-]+ past|noon|midnight|[a-z]+ (?:in the|at night|o'clock))\b)`,
)
const noteOnward = (reader: Reader, { span, text }: Named): void => {
  reader.page.take(span)
  note(reader, span, { key: `onward:${text}`, label: 'Going on to', value: text, use: 'noted', apply: (trip) => trip })
}
/** Behind the name of a town: a ground or a hall, and no town. */
const GROUND =
  /^ (?:race ?course|race ?track|raceway|speedway|circuit|stadium|arena|park(?= (?:for|race))|hippodrome|rennbahn|stadion|autodromo|ippodromo|hipodromo|stade|estadio|stadio|exhibition cent(?:re|er)|convention cent(?:re|er)|fairgrounds?|showgrounds?)(?!\p{L})/u
/**
 * Whether a town that is named beside those of the trip is none of its stretches: where somebody lives, or what is
 * noted: a day trip, or where one goes on to.
 */
export const isAside = (reader: Reader, name: Named): boolean => {
  const lead = reader.page.folded.slice(0, name.span.from)
  if (DAY_TRIP.test(lead)) noteDayTrip(reader, name)
  const isOnward = ONWARD.test(lead) && LEAVES_AT.test(reader.page.folded.slice(name.span.to))
  if (isOnward) noteOnward(reader, name)
  return isOnward || IS_ASIDE.test(lead) || DAY_TRIP.test(lead)
}
/** "The Tallinn ferry puts us ashore": what is called by a town comes from there. */
const CARRIER =
  /^ (?:(?:night|overnight|morning|evening|late|early|fast|express) )?(?:ferry|train|sleeper|boat|bus|coach|flight|plane|hydrofoil|catamaran|express)(?! (?:tour|ride|pass|trip|station|museum|tickets?|cruise))(?!\p{L})/u
export const isWayFrom = (folded: string, { span }: Pick<Named, 'span'>): boolean =>
  /(?:^|[^\p{L}])(?:the|our|my) $/u.test(folded.slice(0, span.from)) && CARRIER.test(folded.slice(span.to))

/** "The Derby at Fuchu racecourse": a ground, which its town gave the name. */
export const isGround = (folded: string, { span }: Named): boolean => GROUND.test(folded.slice(span.to))

/** "Hamilton on Broadway": a show that bears the name of a town; it is told, and not planned. */
const SHOW = /^,? (?:on broadway|(?:in|on) the west end|(?:the |das |le |el |il |o )?musical|the play)(?!\p{L})/u
export const isShow = (reader: Reader, { span }: Named): boolean => {
  const [behind] = SHOW.exec(reader.page.folded.slice(span.to)) ?? []
  if (behind === undefined) return false
  const whole = { from: span.from, to: span.to + behind.length }
  const name = reader.page.words(whole)
  reader.page.take(whole)
  const apply = (trip: TripRequest): TripRequest => ({ ...trip, event: { ...trip.event, name } })
  note(reader, whole, { key: 'event', label: 'Event', value: name, use: 'noted', apply })
  return true
}

/** "Mitte September": no quarter of Berlin. */
const A_MONTH = new RegExp(String.raw`^ ${MONTH}\b`)
export const isPartOfMonth = ({ folded }: Page, { from, to }: Span): boolean =>
  folded.slice(from, to) === 'mitte' && A_MONTH.test(folded.slice(to))
