import { site } from '@site/contracts/site'
import type { TripRequest } from '@site/contracts/trip-request'
import * as de from 'chrono-node/de'
import * as en from 'chrono-node/en'
import * as es from 'chrono-node/es'
import * as fr from 'chrono-node/fr'
import * as it from 'chrono-node/it'
import * as pt from 'chrono-node/pt'
import type { ParsedComponents } from 'chrono-node'
import { addDays, daysBetween, spellDate } from '../itinerary/days.ts'
import { dateOf, monthFrom, weekdayFrom, weekendOf } from './calendar.ts'
import { note, type Reader } from './finding.ts'
import { FEASTS } from './holidays.ts'
import { languageOf } from './language.ts'
import type { Span } from './page.ts'
import { MONTH, monthOf, TO, WEEKDAY, weekdayOf } from './vocabulary.ts'

type Dates = NonNullable<TripRequest['dates']>
interface Hit {
  readonly span: Span
  readonly dates: Dates
  /** Of the traveller's ticket, not of the trip. */
  readonly ticket: boolean
  /** Written with the end before the start. */
  readonly reversed?: boolean
}

const NTH = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?`
const OF = String.raw`(?:\s+(?:of|de|di|do))?\s*`
const YEAR = String.raw`(?:,?\s*(?:de |del |of )?(20[2-9]\d))?`
const BEFORE = String.raw`(?:\b(?:from|on|between|starting(?: on)?|beginning|du|le|vom|am|ab|del?|el|desde|dal|dall'|il|de|no dia|dia|a partir de|in|for|um den|around|about|the)\s+){0,3}(?:the )?(?:${WEEKDAY}[, ]+)?(?:the )?`
const SPAN = String.raw`\s*(?:${TO}|and|et|und|y|e|&)\s*(?:${WEEKDAY}[, ]+)?(?:the )?`
/** "3 May", "3-5 May 2027", "30 December to 2 January". */
const DAY_MONTH = new RegExp(
  String.raw`${BEFORE}\b${NTH}(?:${OF}(${MONTH})\b\.?${YEAR})?(?:${SPAN}${NTH})?${OF}(?:\b(${MONTH})\b\.?${YEAR})?`,
  'g',
)
/** "May 3", "May 3-5", "May 30 to June 2, 2027". */
const MONTH_DAY = new RegExp(
  String.raw`${BEFORE}\b(${MONTH})\b\.?\s+${NTH}(?!\d)(?:${SPAN}(?:\b(${MONTH})\b\.?\s+)?${NTH}(?!\d))?${YEAR}`,
  'g',
)
const PART = String.raw`(?:\b(early|beginning of|start of|mid|middle of|late|end of|debut|mi|fin|anfang|mitte|ende|principios de|mediados de|finales de|inizio|meta|fine|inicio de|meados de|fim de|final de)[- ]+)?`
const MONTH_ALONE = new RegExp(
  String.raw`(?<!\d(?:st|nd|rd|th|\.|er)?\s{1,3}(?:of |de )?)(?:\b(in|during|en|im|ad?|em|for|for the month of|sometime in|any ?time in|au mois de|next|this|about|around)\s+)?${PART}\b(${MONTH})\b\.?(?:,?\s*(?:de |del )?(20[2-9]\d))?`,
  'g',
)
const WEEKEND_WORD = String.raw`(?:week-?ends?|wochenende|fin de semana|fine settimana|fim de semana|finde)`
const ORDINAL = String.raw`(first|1st|second|2nd|third|3rd|fourth|4th|last|premier|deuxieme|troisieme|dernier|erste[sn]?|zweite[sn]?|dritte[sn]?|letzte[sn]?|primer|primero|segundo|tercer|ultimo|primo|secondo|terzo|primeiro|terceiro)`
const WEEKEND = new RegExp(
  String.raw`(?:\b(?:for|over|on|pour|fur|para|per|am|in)\s+)?(?:\b(?:the|a|an|le|un|das|ein|el|il|o|um)\s+)?(?:\b${ORDINAL}\s+)?(?:\b(this|next|coming|ce|dieses|nachstes|kommendes|este|proximo|questo|prossimo)\s+)?(?:\b(long|langes?|largo|lungo)\s+)?\b${WEEKEND_WORD}\b(?:\s+(prochain|que viene|prossimo|proximo|long|largo|lungo|prolonge))?(?:\s+(?:of|in|de|im|en|di|del|do|em|au mois de)\s+(?:the )?(?:${NTH}\s*(?:of )?)?(${MONTH})\b\.?${YEAR})?`,
  'g',
)
const WEEKDAYS = new RegExp(String.raw`\b(?:from |du |von |de |da )?(${WEEKDAY})\s*(?:${TO})\s*(${WEEKDAY})\b`, 'g')
const FLEXIBLE =
  /\b(?:flexible(?: (?:on|with) (?:the )?dates)?|dates (?:are )?flexible|any ?time|any dates?|sometime|roughly|ish|flexibel|flessibil[ei]|flexibles|flexiveis)\b/g
const TICKET_BEFORE = /\b(?:tickets?|session|billets?|karten|entradas?|biglietti?|ingressos?|bilhetes?)\b[^,.;]{0,40}$/

const FEAST_PATTERNS = FEASTS.map(
  ({ words, date }) =>
    [
      new RegExp(String.raw`(?:\b(?:over|at|for|on|during|a|zu|uber|en|por|per|no)\s+)?\b(?:${words})\b`, 'g'),
      date,
    ] as const,
)
/** Read as a date by the library, and none in a request. */
const NO_DATE = /^(?:\d{1,2}|(?:right )?now|maintenant|jetzt|ahora|adesso|ora|agora)$/i
const MOST_DAYS = 60
const CHRONO = { en: en.GB, fr: fr.casual, de: de.casual, es: es.casual, it: it.casual, pt: pt.casual }
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|premier|erste|primer|primo|primeiro)/, 0],
  [/^(?:second|2nd|deuxieme|zweite|segundo)/, 1],
  [/^(?:third|3rd|troisieme|dritte|tercer|terzo|terceiro)/, 2],
  [/^(?:fourth|4th)/, 3],
]
/** English words that are months only in the right company. */
const VERB_LIKE = /^(?:may|march|mar|set|mai|ago|ene|out|jan|dec)$/

const yearOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))
const days = (first: string, last: string | null): Dates | null => {
  if (last === null) return { kind: 'days', first, fixed: true }
  const length = daysBetween(first, last)
  return length < 0 || length > MOST_DAYS ? null : { kind: 'days', first, last, fixed: true }
}

/** A range whose first date may lack month and year: they are those of the second, or the ones before it. */
const range = (
  [day, month, year]: readonly [number, number, number | null],
  [day2, month2, year2]: readonly [number, number, number | null],
  today: string,
): Dates | null => {
  const first = dateOf(day, month, year ?? (month > month2 && year2 !== null ? year2 - 1 : year2), today)
  if (first === null) return null
  const last = dateOf(day2, month2, year2, first)
  return last === null ? null : days(first, last)
}

const certainDay = (parts: ParsedComponents | null | undefined): string | null => {
  if (!parts || !(parts.isCertain('day') || parts.isCertain('weekday'))) return null
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')]
  return year === null || month === null || day === null ? null : dateOf(day, month, year, '0000-01-01')
}

/** Every date of the text, the most explicit forms first; their words are taken. */
const findDates = ({ page, today, spare }: Reader): { hits: Hit[]; flexible: boolean } => {
  const hits: Hit[] = []
  let [long, flexible] = [false, false]
  let flexibleAt: Span | null = null
  const hit = (span: Span, dates: Dates | null, reversed = false): true | null => {
    if (dates === null) return null
    hits.push({ span, dates, ticket: TICKET_BEFORE.test(page.folded.slice(0, span.from)), reversed })
    return true
  }
  page.each(FLEXIBLE, (_match, span) => {
    flexible = true
    flexibleAt = span
    return true
  })
  page.each(WEEKEND, (match, span) => {
    const [, nth, which, isLong, after, day, month, year] = match
    if (isLong !== undefined || /^(?:long|largo|lungo|prolonge)/.test(after ?? '')) long = true
    const next = /^(?:next|nachstes)/.test(which ?? '')
    const coming = weekdayFrom(addDays(today, 1), 4)
    const friday =
      month === undefined
        ? addDays(coming, next ? 7 : 0)
        : day === undefined
          ? weekendOf(
              monthFrom(monthOf(month), yearOf(year), today),
              nth === undefined ? 0 : (ORDINALS.find(([words]) => words.test(nth))?.[1] ?? -1),
            )
          : weekdayFrom(addDays(dateOf(Number(day), monthOf(month), yearOf(year), today) ?? today, -2), 4)
    const first = friday <= today ? addDays(friday, 7) : friday
    const isFixed = which !== undefined || after !== undefined || month !== undefined
    return hit(span, { kind: 'weekend', first, last: addDays(first, long ? 3 : 2), fixed: isFixed })
  })
  page.each(DAY_MONTH, (match, span) => {
    const [, day = '', month, year, day2, monthLast, yearLast] = match
    const last = monthLast ?? (day2 === undefined ? month : undefined)
    if (last === undefined || (month === undefined && monthLast === undefined)) return null
    const [to, toYear] = [monthOf(last), yearOf(yearLast ?? year)]
    if (day2 === undefined) {
      const date = dateOf(Number(day), monthOf(month ?? last), yearOf(year ?? yearLast), today)
      return hit(span, date === null ? null : days(date, null))
    }
    const from = month === undefined ? to : monthOf(month)
    // "8 to 3 May" is asked about, as from the earlier day.
    const reversed = from === to && Number(day) > Number(day2)
    const [start, end] = reversed ? [Number(day2), Number(day)] : [Number(day), Number(day2)]
    return hit(span, range([start, from, yearOf(year)], [end, to, toYear], today), reversed)
  })
  page.each(MONTH_DAY, (match, span) => {
    const [, month = '', day = '', month2, day2, year] = match
    const from = monthOf(month)
    if (day2 !== undefined)
      return hit(span, range([Number(day), from, null], [Number(day2), monthOf(month2 ?? month), yearOf(year)], today))
    const date = dateOf(Number(day), from, yearOf(year), today)
    return hit(span, date === null ? null : days(date, null))
  })
  for (const [feast, date] of FEAST_PATTERNS)
    page.each(feast, (_m, span) => {
      const day = date(today)
      return day === null ? null : hit(span, { kind: 'days', first: day, fixed: false })
    })
  page.each(WEEKDAYS, ([, from = '', to = ''], span) => {
    const first = weekdayFrom(addDays(today, 1), weekdayOf(from))
    const last = weekdayFrom(first, weekdayOf(to))
    return hit(span, days(first, last))
  })
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const spoken = CHRONO[languageOf(page.folded)]
  for (const result of spoken.parse(page.unread(), reference, { forwardDate: true })) {
    const span = { from: result.index, to: result.index + result.text.length }
    const first = certainDay(result.start)
    if (first === null || first < today || !page.isFree(span) || NO_DATE.test(result.text.trim())) continue
    const last = certainDay(result.end)
    if (hit(span, last === null ? days(first, null) : days(first, last)) !== null) page.take(span)
  }
  page.each(MONTH_ALONE, ([, link, part, month = '', year], span) => {
    const at = page.text.slice(span.from, span.to).lastIndexOf(month.charAt(0).toUpperCase())
    if (VERB_LIKE.test(month) && link === undefined && part === undefined && year === undefined && at < 0) return null
    const which = part === undefined ? {} : { part: partOf(part) }
    return hit(span, { kind: 'month', month: monthFrom(monthOf(month), yearOf(year), today), ...which, fixed: false })
  })
  if (hits.length === 0 && flexibleAt !== null) spare.push(page.words(flexibleAt))
  return { hits, flexible }
}

const partOf = (words: string): 'start' | 'middle' | 'end' => {
  if (/^(?:mi|mit|mid|mediados|met|meados|middle)/.test(words)) return 'middle'
  return /^(?:late|end|fin|final|fim)/.test(words) ? 'end' : 'start'
}

const longDate = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthName = (month: string): string => spellDate(`${month}-01`).replace(/^1 /, '')
export const datesWords = (dates: Dates): string => {
  if (dates.kind === 'month') {
    const part = { start: 'early ', middle: 'mid-', end: 'late ' }[dates.part ?? 'start']
    return `${dates.part === undefined ? '' : part}${monthName(dates.month)}`
  }
  if (dates.last === undefined || dates.last === dates.first) return spellDate(dates.first)
  const words = longDate.formatRange(Date.parse(dates.first), Date.parse(dates.last))
  return dates.kind === 'weekend' ? `weekend, ${words}` : words
}

/** "A weekend in Lyon in April": its first one. */
const weekendIn = (month: string, { first, last }: Extract<Dates, { kind: 'weekend' }>): Dates => {
  const friday = weekendOf(month, 0)
  return { kind: 'weekend', first: friday, last: addDays(friday, daysBetween(first, last)), fixed: false }
}

/** When the traveller goes; several dates are the first and the last day. */
export const readDates = (reader: Reader): void => {
  const { hits, flexible } = findDates(reader)
  for (const { span, dates } of hits.filter(({ ticket }) => ticket))
    if (dates.kind === 'days')
      note(reader, span, {
        key: 'ticket-date',
        label: 'Ticket',
        value: spellDate(dates.first),
        use: 'planned',
        apply: (trip) => ({ ...trip, event: { name: '', ...trip.event, ticketDate: dates.first } }),
      })
  const own = hits.filter(({ ticket }) => !ticket).toSorted((a, b) => a.span.from - b.span.from)
  const whole = own.filter(({ dates }) => dates.kind === 'days')
  const chosen = whole.length > 0 ? whole : own.filter(({ dates }) => dates.kind === 'weekend')
  const [first] = chosen.length > 0 ? chosen : own
  if (first === undefined) return
  const ends = chosen.flatMap(({ dates }) => (dates.kind === 'days' ? [dates.first, dates.last ?? dates.first] : []))
  const [from, to] = [ends.toSorted()[0], ends.toSorted().at(-1)]
  const several = whole.length > 1 && from !== undefined && to !== undefined
  const month = own.find((each) => each.dates.kind === 'month')?.dates
  const told = several ? (days(from, to) ?? first.dates) : first.dates
  const dates = told.kind === 'weekend' && !told.fixed && month?.kind === 'month' ? weekendIn(month.month, told) : told
  const fixed = dates.fixed && !flexible
  note(reader, several ? { from: first.span.from, to: chosen.at(-1)?.span.to ?? first.span.to } : first.span, {
    key: 'dates',
    label: 'When',
    value: fixed || dates.kind === 'month' ? datesWords(dates) : `${datesWords(dates)}, or near it`,
    use: 'planned',
    apply: (trip) => ({ ...trip, dates: { ...dates, fixed } }),
  })
  if (first.reversed === true)
    note(reader, first.span, {
      key: 'reversed-dates',
      label: 'When',
      value: datesWords(dates),
      apply: (trip) => trip,
    })
}
