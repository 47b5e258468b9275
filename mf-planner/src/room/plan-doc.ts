import { limits } from '@site/contracts/limits'
import * as z from 'zod/mini'
import * as Y from 'yjs'
import { listOf } from '../plan/lenient.ts'
import { saidOf, yours } from '../plan/yours.ts'
import { stop, tripDay, type Stop, type TripDay } from '../plan/plan.ts'

/**
 * The plan as a document that merges: a map of stops by key, each with its facts, its place in the order, its lock, its note, the time
 * that was asked for and what a traveller wrote beside it, and a map with what was asked for and each cost (`about.ts`) and the last times
 * of each day (`day0`, `day1` …). Two people who change different fields both keep their change; of two who change the same one, Yjs
 * picks one, the same for everybody.
 */
export const stopsMap = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('stops')
export const headMap = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('plan')
export const dayKey = (day: number): string => `day${day}`

/** Marks changes made here, apart from those that arrive. */
export const LOCAL = 'local'

/** Where a stop stands: one value, so that two moves of a stop never leave it in two places (Kleppmann, "Moving elements in list CRDTs"). */
const place = z.object({ day: z.int().check(z.gte(0), z.lt(limits.planner.maxDays)), rank: z.number() })
export type Place = z.infer<typeof place>

/** A note's length as far as it is shown, in characters. */
const MAX_NOTE = 500

export interface PlacedStop extends Place {
  readonly key: string
  readonly stop: Stop
}

/** What a stop is, without what is computed or has a field of its own. */
export const factsOf = (known: Stop) => {
  const { leg: _leg, period: _period, fixed: _fixed, note: _note, yours: _yours, misfit: _misfit, ...facts } = known
  const { start, end, foodNearby, hours, meal, ...activity } = facts
  return { start, end, foodNearby, hours, meal, own: saidOf(known).own, activity }
}

/** The time that a traveller asked for. */
export const askedOf = (stop: Stop) => {
  const { start, minutes } = saidOf(stop)
  return { start, minutes }
}

/** Of an entry's texts: what the plan says of a stop, and what the traveller does. */
export const textsOf = (stop: Stop) => ({ note: stop.note ?? '', ownNote: saidOf(stop).note ?? '' })

export const newEntry = (added: Stop, at: Place): Y.Map<unknown> =>
  new Y.Map<unknown>([
    ['facts', factsOf(added)],
    ['at', at],
    ['fixed', added.fixed],
    ['asked', askedOf(added)],
    ['misfit', added.misfit ?? null],
    ...Object.entries(textsOf(added)).map(([name, text]): [string, unknown] => [name, new Y.Text(text)]),
  ])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A stop of the document as an answer's would be read: what anybody may have written there is checked again. */
export const readEntry = (key: string, entry: unknown): PlacedStop | null => {
  if (!(entry instanceof Y.Map)) return null
  const facts: unknown = entry.get('facts')
  const at = place.safeParse(entry.get('at'))
  if (!isRecord(facts) || !isRecord(facts['activity']) || !at.success) return null
  const textAt = (name: string): string | null => {
    const written: unknown = entry.get(name)
    return written instanceof Y.Text ? written.toJSON().slice(0, MAX_NOTE) : null
  }
  const asked: unknown = entry.get('asked')
  const said = yours.safeParse({ ...(isRecord(asked) ? asked : {}), own: facts['own'], note: textAt('ownNote') })
  const read = stop.safeParse({
    ...facts,
    activity: { ...facts['activity'], note: textAt('note') },
    fixed: entry.get('fixed'),
    yours: said.data,
    misfit: entry.get('misfit') ?? undefined,
  })
  return read.success ? { key, ...at.data, stop: read.data } : null
}

/** The times of a day as they were last planned or checked, for the stops in this order. */
export interface DayTimes extends Omit<TripDay, 'stops'> {
  readonly times: readonly { readonly key: string; readonly [field: string]: unknown }[]
}

const times = listOf(
  z.object({
    key: z.string(),
    start: z.unknown(),
    end: z.unknown(),
    leg: z.unknown(),
    period: z.unknown(),
  }),
)

export const timesOf = ({ stops, ...day }: TripDay, keys: readonly string[]) => ({
  ...day,
  times: stops.map(({ start, end, leg, period }, i) => ({ key: keys[i] ?? '', start, end, leg, period })),
})

/** Null where the document has no such day. */
export const readTimes = (value: unknown): DayTimes | null => {
  if (!isRecord(value)) return null
  const read = tripDay.safeParse({ ...value, slots: [] })
  if (!read.success) return null
  const { stops: _none, ...day } = read.data
  return { ...day, times: z.parse(times, value['times']) }
}

/** A stop with the times that its day gives it; one that was removed since stands for its legs alone. */
export const timedStop = (known: Stop | undefined, time: DayTimes['times'][number]): Stop | null => {
  const facts = known ?? { title: time.key }
  const read = stop.safeParse({ ...facts, ...time, activity: facts })
  return read.success ? read.data : null
}
