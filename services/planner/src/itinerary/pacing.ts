/** A day whose order and times are known, told at the pace of a traveller: nobody leaves a sight early to wait for a table. */

import { gridDown } from './days.ts'
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

const onGrid = (minutes: number): number => Math.max(0, gridDown(minutes))

/**
 * The stays of stops in order: a visit before a long wait lasts longer, and begins later where that is not enough. `starts` are the
 * earliest ones, all of them possible; `legs[i]` is the way to stop `i`.
 */
export function paced(stops: readonly Elastic[], legs: readonly number[], starts: readonly number[]): readonly Stay[] {
  const stays = stops.map(({ minutes }, i): Stay => ({ start: starts[i], minutes }))
  for (let i = stays.length - 1; i > 0; i--) {
    const { start, minutes } = stays[i - 1]
    const { longest, windows, anyTime = [] } = stops[i - 1]
    const wait = stays[i].start - legs[i] - start - minutes
    const lastStart = (all: readonly Window[]) => all.find(([from, to]) => start >= from && start <= to)?.[1] ?? start
    const until = Math.max(lastStart(windows), wait > HOLE ? lastStart(anyTime) : start)
    const isPause = (stops[i].lead ?? 0) >= PAUSE
    const longer = onGrid(Math.min(wait - (isPause ? 0 : PAUSE), longest - minutes, until - start))
    const latest = i === 1 ? Math.max(start, Math.min(until, LATEST_BEGIN)) : until
    const most = isPause ? 0 : LONGEST_PAUSE
    const later = onGrid(Math.min(wait - longer - most, until - start - longer, latest - start))
    stays[i - 1] = { start: start + later, minutes: minutes + longer }
  }
  return stays
}
