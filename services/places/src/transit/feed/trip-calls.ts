import type { LatLon } from '../../walking/geo.ts'
import { between } from '../../walking/geo.ts'
import { UNTIMED, type StopTimes } from './read-stop-times.ts'

/** One trip's calls in their order: where, and when in seconds of the service day. */
export interface TripCalls {
  readonly stops: readonly number[]
  readonly flags: readonly number[]
  readonly arrivals: readonly number[]
  readonly departures: readonly number[]
}

/** The rows of each trip together, whatever order the file had: trip `t` holds `order[at[t]]` to `order[at[t + 1]]`. */
export function groupByTrip(
  times: StopTimes,
  trips: number,
): { readonly at: Uint32Array; readonly order: Uint32Array } {
  const at = new Uint32Array(trips + 1)
  for (let row = 0; row < times.trip.length; row += 1) {
    const next = times.trip.get(row) + 1
    at[next] = (at[next] ?? 0) + 1
  }
  for (let trip = 0; trip < trips; trip += 1) at[trip + 1] = (at[trip + 1] ?? 0) + (at[trip] ?? 0)
  const free = at.slice(0, trips)
  const order = new Uint32Array(times.trip.length)
  for (let row = 0; row < times.trip.length; row += 1) {
    const trip = times.trip.get(row)
    order[free[trip] ?? 0] = row
    free[trip] = (free[trip] ?? 0) + 1
  }
  return { at, order }
}

/** Times of calls the feed leaves out, spread over the way between the timed ones before and after (gtfs.org, "timepoint"). */
function filledIn(values: number[], places: readonly LatLon[]): void {
  let timed = 0
  for (let at = 1; at < values.length; at += 1) {
    if (values[at] === UNTIMED) continue
    const [from, to] = [values[timed] ?? 0, values[at] ?? 0]
    const legs = places.slice(timed, at).map((place, leg) => between(place, places[timed + leg + 1] ?? place))
    const whole = legs.reduce((sum, leg) => sum + leg, 0)
    let passed = 0
    for (let gap = timed + 1; gap < at; gap += 1) {
      passed += legs[gap - timed - 1] ?? 0
      const share = whole > 0 ? passed / whole : (gap - timed) / (at - timed)
      values[gap] = Math.round(from + share * (to - from))
    }
    timed = at
  }
}

/** Why a trip cannot be used. */
export type TripFault = 'fewer than two stops' | 'no time at its first or last stop' | 'times that go backwards'

/** The calls of one trip from its rows, or what is wrong with it. */
export function tripCalls(
  times: StopTimes,
  rows: Uint32Array,
  placeOf: (stop: number) => LatLon,
): TripCalls | TripFault {
  const sorted = rows.some((row, at) => at > 0 && times.sequence.get(row) < times.sequence.get(rows[at - 1] ?? 0))
    ? rows.toSorted((a, b) => times.sequence.get(a) - times.sequence.get(b))
    : rows
  if (sorted.length < 2) return 'fewer than two stops'
  const column = (values: StopTimes['stop']): number[] => Array.from(sorted, (row) => values.get(row))
  const [stops, arrivals, departures] = [column(times.stop), column(times.arrival), column(times.departure)]
  if (arrivals[0] === UNTIMED || arrivals.at(-1) === UNTIMED) return 'no time at its first or last stop'
  if (arrivals.includes(UNTIMED)) {
    const places = stops.map(placeOf)
    filledIn(arrivals, places)
    filledIn(departures, places)
  }
  for (let at = 0; at < stops.length; at += 1) {
    const before = at === 0 ? (arrivals[0] ?? 0) : (departures[at - 1] ?? 0)
    if ((arrivals[at] ?? 0) < before || (departures[at] ?? 0) < (arrivals[at] ?? 0)) return 'times that go backwards'
  }
  return { stops, flags: column(times.flags), arrivals, departures }
}
