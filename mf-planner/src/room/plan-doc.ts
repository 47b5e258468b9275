import { limits } from '@site/contracts/limits'
import * as z from 'zod/mini'
import * as Y from 'yjs'
import { listOf } from '../plan/lenient.ts'
import { stop, tripDay, type Stop, type TripDay, type TripMeta } from '../plan/plan.ts'
import { readPlans, writePlans } from '../saved-plans/saved-plans.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'

/**
 * The plan as a document that merges: a map of stops by key, each with its facts, its place in the order, its lock and its note, and a
 * map with what was asked for (`about`) and the last times of each day (`day0`, `day1` …). Two people who change different fields
 * both keep their change; of two who change the same one, Yjs picks one, the same for everybody.
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
export const factsOf = ({ leg: _leg, period: _period, fixed: _fixed, note: _note, ...facts }: Stop) => {
  const { start, end, foodNearby, hours, meal, ...activity } = facts
  return { start, end, foodNearby, hours, meal, activity }
}

export const newEntry = (added: Stop, at: Place): Y.Map<unknown> =>
  new Y.Map<unknown>([
    ['facts', factsOf(added)],
    ['at', at],
    ['fixed', added.fixed],
    ['note', new Y.Text(added.note ?? '')],
  ])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A stop of the document as an answer's would be read: what anybody may have written there is checked again. */
export const readEntry = (key: string, entry: unknown): PlacedStop | null => {
  if (!(entry instanceof Y.Map)) return null
  const facts: unknown = entry.get('facts')
  const at = place.safeParse(entry.get('at'))
  const written: unknown = entry.get('note')
  if (!isRecord(facts) || !isRecord(facts['activity']) || !at.success) return null
  const note = written instanceof Y.Text ? written.toJSON().slice(0, MAX_NOTE) : null
  const read = stop.safeParse({ ...facts, activity: { ...facts['activity'], note }, fixed: entry.get('fixed') })
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

/** What was asked for and what holds for the whole trip, in the text of a saved plan: reading it runs the same checks. */
export interface About {
  readonly body: ItineraryBody
  readonly meta: TripMeta
}
export const writeAbout = ({ body, meta }: About): string =>
  writePlans([{ id: 'room', savedAt: 0, body, trip: { days: [], meta } }])
export const readAbout = (value: unknown): About | null => {
  const [plan] = typeof value === 'string' ? readPlans(value) : []
  return plan === undefined ? null : { body: plan.body, meta: plan.trip.meta }
}
