import type { Crossing, Transit, Walk } from '@site/contracts/hotels'
import { walkingSpeeds } from '@site/contracts/walking-speed'
import { nothingAcross, type CrossingTo } from './barriers.ts'
import { between, type LatLon } from './geo.ts'
import type { Snap } from './edge-grid.ts'
import { COARSE_METRES, type StreetRoute, type Streets } from './streets.ts'

export const DEFAULT_SPEED = walkingSpeeds.brisk
/** Street distance over great-circle distance: middle, and the least range of any estimate (the published rule). */
export const DETOUR = { middle: 1.3, low: 1.1, high: 1.7 } as const
/** Metres of street to expect for great-circle metres, nine times in ten: from `low` to the larger of both upper ends. */
export interface Interval {
  readonly low: number
  readonly ratio: number
  /** The second upper end: `high` times the distance and `extra` metres. */
  readonly high: number
  readonly extra: number
}
/**
 * The published 1.1 to 1.7, calibrated: 1.7 alone holds for 78 % of walks, because short walks make the largest detours
 * (round a block, over the next bridge), so below 1.3 km the upper end is 1.25 d + 600 m. Fitted on whole street networks, each
 * judged by a fit on the others (`npm run bench -- walk`, decision 009).
 */
export const INTERVAL: Interval = { low: DETOUR.low, ratio: DETOUR.high, high: 1.25, extra: 600 }

/**
 * The same where the straight line crosses water or a railway: the next bridge may be far. They hold for nine walks in ten
 * and more between doors of every city measured, with one bridge in five left open (`npm run bench:across`, decision 033).
 */
export const ACROSS: Readonly<Record<Crossing, Interval>> = {
  water: { low: DETOUR.low, ratio: DETOUR.high, high: 1.25, extra: 1800 },
  rail: { low: DETOUR.low, ratio: DETOUR.high, high: 1.5, extra: 900 },
}

/** Next door is no walk round the quarter: below 90 m the upper end is this many times the distance. */
const NEXT_DOOR = 8

/** Least and most street metres to expect for great-circle metres, 90 times in 100. */
export const leastMetres = (metres: number, interval: Interval = INTERVAL): number => interval.low * metres
export const mostMetres = (metres: number, { ratio, high, extra }: Interval = INTERVAL): number =>
  Math.max(ratio * metres, Math.min(NEXT_DOOR * metres, high * metres + extra))

/** The longest walk to expect, across what lies between: never shorter than with nothing there. */
const mostMetresAcross = (metres: number, crossing?: Crossing): number =>
  Math.max(mostMetres(metres), crossing === undefined ? 0 : mostMetres(metres, ACROSS[crossing]))

const longestWalk = (straight: number, { from, to }: Bounds, crossing?: Crossing): number =>
  mostMetresAcross(straight + from + to, crossing)
/** Whole minutes of the longest walk, no fewer than those expected. */
const longestMinutes = (longest: number, expected: number, speed: number): number =>
  Math.max(expected, Math.ceil(longest / (speed * 60)))

/** Around the mapped length: cutting across a square, waiting at crossings, climbing steps. */
const STREET_SPREAD = { low: 0.95, high: 1.15 } as const
const TRANSIT = {
  toStop: 5,
  wait: 5,
  fromStop: 3,
  metresPerMinute: 18_000 / 60,
  detour: 1.3,
  low: 0.8,
  high: 1.6,
} as const
/** Where the position is too coarse for whole minutes, they are given in steps of so many, no finer than the error. */
const COARSE_STEP = 5

/** Whole minutes a walk is rounded to for an error bound in metres: 1 when the position is good, else 5, 10, 15 … */
export function minuteStep(precision: number, speed: number = DEFAULT_SPEED): number {
  if (precision < COARSE_METRES) return 1
  return Math.ceil((precision * DETOUR.middle) / speed / 60 / COARSE_STEP) * COARSE_STEP
}

/** Error bounds of both ends that a range has to carry, metres. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/** Whole minutes for metres of street, as fine as the worse known end allows. */
function wholeMinutes(metres: number, { from, to }: Bounds, speed: number): number {
  const step = minuteStep(Math.max(from, to), speed)
  return Math.max(1, step * Math.round(metres / (speed * 60) / step))
}

/** A walk of so many metres, between the shortest and the longest it may be, in whole minutes as fine as the ends are known. */
function timed(
  source: Walk['source'],
  [shortest, metres, longest]: readonly [number, number, number],
  bounds: Bounds,
  speed: number,
): Walk {
  const perMinute = speed * 60
  const minutes = wholeMinutes(metres, bounds, speed)
  return {
    minutes,
    low: Math.min(minutes, Math.max(1, Math.floor(shortest / perMinute))),
    high: longestMinutes(longest, minutes, speed),
    metres: Math.round(metres),
    source,
  }
}

/**
 * Time on foot from the great-circle distance alone, metres; the range carries the error of both positions. Across water or
 * rail a middle would promise a bridge that nobody knows, so there the minutes are those of the longest walk.
 */
export function estimateWalk(metres: number, bounds: Bounds, speed: number = DEFAULT_SPEED, crossing?: Crossing): Walk {
  const slack = bounds.from + bounds.to
  const shortest = leastMetres(Math.max(0, metres - slack))
  const longest = longestWalk(metres, bounds, crossing)
  const walk = timed('estimate', [shortest, metres * DETOUR.middle, longest], bounds, speed)
  return crossing === undefined ? walk : { ...walk, minutes: walk.high, metres: Math.round(longest), crossing }
}

/** Time on foot along mapped ways; the range carries the error of both positions. */
export function streetWalk({ metres, outside }: StreetRoute, bounds: Bounds, speed: number = DEFAULT_SPEED): Walk {
  const slack = bounds.from + bounds.to
  const shortest = Math.min(metres * STREET_SPREAD.low, leastMetres(Math.max(0, outside)))
  return timed('street', [shortest - slack, metres, metres * STREET_SPREAD.high + slack], bounds, speed)
}

const ride = (metres: number): number =>
  TRANSIT.toStop + TRANSIT.wait + (TRANSIT.detour * metres) / TRANSIT.metresPerMinute + TRANSIT.fromStop

/** A time by public transport that no timetable stands behind. */
export type EstimatedTransit = Transit & { readonly source: 'estimate' }

/** Time by public transport, or null where walking is expected to be as quick. */
export function estimateTransit(metres: number, bounds: Bounds, walk: Walk): EstimatedTransit | null {
  const slack = bounds.from + bounds.to
  const minutes = Math.round(ride(metres))
  if (minutes >= walk.minutes) return null
  return {
    minutes,
    low: Math.min(minutes, Math.floor(ride(Math.max(0, metres - slack)) * TRANSIT.low)),
    high: Math.max(minutes, Math.ceil(ride(metres + slack) * TRANSIT.high)),
    source: 'estimate',
  }
}

/**
 * The minutes alone of `routeBetween`, for a known great-circle distance: what it takes to order many places. `quickest` is the
 * quicker of foot and transit, `metres` those on foot.
 */
export function minutesBetween(
  straight: number,
  bounds: Bounds,
  speed: number = DEFAULT_SPEED,
  street?: StreetRoute | null,
  crossing?: Crossing,
): { readonly walk: number; readonly quickest: number; readonly metres: number } {
  const longest = street || crossing === undefined ? null : longestWalk(straight, bounds, crossing)
  if (longest !== null) {
    const walk = longestMinutes(longest, wholeMinutes(straight * DETOUR.middle, bounds, speed), speed)
    return { walk, quickest: Math.min(walk, Math.round(ride(straight))), metres: Math.round(longest) }
  }
  const metres = street?.metres ?? straight * DETOUR.middle
  const walk = wholeMinutes(metres, bounds, speed)
  return { walk, quickest: Math.min(walk, Math.round(ride(straight))), metres: Math.round(metres) }
}

/** A point with the error bound of its position in metres (0 when left out). */
export interface Endpoint extends LatLon {
  readonly precision?: number
}

/** The ways to get from one point to another; `transit` only where it is expected to beat walking. */
export interface RouteOptions {
  /** Great-circle metres. */
  readonly straight: number
  readonly walk: Walk
  readonly transit: EstimatedTransit | null
}

/** The quicker sensible mode of a route, in the shape of the itinerary's legs. */
export interface TripLeg {
  readonly mode: 'walk' | 'transit'
  readonly minutes: number
  readonly low: number
  readonly high: number
  readonly metres: number
  /** Metres of a ride, where one that walks goes round water. */
  readonly rideMetres?: number
  readonly source: 'street' | 'estimate'
}

/** Minutes; a walk up to this long is preferred to a quicker ride. */
const LONGEST_PREFERRED_WALK = 20

/** The quicker sensible mode: a short walk stays a walk. */
export function toTripLeg({ straight, walk: { crossing, ...walk }, transit }: RouteOptions): TripLeg {
  if (transit && walk.minutes > LONGEST_PREFERRED_WALK) return { mode: 'transit', ...transit, metres: walk.metres }
  const rideMetres = Math.round(straight * DETOUR.middle)
  return { mode: 'walk', ...walk, ...(crossing === undefined ? {} : { rideMetres }) }
}

/** Walk and transit between two points: along the streets where a way is known, else from the great-circle distance. */
export function routeBetween(
  from: Endpoint,
  to: Endpoint,
  speed?: number,
  street?: StreetRoute | null,
  crossing?: Crossing,
): RouteOptions {
  const straight = between(from, to)
  const bounds = { from: from.precision ?? 0, to: to.precision ?? 0 }
  const walk = street ? streetWalk(street, bounds, speed) : estimateWalk(straight, bounds, speed, crossing)
  return { straight, walk, transit: estimateTransit(straight, bounds, walk) }
}

/** How the ways between points are looked for. */
interface RoutesHow {
  /** Metres a second; brisk when left out. */
  readonly speed?: number | undefined
  /** Without steps where the streets are known; an estimate knows of none. */
  readonly stepFree?: boolean | undefined
}

type EndsOn = (streets: Streets) => (Snap | null)[] | undefined
interface RoutesFromHow extends RoutesHow {
  readonly endsOn?: EndsOn
  /** What lies across where no street is known. */
  readonly acrossTo?: CrossingTo
}

/** Routes from one point to many, in their order: along the streets where they are imported, else the estimate. */
export function routesFrom(
  covering: readonly Streets[],
  from: Endpoint,
  to: readonly Endpoint[],
  { speed, stepFree = false, endsOn = () => undefined, acrossTo = nothingAcross }: RoutesFromHow = {},
): RouteOptions[] {
  const ends = (streets: Streets) => endsOn(streets) ?? to.map((point) => streets.snap(point, stepFree))
  const routed = covering.map((streets) => streets.routes(from, to, ends(streets), stepFree))
  return to.map((end, at) => {
    const street = routed.map((routes) => routes[at]).find((found) => found)
    return routeBetween(from, end, speed, street, street ? undefined : acrossTo(end)?.kind)
  })
}

/**
 * Routes `[from][to]` between all the points. On foot a route is as long in both directions, so each pair is searched
 * once, and each point is snapped to the streets once.
 */
export function routeMatrix(
  streetsAt: (point: Endpoint) => readonly Streets[],
  points: readonly Endpoint[],
  {
    acrossFrom = () => nothingAcross,
    ...how
  }: RoutesHow & { readonly acrossFrom?: (point: LatLon) => CrossingTo } = {},
): RouteOptions[][] {
  const snaps = new Map<Streets, (Snap | null)[]>()
  const endsFrom =
    (first: number): EndsOn =>
    (streets) => {
      const all = snaps.get(streets) ?? points.map((point) => streets.snap(point, how.stepFree))
      snaps.set(streets, all)
      return all.slice(first)
    }
  const onwards = points.map((from, at) =>
    routesFrom(streetsAt(from), from, points.slice(at), { ...how, endsOn: endsFrom(at), acrossTo: acrossFrom(from) }),
  )
  return points.map((_, from) =>
    points.map((_, to) => {
      const found = onwards[Math.min(from, to)]?.[Math.abs(to - from)]
      if (!found) throw new Error('A pair is missing in the route matrix')
      return found
    }),
  )
}
