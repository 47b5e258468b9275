/** A day whose order and times are known, told at the pace of a traveller: nobody leaves a sight early to wait for a table. */

import { GRID, gridDown, gridUp } from './days.ts'
import type { Window } from './hours-rules.ts'

/** When a stop begins and how long it is. */
export interface Stay {
  readonly start: number
  readonly minutes: number
}

/** What may be changed of a stop: it lasts `minutes`, at most `longest`, and begins within one of the windows (made for `minutes`). */
export interface Elastic {
  readonly minutes: number
  readonly longest: number
  readonly windows: readonly Window[]
  /** Windows at any time of the day, for what would else leave a hole. */
  readonly anyTime?: readonly Window[] | undefined
  /** One is there so long before it begins, and needs no other pause. */
  readonly lead?: number
}

/** A pause nobody minds; visits grow into what is longer. What is still longer than the second moves the stops before it on (chosen, decision 27). */
const PAUSE = 30
const LONGEST_PAUSE = 45
/** From here on a wait is a hole (design: trips). */
const HOLE = 60
/** For the sake of a pause no day begins later than this (chosen, decision 27). */
const LATEST_BEGIN = 10 * 60 + 30
/** Nor than this where that is all it takes to close a hole (chosen, decision 27). */
const LATEST_BEGIN_FOR_HOLE = 11 * 60 + 15

const onGrid = (minutes: number): number => Math.max(0, gridDown(minutes))

/**
 * The stays of stops in order: a visit before a long wait lasts longer, and begins later where that is not enough. `starts` are the
 * earliest ones, all of them possible; `legs[i]` is the way to stop `i`, `soonest[i]` the least it may take where nobody knows: time
 * kept for a ride is pause enough.
 */
export function paced(
  stops: readonly Elastic[],
  legs: readonly number[],
  starts: readonly number[],
  soonest: readonly number[] = legs,
): readonly Stay[] {
  const stays = stops.map(({ minutes }, i): Stay => ({ start: starts[i], minutes }))
  for (let i = stays.length - 1; i > 0; i--) {
    const { start, minutes } = stays[i - 1]
    const { longest, windows, anyTime = [] } = stops[i - 1]
    const wait = stays[i].start - legs[i] - start - minutes
    const lastStart = (all: readonly Window[]) => all.find(([from, to]) => start >= from && start <= to)?.[1] ?? start
    const isHole = wait + legs[i] - soonest[i] > HOLE
    const until = Math.max(lastStart(windows), isHole ? lastStart(anyTime) : start)
    const isPause = (stops[i].lead ?? 0) >= PAUSE || soonest[i] < legs[i]
    const longer = onGrid(Math.min(wait - (isPause ? 0 : PAUSE), longest - minutes, until - start))
    // A way is told to the minute and kept on the grid.
    const closed = gridUp(start + wait + legs[i] - soonest[i] - longer - HOLE) + GRID
    const begin = isHole && closed <= LATEST_BEGIN_FOR_HOLE ? Math.max(LATEST_BEGIN, closed) : LATEST_BEGIN
    const latest = i === 1 ? Math.max(start, Math.min(until, begin)) : until
    const most = isPause ? 0 : LONGEST_PAUSE
    const later = onGrid(Math.min(wait - longer - most, until - start - longer, latest - start))
    stays[i - 1] = { start: start + later, minutes: minutes + longer }
  }
  return pulledForward(stops, legs, stays, soonest)
}

/** What begins at its best time after a hole begins sooner, where it is open and leaves no other hole behind it. */
function pulledForward(
  stops: readonly Elastic[],
  legs: readonly number[],
  paced: readonly Stay[],
  soonest: readonly number[],
): readonly Stay[] {
  const stays = [...paced]
  for (let i = 1; i < stays.length; i++) {
    const [before, own, next] = [stays[i - 1], stays[i], stays[i + 1]]
    const end = before.start + before.minutes
    const hole = own.start - soonest[i] - end - HOLE
    const open = stops[i].anyTime?.find(([from, to]) => own.start >= from && own.start <= to)
    if (hole <= 0 || open === undefined) continue
    const start = gridUp(Math.max(own.start - hole - GRID, end + legs[i], open[0]))
    const minutes = Math.min(Math.max(own.minutes, stops[i].longest), own.minutes + own.start - start)
    const isHole = next !== undefined && next.start - soonest[i + 1] - start - minutes > HOLE
    if (start < own.start && !isHole) stays[i] = { start, minutes }
  }
  return stays
}
