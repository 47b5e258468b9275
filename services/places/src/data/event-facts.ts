import { existsSync } from 'node:fs'
import path from 'node:path'
import { readTsv, type Line } from './build/tsv.ts'
import type { EventRow, SessionRow } from './rows.ts'

/** A place with a view of what passes or of the sky. */
export interface Viewpoint {
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly address: string | null
}

/** Where somebody runs who enters a race: its finish is mostly the listed venue. */
export interface RunnersFacts {
  /** Where it starts, from when to be there (minutes of the day), and how one gets there. */
  readonly start: Viewpoint & { readonly from: number | null; readonly way: string | null }
  /** Where it finishes, when not at the listed venue. */
  readonly finish: { readonly name: string; readonly lat: number; readonly lon: number } | null
  /** Where the bib is collected, on which days before the race, and within which hours of each of them. */
  readonly bib: (Viewpoint & { readonly days: readonly [first: number, last: number]; readonly hours: string }) | null
}

/** How an event is best gone to, where its venue and its hours do not say it. */
export interface EventFacts {
  /** Where to be instead of the listed venue, because that is full long before. */
  readonly ground: Viewpoint | null
  /** From when to be there to get in, minutes of the day. */
  readonly from: number | null
  readonly tip: string | null
  /** Along the course of a race, from its start on. */
  readonly viewpoints: readonly (Viewpoint & { readonly km: number })[]
  /** Null where it is no race, or nothing is known of it. */
  readonly runners: RunnersFacts | null
}

const SESSION = /^D(\d+) (main )?(\d\d):(\d\d)(?:-(\d\d):(\d\d))? (\S.*)$/
const minutes = (hour: string, minute: string): number => Number(hour) * 60 + Number(minute)

/** "D0 13:30-14:30 Practice 1"; null for what is none. */
export function readSession(text: string): SessionRow | null {
  const [, day, main, hour = '', minute = '', endHour, endMinute, name = ''] = SESSION.exec(text.trim()) ?? []
  if (day === undefined) return null
  const to = endHour === undefined || endMinute === undefined ? null : minutes(endHour, endMinute)
  return { day: Number(day), name, kind: main === undefined ? 'session' : 'main', from: minutes(hour, minute), to }
}

const sessionsIn = (text: string): readonly SessionRow[] => text.split(';').flatMap((each) => readSession(each) ?? [])

/** The lines of a table of the folder; none where it is not there. */
const linesOf = (dir: string, name: string) => {
  const file = path.join(dir, name)
  return existsSync(file) ? readTsv(file) : []
}

/** Events with the timetables of `event-facts.tsv` on the days that it has any of; when the gates open stays as it is. */
export function withTimetables(events: readonly EventRow[], dir: string): EventRow[] {
  const known = new Map(
    linesOf(dir, 'event-facts.tsv').map((line) => [line.text('event_id'), sessionsIn(line.text('sessions'))] as const),
  )
  return events.map((event) => {
    const own = known.get(event.id) ?? []
    if (own.length === 0) return event
    const days = new Set(own.map(({ day }) => day))
    const others = event.sessions.filter(({ day, kind }) => kind === 'gates' || !days.has(day))
    return { ...event, sessions: [...others, ...own].toSorted((a, b) => a.day - b.day || a.from - b.from) }
  })
}

const clockIn = (text: string): number | null => {
  const [hour = '', minute] = text.split(':')
  return minute === undefined ? null : minutes(hour, minute)
}

function runnersOf(line: Line): RunnersFacts {
  const [first = Number.NaN, last = first] = line.text('bib_days').split('-').map(Number)
  return {
    start: {
      name: line.text('start'),
      lat: line.number('lat') ?? Number.NaN,
      lon: line.number('lon') ?? Number.NaN,
      address: line.orNull('address'),
      from: clockIn(line.text('from')),
      way: line.orNull('way'),
    },
    finish:
      line.orNull('finish') === null
        ? null
        : {
            name: line.text('finish'),
            lat: line.number('finish_lat') ?? Number.NaN,
            lon: line.number('finish_lon') ?? Number.NaN,
          },
    bib:
      line.orNull('bib') === null
        ? null
        : {
            name: line.text('bib'),
            lat: line.number('bib_lat') ?? Number.NaN,
            lon: line.number('bib_lon') ?? Number.NaN,
            address: line.orNull('bib_address'),
            days: [first, last],
            hours: line.text('bib_hours'),
          },
  }
}

/** What `event-facts.tsv`, `event-viewpoints.tsv` and `race-facts.tsv` of the folder say, by event. */
export function readEventFacts(dir: string): ReadonlyMap<string, EventFacts> {
  const viewpoints = linesOf(dir, 'event-viewpoints.tsv').map((line) => ({
    event: line.text('event_id'),
    name: line.text('name'),
    lat: line.number('lat') ?? Number.NaN,
    lon: line.number('lon') ?? Number.NaN,
    address: line.orNull('address'),
    km: line.number('km') ?? Number.NaN,
  }))
  const facts = new Map(linesOf(dir, 'event-facts.tsv').map((line) => [line.text('event_id'), line] as const))
  const races = new Map(linesOf(dir, 'race-facts.tsv').map((line) => [line.text('event_id'), runnersOf(line)] as const))
  const ids = new Set([...facts.keys(), ...races.keys(), ...viewpoints.map(({ event }) => event)])
  return new Map(
    [...ids].map((id) => {
      const line = facts.get(id)
      const lat = line?.number('lat') ?? null
      const lon = line?.number('lon') ?? null
      const own: EventFacts = {
        ground:
          line === undefined || lat === null || lon === null
            ? null
            : { name: line.text('ground'), lat, lon, address: line.orNull('address') },
        from: clockIn(line?.text('from') ?? ''),
        tip: line?.orNull('tip') ?? null,
        viewpoints: viewpoints.flatMap(({ event, ...point }) => (event === id ? [point] : [])),
        runners: races.get(id) ?? null,
      }
      return [id, own]
    }),
  )
}
