import { addDays, weekday } from './days.ts'

/** From – until, minutes of the local day. */
export type Window = readonly [number, number]

/**
 * The part of OpenStreetMap's opening_hours notation that can be read without doubt: weekdays, months and month days,
 * clock ranges (also past midnight), `off`, `24/7`, public holidays. Anything else is "not understood" and the place is then planned only if nothing contradicts it (never shown as open).
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
  /** Public holidays: of no weekday of their own, `also` beside the weekdays named, or the `only` days meant. */
  readonly holidays: 'no' | 'also' | 'only'
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
      rules.push(parsed.rule)
      rest = parsed.rest
      additional = true
    }
  }
  return rules.length > 0 ? rules : null
}

/** The first rule of a text and what follows it. */
function parseRule(text: string, additional: boolean): { rule: HoursRule; rest: string } | null {
  if (text === '24/7') {
    const always = { weekdays: EVERY_DAY, dates: [], spans: [[0, 1440]], additional, holidays: 'no' } as const
    return { rule: always, rest: '' }
  }
  let rest = text
  const dates: [number, number][] = []
  for (;;) {
    const match =
      /^([a-z]{3})(?:\s+(\d{1,2}(?!\d|:\d\d)))?(?:\s*-\s*(?:([a-z]{3})(?:\s+(\d{1,2}(?!\d|:\d\d)))?|(\d{1,2}(?!\d|:\d\d))))?\s*[,:]?\s*/.exec(
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
  const holidays = holiday ? (weekdays === 0 ? 'only' : 'also') : 'no'
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
  return { rule: { weekdays, dates, spans, additional, holidays }, rest }
}

/** Whether a rule says anything of a date. */
export function applies(rule: HoursRule, date: string, holiday: boolean): boolean {
  const onWeekday = rule.holidays !== 'only' && (rule.weekdays & (1 << weekday(date))) !== 0
  if (!onWeekday && !(holiday && rule.holidays !== 'no')) return false
  return onDates(rule, date)
}

/** Whether a date is in those a rule names; a rule without dates holds all year. */
export function onDates(rule: HoursRule, date: string): boolean {
  const key = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))
  if (rule.dates.length === 0) return true
  return rule.dates.some(([from, to]) => (from <= to ? key >= from && key <= to : key >= from || key <= to))
}

/** Spans beginning on `date`: the last rule that applies wins, `additional` ones add to it. */
function spansOn(rules: readonly HoursRule[], date: string, holiday: boolean): readonly Window[] {
  let spans: readonly Window[] = []
  for (const rule of rules) {
    if (applies(rule, date, holiday)) spans = rule.additional ? [...spans, ...rule.spans] : rule.spans
  }
  return spans
}

/**
 * Open intervals of a local day in minutes from its midnight, ascending and disjoint, including what runs over from the
 * day before; an interval may end past 1440.
 */
export function openOn(rules: readonly HoursRule[], date: string, holiday = false): readonly Window[] {
  const over = spansOn(rules, addDays(date, -1), false)
    .filter(([, close]) => close > 1440)
    .map(([, close]) => [0, close - 1440] as const)
  const all = [...over, ...spansOn(rules, date, holiday)].toSorted((a, b) => a[0] - b[0])
  const merged: [number, number][] = []
  for (const [open, close] of all) {
    const last = merged.at(-1)
    if (last !== undefined && open <= last[1]) last[1] = Math.max(last[1], close)
    else merged.push([open, close])
  }
  return merged
}
