import type { EventDay, EventSession } from '@site/contracts/event-days'
import type { EventItem } from '@site/contracts/events'
import { spanOf } from '../category/dates.ts'
import { nightsBetween } from '../stay/days.ts'

export interface ProgrammeRow {
  readonly key: string
  /** "Sun 14 Mar 2027: Race Sunday", or "Race Sunday" where the date is only usual. */
  readonly title: string
  /** "Gates 09:00", "Race 15:00". */
  readonly sessions: readonly string[]
}

const DAY = 24 * 60
const clockOf = (minutes: number): string =>
  minutes === DAY
    ? 'midnight'
    : `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const sessionWords = ({ name, from, to }: EventSession): string =>
  `${name} ${clockOf(from)}${to === undefined ? '' : ` to ${clockOf(to)}`}`

/** Written out, as `@site/contracts/date-words` says. */
const WEEKDAYS: readonly string[] = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const longDay = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()] ?? ''
const shortDay = (date: string): string => longDay(date).slice(0, 3)

/** Days in a row with the same sessions and no name of their own. */
interface Run {
  readonly first: EventDay
  readonly last: EventDay
  readonly from: number
  readonly to: number
}

const sameKind = (a: EventDay, b: EventDay): boolean =>
  a.label === undefined &&
  b.label === undefined &&
  nightsBetween(a.date, b.date) === 1 &&
  JSON.stringify(a.sessions.map(sessionWords)) === JSON.stringify(b.sessions.map(sessionWords))

const runsOf = (days: readonly EventDay[]): Run[] =>
  days.reduce<Run[]>((runs, day, at) => {
    const before = runs.at(-1)
    const next = before !== undefined && sameKind(before.last, day)
    return next
      ? [...runs.slice(0, -1), { ...before, last: day, to: at }]
      : [...runs, { first: day, last: day, from: at, to: at }]
  }, [])

const WEEK = 7

/** A day or several, told no more exactly than is known. */
const whenOf = ({ first, last, from, to }: Run, { usual }: EventItem['dates']): string => {
  const one = from === to
  if (usual === 'month') return one ? `Day ${from + 1}` : `Days ${from + 1} to ${to + 1}`
  if (usual === 'around')
    return one
      ? longDay(first.date)
      : to - from < WEEK
        ? `${longDay(first.date)} to ${longDay(last.date)}`
        : `Days ${from + 1} to ${to + 1}`
  return one
    ? `${shortDay(first.date)} ${spanOf(first.date, first.date)}`
    : `${shortDay(first.date)} to ${shortDay(last.date)}, ${spanOf(first.date, last.date)}`
}

/** A name that has the weekday in it need not be told the weekday. */
const titleOf = (when: string, label: string | undefined): string =>
  label === undefined ? when : label.includes(when) ? label : `${when}: ${label}`

/** The programme as rows of a list; none where no times are known and no days have names. */
export const programmeRows = ({ programme, dates }: Pick<EventItem, 'programme' | 'dates'>): ProgrammeRow[] => {
  const days = programme?.days ?? []
  const telling = days.some(({ sessions }) => sessions.length > 0) || days.filter(({ label }) => label).length > 1
  if (!telling) return []
  return runsOf(days)
    .filter(({ first }) => first.sessions.length > 0 || first.label !== undefined)
    .map((run) => ({
      key: run.first.date,
      title: titleOf(whenOf(run, dates), run.first.label),
      sessions: run.first.sessions.map(sessionWords),
    }))
}
