import type { Day, Slot } from '@site/contracts/itinerary'
import type { DayBounds } from './bounds.ts'
import type { PlanContext } from './context.ts'
import { mapLink } from './geo.ts'
import { clock } from './local-time.ts'
import { foodNearby } from './food.ts'
import { retimeDay, type Retimed } from './retime.ts'
import type { Stop } from './stops.ts'
import { legCost } from './style.ts'

export interface BuiltDay {
  readonly day: Day
  /** The stops that stand in it, in order. */
  readonly stops: readonly Stop[]
  /** Stops the order has no room for; they are not in `day`. */
  readonly dropped: readonly Stop[]
}

const periodOf = (start: number): Slot['period'] => (start < 720 ? 'morning' : start < 1020 ? 'afternoon' : 'evening')

/** Times of an order of stops on one day of the plan. */
export function timeStops(context: PlanContext, index: number, stops: readonly Stop[], bounds: DayBounds): Retimed {
  const ids = [null, ...stops.map((stop) => stop.poi.id), null]
  return retimeDay({
    open: bounds.open,
    close: bounds.close,
    stops: stops.map((stop) => ({ minutes: stop.minutes, windows: stop.windows[index] ?? [] })),
    legs: ids.slice(1).map((to, i) => legCost(context.leg(ids[i] ?? null, to).minutes, context.style.rest)),
  })
}

/**
 * The day a person reads, from stops in visiting order. What does not fit is dropped, the least worth first, never what
 * is fixed before what is not.
 */
export function buildDay(
  context: PlanContext,
  index: number,
  wanted: readonly Stop[],
  bounds: DayBounds,
  notes: ReadonlyMap<string, string> = new Map(),
): BuiltDay {
  let stops = [...wanted]
  const dropped: Stop[] = []
  let timed = timeStops(context, index, stops, bounds)
  while (timed.conflicts.length > 0) {
    const until = Math.min(stops.length - 1, timed.conflicts[0] ?? 0)
    const suspects = stops.slice(0, until + 1)
    const least = suspects.reduce((a, b) => (dropRank(b) < dropRank(a) ? b : a))
    dropped.push(least)
    stops = stops.filter((stop) => stop !== least)
    timed = timeStops(context, index, stops, bounds)
  }
  const inPlan = new Set(stops.map((stop) => stop.poi.id))
  const slots = stops.map((_, i) => slotOf(context, index, stops, i, timed, inPlan, notes))
  const last = stops.at(-1)
  const back = last === undefined ? null : context.leg(last.poi.id, null)
  const day: Day = {
    date: context.calendar.dates[index] ?? '',
    slots,
    ...(last === undefined
      ? {}
      : { departAt: clock(timed.depart), returnLeg: back, returnBy: clock(Math.min(timed.back, 1439)) }),
  }
  return { day, stops, dropped }
}

const dropRank = (stop: Stop): number => stop.score + (stop.fixed === null ? 0 : 1e6)

function slotOf(
  context: PlanContext,
  index: number,
  stops: readonly Stop[],
  i: number,
  timed: Retimed,
  inPlan: ReadonlySet<string>,
  notes: ReadonlyMap<string, string>,
): Slot {
  const stop = stops[i]
  const start = timed.starts[i] ?? 0
  const end = start + stop.minutes
  const { poi } = stop
  const note = stop.fixed === 'event' && stop.hours === 'assumed' ? ASSUMED_EVENT : notes.get(poi.id)
  return {
    period: periodOf(start),
    activity: {
      id: poi.id,
      title: poi.name,
      address: poi.address,
      mapLink: mapLink(poi),
      lat: poi.lat,
      lon: poi.lon,
      category: poi.category,
      openingHours: poi.openingHours,
      website: poi.website,
      source: poi.source,
      ...(note === undefined ? {} : { note }),
    },
    start: clock(start),
    end: clock(end),
    leg: context.leg(i === 0 ? null : stops[i - 1].poi.id, poi.id),
    foodNearby: foodNearby(context, index, poi, end, inPlan),
    ...(stop.hours === null ? {} : { hours: stop.hours }),
    ...(stop.meal === null ? {} : { meal: stop.meal }),
    ...(stop.fixed === null ? {} : { fixed: stop.fixed }),
  }
}

const ASSUMED_EVENT = 'The start time is not known here; a usual one is assumed. Check your ticket.'
