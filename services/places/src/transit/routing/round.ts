/** Vehicles of one journey at most. */
export const MOST_RIDES = 4
/** Later than any time of a day. */
export const NEVER = 0x3fff_ffff

/** A stop within a walk, and the seconds of that walk. */
export interface Access {
  readonly stop: number
  readonly seconds: number
}

/** What is known of the stops after so many rides. */
export class Round {
  /** When one can board at a stop. */
  readonly ready: Int32Array
  /** The stop one walked from to be ready there; -1 where one waits at the stop itself. */
  readonly walkedFrom: Int32Array
  /** When the ride ends at a stop, and what ride: trip, and positions where it begins and ends. */
  readonly arrived: Int32Array
  readonly trip: Int32Array
  readonly lane: Int32Array
  readonly boarded: Int32Array
  readonly left: Int32Array

  constructor(stops: number) {
    this.ready = new Int32Array(stops).fill(NEVER)
    this.walkedFrom = new Int32Array(stops).fill(-1)
    this.arrived = new Int32Array(stops).fill(NEVER)
    this.trip = new Int32Array(stops)
    this.lane = new Int32Array(stops)
    this.boarded = new Int32Array(stops)
    this.left = new Int32Array(stops)
  }
}
