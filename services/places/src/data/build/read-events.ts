import { eventCategories, type EventCategory } from '@site/contracts/events'
import { weekdayOf } from '../event-days/calendar.ts'
import { irregularRule, parseRule, type EventRule } from '../event-days/event-rule.ts'
import { ruleDay } from '../event-days/rule-day.ts'
import type { EventRow, Venue } from '../rows.ts'
import { website } from './facts.ts'
import { readSessions } from './read-sessions.ts'
import { weekdayIn, type EditionShape } from './session-days.ts'
import type { Line } from './tsv.ts'

interface Known {
  readonly venues: ReadonlyMap<string, Venue>
  /** The shipped venue of a source id. */
  readonly shipped: (id: string) => string
}

interface Remark {
  readonly name: string
  readonly why: string
}

export interface ReadEvents {
  readonly rows: readonly EventRow[]
  /** Events left out. */
  readonly refused: readonly Remark[]
  /** Words of usual times that name no time. */
  readonly untimed: readonly Remark[]
}

const isCategory = (text: string): text is EventCategory => eventCategories.some((category) => category === text)
const isGrade = (text: string): text is EventRow['dateConfidence'] => ['A', 'B', 'C'].includes(text)
const gradeOf = (text: string): EventRow['dateConfidence'] => (isGrade(text) ? text : 'C')

const YEARS: ReadonlyMap<string, EventRow['years']> = new Map([
  ['all', { every: 1, remainder: 0 }],
  ['once', { every: 1, remainder: 0 }],
  ['even', { every: 2, remainder: 0 }],
  ['odd', { every: 2, remainder: 1 }],
  ['mod3=1', { every: 3, remainder: 1 }],
])

const RANGE = /^\d{4}-\d{2}-\d{2}(\/\d{4}-\d{2}-\d{2})?$/

/** "2026-03-06/2026-03-08; 2027-03-12", each edition once. */
const editionsIn = (...texts: readonly string[]): EventRow['known'] => {
  const ranges = texts.flatMap((text) => text.split(';')).map((range) => range.trim())
  return [...new Set(ranges.filter((range) => RANGE.test(range)))]
    .toSorted()
    .map((range) => ({ start: range.slice(0, 10), end: range.slice(11) || range.slice(0, 10) }))
}

/** Any year serves: a rule that names a weekday begins on one and the same in all. */
const A_YEAR = 2027
const NAMES_WEEKDAY: ReadonlySet<string> = new Set(['nth', 'last', 'nearest', 'before', 'easter'])
const inWeek = (day: number): number => ((day % 7) + 7) % 7

/** The weekday an edition begins on, by its rule or by the name of its key day ("race Sunday"); null where neither tells. */
function firstWeekday(rule: EventRule | null, offset: number, key: EditionShape['key']): number | null {
  const day = rule !== null && NAMES_WEEKDAY.has(rule.kind) ? ruleDay(rule, A_YEAR) : null
  if (day !== null) return inWeek(weekdayOf(day) + offset)
  const named = key === null ? null : weekdayIn(key.label)
  return named === null || key === null ? null : inWeek(named - key.day)
}

type Read = { readonly row: EventRow; readonly untimed: readonly string[] } | { readonly why: string }

function readEvent(line: Line, usual: Line | undefined, { venues, shipped }: Known): Read {
  const category = line.text('category')
  const typicalStart = line.text('typical_start')
  const venueId = shipped(line.text('venue_id'))
  const years = YEARS.get(usual?.text('years') ?? '')
  if (!isCategory(category)) return { why: 'unknown category' }
  if (!/^\d{2}-\d{2}$/.test(typicalStart)) return { why: 'no usual start' }
  if (!venues.has(venueId)) return { why: 'unknown venue' }
  if (!usual || !years) return { why: 'no rule' }
  const days = Math.max(1, usual.number('duration_days') ?? 1)
  const startOffset = usual.number('start_offset_days') ?? 0
  const keyDay = usual.number('key_day_index')
  const key = keyDay === null ? null : { day: keyDay, label: usual.text('key_day_label') }
  const regular = parseRule(usual.text('rule'))
  const weekday = firstWeekday(regular, startOffset, key)
  const rule = regular ?? irregularRule(usual.text('rule'), typicalStart, weekday)
  if (!rule) return { why: 'no rule' }
  const shape = { days, firstWeekday: weekday, key }
  const { left, ...programme } = readSessions(usual.text('sessions_local'), category, shape)
  // A season has no days of its own.
  const seasonal = rule.kind === 'season'
  const row: EventRow = {
    id: line.text('id'),
    name: line.text('name'),
    category,
    venueId,
    rule,
    startOffset,
    days,
    years,
    dateConfidence: gradeOf(usual.text('rule_confidence')),
    known: editionsIn(line.text('first_known_dates'), usual.text('announced_dates')),
    keyDay,
    ...(seasonal ? { labels: [], restDays: [], sessions: [] } : programme),
    timeConfidence: gradeOf(usual.text('time_confidence')),
    website: website(line.text('website')),
    note: line.orNull('note'),
  }
  return { row, untimed: seasonal ? [] : left }
}

/** The curated events with the rules of their dates and their usual sessions; a table that holds both has no `event_id`. */
export function readEvents(lines: readonly Line[], rules: readonly Line[], known: Known): ReadEvents {
  const usual = new Map(rules.map((line) => [line.text('event_id') || line.text('id'), line]))
  const rows: EventRow[] = []
  const refused: Remark[] = []
  const untimed: Remark[] = []
  for (const line of lines) {
    const name = line.text('name')
    const read = readEvent(line, usual.get(line.text('id')), known)
    if ('why' in read) {
      refused.push({ name, why: read.why })
      continue
    }
    rows.push(read.row)
    if (read.untimed.length > 0) untimed.push({ name, why: read.untimed.join('; ') })
  }
  return { rows, refused, untimed }
}
