import { addDays, weekday } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import type { Reader } from './finding.ts'
import type { AddHit, Hit } from './hit.ts'
import type { Page } from './page.ts'
import { TO } from './vocabulary.ts'

const WEEK = 7
const mondayOf = (date: string): string => addDays(date, -weekday(date))

const NEXT_WEEK =
  /\b(?:in |during |in der |la |na |nella )?(?:next week|(?:nachste|kommende)[nr]? woche|semaine prochaine|proxima semana|semana que v(?:iene|em)|settimana prossima|prossima settimana)\b/g
const THIS_WEEK = /\b(?:later )?(?:this week|diese[nr]? woche|cette semaine|esta semana|questa settimana)\b/g

/** Weeks from today, whose days other words may name. */
export const findWeeks = ({ page, today }: Reader, hit: AddHit): void => {
  const monday = mondayOf(today)
  page.each(NEXT_WEEK, (_match, span) => {
    const first = addDays(monday, WEEK)
    return hit(span, { kind: 'days', first, fixed: true }, { week: first })
  })
  page.each(THIS_WEEK, (_match, span) =>
    // By itself it says no day; its weekdays are the next ones anyhow.
    hit(span, { kind: 'days', first: addDays(today, 1), fixed: false }, { week: monday, vague: true }),
  )
}

const WEEK_OF =
  /\b(?:weeks? (?:of|from|starting|beginning|commencing)(?: the)?|w\/c|semaine du|woche (?:vom|ab)|semana del?|settimana del|semana de) ?$/
const NTH_WEEK: readonly (readonly [RegExp, nth: number])[] = [
  [/\bfirst week\b/, 0],
  [/\bsecond week\b/, 1],
  [/\bthird week\b/, 2],
  [/\blast week\b/, 3],
]
/** The Monday of the week that a date or a part of a month names. */
const weekOf = (page: Page, { span, dates, week, weekdays }: Hit): string | undefined => {
  if (week !== undefined || weekdays !== undefined) return week
  if (dates.kind === 'days')
    return dates.last === undefined && WEEK_OF.test(page.folded.slice(0, span.from)) ? mondayOf(dates.first) : undefined
  // "Thanksgiving weekend, Thursday to Sunday": the days round it.
  if (dates.kind === 'weekend') return dates.fixed ? mondayOf(dates.first) : undefined
  const nth = NTH_WEEK.find(([words]) => words.test(page.folded.slice(span.from, span.to)))?.[1]
  if (nth === undefined) return undefined
  // The week is that of its first days where most of it lies in the month.
  const first = `${dates.month}-01`
  const monday = weekday(first) > 3 ? weekdayFrom(first, 0) : mondayOf(first)
  return addDays(monday, WEEK * nth)
}

const WEEK_AFTER =
  /\b(?:week (?:after|following)|semaine (?:apres|suivant)|woche nach|semana (?:despues de|depois d[aeo])|settimana dopo)(?: (?:the|l[ea]|der|dem|la|el|a|o))? $/
/** "The week after Easter": from its Monday. */
export const weekAfter = (page: Page, hit: Hit): Hit => {
  const [lead] = WEEK_AFTER.exec(page.folded.slice(0, hit.span.from)) ?? []
  if (lead === undefined || hit.dates.kind !== 'days') return hit
  const from = hit.span.from - lead.length
  page.take({ from, to: hit.span.from })
  const first = addDays(mondayOf(hit.dates.first), WEEK)
  return { ...hit, span: { from, to: hit.span.to }, vague: false, dates: { kind: 'days', first, fixed: false } }
}

const JOINED = new RegExp(String.raw`^\s*(?:${TO})\s*(?:the )?$`)

/** Told by the name of a feast alone. */
const isFeast = ({ dates, vague, weekdays, numbers, week, aside }: Hit): boolean =>
  vague === true &&
  dates.kind === 'days' &&
  !dates.fixed &&
  weekdays === undefined &&
  numbers === undefined &&
  week === undefined &&
  aside !== true
/** "Over Easter, Friday to Monday": the weekdays round the feast. */
const roundFeast = (hits: readonly Hit[]): readonly Hit[] => {
  const [feast, ...others] = hits.filter(isFeast)
  const isDated = hits.some(
    (hit) => hit !== feast && hit.weekdays === undefined && !(hit.dates.kind === 'month' || hit.ticket),
  )
  if (feast?.dates.kind !== 'days' || others.length > 0 || isDated) return hits
  const day = feast.dates.first
  return hits.map((hit) => {
    const [from, to] = hit.weekdays ?? []
    if (from === undefined || to === undefined || hit.ticket || hit.dates.kind !== 'days') return hit
    // The last such range that has begun by then.
    const first = addDays(weekdayFrom(day, from), weekdayFrom(day, from) === day ? 0 : -WEEK)
    const last = weekdayFrom(first, to)
    return last < day ? hit : { ...hit, dates: { ...hit.dates, first, last } }
  })
}

/** Weekdays beside the week they are in: "next week, fri till sun", "30 November to Friday". */
export const inTheirWeek = (page: Page, found: readonly Hit[]): readonly Hit[] => {
  const hits = roundFeast(found)
  const sorted = hits.toSorted((a, b) => a.span.from - b.span.from)
  const windows = sorted.map((hit) => [hit, weekOf(page, hit)] as const).filter(([, week]) => week !== undefined)
  const [window, week] = windows[0] ?? []
  const isRange = sorted.some(({ weekdays, ticket }) => weekdays?.length === 2 && !ticket)
  // "Monday to Wednesday, a fortnight from today": of one weekday alone a weekend and a day that is counted to say more.
  const isDays = window?.dates.kind === 'weekend' || window?.ahead === true
  const isPlaced = window !== undefined && sorted.some(({ weekdays }) => weekdays) && (!isDays || isRange)
  let last = week ?? ''
  return sorted.flatMap((hit, i): readonly Hit[] => {
    const { weekdays, dates, ticket } = hit
    const before = sorted[i - 1]
    if (weekdays === undefined || ticket || dates.kind !== 'days') return isPlaced && hit === window ? [] : [hit]
    const [from, to] = weekdays
    const { weekdays: _own, ...plain } = hit
    if (
      before?.dates.kind === 'days' &&
      before.weekdays === undefined &&
      before.dates.last === undefined &&
      JOINED.test(page.folded.slice(before.span.to, hit.span.from))
    )
      return [
        {
          ...plain,
          vague: false,
          ...(before.ahead === true ? { ahead: true } : {}),
          dates: { ...dates, first: weekdayFrom(before.dates.first, from) },
        },
      ]
    if (!isPlaced) return [hit]
    const first = weekdayFrom(last, from)
    last = to === undefined ? first : weekdayFrom(first, to)
    return [{ ...plain, vague: false, dates: { ...dates, first, ...(to === undefined ? {} : { last }) } }]
  })
}
