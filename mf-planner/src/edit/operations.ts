import { minutesOf } from '../plan/clock.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { placesWithRides, retime } from './retime.ts'

/** `list` with the item at `from` standing at `to` afterwards. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const item = list[from]
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

export const withDay = (trip: Trip, index: number, day: TripDay): Trip => ({
  ...trip,
  days: trip.days.with(index, day),
})

const withStops = (trip: Trip, index: number, stops: Stop[]): Trip => {
  const day = trip.days[index]
  return day === undefined
    ? trip
    : withDay(trip, index, retime({ ...day, stops }, day, baseOfDay(trip, index), placesWithRides(trip.days)))
}

/** Moves a stop within its day and recomputes the times. */
export const moveStop = (trip: Trip, day: number, from: number, to: number): Trip =>
  withStops(trip, day, moved(trip.days[day]?.stops ?? [], from, to))

export const removeStop = (trip: Trip, day: number, at: number): Trip =>
  withStops(trip, day, (trip.days[day]?.stops ?? []).toSpliced(at, 1))

/** Moves a stop to the end of another day, unlocked; recomputes the times of both days. */
export const moveToDay = (trip: Trip, day: number, at: number, target: number): Trip => {
  const stop = trip.days[day]?.stops[at]
  const goal = trip.days[target]
  if (stop === undefined || goal === undefined || day === target) return trip
  const freed: Stop = { ...stop, fixed: null }
  return withStops(removeStop(trip, day, at), target, [...goal.stops, freed])
}

/** Puts a stop into a day where its own time falls; recomputes the times. */
export const addStop = (trip: Trip, day: number, stop: Stop): Trip => {
  const stops = trip.days[day]?.stops ?? []
  const { start } = stop
  const after =
    start === null ? -1 : stops.findIndex((one) => one.start !== null && minutesOf(one.start) > minutesOf(start))
  return withStops(trip, day, stops.toSpliced(after < 0 ? stops.length : after, 0, stop))
}

/** Locks a stop against replanning, or unlocks it. An event stays fixed. */
export const toggleLock = (trip: Trip, day: number, at: number): Trip => {
  const old = trip.days[day]
  const stop = old?.stops[at]
  if (old === undefined || stop === undefined || stop.fixed === 'event') return trip
  const changed: Stop = { ...stop, fixed: stop.fixed === 'locked' ? null : 'locked' }
  return withDay(trip, day, { ...old, stops: old.stops.with(at, changed) })
}

/** A day as the server answered it, with the locks and remarks of stops that stayed, which only the browser has. */
export const mergeDay = (old: TripDay, fresh: TripDay): TripDay => ({
  ...fresh,
  date: fresh.date ?? old.date,
  stops: fresh.stops.map((stop) => {
    const before = old.stops.find((one) => one.id !== null && one.id === stop.id)
    return before === undefined ? stop : { ...stop, fixed: stop.fixed ?? before.fixed, note: stop.note ?? before.note }
  }),
})

/** Whether the day ends before midnight: an order with dinner first would not. */
export const endsInTime = (day: Pick<TripDay, 'stops'>): boolean => {
  const starts = day.stops.flatMap((stop) => (stop.start === null ? [] : minutesOf(stop.start)))
  return starts.every((start, i) => i === 0 || start >= (starts[i - 1] ?? 0))
}
