import { LRUCache } from 'lru-cache'
import { addDays, gridDown, gridUp, weekday } from './days.ts'
import { usualFor, type Poi } from './places.ts'

/** From – until, minutes of the local day. */
export type Window = readonly [number, number]

/**
 * The part of OpenStreetMap's opening_hours notation that can be read without doubt: weekdays, months and month days,
 * clock ranges (also past midnight), `off`, `24/7`, public-holiday rules set aside. Anything else is "not understood"
 * and the place is then planned only if nothing contradicts it (never shown as open).
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export interface HoursRule {
  /** Bit per weekday, Monday = 1. */
  readonly weekdays: number
  /** Month-day ranges as month * 100 + day; empty: all year. */
  readonly dates: readonly Window[]
  /** Minutes from midnight; the end may pass 1440. Empty: closed. */
  readonly spans: readonly Window[]
  /** Joined by a comma: adds to the rule before instead of replacing it. */
  readonly additional: boolean
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const EVERY_DAY = 127
const TIME = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})/

/** The rules of a text, or null when any part of it is not understood. */
export function parseHours(text: string): readonly HoursRule[] | null {
  const rules: HoursRule[] = []
  for (const block of text.trim().toLowerCase().split(';')) {
    let rest = block.trim()
    let additional = false
    while (rest !== '') {
      const parsed = parseRule(rest, additional)
      if (parsed === null) return null
      if (parsed.rule !== null) rules.push(parsed.rule)
      rest = parsed.rest
      additional = true
    }
  }
  return rules.length > 0 ? rules : null
}

/** The first rule of a text and what follows it; `rule` is null for one about public holidays only. */
function parseRule(text: string, additional: boolean): { rule: HoursRule | null; rest: string } | null {
  if (text === '24/7') return { rule: { weekdays: EVERY_DAY, dates: [], spans: [[0, 1440]], additional }, rest: '' }
  let rest = text
  const dates: [number, number][] = []
  for (;;) {
    const match = /^([a-z]{3})(?:\s+(\d{1,2}))?(?:\s*-\s*(?:([a-z]{3})(?:\s+(\d{1,2}))?|(\d{1,2})))?\s*[,:]?\s*/.exec(
      rest,
    )
    const from = MONTHS.indexOf(match?.[1] ?? '')
    if (match === null || from < 0) break
    const to = match[3] === undefined ? from : MONTHS.indexOf(match[3])
    if (to < 0) return null
    const first = match[2] === undefined ? 1 : Number(match[2])
    const last = match[4] ?? match[5] ?? (match[2] !== undefined && match[3] === undefined ? match[2] : undefined)
    dates.push([(from + 1) * 100 + first, (to + 1) * 100 + (last === undefined ? 31 : Number(last))])
    rest = rest.slice(match[0].length)
  }
  let weekdays = 0
  let holiday = false
  for (;;) {
    const match =
      /^(mo|tu|we|th|fr|sa|su|ph|sh)(?:\s*-\s*(mo|tu|we|th|fr|sa|su))?(\s*,\s*(?=[a-z])|\s*:\s+|\s+|$)/.exec(rest)
    if (match === null) break
    const from = DAYS.indexOf(match[1] ?? '')
    if (match[1] === 'sh') return null
    if (from < 0) holiday = true
    else {
      const to = match[2] === undefined ? from : DAYS.indexOf(match[2])
      for (let day = from; ; day = (day + 1) % 7) {
        weekdays |= 1 << day
        if (day === to) break
      }
    }
    rest = rest.slice(match[0].length)
  }
  const onlyHoliday = holiday && weekdays === 0
  if (weekdays === 0) weekdays = EVERY_DAY
  const spans: [number, number][] = []
  const off = /^(off|closed)\s*(,\s*)?/.exec(rest)
  if (off !== null) rest = rest.slice(off[0].length)
  else {
    for (;;) {
      const match = TIME.exec(rest)
      if (match === null) return null
      const open = Number(match[1]) * 60 + Number(match[2])
      const close = Number(match[3]) * 60 + Number(match[4])
      if (open > 1440 || close > 2880 || Number(match[2]) > 59 || Number(match[4]) > 59) return null
      spans.push([open, close <= open ? close + 1440 : close])
      rest = rest.slice(match[0].length)
      const more = /^\s*,\s*/.exec(rest)
      if (more === null) break
      rest = rest.slice(more[0].length)
      if (!/^\d/.test(rest)) break
    }
    rest = rest.replace(/^\s*(open\s*)?/, '')
  }
  return { rule: onlyHoliday ? null : { weekdays, dates, spans, additional }, rest }
}

function applies(rule: HoursRule, date: string): boolean {
  if ((rule.weekdays & (1 << weekday(date))) === 0) return false
  const key = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))
  if (rule.dates.length === 0) return true
  return rule.dates.some(([from, to]) => (from <= to ? key >= from && key <= to : key >= from || key <= to))
}

/** Spans beginning on `date`: the last rule that applies wins, `additional` ones add to it. */
function spansOn(rules: readonly HoursRule[], date: string): readonly Window[] {
  let spans: readonly Window[] = []
  for (const rule of rules) {
    if (applies(rule, date)) spans = rule.additional ? [...spans, ...rule.spans] : rule.spans
  }
  return spans
}

/**
 * Open intervals of a local day in minutes from its midnight, ascending and disjoint, including what runs over from the
 * day before; an interval may end past 1440.
 */
export function openOn(rules: readonly HoursRule[], date: string): readonly Window[] {
  const over = spansOn(rules, addDays(date, -1))
    .filter(([, close]) => close > 1440)
    .map(([, close]) => [0, close - 1440] as const)
  const all = [...over, ...spansOn(rules, date)].toSorted((a, b) => a[0] - b[0])
  const merged: [number, number][] = []
  for (const [open, close] of all) {
    const last = merged.at(-1)
    if (last !== undefined && open <= last[1]) last[1] = Math.max(last[1], close)
    else merged.push([open, close])
  }
  return merged
}

/** Hours that were read before. Texts repeat over a city, but a long-lived server meets many cities. */
const parsed = new LRUCache<string, { readonly rules: readonly HoursRule[] | null }>({
  memoMethod: (text) => ({ rules: parseHours(text) }),
  maxSize: 16 * 1024 * 1024,
  // A rule is a few small objects for each word of the text.
  sizeCalculation: (_, text) => 512 + 16 * text.length,
})

const rulesOf = (text: string): readonly HoursRule[] | null => parsed.memo(text).rules

/** True when hours are given that cannot be read: such a place is not planned, it might be closed. */
export const hoursUnreadable = (poi: Poi): boolean => poi.openingHours !== null && rulesOf(poi.openingHours) === null

/** A place that never closes is visited from the usual hour of its kind (nine at the latest) until nine (decision 27). */
const ALWAYS_OPEN_FROM = 9 * 60
const ALWAYS_OPEN_UNTIL = 21 * 60

/**
 * When a visit of `minutes` may BEGIN on `date`, on the grid, inside opening hours and inside [from, until]. Where no hours
 * are known it is the time of day usual for such a place.
 */
export function startWindows(poi: Poi, date: string, minutes: number, from: number, until: number): readonly Window[] {
  const usual = usualFor(poi.category)
  const open: readonly Window[] =
    poi.openingHours === null ? [[usual.from, usual.until]] : openOn(rulesOf(poi.openingHours) ?? [], date)
  return open.flatMap(([opens, closes]) => {
    const allDay = opens <= 0 && closes >= 1440
    const first = gridUp(Math.max(from, allDay ? Math.min(usual.from, ALWAYS_OPEN_FROM) : opens))
    const last = gridDown(Math.min(until, allDay && usual.role === 'visit' ? ALWAYS_OPEN_UNTIL : closes) - minutes)
    return last >= first ? [[first, last] as const] : []
  })
}

/** Weekdays (0 is Monday) on which many such places are closed: not risked where nothing is known (decision 27). */
const REST_DAYS: Record<string, readonly number[]> = { museum: [0], gallery: [0], market: [6, 0], shopping: [6] }

/** Whether a place of which no hours are known is better not visited on that local day. */
export const maybeClosed = (poi: Poi, date: string): boolean =>
  poi.openingHours === null && (REST_DAYS[poi.category] ?? []).includes(weekday(date))
