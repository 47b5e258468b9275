import { note, type Reader } from './finding.ts'
import { groupSpan, type Span } from './page.ts'

/** A clock time that can be no other number: with minutes, with am or pm, with an hour's sign, or a word. */
const TIME = String.raw`(?:(\d{1,2})(?:(?::|\.|h)(\d{2})|(?= ?(?:am|pm|a\.m|p\.m|h\b|hrs?\b|uhr|o'clock)))(?: ?(am|pm|a\.m\.?|p\.m\.?|h\b|hrs?\b|uhr|o'clock))?|\b(noon|midday|midnight|midi|minuit|mittags?|mitternacht|mediodia|mezzogiorno|meio-dia)\b)`
/** Between a ticket and its time stands the event, between an arrival and its time the station: both were taken off the page. */
const OVER_NAME = String.raw`[^,.;!?]{0,60}?`
const ARRIVE = String.raw`(?:arriv(?:e|es|ing|al|ons|ee|o|iamo)s?|land(?:s|ing)?|get(?:ting)? in|touch(?:ing)? down|flight (?:in|gets in|lands|arrives)|check(?:ing)?[- ]?in|ankunft|ankommen|landen|llegad[ao]|llegamos|llego|llegando|atterrissage|chegad[ao]|chegamos|chego)`
const LEAVE = String.raw`(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|fly(?:ing)? (?:out|home|back|off)|flight (?:home|back|out|leaves|departs)|head(?:ing)? home|go(?:ing)? home|check(?:ing)?[- ]?out|repartons|partons|abflug|abreise|ruckflug|abfahrt|salida|salimos|salgo|nos vamos|partenza|ripartiamo|partiamo|partida|saida|partimos|saimos)`
const TICKET = String.raw`(?:tickets?|session|kick[- ]?off|first ball|show|gig|concert|game|match|race|event|doors?|starts?|begins?|billets?|spectacle|karten|anpfiff|beginn|entradas?|concierto|partido|biglietti?|concerto|partita|ingressos?|bilhetes?|jogo)`

/** HH:MM of a match whose groups begin at `at`; null where it is no time of the day. */
const clockOf = (match: RegExpExecArray, at: number): string | null => {
  const [hourText, minuteText, half, word] = match.slice(at, at + 4)
  if (word !== undefined) return /^(?:midnight|minuit|mitternacht)$/.test(word) ? '00:00' : '12:00'
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  const isHalf = half !== undefined && /^[ap]/.test(half)
  if (hour > 23 || minute > 59 || (isHalf && (hour < 1 || hour > 12))) return null
  const whole = isHalf ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const after = (words: string) => new RegExp(String.raw`\b(${words})\b(${OVER_NAME})\s*(?<!\d)(${TIME})`, 'dg')
const before = (words: string) =>
  new RegExp(String.raw`\b(?:at|a|um|alle|as|vers|gegen|around)?\s*(${TIME})\s*(?:-\s*)?(${words})\b`, 'dg')
/** Words between what is told and its time that belong to neither a place nor a date. */
const LINK =
  /^[\s:]*(?:(?:at|around|about|by|time|is|are|on|for|from|the|a|vers|pour|um|gegen|ca|fur|las|sobre|alle|verso|as|para|our|my|flight|local)\b[\s:]*)*$/

type Kind = 'arrival' | 'departure' | 'ticket'
const KINDS: readonly (readonly [Kind, RegExp, RegExp])[] = [
  ['arrival', after(ARRIVE), before(ARRIVE)],
  ['departure', after(LEAVE), before(LEAVE)],
  ['ticket', after(TICKET), before(TICKET)],
]
const LABELS: Record<Kind, string> = { arrival: 'Arriving', departure: 'Leaving', ticket: 'Ticket' }

/** When the traveller arrives and leaves, and what time the ticket says. */
export const readClockTimes = (reader: Reader): void => {
  const { page } = reader
  const add = (kind: Kind, spans: readonly Span[], time: string): void => {
    const [from, to] = [Math.min(...spans.map((s) => s.from)), Math.max(...spans.map((s) => s.to))]
    note(
      reader,
      { from, to },
      {
        key: kind,
        label: LABELS[kind],
        value: time,
        apply: (trip) => {
          if (kind === 'arrival') return { ...trip, arrival: time }
          if (kind === 'departure') return { ...trip, departure: time }
          return { ...trip, event: { name: '', ...trip.event, ticketTime: time } }
        },
      },
    )
  }
  for (const [kind, told, timed] of KINDS) {
    page.each(
      told,
      (match) => {
        const time = clockOf(match, 4)
        const [trigger, gap, clock] = [groupSpan(match, 1), groupSpan(match, 2), groupSpan(match, 3)]
        if (time === null || trigger === null || clock === null) return null
        const isLink = gap !== null && LINK.test(page.left.slice(gap.from, gap.to))
        add(kind, isLink ? [trigger, clock] : [clock], time)
        return isLink ? [{ from: trigger.from, to: clock.to }] : [trigger, clock]
      },
      true,
    )
    page.each(timed, (match, span) => {
      const time = clockOf(match, 2)
      if (time === null) return null
      add(kind, [span], time)
      return true
    })
  }
}
