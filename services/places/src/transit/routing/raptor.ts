import { NO_ALIGHTING, NO_BOARDING } from '../feed/packed-feed.ts'
import type { TransitNetwork } from './network.ts'
import { MOST_RIDES, NEVER, Round, type Access } from './round.ts'
import type { ServiceDay } from './service-day.ts'

/** A vehicle taken from one position of its pattern to another, in the direction of travel. */
export interface Ride {
  /** Trip of the service day. */
  readonly trip: number
  readonly pattern: number
  readonly from: number
  readonly to: number
}

export type Direction = 'forward' | 'backward'

/**
 * Round-based public transit routing (Delling, Pages, Werneck: "Round-Based Public Transit Routing", 2012). `forward` finds the
 * earliest arrivals from a start, `backward` the latest departures towards an end: there every time is negative and every trip is
 * ridden from its end, so that both are one search. Searches may follow each other on one object from later to earlier starts
 * (rRAPTOR): what an earlier search found is kept, and each finds only what is quicker.
 */
export class Raptor {
  readonly #network: TransitNetwork
  readonly #day: ServiceDay
  readonly #sign: 1 | -1
  readonly rounds: readonly Round[]
  readonly #bestReady: Int32Array
  /** The best end of a ride at each stop: an arrival, or a negative departure. */
  readonly best: Int32Array
  /** Walks from stops to the end of the journey, seconds; -1 where there is none. */
  readonly #egress: Int32Array | null
  /** The best end of the journey so far, the walk included. */
  #reached = NEVER
  /** Nothing later is of interest to the search that runs. */
  #limit = NEVER
  /** For each lane that has to be looked at: the first and the last marked position, in the direction of the search. */
  readonly #firstPosition: Int32Array
  readonly #lastPosition: Int32Array
  #marked: number[] = []
  readonly #isMarked: Uint8Array
  readonly #isImproved: Uint8Array

  constructor(network: TransitNetwork, day: ServiceDay, direction: Direction, egress?: readonly Access[]) {
    const stops = network.stops.length
    this.#network = network
    this.#day = day
    this.#sign = direction === 'forward' ? 1 : -1
    this.rounds = Array.from({ length: MOST_RIDES + 1 }, () => new Round(stops))
    this.#bestReady = new Int32Array(stops).fill(NEVER)
    this.best = new Int32Array(stops).fill(NEVER)
    this.#egress = egress ? new Int32Array(stops).fill(-1) : null
    for (const { stop, seconds } of egress ?? []) if (this.#egress) this.#egress[stop] = seconds
    this.#firstPosition = new Int32Array(day.lanePattern.length).fill(-1)
    this.#lastPosition = new Int32Array(day.lanePattern.length)
    this.#isMarked = new Uint8Array(stops)
    this.#isImproved = new Uint8Array(stops)
  }

  get day(): ServiceDay {
    return this.#day
  }

  get network(): TransitNetwork {
    return this.#network
  }

  /**
   * Searches from stops at a time of the day. Gives the stop and the round in which the end was reached sooner than ever before;
   * null where it was not, or no end was named. `within` seconds all of it has to be.
   */
  search(
    time: number,
    access: readonly Access[],
    within = NEVER,
  ): { readonly stop: number; readonly round: number } | null {
    const first = this.rounds[0]
    if (!first) return null
    this.#limit = Math.min(NEVER, this.#sign * time + within)
    for (const { stop, seconds } of access) this.#makeReady(first, stop, this.#sign * time + seconds, -1)
    let reached: { readonly stop: number; readonly round: number } | null = null
    for (let round = 1; round < this.rounds.length && this.#marked.length > 0; round += 1) {
      const [before, now] = [this.rounds[round - 1], this.rounds[round]]
      if (!before || !now) break
      const improved: number[] = []
      for (const lane of this.#lanesOfMarked()) {
        const stop = this.#scan(lane, before, now, improved)
        if (stop >= 0) reached = { stop, round }
      }
      this.#change(now, improved)
    }
    this.#unmark()
    return reached
  }

  #makeReady(round: Round, stop: number, time: number, from: number): void {
    if (time >= (this.#bestReady[stop] ?? NEVER) || time >= this.#reached || time >= this.#limit) return
    this.#bestReady[stop] = time
    round.ready[stop] = time
    round.walkedFrom[stop] = from
    if (this.#isMarked[stop] === 1) return
    this.#isMarked[stop] = 1
    this.#marked.push(stop)
  }

  #unmark(): void {
    for (const stop of this.#marked) this.#isMarked[stop] = 0
    this.#marked = []
  }

  /** The lanes that call at marked stops, each with the first and the last such position. */
  #lanesOfMarked(): number[] {
    const { calls } = this.#network
    const { lanesAt } = this.#day
    const lanes: number[] = []
    for (const stop of this.#marked) {
      for (let at = calls.at[stop] ?? 0; at < (calls.at[stop + 1] ?? 0); at += 2) {
        const pattern = calls.values[at] ?? 0
        const position = calls.values[at + 1] ?? 0
        for (let lane = lanesAt[pattern] ?? 0; lane < (lanesAt[pattern + 1] ?? 0); lane += 1) {
          const known = this.#firstPosition[lane] ?? -1
          if (known < 0) lanes.push(lane)
          if (known < 0 || this.#sign * position < this.#sign * known) this.#firstPosition[lane] = position
          if (known < 0 || this.#sign * position > this.#sign * (this.#lastPosition[lane] ?? 0))
            this.#lastPosition[lane] = position
        }
      }
    }
    this.#unmark()
    return lanes
  }

  /** When a trip can be boarded at a position, in the direction of the search. */
  #boards(trip: number, position: number): number {
    const { tripStart, tripRun, runArrival, runDeparture } = this.#day
    const run = (tripRun[trip] ?? 0) + position
    return this.#sign > 0
      ? (tripStart[trip] ?? 0) + (runDeparture[run] ?? 0)
      : -(tripStart[trip] ?? 0) - (runArrival[run] ?? 0)
  }

  /** The first trip of a lane, in the direction of the search, that can be boarded from a time on; -1 without one. */
  #firstTrip(lane: number, position: number, time: number): number {
    let low = this.#day.tripsAt[lane] ?? 0
    let high = this.#day.tripsAt[lane + 1] ?? 0
    const end = high
    const start = low
    // Trips of a lane follow each other at every position; backwards the last one comes first.
    while (low < high) {
      const middle = (low + high) >>> 1
      const soEnough = this.#boards(middle, position) >= time
      if (this.#sign > 0 ? soEnough : !soEnough) high = middle
      else low = middle + 1
    }
    if (this.#sign > 0) return low < end ? low : -1
    return low > start ? low - 1 : -1
  }

  /** Rides along a lane from its first marked position on; gives the stop where the journey's end came nearer, or -1. */
  #scan(lane: number, before: Round, now: Round, improved: number[]): number {
    const { patterns, flags } = this.#network
    const { lanePattern, tripStart, tripRun, runArrival, runDeparture } = this.#day
    const sign = this.#sign
    // Read once: this loop is where a search spends its time.
    const [egress, best, ready] = [this.#egress, this.best, before.ready]
    const leaving = sign > 0 ? runArrival : runDeparture
    const boarding = sign > 0 ? runDeparture : runArrival
    const pattern = lanePattern[lane] ?? 0
    const begin = patterns.at[pattern] ?? 0
    const length = (patterns.at[pattern + 1] ?? 0) - begin
    const noBoarding = sign > 0 ? NO_BOARDING : NO_ALIGHTING
    const noLeaving = sign > 0 ? NO_ALIGHTING : NO_BOARDING
    let trip = -1
    let start = 0
    let run = 0
    let boarded = 0
    let ended = -1
    const lastMarked = this.#lastPosition[lane] ?? 0
    let position = this.#firstPosition[lane] ?? 0
    this.#firstPosition[lane] = -1
    for (; position >= 0 && position < length; position += sign) {
      const isPastMarked = sign * position > sign * lastMarked
      if (isPastMarked && trip < 0) break
      const stop = patterns.values[begin + position] ?? 0
      const flag = flags[begin + position] ?? 0
      if (trip >= 0) {
        const time = sign * (start + (leaving[run + position] ?? 0))
        const isTooLate = time >= this.#reached || time >= this.#limit
        // Further on it is later still, and nobody waits there.
        if (isTooLate && isPastMarked) break
        if (!isTooLate && (flag & noLeaving) === 0 && time < (best[stop] ?? NEVER)) {
          best[stop] = time
          if (this.#isImproved[stop] === 0) improved.push(stop)
          this.#isImproved[stop] = 1
          now.arrived[stop] = time
          now.trip[stop] = trip
          now.lane[stop] = lane
          now.boarded[stop] = boarded
          now.left[stop] = position
          const walk = egress?.[stop] ?? -1
          if (walk >= 0 && time + walk < this.#reached) {
            this.#reached = time + walk
            ended = stop
          }
        }
      }
      const from = ready[stop] ?? NEVER
      if (from === NEVER || (flag & noBoarding) !== 0) continue
      if (trip >= 0 && sign * (start + (boarding[run + position] ?? 0)) < from) continue
      const earlier = this.#firstTrip(lane, position, from)
      if (earlier < 0 || earlier === trip) continue
      trip = earlier
      start = tripStart[trip] ?? 0
      run = tripRun[trip] ?? 0
      boarded = position
    }
    return ended
  }

  /** Makes travellers ready for the next ride, at the stops where they arrived and those within a walk. */
  #change(round: Round, improved: readonly number[]): void {
    const { footpaths, changes } = this.#network
    for (const stop of improved) {
      const arrived = round.arrived[stop] ?? NEVER
      this.#isImproved[stop] = 0
      this.#makeReady(round, stop, arrived + (changes[stop] ?? 0), -1)
      for (let at = footpaths.at[stop] ?? 0; at < (footpaths.at[stop + 1] ?? 0); at += 2)
        this.#makeReady(round, footpaths.values[at] ?? 0, arrived + (footpaths.values[at + 1] ?? 0), stop)
    }
  }

  /** The rides that led to a stop in a round, in the order they are taken. */
  ridesTo(stop: number, round: number): Ride[] {
    const rides: Ride[] = []
    let at = stop
    for (let left = round; left > 0; left -= 1) {
      const found = this.rounds[left]
      if (!found) break
      const pattern = this.#day.lanePattern[found.lane[at] ?? 0] ?? 0
      const [boarded, alighted] = [found.boarded[at] ?? 0, found.left[at] ?? 0]
      const [from, to] = this.#sign > 0 ? [boarded, alighted] : [alighted, boarded]
      rides.push({ trip: found.trip[at] ?? 0, pattern, from, to })
      const begin = this.#network.patterns.at[pattern] ?? 0
      const boardedAt = this.#network.patterns.values[begin + boarded] ?? 0
      const walkedFrom = this.rounds[left - 1]?.walkedFrom[boardedAt] ?? -1
      at = walkedFrom >= 0 ? walkedFrom : boardedAt
    }
    return this.#sign > 0 ? rides.toReversed() : rides
  }
}
