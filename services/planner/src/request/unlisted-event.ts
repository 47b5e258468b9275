import type { Destination } from '../itinerary/places.ts'
import { note, type Finding, type Reader } from './finding.ts'
import type { Hit } from './hit.ts'
import type { Span } from './page.ts'
import type { SoFar } from './where.ts'

/** Kinds of event that a city holds once a year at most, in six languages. */
const KIND = '(?:half[- ]|semi-|halb|media |mezza |meia )?mara(?:thon|ton|tona)|triathlon|grand prix|gran premio'
const UNLISTED = new RegExp(
  String.raw`(?:\b(?:for|to|run(?:ning)?|zum|pour|para|per)\s+)?\b(?:(?:the|le|la|den|der|el|il|o|a) )?(?:${KIND})\b(?:(?: in| of)?[ ,(]+20[2-9]\d\b\)?)?`,
  'g',
)

/** "Boston Marathon 2027": an event of the city that we don't list. It is told as not planned, and its date is not known. */
export const readUnlistedEvent = (reader: Reader, { event, stops }: SoFar): boolean => {
  const { page } = reader
  if (event !== null || stops.length === 0 || reader.found.some(({ key }) => key === 'event')) return false
  const before = reader.found.length
  page.each(UNLISTED, (_match, span) => {
    const name = page.words(span)
    const apply: Finding['apply'] = (trip) => ({ ...trip, event: { ...trip.event, name } })
    note(reader, span, { key: 'event', label: 'Event', value: name, use: 'noted', apply })
    return true
  })
  return reader.found.length > before
}

/** "Tokyo Marathon 2028", where we list that of 2027: the city is planned, and the event is told as not in the plan. */
export const noteOtherEdition = (reader: Reader, span: Span, event: Destination, { stops }: SoFar): void => {
  const { id: _id, point: _point, ...city } = event
  if (stops.length === 0)
    stops.push({ span, place: event.city, destination: { ...city, kind: 'city', name: event.city }, others: [] })
  reader.page.take(span)
  const name = reader.page.words(span)
  const apply: Finding['apply'] = (trip) => ({ ...trip, event: { ...trip.event, name } })
  note(reader, span, { key: 'event', label: 'Event', value: name, use: 'noted', apply })
}

const COMING = /\b(?:next|this|coming|nachste\w*|diese\w*|kommende\w*|prochain\w*|proxim[oa]|prossim[oa])\b/

/** A weekday or a weekend beside an event whose date is not known is no day of this week: it is quoted. */
export const withoutWeekdays = ({ page, spare }: Reader, hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ span, weekdays, dates }) => {
    const isWeekend = dates.kind === 'weekend' && !dates.fixed
    const isEvents = (weekdays !== undefined || isWeekend) && !COMING.test(page.folded.slice(span.from, span.to))
    if (isEvents) spare.push(page.words(span))
    return !isEvents
  })

const RUNS =
  /\b(?:(?:i'm|i am|we're|we are|i'll be|we'll be) running(?: it| in it| the race)?|(?:i|we) run(?: it)?|me running(?: it)?|running it|running(?: (?:the|in the|in))?(?= \u00a6)|je (?:le )?cours|ich laufe(?: ihn)?(?: mit)?|wir laufen(?: mit)?|corro|corremos)\b/g

const OTHERS =
  '(?:friends?|mates?|wife|husband|hubby|hubs|missus|mrs|bf|gf|partner|girlfriend|boyfriend|sons?|daughters?|sisters?|brothers?|cousins?|mum|mom|dad|parents|runners?)'
const RACE_DAY = String.raw`(?: (?:on|at|for) (?:the )?(?:race(?: day)?|day|marathon|event|finish(?: line)?|start))?`
/** Whoever watches is planned for by these words (`race-role.ts`). */
const WATCHES = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:just |only )?(?:watch(?:ing)?|cheer(?:ing)?(?: on| for)?|support(?:ing)?)(?: (?:(?:a|my|our|the) )?${OTHERS}(?: (?:run(?:ning)?|race|racing)(?: it| in it)?)?| (?:it|the race|the runners|(?:him|her|them)(?: on| run)?))?`,
    String.raw`(?:as )?(?:an? )?(?:spectat(?:ors?|ing)|zuschauer(?:in|innen)?|spectateurs?|espectador(?:es|as?)?|spettator[ei])`,
    String.raw`(?:my|our|a) ${OTHERS} (?:is |are |will be )?(?:run(?:s|ning)?|rac(?:es|ing))(?: it| in it)?(?! (?:late|around))`,
    String.raw`(?:(?:my|our|the) )?${OTHERS} (?:cheering|watching|spectating|supporting)(?: (?:me|us))?(?: on)?`,
    String.raw`(?:me|i'm|i am) (?:cheering|watching|spectating)(?: (?:him|her|them))?(?: on)?`,
    String.raw`(?:i'm |i am |we're |we are )?not running(?: it)?`,
    String.raw`cheers?(?: (?:us|me|him|her))?(?: on)?`,
    // "I run, my husband watches": the traveller runs, and is told so.
    String.raw`(?:(?:and |while |but )?(?:my|our|the) ${OTHERS} )?(?:(?:will |is going to )?(?:watch(?:es)?|cheers?|supports?))(?: (?:me|us|from the side|the race))?(?: on)?(?: while(?= i\b))?`,
    String.raw`(?:und |mein(?:e|em)? )*(?:mann|frau|freund(?:in|e)?|partner(?:in)?|familie) (?:schaut|schauen|feuert|feuern)(?: mich)?(?: (?:zu|an))?`,
    String.raw`(?:et )?(?:(?:mon|ma|mes) )?(?:mari|femme|compagnon|compagne|amis?|famille) (?:me )?(?:regardent?|encouragent?)`,
    String.raw`(?:y |e )?(?:(?:il mio|la mia|o meu|a minha|mia?|mio|meu|minha) )?(?:marido|mujer|esposa|pareja|familia|marito|moglie|mulher|esposo) (?:va a |me )?(?:animar?|mira|guarda|tifa|assiste)`,
  ].join('|')})${RACE_DAY}(?![\w'])`,
  'g',
)

/** "I'm running it" and "watching a friend run" say nothing more of a marathon. */
export const takeRunning = ({ page, found }: Reader): void => {
  const event = found.find(({ key }) => key === 'event')
  if (event === undefined || !/mara[ct]?h?on/i.test(`${event.value} ${event.words}`)) return
  page.each(RUNS, () => true)
  page.each(WATCHES, () => true)
}
