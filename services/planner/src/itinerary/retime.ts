/**
 * Times of one day whose order is fixed: pure, no imports, so a browser or an endpoint can use it alike.
 * All values are minutes of the local day.
 */
export interface TimedStop {
  readonly minutes: number
  /** When the visit may begin, ascending. */
  readonly windows: readonly (readonly [number, number])[]
}

export interface RetimeInput {
  readonly open: number
  readonly close: number
  readonly stops: readonly TimedStop[]
  /** Time of each leg: to every stop, then back to the base (`stops.length + 1` values). */
  readonly legs: readonly number[]
}

export interface Retimed {
  /** Start of each stop; null for one that cannot be kept at this place in the order. */
  readonly starts: readonly (number | null)[]
  /** Latest departure from the base that still reaches the first stop in time. */
  readonly depart: number
  /** Back at the base. */
  readonly back: number
  /** Positions that do not fit: too late for their window, or for the way back. */
  readonly conflicts: readonly number[]
}

/** First moment from `at` on at which a visit may begin; null when none is left that day. */
function beginFrom(windows: TimedStop['windows'], at: number): number | null {
  for (const [from, to] of windows) if (at <= to) return Math.max(at, from)
  return null
}

/**
 * Earliest times in the given order. A stop that does not fit is reported and skipped in time, so that the rest of the
 * day still has sensible times (its legs are then those of the order as asked, which the caller shows as a conflict).
 */
export function retimeDay(input: RetimeInput): Retimed {
  let now = input.open
  const starts: (number | null)[] = []
  const conflicts: number[] = []
  input.stops.forEach((stop, i) => {
    const arrive = now + (input.legs[i] ?? 0)
    const begin = beginFrom(stop.windows, arrive)
    const wayBack = i === input.stops.length - 1 ? (input.legs[i + 1] ?? 0) : 0
    if (begin === null || begin + stop.minutes + wayBack > input.close) {
      conflicts.push(i)
      starts.push(null)
      return
    }
    starts.push(begin)
    now = begin + stop.minutes
  })
  const first = starts[0]
  return {
    starts,
    depart: first === null || first === undefined ? input.open : first - (input.legs[0] ?? 0),
    back: now + (input.legs[input.stops.length] ?? 0),
    conflicts,
  }
}
