import type { Base, Stop, Trip, TripDay } from '../plan/plan.ts'
import { isOwn } from '../plan/yours.ts'
import { insertedByTime } from './operations.ts'

/** What the server says of a stop that stayed, with what only the browser has: what the traveller said of it, its lock, its remark. */
const mergeStop = (before: Stop, fresh: Stop): Stop => {
  const { start, end, period, leg, misfit } = fresh
  if (isOwn(before)) {
    const { misfit: _before, ...known } = before
    return { ...known, start, end, period, leg, ...(misfit === undefined ? {} : { misfit }) }
  }
  const { yours } = before
  // The engine also holds what is kept anyway; only the traveller locks.
  const merged = {
    ...fresh,
    fixed: fresh.fixed === 'event' ? fresh.fixed : before.fixed,
    note: fresh.note ?? before.note,
  }
  return yours === undefined ? merged : { ...merged, yours }
}

/** Those of `own` that the server left out, for want of room: they stay at their time, and say so. */
const withLost = (stops: readonly Stop[], own: readonly Stop[]): Stop[] =>
  own.reduce<Stop[]>(
    (all, stop) =>
      all.some(({ id }) => id === stop.id)
        ? all
        : insertedByTime(all, { ...stop, leg: null, misfit: { reason: 'no-room' } }),
    [...stops],
  )

/**
 * A day as the server answered it, with what only the browser has of the stops that stayed (`known`, on whatever day they were). What the
 * traveller added is never lost.
 */
export const mergeDay = (old: TripDay, fresh: TripDay, known: readonly Stop[] = old.stops): TripDay => ({
  ...fresh,
  date: fresh.date ?? old.date,
  stops: withLost(
    fresh.stops.map((stop) => {
      const before = known.find((one) => one.id !== null && one.id === stop.id)
      return before === undefined ? stop : mergeStop(before, stop)
    }),
    old.stops.filter(isOwn),
  ),
})

/** A hotel that was proposed is so still where the days are planned again from it: asked for by its id, it comes back like a chosen one. */
const keepProposal = (before: readonly (Base | null)[], base: Base | null): Base | null => {
  const proposed = before.find((one) => one?.id != null && one.id === base?.id)?.proposed
  return base === null || base.proposed !== undefined || proposed === undefined ? base : { ...base, proposed }
}

const mergeBases = (old: Trip, fresh: Trip): Trip['meta'] => {
  const before = [old.meta.base, ...old.meta.stretches.map(({ base }) => base)]
  return {
    ...fresh.meta,
    base: keepProposal(before, fresh.meta.base),
    stretches: fresh.meta.stretches.map((stretch) => ({ ...stretch, base: keepProposal(before, stretch.base) })),
  }
}

/** The same for all days of a plan. */
export const mergeTrip = (old: Trip, fresh: Trip): Trip => {
  const known = old.days.flatMap(({ stops }) => stops)
  return {
    ...fresh,
    meta: mergeBases(old, fresh),
    days: fresh.days.map((day, i) => mergeDay(old.days[i] ?? { ...day, stops: [] }, day, known)),
  }
}
