import { clockOf, LABELS, laterBy, TIME, TIME_OR_SPOKEN } from './clock-times.ts'
import { note, type Reader } from './finding.ts'
import type { Hit } from './hit.ts'
import type { Page, Span } from './page.ts'
import { HAS_SPOKEN_TIME } from './spoken-times.ts'

/** Clock times right beside a date. */

const behindDate = (time: string): RegExp =>
  new RegExp(String.raw`^[ ,(]*(?:(?:at|from|@|um|a las|a|alle|as|ab|um)\s*)?(?<!\d)(${time})`, 'd')
const [BEHIND_DATE, SPOKEN_BEHIND_DATE] = [behindDate(TIME), behindDate(TIME_OR_SPOKEN)]
const BEFORE_DATE = new RegExp(String.raw`(?<![\d:.])(${TIME})[ ,]*(?:on|le|am|el|il|no)?\s*$`, 'd')

export interface ClockTime {
  readonly span: Span
  readonly time: string
}

/** The clock time right behind a date, or right before it; null where none stands there. */
export const timeBeside = (page: Page, { from, to }: Span): ClockTime | null => {
  const behind = page.left.slice(to)
  for (const [pattern, text, start] of [
    [HAS_SPOKEN_TIME.test(behind) ? SPOKEN_BEHIND_DATE : BEHIND_DATE, behind, to],
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
/** "The evening before, Fri 8 Jan": the half of the day is told no farther before the date. */
const LONGEST_LEAD = 25
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
  const lead = page.folded.slice(Math.max(0, first.span.from - LONGEST_LEAD), first.span.to)
  const time = laterBy(lead, beside.time, page.words(beside.span)) ?? beside.time
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
