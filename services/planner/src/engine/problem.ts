/**
 * Team Orienteering Problem with Time Windows: `days` tours through at most `vertices` stops, each stop at most once,
 * the sum of scores as large as possible. Times are whole numbers of one unit the caller chooses (minutes, tenths …).
 *
 * Nodes are numbered: stops `0 … vertices-1`, then the start of every day, then the end of every day.
 */
export interface TourProblem {
  readonly vertices: number
  readonly days: number
  /** Worth of each stop, > 0. */
  readonly score: Float64Array
  /** Time spent at each stop. */
  readonly duration: Int32Array
  /** `nodes × nodes`, row = from, with `nodes = vertices + 2 * days`. */
  readonly travel: Int32Array
  /** Earliest departure and latest return of each day. */
  readonly dayOpen: Int32Array
  readonly dayClose: Int32Array
  /**
   * Windows in which a visit may BEGIN, ascending and disjoint, of stop `v` on day `d`:
   * entries `windowOffset[d * vertices + v] … windowOffset[d * vertices + v + 1] - 1` of the two arrays below.
   */
  readonly windowOffset: Int32Array
  readonly windowOpen: Int32Array
  readonly windowClose: Int32Array
  /** Two groups per stop (−1: none); of each group at most one stop is visited (one lunch a day, one dish of a kind). */
  readonly groupOf?: Int32Array
  readonly groups?: number
  /** Most stops per day. */
  readonly mostStops?: Int32Array
  /**
   * Score one unit of travel costs; default 0. A stop whose detour costs more than it is worth is left out, and among
   * equally worthy plans the shorter wins.
   */
  readonly travelCost?: number
  /**
   * Waiting between two stops of a day: what is beyond `free` units costs `cost` a unit. Before the first stop twice as much is
   * free: one leaves later. Before a stop that itself begins with a wait (`lead`, of each stop) so much less is free.
   */
  readonly waiting?: { readonly free: number; readonly cost: number; readonly lead?: Int32Array }
  /** Kind of each stop (−1: none); two of a kind in a row cost `cost`. */
  readonly repeats?: { readonly kindOf: Int32Array; readonly cost: number }
  /** `nodes × nodes` metres on foot: what a day has beyond its `free` costs `cost` a metre. */
  readonly walking?: { readonly metres: Int32Array; readonly free: Float64Array; readonly cost: number }
  /** `nodes × nodes` kind of each way (0: one that costs nothing more), and what a way of each kind costs on each day: `cost[day * kinds + kind - 1]`. */
  readonly rides?: Rides
  /** Stops that belong on one day, one right after the other; each further day that they are spread over, and each return to them on one day, costs `cost`. */
  readonly together?: readonly { readonly stops: Int32Array; readonly cost: number }[]
  /** What it costs to come back to where one was, and to go there on another day; of pairs that are neither nothing is counted. */
  readonly areas?: Areas
  /** A day that is over before `by` (0: may be) costs `cost` a unit; one without stops is over when it opens. */
  readonly early?: readonly { readonly by: Int32Array; readonly cost: number }[]
  /** What the stops of a day have of something tiring: what is beyond `free` costs `cost` a unit. */
  readonly tiring?: readonly { readonly load: Int32Array; readonly free: number; readonly cost: number }[]
  /** Detours longer than this are never made for a stop, whatever it is worth, but for required ones. */
  readonly longestDetour?: Int32Array
  /** Stops the search starts with and never takes out again: a fixed event, what the traveller locked. */
  readonly required?: readonly number[]
}

export interface Rides {
  readonly kindOf: Uint8Array
  readonly kinds: number
  readonly cost: Float64Array
  /** Of ways of any of these kinds a day may have `free`; each further one costs `cost`. */
  readonly most?: { readonly free: number; readonly cost: number }
}

/** How two stops lie to each other. */
export const LIES = { between: 0, near: 1, far: 2 } as const

export interface Areas {
  /** `vertices × vertices`, one of `LIES` each. */
  readonly lies: Uint8Array
  /** 1: a stop that nobody minds coming back for (a dinner). */
  readonly isFree: Uint8Array
  /** What each stop near an earlier one of its day costs, with a stop far from it between them. */
  readonly back: Float64Array
  /** The stops that are better seen on the day of stop `v`: entries `nearOffset[v] … nearOffset[v + 1] - 1` of `nearTo`. */
  readonly nearOffset: Int32Array
  readonly nearTo: Int32Array
  /** What a stop costs that has one of these on another day. */
  readonly split: number
  /** 1: a day that takes what there is, whatever its neighbours do. */
  readonly isLoose?: Uint8Array
}

/** The windows of every stop on every day in the arrays of a problem. */
export function packWindows(
  days: number,
  vertices: number,
  windowsOf: (vertex: number, day: number) => readonly (readonly [from: number, until: number])[],
): Pick<TourProblem, 'windowOffset' | 'windowOpen' | 'windowClose'> {
  const windowOffset = new Int32Array(days * vertices + 1)
  const all: (readonly [from: number, until: number])[] = []
  for (let row = 0; row < days * vertices; row++) {
    all.push(...windowsOf(row % vertices, Math.floor(row / vertices)))
    windowOffset[row + 1] = all.length
  }
  const [windowOpen, windowClose] = [0, 1].map((side) => Int32Array.from(all, (window) => window[side]))
  return { windowOffset, windowOpen, windowClose }
}

export interface TourStop {
  readonly vertex: number
  /** When the visit begins: arrival, or the opening waited for. */
  readonly start: number
}

export interface TourSolution {
  /** Sum of the scores of the stops visited (travel cost not taken off). */
  readonly score: number
  readonly days: readonly (readonly TourStop[])[]
  readonly iterations: number
  /** Required stops no day could take. */
  readonly unplaced: readonly number[]
}

export interface SolveOptions {
  /** Same seed and same `maxIterations` give the same answer. */
  readonly seed: number
  /** Wall time in milliseconds; default 1000 unless `maxIterations` is given. */
  readonly budgetMs?: number
  readonly maxIterations?: number
  /** Stops the search; the best plan so far is returned. */
  readonly signal?: Pick<AbortSignal, 'aborted'> | undefined
}

/** Solves a problem, on this thread or another. The caller must not use the problem afterwards: its tables may be transferred. */
export type TourSolver = (problem: TourProblem, options: SolveOptions) => TourSolution | Promise<TourSolution>
