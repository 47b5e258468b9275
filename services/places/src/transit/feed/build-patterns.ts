import { NumberColumn } from './number-column.ts'
import type { PackedFeed } from './packed-feed.ts'
import type { Frequency } from './read-trips.ts'
import type { TripCalls } from './trip-calls.ts'

/** What a trip is besides its calls. */
export interface TripFacts {
  readonly service: number
  readonly line: number
  readonly headsign: number
}

type Columns = Pick<
  PackedFeed,
  | 'patternAt'
  | 'patternStops'
  | 'patternFlags'
  | 'tripsAt'
  | 'tripStart'
  | 'tripRun'
  | 'tripService'
  | 'tripLine'
  | 'tripHeadsign'
  | 'tripHeadway'
  | 'runArrival'
  | 'runDeparture'
>

/** Puts trips together that call at the same stops, and keeps the times between these once for all trips that share them. */
export class PatternBuilder {
  readonly #patterns = new Map<string, number>()
  readonly #runs = new Map<string, number>()
  readonly #patternAt = new NumberColumn()
  readonly #stops = new NumberColumn()
  readonly #flags = new NumberColumn()
  readonly #runArrival = new NumberColumn()
  readonly #runDeparture = new NumberColumn()
  readonly #pattern = new NumberColumn()
  readonly #columns = {
    tripStart: new NumberColumn(),
    tripRun: new NumberColumn(),
    tripService: new NumberColumn(),
    tripLine: new NumberColumn(),
    tripHeadsign: new NumberColumn(),
    tripHeadway: new NumberColumn(),
  }

  get trips(): number {
    return this.#pattern.length
  }

  #patternOf({ stops, flags }: TripCalls): number {
    const key = `${stops.join()}|${flags.join()}`
    const known = this.#patterns.get(key)
    if (known !== undefined) return known
    const pattern = this.#patterns.size
    this.#patterns.set(key, pattern)
    this.#patternAt.push(this.#stops.length)
    for (const [at, stop] of stops.entries()) {
      this.#stops.push(stop)
      this.#flags.push(flags[at] ?? 0)
    }
    return pattern
  }

  #runOf(pattern: number, { arrivals, departures }: TripCalls, start: number): number {
    const key = `${pattern}|${arrivals.map((time) => time - start).join()}|${departures.map((time) => time - start).join()}`
    const known = this.#runs.get(key)
    if (known !== undefined) return known
    const run = this.#runArrival.length
    this.#runs.set(key, run)
    for (const [at, arrival] of arrivals.entries()) {
      this.#runArrival.push(arrival - start)
      this.#runDeparture.push((departures[at] ?? arrival) - start)
    }
    return run
  }

  /** Adds a trip, or one for each departure of its intervals. */
  add(calls: TripCalls, { service, line, headsign }: TripFacts, intervals?: readonly Frequency[]): void {
    const start = calls.departures[0] ?? 0
    const pattern = this.#patternOf(calls)
    const run = this.#runOf(pattern, calls, start)
    const push = (from: number, headway: number) => {
      this.#pattern.push(pattern)
      this.#columns.tripStart.push(from)
      this.#columns.tripRun.push(run)
      this.#columns.tripService.push(service)
      this.#columns.tripLine.push(line)
      this.#columns.tripHeadsign.push(headsign)
      this.#columns.tripHeadway.push(headway)
    }
    if (!intervals) push(start, 0)
    for (const { from, until, headway, exact } of intervals ?? [])
      for (let at = from; at < until; at += headway) push(at, exact ? 0 : headway)
  }

  /** All columns, the trips of a pattern together and by their start. */
  build(): Columns {
    // The end of the last pattern; a builder is built once.
    this.#patternAt.push(this.#stops.length)
    const pattern = this.#pattern.toArray()
    const start = this.#columns.tripStart.toArray()
    const order = Uint32Array.from(pattern, (_, at) => at).sort(
      (a, b) => (pattern[a] ?? 0) - (pattern[b] ?? 0) || (start[a] ?? 0) - (start[b] ?? 0),
    )
    const tripsAt = new Int32Array(this.#patterns.size + 1)
    for (const each of pattern) tripsAt[each + 1] = (tripsAt[each + 1] ?? 0) + 1
    for (let at = 1; at < tripsAt.length; at += 1) tripsAt[at] = (tripsAt[at] ?? 0) + (tripsAt[at - 1] ?? 0)
    const sorted = (column: NumberColumn): Int32Array => Int32Array.from(order, (at) => column.get(at))
    const { tripStart, tripRun, tripService, tripLine, tripHeadsign, tripHeadway } = this.#columns
    return {
      patternAt: this.#patternAt.toArray(),
      patternStops: this.#stops.toArray(),
      patternFlags: this.#flags.toArray(),
      tripsAt,
      tripStart: sorted(tripStart),
      tripRun: sorted(tripRun),
      tripService: sorted(tripService),
      tripLine: sorted(tripLine),
      tripHeadsign: sorted(tripHeadsign),
      tripHeadway: sorted(tripHeadway),
      runArrival: this.#runArrival.toArray(),
      runDeparture: this.#runDeparture.toArray(),
    }
  }
}
