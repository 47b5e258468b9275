import type { EventCategory } from '@site/contracts/events'
import type { EventRow, SessionRow } from '../rows.ts'
import { sessionDays, type EditionShape, type SessionDays } from './session-days.ts'
import { namedTimes, takeBrackets, type NamedTimes } from './session-times.ts'

export interface ReadSessions extends Pick<EventRow, 'sessions' | 'labels' | 'restDays'> {
  /** Entries that name no time that could be read. */
  readonly left: readonly string[]
}

const DAY = 1440
/** An hour before which a show of fireworks is that of the night before. */
const EARLY = 5 * 60

const GATES = /^(?:gates|doors|grounds|viewing areas)\b/i
const MAIN =
  /\b(?:race|finals?|match|kick-off|headliner|parade|fireworks|ball drop|start|runners|festival|last night|concert|arrival|meeting|round|derby|cup)\b/i
const NEVER_MAIN = /\b(?:qualifying|practice|sprint|wheelchairs|sessions?)\b/i
const MIDNIGHT = /\b(?:fireworks|midnight|ball drop|countdown)\b/i
const FILLERS = /\b(?:about|usually|mostly|mass|local|daily|nightly|fill|from|on|around)\b/gi
const PARTS: Readonly<Record<string, string>> = {
  day: 'Day session',
  night: 'Night session',
  afternoon: 'Afternoon session',
  evening: 'Evening session',
  waves: 'Start',
  starts: 'Start',
  lights: 'Lights on',
  grounds: 'Gates',
  courts: 'Play',
  'tee times': 'Play',
  'test sessions': 'Play',
  exhibits: 'Open',
  'parade evening': 'Parade',
}

/** "Jane McGrath Day" of "Jane McGrath Day (day 3)". */
const labelOf = (label: string): string =>
  capital(
    label
      .replace(/\(.*\)/, '')
      .replace(/'/g, '’')
      .trim(),
  )
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What a session without words of its own is called. */
const unnamed = (category: EventCategory, { days, key }: EditionShape): string =>
  days === 1 && key !== null ? capital(key.label) : category === 'sports' ? 'Play' : 'Open'

function nameOf(words: string, category: EventCategory, shape: EditionShape): string {
  const bare = words.replace(FILLERS, ' ').replace(/[,:]/g, ' ').replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  if (bare === '') return unnamed(category, shape)
  return PARTS[bare.toLowerCase()] ?? capital(bare)
}

/** "marathon start" on "Marathon Sunday": words that the key day is called by are about that day. */
function speaksOfKey(words: string, { days, key }: EditionShape): boolean {
  const label = new Set(key?.label.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return days > 1 && (words.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => label.has(word))
}

interface Read {
  readonly days: readonly number[]
  readonly named: boolean
  readonly name: string
  readonly kind: 'gates' | 'session'
  readonly from: number | null
  readonly to: number | null
}

/** The end after the start, be it the next day. */
const ordered = (from: number, to: number | null): number | null => (to !== null && to <= from ? to + DAY : to)

function readTimes({ words, from, to }: NamedTimes, days: readonly number[], named: boolean, name: string): Read {
  const midnight = from !== null && from < EARLY && MIDNIGHT.test(words) ? DAY : 0
  const start = from === null ? null : from + midnight
  const end = start === null ? to : ordered(start, to === null ? null : to + midnight)
  const kind = GATES.test(name) ? 'gates' : 'session'
  return { days, named, name, kind, from: start, to: kind === 'gates' ? null : end }
}

function ownDays(words: string, shape: EditionShape): SessionDays {
  const found = sessionDays(words, shape)
  return !found.named && shape.key !== null && speaksOfKey(words, shape)
    ? { ...found, days: [shape.key.day], named: true }
    : found
}

/** All sessions an entry names, over its days. */
function readEntry(entry: string, category: EventCategory, shape: EditionShape): readonly Read[] {
  const { bare, ends } = takeBrackets(entry)
  const whole = sessionDays(bare, shape)
  return namedTimes(whole.rest).flatMap((times) => {
    const own = whole.named ? whole : ownDays(times.words, shape)
    const words = whole.named ? times.words : own.rest
    const read = readTimes({ ...times, words }, own.days, own.named, nameOf(words, category, shape))
    const others = ends.flatMap(({ when, to }) => {
      const days = /^last day$/i.test(when) ? [shape.days - 1] : sessionDays(when, shape).days
      return [{ ...read, days, to: ordered(read.from ?? 0, to) }]
    })
    const taken = new Set(others.flatMap(({ days }) => days))
    return [{ ...read, days: read.days.filter((day) => !taken.has(day)) }, ...others]
  })
}

/** What is on on one day: an end without a start ends what began when the gates opened. */
function sessionsOf(day: number, read: readonly Read[], key: EditionShape['key']): SessionRow[] {
  const here = read.filter(({ days }) => days.includes(day))
  const own = day === key?.day ? here.filter((each) => each.named && each.kind === 'session') : []
  // On the day of the final the sessions of other days are not played.
  const played = own.some(({ from }) => from !== null)
    ? here.filter((each) => each.kind === 'gates' || each.named)
    : here
  const gates = played.find(({ kind }) => kind === 'gates')?.from ?? null
  const timed = played.flatMap((each): SessionRow[] => {
    const from = each.from ?? gates
    if (from === null) return []
    const to = each.from === null ? ordered(from, each.to) : each.to
    return [{ day, name: each.from === null ? openName(each.name) : each.name, kind: each.kind, from, to }]
  })
  return timed.sort((a, b) => a.from - b.from)
}

/** "ends 22:00" has no name of its own. */
const openName = (name: string): string => (name === 'Play' ? 'Open' : name)

/** On the key day the last of the sessions whose name says so is the main one; the only session always is. */
function withMain(sessions: readonly SessionRow[], shape: EditionShape): SessionRow[] {
  const { key } = shape
  if (key === null) return [...sessions]
  const there = sessions.filter(({ day, kind }) => day === key.day && kind === 'session')
  const able = there.filter(({ name }) => !NEVER_MAIN.test(name) || there.length === 1)
  const main = able.filter(({ name }) => MAIN.test(name)).at(-1) ?? able.at(-1)
  return sessions.map((session) => (session === main ? { ...session, kind: 'main' } : session))
}

/** Reads the usual sessions of an event, "D0-D13 day 11:00 / night 19:00;D14 men's final 19:30". */
export function readSessions(text: string, category: EventCategory, shape: EditionShape): ReadSessions {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const left: string[] = []
  const read: Read[] = []
  const labels = new Map<number, string>()
  const numbered = new Set<number>()
  let timed = false
  for (const entry of entries) {
    const found = readEntry(entry, category, shape)
    const { days, rest, named } = sessionDays(entry, shape)
    if (/^D\d/.test(entry) && named) for (const day of days) numbered.add(day)
    if (found.length > 0) timed = true
    else if (/^D\d+ /.test(entry) && days.length === 1 && days[0] !== undefined)
      labels.set(days[0], capital(rest.trim()))
    else left.push(entry)
    read.push(...found)
  }
  const all = Array.from({ length: shape.days }, (_, day) => day)
  const { key } = shape
  if (key !== null) labels.set(key.day, labels.get(key.day) ?? labelOf(key.label))
  const sessions = withMain(
    all.flatMap((day) => sessionsOf(day, read, key)),
    shape,
  )
  const without = read.filter(({ from, days }) => from === null && !sessions.some(({ day }) => days.includes(day)))
  return {
    sessions,
    labels: [...labels].map(([day, label]) => ({ day, label })).sort((a, b) => a.day - b.day),
    // Days that are named one by one are all there are: a carnival of four race days in eight.
    restDays: !timed && numbered.size > 0 ? all.filter((day) => !numbered.has(day)) : [],
    left: [...left, ...without.map(({ name }) => name)],
  }
}
