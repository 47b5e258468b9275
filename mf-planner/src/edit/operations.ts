import type { StopMisfit } from '@site/contracts/misfit'
import { clockOf, minutesOf } from '../plan/clock.ts'
import type { Stop, Trip, TripDay } from '../plan/plan.ts'
import { withSaid, isOwn, saidOf } from '../plan/yours.ts'
import { baseOfDay } from '../plan/stretches.ts'
import { whereOf, type OwnStopInput } from './own-stop.ts'
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

/** Without what held a stop where it was: its lock, and that it was kept although it did not fit. */
const freed = ({ misfit: _misfit, ...stop }: Stop): Stop => ({
  ...stop,
  fixed: saidOf(stop).start === null ? null : stop.fixed,
})

/**
 * Moves a stop to another day, unlocked: to position `to`, or to its end where none is given; one with a time of its own to that time.
 * Recomputes the times of both days.
 */
export const moveToDay = (trip: Trip, day: number, at: number, target: number, to?: number): Trip => {
  const stop = trip.days[day]?.stops[at]
  const goal = trip.days[target]
  if (stop === undefined || goal === undefined || day === target) return trip
  const left = removeStop(trip, day, at)
  if (to === undefined && saidOf(stop).start !== null) return addStop(left, target, freed(stop))
  return withStops(left, target, goal.stops.toSpliced(to ?? goal.stops.length, 0, freed(stop)))
}

/** The stops with one more, where its own time falls. */
export const insertedByTime = (stops: readonly Stop[], stop: Stop): Stop[] => {
  const { start } = stop
  const after =
    start === null ? -1 : stops.findIndex((one) => one.start !== null && minutesOf(one.start) > minutesOf(start))
  return stops.toSpliced(after < 0 ? stops.length : after, 0, stop)
}

/** Puts a stop into a day where its own time falls; recomputes the times. */
export const addStop = (trip: Trip, day: number, stop: Stop): Trip =>
  withStops(trip, day, insertedByTime(trip.days[day]?.stops ?? [], stop))

/** Locks a stop against replanning, or unlocks it. An event stays fixed. */
export const toggleLock = (trip: Trip, day: number, at: number): Trip => {
  const old = trip.days[day]
  const stop = old?.stops[at]
  if (old === undefined || stop === undefined || stop.fixed === 'event') return trip
  // An unlocked stop goes where the plan needs it, so it has no time of its own any more.
  const changed: Stop =
    stop.fixed === 'locked' ? withSaid({ ...stop, fixed: null }, { start: null }) : { ...stop, fixed: 'locked' }
  return withDay(trip, day, { ...old, stops: old.stops.with(at, changed) })
}

export interface StopTime {
  /** When the traveller wants to be there; null leaves it to the plan. */
  readonly start: string | null
  readonly minutes: number
}

/** Gives a stop the time asked for, in the order of the day that it stands in then, and holds it there. */
export const setTime = (trip: Trip, day: number, at: number, { start, minutes }: StopTime): Trip => {
  const old = trip.days[day]
  const stop = old?.stops[at]
  if (old === undefined || stop === undefined || stop.fixed === 'event') return trip
  const { misfit: _misfit, ...rest } = stop
  const begins = start ?? stop.start ?? '00:00'
  const timed = withSaid(
    {
      ...rest,
      start: begins,
      end: clockOf(minutesOf(begins) + minutes),
      fixed: start === null || isOwn(stop) ? stop.fixed : 'locked',
    },
    { start, minutes },
  )
  if (start === null) return withStops(trip, day, old.stops.with(at, timed))
  return addStop(withDay(trip, day, { ...old, stops: old.stops.toSpliced(at, 1) }), day, timed)
}

/** Changes what the traveller wrote of a stop of their own, and its time. */
export const setOwn = (trip: Trip, day: number, at: number, { place, start, minutes }: OwnStopInput): Trip => {
  const old = trip.days[day]
  const stop = old?.stops[at]
  if (old === undefined || stop === undefined || !isOwn(stop)) return trip
  const named: Stop = { ...stop, title: place.title, ...whereOf(place) }
  return setTime(withDay(trip, day, { ...old, stops: old.stops.with(at, named) }), day, at, { start, minutes })
}

/** Writes the traveller's note beside a stop; an empty one takes it away. */
export const setNote = (trip: Trip, day: number, at: number, note: string): Trip => {
  const old = trip.days[day]
  const stop = old?.stops[at]
  if (old === undefined || stop === undefined) return trip
  const changed = withSaid(stop, { note: note.trim() === '' ? null : note.trim() })
  return withDay(trip, day, { ...old, stops: old.stops.with(at, changed) })
}

/** The stops that do not fit stay where they are, each with the reason. */
export const keepAnyway = (trip: Trip, day: number, misfits: readonly StopMisfit[]): Trip => {
  const old = trip.days[day]
  if (old === undefined) return trip
  const why = new Map(misfits.map(({ id, misfit }) => [id, misfit]))
  const stops = old.stops.map((stop): Stop => {
    const misfit = why.get(stop.id ?? '')
    return misfit === undefined ? stop : { ...stop, misfit }
  })
  return withDay(trip, day, { ...old, stops })
}

/** Whether the day ends before midnight: an order with dinner first would not. What stands at a time of its own is the server's to judge. */
export const endsInTime = (day: Pick<TripDay, 'stops'>): boolean => {
  const timed = day.stops.flatMap((stop) =>
    stop.start === null ? [] : [{ start: minutesOf(stop.start), isAsked: saidOf(stop).start !== null }],
  )
  return timed.every(({ start, isAsked }, i) => i === 0 || isAsked || start >= (timed[i - 1]?.start ?? 0))
}
