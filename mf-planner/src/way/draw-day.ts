import { pointOf, routeOf } from '../plan/links.ts'
import type { Base, TripDay } from '../plan/plan.ts'
import { projectPoints, type Box } from '../plan/project-points.ts'
import type { LegLine, LineKind } from './leg-lines.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** A day as it is drawn in a box, to scale and north up. */
export interface DrawnDay {
  readonly home: Spot | null
  /** Those that have a position, by their place in the day. */
  readonly stops: readonly (Spot & { readonly at: number })[]
  /** `d` of a path of SVG. */
  readonly paths: readonly { readonly kind: LineKind; readonly d: string }[]
}

/** Everything is projected at once, so that a way that leaves the straight line stays in the box. */
export const drawDay = (day: TripDay, base: Base | null, legs: readonly LegLine[], box: Box): DrawnDay => {
  const places = routeOf(day, base)
  const spots = projectPoints([...places, ...legs.flatMap(({ line }) => line)], box)
  const based = base !== null && places.length > 0
  let from = places.length
  const paths = legs.map(({ kind, line }) => {
    const corners = spots.slice(from, from + line.length)
    from += line.length
    return { kind, d: corners.map(({ x, y }, corner) => `${corner === 0 ? 'M' : 'L'}${x} ${y}`).join('') }
  })
  const placed = day.stops.flatMap((stop, at) => (pointOf(stop) === null ? [] : [at]))
  const drawn = based ? spots.slice(1, places.length - 1) : spots.slice(0, places.length)
  const stops = drawn.flatMap((spot, nth) => {
    const at = placed[nth]
    return at === undefined ? [] : [{ ...spot, at }]
  })
  return { home: (based && spots[0]) || null, stops, paths }
}
