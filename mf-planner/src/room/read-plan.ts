import { limits } from '@site/contracts/limits'
import type * as Y from 'yjs'
import { placesWithRides, retime } from '../edit/retime.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { stayOf } from '../plan/locks.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { saidOf } from '../plan/yours.ts'
import type { ItineraryBody } from '../trip/sanitise.ts'
import { readAbout } from './about.ts'
import { conflictAt, fitDay, MAX_STOPS } from './fit-day.ts'
import {
  dayKey,
  headMap,
  readEntry,
  readTimes,
  stopsMap,
  timedStop,
  type DayTimes,
  type PlacedStop,
} from './plan-doc.ts'

/** A plan that several people edit, as it is shown. */
export interface SharedPlan {
  readonly body: ItineraryBody
  readonly trip: Trip
  /** The document's keys of the stops of `trip`, day by day. */
  readonly keys: readonly (readonly string[])[]
  /** Those of its costs. */
  readonly costKeys: readonly string[]
  /** Stops that no longer fit their day after a merge; still in the document, so they come back once there is room. */
  readonly setAside: readonly { readonly key: string; readonly stop: Stop }[]
}

/** More are not read: nobody's plan has so many, and each costs time in every browser. */
const MAX_ENTRIES = 2 * limits.planner.maxDays * MAX_STOPS

const byPlace = (a: PlacedStop, b: PlacedStop): number => a.rank - b.rank || (a.key < b.key ? -1 : 1)

/** The last known times of every day; the first gap ends the trip. */
const readDays = (head: Y.Map<unknown>): DayTimes[] => {
  const days: DayTimes[] = []
  for (let day = 0; day < limits.planner.maxDays; day += 1) {
    const times = readTimes(head.get(dayKey(day)))
    if (times === null) break
    days.push(times)
  }
  return days
}

const knownDay = ({ times, ...day }: DayTimes, entries: ReadonlyMap<string, PlacedStop>): TripDay => ({
  ...day,
  stops: times.flatMap((time) => timedStop(entries.get(time.key)?.stop, time) ?? []),
})

const sameOrder = (placed: readonly PlacedStop[], { times }: DayTimes): boolean =>
  placed.length === times.length && placed.every(({ key }, i) => key === times[i]?.key)

/** Whether every stop has the time that was asked for it: it may have been asked for after the day's times were written. */
const keepsAsked = ({ stops }: TripDay): boolean =>
  stops.every((stop) => {
    const { start, minutes } = saidOf(stop)
    return (start === null || start === stop.start) && (minutes === null || minutes === stayOf(stop))
  })

/**
 * The plan of a document: a pure function of its content, so that everybody with the same content sees the same plan. A day in its last
 * known order has its last known times; any other is timed again from them. Null when the document holds no plan.
 */
export const readPlan = (doc: Y.Doc): SharedPlan | null => {
  const about = readAbout(headMap(doc))
  if (about === null) return null
  const placed = [...stopsMap(doc).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_ENTRIES)
    .flatMap(([key, entry]) => readEntry(key, entry) ?? [])
    .toSorted(byPlace)
  const entries = new Map(placed.map((one) => [one.key, one]))
  const dayTimes = readDays(headMap(doc))
  if (dayTimes.length === 0) return null
  const known = dayTimes.map((times) => knownDay(times, entries))
  const rides = placesWithRides(known)

  const setAside = placed.filter(({ day }) => day >= dayTimes.length)
  const days: TripDay[] = []
  const keys: string[][] = []
  for (const [index, times] of dayTimes.entries()) {
    const here = placed.filter(({ day }) => day === index)
    const before = known[index] ?? { ...times, stops: [] }
    const isWhole = sameOrder(here, times) && before.stops.length === here.length
    if (isWhole && keepsAsked(before) && conflictAt(before) === null) {
      days.push(before)
      keys.push(here.map(({ key }) => key))
      continue
    }
    const ofDay = new Map(times.times.map((time) => [time.key, time]))
    const items = here.map(({ key, stop }) => {
      const time = ofDay.get(key)
      return { key, planned: time !== undefined, stop: (time && timedStop(stop, time)) ?? stop }
    })
    const base = baseOfDay({ days: known, meta: about.meta }, index)
    const { day, kept, left } = fitDay(items, (stops) => retime({ ...before, stops: [...stops] }, before, base, rides))
    days.push(day)
    keys.push(kept.map(({ key }) => key))
    setAside.push(...left.flatMap(({ key }) => entries.get(key) ?? []))
  }
  return {
    body: about.body,
    trip: { days, meta: about.meta },
    keys,
    costKeys: about.costKeys,
    setAside: setAside.map(({ key, stop }) => ({ key, stop })),
  }
}
