import { datesOf } from '../result/trip-words.ts'
import type { Trip } from '../plan/plan.ts'
import type { ChosenEntry } from './apply-entries.ts'
import type { LeftOut } from './read-calendar.ts'

/** What became of a file that somebody chose. */
export type FileRead =
  | {
      readonly kind: 'entries'
      readonly name: string
      readonly entries: readonly ChosenEntry[]
      readonly notes: readonly string[]
    }
  | { readonly kind: 'refused'; readonly words: string }

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString('en-AU')} ${many}`]

const notesOf = ({ recurring, unknownZone, unreadable }: LeftOut, outside: number): string[] => [
  ...counted(outside, 'entry is not on your days.', 'entries are not on your days.'),
  ...counted(recurring, 'recurring entry was left out.', 'recurring entries were left out.'),
  ...counted(
    unknownZone,
    'entry has a time zone we don’t know and was left out.',
    'entries have time zones we don’t know and were left out.',
  ),
  ...counted(unreadable, 'entry could not be read.', 'entries could not be read.'),
]

/** Reads a calendar file in the browser, for the days of a plan. What reads calendars is loaded with the first file. */
export const readFile = async (file: File, trip: Trip): Promise<FileRead> => {
  const { MAX_BYTES, readCalendar, TOO_LARGE } = await import('./read-calendar.ts')
  if (file.size > MAX_BYTES) return { kind: 'refused', words: TOO_LARGE }
  const read = readCalendar(await file.text())
  if (read.kind === 'refused') return read
  const { suggestUses } = await import('./suggest-uses.ts')
  const dates = trip.days.flatMap(({ date }) => date ?? [])
  const { entries, outside } = suggestUses(read.entries, { dates, zone: trip.meta.tz })
  const notes = notesOf(read.leftOut, outside)
  if (entries.length > 0)
    return {
      kind: 'entries',
      name: file.name,
      notes,
      entries: entries.map((entry) => ({ ...entry, use: entry.suggested })),
    }
  const days = datesOf(trip)
  const none =
    days === null ? 'Nothing in this calendar has a time.' : `Nothing in this calendar is on your days, ${days}.`
  return { kind: 'refused', words: [none, ...notes].join(' ') }
}
