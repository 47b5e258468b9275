import * as de from 'chrono-node/de'
import * as en from 'chrono-node/en'
import * as es from 'chrono-node/es'
import * as fr from 'chrono-node/fr'
import * as it from 'chrono-node/it'
import * as pt from 'chrono-node/pt'
import type { ParsedComponents } from 'chrono-node'
import { addDays, daysBetween } from '../itinerary/days.ts'
import { dateOf, monthFrom, weekdayFrom, weekendOf } from './calendar.ts'
import {
  ANY_WEEKEND,
  BOTH_IN_FIGURES,
  DAY_IN_FIGURES,
  DAY_MONTH,
  FLEXIBLE,
  IN_FIGURES,
  MONTH_ALONE,
  MONTH_DAY,
  partOf,
  RELATIVE_MONTH,
  WEEKDAYS,
  WEEKEND,
} from './date-patterns.ts'
import { DAY_OF_TRIP } from './day-of-trip.ts'
import type { Reader } from './finding.ts'
import { findDayNumbers } from './day-numbers.ts'
import { findFeasts } from './find-feasts.ts'
import { findDaysAfter, findNthWeekdays, findWeekdays, findWeeksAhead } from './find-weekdays.ts'
import { findWeeks, inTheirWeek, weekAfter } from './find-weeks.ts'
import type { AddHit, Dates, Hit } from './hit.ts'
import { languageOf } from './language.ts'
import { foldText, type Span } from './page.ts'
import { findSeasonsOfYear } from './seasons-of-year.ts'
import { isOfTicket } from './ticket-date.ts'
import { findAhead } from './time-ahead.ts'
import { yearOfTrip } from './year-of-trip.ts'
import { ANY_WEEKDAY, monthOf, WEEKDAY, weekdayOf } from './vocabulary.ts'

/** A weekday by itself, with the words that lead to it. */
const WEEKDAY_ALONE = new RegExp(
  String.raw`^(?:(?:on|from|until|till|by|le|du|am|vom|ab|bis|el|desde|hasta|il|dal|da|na|no|de|the) )*(${WEEKDAY}|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio)(?: (?:morning|lunch ?time|noon|afternoon|arvo|evening|night|matin|soir|apres-midi|morgens?|abends?|vormittags?|nachmittags?|mattina|pomeriggio|sera|(?:por |de |da |a )(?:la )?(?:manana|tarde|noche|manha|noite)))?$`,
)

export interface FoundDates {
  readonly hits: readonly Hit[]
  readonly flexible: boolean
}

/** Read as a date by the library, and none in a request. */
const NO_DATE = new RegExp(
  String.raw`^(?:\d{1,4}(?: ?[a-z])?|.*(?:hour|hr|minute|heure|stunde|hora|ore).*|(?:right )?now|(?:just )?the day|(?:the )?day (?:after|before)|(?:the )?(?:next|following) day|(?:the )?week (?:after|before)|(?:an?|one|two|\d+) days?\b.*|half (?:a |an |the )?(?:day|hour)\b.*|maintenant|jetzt|ahora|adesso|ora|agora|(?:end|beginning|start|middle) of .*|weekend(?: \d)?|(?:.*\s)?${DAY_OF_TRIP})$`,
)
const MOST_DAYS = 60
/** A day of one's life beside the trip: "we get married on 12 June and fly out the Monday after". */
const ASIDE =
  /\b(?:(?:get|gets|getting|got|are|be|being) married|tie the knot|wedding(?: day)?(?: is)?|turns? \d+|birthday(?: is)?|was born|exams? (?:end|finish)(?:es)?|school (?:ends|finishes)|heiraten|on se marie|nous nous marions|nos casamos|ci sposiamo|casamos)(?: on)?(?: the)? $/
/** The trip lies somewhere between two days. */
const WINDOW = /^(?:between|entre|zwischen|tra|fra)\b/
const IN_GERMAN = /\b(?:ankunft|an(?:reise|kommen)|abreise|ab|am|vom|bis|uhr|tage?|und|\w*flug)\b/
const CHRONO = { en: en.GB, fr: fr.casual, de: de.casual, es: es.casual, it: it.casual, pt: pt.casual }
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:opening|eroffnung|d'ouverture|inaugural|d[ei] a[pb]ertura|first|1st|premier|erste|primer|primo|primeiro)/, 0],
  [/^(?:second|2nd|deuxieme|zweite|segundo)/, 1],
  [/^(?:third|3rd|troisieme|dritte|tercer|terzo|terceiro)/, 2],
  [/^(?:fourth|4th)/, 3],
]
/** With fewer days of it left, whoever says "in November" means the next one (chosen, decision 36). */
const LEAST_OF_MONTH = 7
/** English words that are months only in the right company. */
const VERB_LIKE = /^(?:may|march|mar|set|mai|ago|ene|out|jan|dec)$/

/** "Tomorrow and the day after", "heute und morgen". */
const TWO_DAYS =
  /\b(?:(today and tomorrow|heute und morgen|aujourd'hui et demain|hoy y manana|oggi e domani|hoje e amanha)|tomorrow and the (?:day after(?: that| tomorrow)?|next day)|morgen und ubermorgen|demain et apres-demain|manana y pasado(?: manana)?|domani e dopodomani|amanha e depois(?: de amanha)?)\b/g

/** From the first to the last day; null where that is no trip. */
export const days = (first: string, last: string | null): Dates | null => {
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

/** "27" in figures is 2027. */
const yearIn = (written: string | undefined): number | null =>
  written === undefined ? null : Number(written.length === 2 ? `20${written}` : written)

const certainDay = (parts: ParsedComponents | null | undefined): string | null => {
  if (!parts || !(parts.isCertain('day') || parts.isCertain('weekday'))) return null
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')]
  return year === null || month === null || day === null ? null : dateOf(day, month, year, '0000-01-01')
}

/** Every date of the text, the most explicit forms first; their words are taken. */
export const findDates = (reader: Reader, country?: string): FoundDates => {
  const { page, today, spare } = reader
  const hits: Hit[] = []
  const thisYear = Number(today.slice(0, 4))
  const ofTrip = yearOfTrip(page, thisYear)
  const yearOf = (text: string | undefined): number | null =>
    text === undefined ? ofTrip : /^'?\d/.test(text) ? Number(text.replace(/^'?(?=\d\d$)/, '20')) : thisYear + 1
  let [long, flexible] = [false, false]
  let flexibleAt: Span | null = null
  const hit: AddHit = (span, dates, said = {}) => {
    if (dates === null) return null
    const isAside = ASIDE.test(page.folded.slice(0, span.from))
    hits.push({
      span,
      dates,
      ticket: isOfTicket(page, span),
      ...said,
      ...(isAside ? { vague: true, aside: true } : {}),
    })
    return true
  }
  page.each(FLEXIBLE, (_match, span) => {
    flexible = true
    flexibleAt = span
    return true
  })
  findFeasts(reader, 'weekends', yearOf, hit, country)
  if (page.says(ANY_WEEKEND))
    page.each(WEEKEND, (match, span) => {
      const [, before, compound, which, isLong, behind, after, dayBefore, month, dayBehind, year] = match
      const nth = before ?? compound ?? behind
      const count = nth === undefined ? null : (ORDINALS.find(([words]) => words.test(nth))?.[1] ?? -1)
      const day = dayBefore ?? dayBehind
      if (isLong !== undefined || /^(?:long|largo|lungo|prolonge)/.test(after ?? '')) long = true
      const next = /^(?:next|nachstes|ubernachste)/.test(which ?? '') || /^(?:after next|nach)/.test(after ?? '')
      const coming = weekdayFrom(addDays(today, 1), 4)
      const friday =
        month === undefined
          ? addDays(coming, next ? 7 : 0)
          : day === undefined
            ? weekendOf(monthFrom(monthOf(month), yearOf(year), today), count ?? 0)
            : weekdayFrom(addDays(dateOf(Number(day), monthOf(month), yearOf(year), today) ?? today, -2), 4)
      const first = friday <= today ? addDays(friday, 7) : friday
      const isFixed = which !== undefined || after !== undefined || month !== undefined
      const ofEvent = count === null || isFixed ? {} : { nth: count }
      return hit(span, { kind: 'weekend', first, last: addDays(first, long ? 3 : 2), fixed: isFixed }, ofEvent)
    })
  findNthWeekdays(reader, yearOf, hit)
  page.each(BOTH_IN_FIGURES, ([, a, b, year, c, d, lastYear], span) => {
    // "5/28/27-5/31/27" can only have its months first.
    const mustBe = Number(b) > 12 || Number(d) > 12
    const of = (x: string | undefined, y: string | undefined, written: string | undefined, isMonthFirst: boolean) =>
      [Number(isMonthFirst ? y : x), Number(isMonthFirst ? x : y), yearIn(written)] as const
    const read = (isMonthFirst: boolean) =>
      range(of(a, b, year, isMonthFirst), of(c, d, lastYear ?? year, isMonthFirst), today)
    // "10/9/2027 - 10/12/2027" would be three months with its days first.
    return hit(span, read(mustBe) ?? read(true))
  })
  page.each(IN_FIGURES, ([, day, month1, year1, stroke1, day2, month2, year2, stroke2, year3], span) => {
    const to = Number(month2 ?? stroke2)
    const from = Number(month1 ?? stroke1 ?? to)
    if ([to, from].some((month) => month < 1 || month > 12)) return null
    return hit(span, range([Number(day), from, yearIn(year1)], [Number(day2), to, yearIn(year2 ?? year3)], today))
  })
  if (page.says(IN_GERMAN))
    page.each(DAY_IN_FIGURES, ([, day, month], span) => {
      const date = Number(month) > 12 ? null : dateOf(Number(day), Number(month), ofTrip, today)
      return hit(span, date === null ? null : days(date, null))
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
    const window = WINDOW.test(match[0])
    return hit(span, range([start, from, yearOf(year)], [end, to, toYear], today), { reversed, window })
  })
  page.each(MONTH_DAY, (match, span) => {
    const [, month = '', day = '', month2, day2, year] = match
    const from = monthOf(month)
    if (day2 !== undefined)
      return hit(
        span,
        range([Number(day), from, null], [Number(day2), monthOf(month2 ?? month), yearOf(year)], today),
        {
          window: WINDOW.test(match[0]),
        },
      )
    const date = dateOf(Number(day), from, yearOf(year), today)
    return hit(span, date === null ? null : days(date, null))
  })
  findFeasts(reader, 'days', yearOf, hit, country)
  page.each(RELATIVE_MONTH, ([, part, current], span) => {
    const month = addDays(`${today.slice(0, 7)}-01`, current === undefined ? 31 : 0).slice(0, 7)
    return hit(span, { kind: 'month', month, ...(part === undefined ? {} : { part: partOf(part) }), fixed: false })
  })
  page.each(TWO_DAYS, ([, fromToday], span) => {
    const first = addDays(today, fromToday === undefined ? 1 : 0)
    return hit(span, days(first, addDays(first, 1)))
  })
  findDaysAfter(reader, hits, hit)
  findDayNumbers(reader, hit)
  findWeeksAhead(reader, hit)
  findWeeks(reader, hit)
  findAhead(reader, hit)
  if (page.says(ANY_WEEKDAY))
    page.each(WEEKDAYS, ([, from = '', to = ''], span) => {
      const first = weekdayFrom(addDays(today, 1), weekdayOf(from))
      const last = weekdayFrom(first, weekdayOf(to))
      return hit(span, days(first, last), { weekdays: [weekdayOf(from), weekdayOf(to)] })
    })
  // Beside dates a season says nothing more.
  if (hits.length === 0) findSeasonsOfYear(reader, ofTrip, hit, country)
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const spoken = CHRONO[languageOf(page.folded)]
  for (const result of spoken.parse(page.unread(), reference, { forwardDate: true })) {
    const span = { from: result.index, to: result.index + result.text.length }
    const first = certainDay(result.start)
    if (first === null || !page.isFree(span) || NO_DATE.test(foldText(result.text.trim()))) continue
    // "Frühstück" does not begin with a Friday: chrono's ends of words know no umlauts.
    if (/\p{L}$/u.test(result.text) && /^\p{L}/u.test(page.text.slice(span.to))) continue
    // "In the midday sun" is no Sunday.
    if (
      /^(?:midday |morning |afternoon |evening )?sun$/.test(result.text.trim()) &&
      /\bthe (?:\w+ )?$/.test(page.folded.slice(0, span.from))
    )
      continue
    // "The last week of May" is read with its month.
    if (/^ (?:of|in) /.test(page.folded.slice(span.to)) && /week$/i.test(result.text)) continue
    // Days that are over were meant only where their year is written.
    if (first < today && !result.start.isCertain('year')) continue
    const last = certainDay(result.end)
    const vague = last === null && !result.start.isCertain('day')
    const [, day] = (vague && WEEKDAY_ALONE.exec(foldText(result.text).replace(/^[ ,(]+|[ ,)]+$/g, ''))) || []
    const weekdays = day === undefined ? {} : { weekdays: [weekdayOf(day)] as const }
    if (hit(span, days(first, last), { vague, ...weekdays }) !== null) page.take(span)
  }
  findWeekdays(reader, hit)
  page.each(MONTH_ALONE, ([, link, part, month = '', year], span) => {
    const at = page.text.slice(span.from, span.to).lastIndexOf(month.charAt(0).toUpperCase())
    if (VERB_LIKE.test(month) && link === undefined && part === undefined && year === undefined && at < 0) return null
    // "Mars" alone is a planet, unless the text is French.
    if (month === 'mars' && link === undefined && year === undefined && languageOf(page.folded) !== 'fr') return null
    const which = part === undefined ? {} : { part: partOf(part) }
    const isAny = part === undefined && link !== 'this'
    const own = monthFrom(monthOf(month), yearOf(year), isAny ? addDays(today, LEAST_OF_MONTH) : today)
    return hit(span, { kind: 'month', month: own, ...which, fixed: false })
  })
  if (hits.length === 0 && flexibleAt !== null) spare.push(page.words(flexibleAt))
  return {
    hits: inTheirWeek(
      page,
      hits.map((hit) => weekAfter(page, hit)),
    ),
    flexible,
  }
}
