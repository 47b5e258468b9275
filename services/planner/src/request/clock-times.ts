import { ARRIVE, CHECK_OUT, LEAVE, TICKET, VEHICLE } from './clock-words.ts'
import { takeDayOfTrip } from './day-of-trip.ts'
import { note, type Reader } from './finding.ts'
import type { Hit } from './hit.ts'
import { readHoursInPort, readHoursThere } from './hours-there.ts'
import { languageOf } from './language.ts'
import { groupSpan, type Page, type Span } from './page.ts'
import { HAS_SPOKEN_TIME, SPOKEN_TIME, spokenTime } from './spoken-times.ts'

const MORNING = String.raw`in the morning|du matin|morgens|vormittags|de la manana|di mattina|del mattino|da manha`
const LATER = String.raw`in the (?:afternoon|evening|arvo)|at night|du soir|de l'apres-midi|nachmittags|abends|de la (?:tarde|noche)|di sera|di pomeriggio|del pomeriggio|da (?:tarde|noite)`
const UNIT = String.raw`am\b|pm\b|a\.m\.?|p\.m\.?|h\b|hrs?\b|uhr|o'clock|(?:${MORNING}|${LATER})\b`
/** A clock time that can be no other number: with minutes, with am or pm, with an hour's sign, or a word. */
export const TIME = String.raw`(?:(\d{1,2})(?:(?::|\.|h|(?<=\b0\d)(?=\d\d\b)|(?<=\b\d\d)(?=\d\d ?hrs?\b))(\d{2})|(?= ?(?:${UNIT})))(?: ?(${UNIT}))?|\b(noon|midday|midnight|midi|minuit|mittags?|mitternacht|mediodia|mezzogiorno|meio-dia)\b)`
const TIME_OR_SPOKEN = TIME.replace('|meio-dia)', `|meio-dia|${SPOKEN_TIME})`)
/** Between a ticket and its time stands the event, between an arrival and its time the station: both were taken off the page. */
const OVER_NAME = String.raw`(?:[^,.;!?]|(?<=\d)\.(?= )){0,60}?`

const [PART_OF_DAY, IS_LATER] = [new RegExp(`^(?:${MORNING}|${LATER})`), new RegExp(`^(?:${LATER})`)]

/** HH:MM of a match whose groups begin at `at`; null where it is no time of the day. */
export const clockOf = (match: RegExpExecArray, at: number): string | null => {
  const [hourText, minuteText, half, word] = match.slice(at, at + 4)
  if (word !== undefined) return spokenTime(word)
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  const isHalf = half !== undefined && /^[ap]\.?m/.test(half)
  if (hour > 23 || minute > 59 || (isHalf && (hour < 1 || hour > 12))) return null
  const isPart = half !== undefined && PART_OF_DAY.test(half) && hour >= 1 && hour <= 12
  const isLater = isHalf ? half.startsWith('p') : half !== undefined && IS_LATER.test(half)
  const whole = isHalf || isPart ? (hour % 12) + (isLater ? 12 : 0) : hour
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const after = (words: string, time: string) =>
  new RegExp(String.raw`\b(${words})(?!\w)(${OVER_NAME})\s*(?<!\d)(${time})`, 'dg')
const before = (words: string, time: string) =>
  new RegExp(String.raw`\b(?:at|a|um|alle|as|vers|gegen|around)?\s*(${time})\s*(?:-\s*)?(${words})\b`, 'dg')
/** Words between what is told and its time that belong to neither a place nor a date. */
const LINK =
  /^[\s:]*(?:(?:at|around|about|by|time|is|are|on|for|from|the|a|vers|pour|um|gegen|ca|fur|las|sobre|alle|verso|as|para|our|my|flight|local)\b[\s:]*)*$/

/** "Arrivo alle 10": an hour alone, at the end of what is said of it. */
const hourAfter = (words: string) =>
  new RegExp(
    String.raw`\b(${words})\b[^,.;!?]{0,30}?\b(?:at|by|around|about|before|after|a las|a la|as|um|gegen|vers|alle|verso le|dalle|ab|a)\s+(\d{1,2})(?=\s*(?:$|[,.;!?()\n\u00a6]|(?:on|and|at|from|le|am|el|il|l'|no|und|y|e|et|der|den)\b))`,
    'dg',
  )
/** In English an hour before this may be one of the evening. */
const FIRST_PLAIN_HOUR = 8
const FIRST_MORNING_HOUR = 6
const HALF = 12

type Kind = 'arrival' | 'departure' | 'ticket'
/** "We arrive at 3 and leave at 11 at night": between a word and its time stands no word of the other kind. */
const OTHER: Readonly<Record<Kind, RegExp | null>> = {
  arrival: new RegExp(String.raw`\b(?:${LEAVE})(?!\w)`),
  departure: new RegExp(String.raw`\b(?:${ARRIVE})(?!\w)`),
  ticket: null,
}
/** "Home Sunday arvo at 5". */
const HALF_BEFORE = (words: string) =>
  new RegExp(
    String.raw`\b(${words})\b[^,.;!?]{0,30}?\b((morning|arvo|afternoon|evening|night|nite)s?,? (?:at|by|around|about) (\d{1,2})(?:[:.](\d\d))?)(?! ?[ap]\.?m|\d)`,
    'dg',
  )
/** "Arr SFO 1105": four figures behind the word are a time, unless they are a year. */
const FOUR = (words: string) =>
  new RegExp(
    String.raw`\b(?:${words})(?!\w)(?: (?:at|@|[a-z]{3}))? (?!20[2-9]\d)([01]\d|2[0-3])([0-5]\d)(?:hrs?|h)?(?![\w:])`,
    'g',
  )
/** "Wir kommen am Freitag, 4. Juni, um 13:20 Uhr an": German puts what a verb means behind the time. */
const SEPARABLE = new RegExp(
  String.raw`\b(kommen?|kommt|reisen?|fahren?|fahrt|fliegen?|geht|gehen)\b(?:(?! und )[^.;!?]|(?<=\d)\.){0,80}?\s(${TIME}),? (an|ab|los|weg|zuruck|heim)\b`,
  'dg',
)
const FOUR_FIGURES: readonly (readonly ['arrival' | 'departure', RegExp])[] = [
  ['arrival', FOUR(ARRIVE)],
  ['departure', FOUR(LEAVE)],
]
const HALF_DAYS: readonly (readonly ['arrival' | 'departure', RegExp])[] = [
  ['arrival', HALF_BEFORE(ARRIVE)],
  ['departure', HALF_BEFORE(LEAVE)],
]

const kinds = (time: string): readonly (readonly [Kind, after: RegExp, before: RegExp, hour?: RegExp])[] => [
  ['arrival', after(ARRIVE, time), before(ARRIVE, time), hourAfter(ARRIVE)],
  ['departure', after(LEAVE, time), before(LEAVE, time), hourAfter(LEAVE)],
  // A flight says more of when one leaves than the hotel does.
  ['departure', after(CHECK_OUT, time), before(CHECK_OUT, time), hourAfter(CHECK_OUT)],
  ['ticket', after(TICKET, time), before(TICKET, time)],
]
const [KINDS, SPOKEN_KINDS] = [kinds(TIME), kinds(TIME_OR_SPOKEN)]
const LABELS: Record<Kind, string> = { arrival: 'Arriving', departure: 'Leaving', ticket: 'Ticket' }

/** When the traveller arrives and leaves, and what time the ticket says. */
export const readClockTimes = (reader: Reader): void => {
  const { page } = reader
  const isEnglish = languageOf(page.folded) === 'en'
  const times: Span[] = []
  const add = (kind: Kind, spans: readonly Span[], time: string): void => {
    const [from, to] = [Math.min(...spans.map((s) => s.from)), Math.max(...spans.map((s) => s.to))]
    times.push({ from, to })
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
  readHoursInPort(reader)
  for (const [kind, pattern] of FOUR_FIGURES)
    page.each(pattern, ([, hour = '', minute = ''], span) => {
      add(kind, [span], `${hour}:${minute}`)
      return true
    })
  for (const [kind, pattern] of HALF_DAYS)
    page.each(
      pattern,
      (match) => {
        const [trigger, clock] = [groupSpan(match, 1), groupSpan(match, 2)]
        const [hour, minute = '00'] = [Number(match[4]), match[5]]
        if (trigger === null || clock === null || hour > 12) return null
        const read = (hour % 12) + (match[3] === 'morning' ? 0 : 12)
        add(kind, [clock], `${String(read).padStart(2, '0')}:${minute}`)
        return [trigger, clock]
      },
      true,
    )
  page.each(
    SEPARABLE,
    (match) => {
      const time = clockOf(match, 3)
      const spans = [groupSpan(match, 1), groupSpan(match, 2), groupSpan(match, 7)].filter((span) => span !== null)
      const [trigger, clock] = spans
      if (time === null || trigger === undefined || clock === undefined) return null
      add(match[7] === 'an' ? 'arrival' : 'departure', [clock], time)
      return spans
    },
    true,
  )
  for (const [kind, told, timed, hourly] of HAS_SPOKEN_TIME.test(page.folded) ? SPOKEN_KINDS : KINDS) {
    page.each(
      told,
      (match) => {
        const time = clockOf(match, 4)
        const [trigger, gap, clock] = [groupSpan(match, 1), groupSpan(match, 2), groupSpan(match, 3)]
        if (time === null || trigger === null || clock === null) return null
        const between = gap === null ? '' : page.left.slice(gap.from, gap.to).replace(VEHICLE, '')
        if (OTHER[kind]?.test(between) === true) return null
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
    if (hourly !== undefined)
      page.each(hourly, (match) => {
        const hour = Number(match[2])
        // "Out by 3" is an hour of the afternoon, at 6 or 7 nobody can tell.
        const isLater = isEnglish && hour < FIRST_MORNING_HOUR && kind === 'departure'
        if (hour > 23 || (isEnglish && hour < FIRST_PLAIN_HOUR && !isLater)) return null
        const own = [groupSpan(match, 1), groupSpan(match, 2)].filter((group) => group !== null)
        add(kind, own, `${String(isLater ? hour + HALF : hour).padStart(2, '0')}:00`)
        return own
      })
  }
  readHoursThere(reader)
  takeDayOfTrip(reader, times)
}

const BEHIND_DATE = new RegExp(
  String.raw`^[ ,(]*(?:(?:at|from|@|um|a las|a|alle|as|ab|um)\s*)?(?<!\d)(${TIME_OR_SPOKEN})`,
  'd',
)
const BEFORE_DATE = new RegExp(String.raw`(?<![\d:.])(${TIME})[ ,]*(?:on|le|am|el|il|no)?\s*$`, 'd')

export interface ClockTime {
  readonly span: Span
  readonly time: string
}

/** The clock time right behind a date, or right before it; null where none stands there. */
export const timeBeside = (page: Page, { from, to }: Span): ClockTime | null => {
  for (const [pattern, text, start] of [
    [BEHIND_DATE, page.left.slice(to), to],
    [BEFORE_DATE, page.left.slice(0, from), 0],
  ] as const) {
    const match = pattern.exec(text)
    const time = match && clockOf(match, 2)
    if (match !== null && time !== null)
      return { span: { from: start + match.index, to: start + match.index + match[0].length }, time }
  }
  return null
}

/** Nothing else is said of the day or of its time. */
const SAYS_NO_MORE =
  /^ *(?:(?:(?:at|am|at the|in|an|a la|alla|na) )?(?:hbf|hauptbahnhof|station|airport|gare|bahnhof|flughafen|stazione|estacion|estacao|aeroport\w*)\b)? *(?:$|[,.;!?)\u00a6-])/
const BEGINS_CLAUSE = /(?:^|[,.;:!?(\u00a6>-]) *$/
/** "Saturday 6 March at a quarter past ten at the station": a time with the first day of a trip is that of the arrival. */
export const readArrivalDay = (reader: Reader, hits: readonly Pick<Hit, 'span' | 'dates' | 'ticket'>[]): void => {
  const { page, found } = reader
  if (found.some(({ key }) => key === 'arrival' || key === 'ticket' || key === 'event')) return
  const [first] = hits
    .filter(({ dates, ticket }) => dates.kind === 'days' && !ticket)
    .toSorted((a, b) => a.span.from - b.span.from)
  const beside = first === undefined ? null : timeBeside(page, first.span)
  if (first === undefined || beside === null || beside.span.from < first.span.to) return
  const isAlone =
    SAYS_NO_MORE.test(page.left.slice(beside.span.to)) && BEGINS_CLAUSE.test(page.folded.slice(0, first.span.from))
  if (!isAlone) return
  page.take(beside.span)
  const { time } = beside
  note(reader, beside.span, {
    key: 'arrival',
    label: LABELS.arrival,
    value: time,
    apply: (trip) => ({ ...trip, arrival: time }),
  })
}

export const noteTicketTime = (reader: Reader, { span, time }: ClockTime): void => {
  reader.page.take(span)
  note(reader, span, {
    key: 'ticket',
    label: LABELS.ticket,
    value: time,
    apply: (trip) => ({ ...trip, event: { name: '', ...trip.event, ticketTime: time } }),
  })
}
