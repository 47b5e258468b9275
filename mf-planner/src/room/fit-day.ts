import { DAY_MINUTES, minutesOf } from '../plan/clock.ts'
import type { Stop, TripDay } from '../plan/plan.ts'
import { saidOf } from '../plan/yours.ts'

/** Most stops of a day that the server checks (contracts' `planOutline`). */
export const MAX_STOPS = 16

/**
 * The first stop of a day that cannot stand: it would begin before one has got there from the stop before, or after midnight, or the day
 * has too many. Null when all can. Stops without times take none.
 */
export const conflictAt = ({ stops, departAt }: TripDay): number | null => {
  let now = departAt === null ? null : minutesOf(departAt)
  for (const [at, { start, end, leg, misfit }] of stops.entries()) {
    if (at >= MAX_STOPS) return at
    if (start === null || end === null) continue
    const begin = minutesOf(start)
    // What somebody keeps although it does not fit stays, and says so.
    if (misfit === undefined && now !== null && begin < now + (leg?.minutes ?? 0)) return at
    now = begin + ((minutesOf(end) - begin + DAY_MINUTES) % DAY_MINUTES)
  }
  return null
}

interface Candidate {
  readonly stop: Stop
  /** Whether the day was planned with it. */
  readonly planned: boolean
}

const isHeld = (stop: Stop): boolean => stop.fixed === 'locked' || saidOf(stop).own || saidOf(stop).start !== null

/** The lower, the sooner a stop gives way: what came in, what was planned, what somebody locked, added or gave a time, the event. */
const weight = ({ stop, planned }: Candidate): number =>
  stop.fixed === 'event' ? 3 : isHeld(stop) ? 2 : planned ? 1 : 0

/**
 * The day with as many of its stops as can stand together. Changes that two people make at once can each be possible and both together
 * not: then stops give way until the day works, and the same ones for everybody. Returns the day and those left out.
 */
export const fitDay = <Item extends Candidate>(
  items: readonly Item[],
  timed: (stops: readonly Stop[]) => TripDay,
): { readonly day: TripDay; readonly kept: readonly Item[]; readonly left: readonly Item[] } => {
  let kept = items
  const left: Item[] = []
  for (;;) {
    const day = timed(kept.map(({ stop }) => stop))
    const conflict = conflictAt(day)
    if (conflict === null) return { day, kept, left }
    const upTo = kept.slice(0, conflict + 1)
    const least = Math.min(...upTo.map(weight))
    const at = upTo.findLastIndex((item) => weight(item) === least)
    left.push(...kept.slice(at, at + 1))
    kept = kept.toSpliced(at, 1)
  }
}
