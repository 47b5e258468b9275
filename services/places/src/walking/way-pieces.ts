import type { RouteIncline, RoutePiece, RouteStairs } from '@site/contracts/route'
import { crossingsOf } from './way-crossings.ts'
import { INCLINE } from './way-tags.ts'
import type { Segment } from './way-segments.ts'

/** A piece before its length is rounded. */
export interface Piece extends Omit<RoutePiece, 'metres'> {
  readonly metres: number
}

/** Shorter than this, a stretch of level street is no turn that anybody would be told of, metres. */
const NOTEWORTHY = 20
/** What a person walks over without being told. Steps, lifts, bridges and tunnels are always told. */
const PLAIN = new Set<RoutePiece['kind']>(['way', 'street', 'footway', 'square', 'crossing'])

const goesOf = (incline: number): 'up' | 'down' | null => (incline === 0 ? null : incline > 0 ? 'up' : 'down')

/** An incline as it is told; undefined where it is level or not mapped. */
export function toIncline(incline: number): RouteIncline | undefined {
  const goes = goesOf(incline)
  return goes === null ? undefined : { goes, percent: Math.abs(incline) > INCLINE.most ? null : Math.abs(incline) }
}

/** The steeper of two; one with a figure is told before one without. */
export function steeper(a: RouteIncline | undefined, b: RouteIncline | undefined): RouteIncline | undefined {
  if (!a || !b) return a ?? b
  return (b.percent ?? 0) > (a.percent ?? 0) ? b : a
}

const oneFlight = ({ steps, incline }: Segment): RouteStairs => ({ flights: 1, steps, goes: goesOf(incline) })

/** Flights taken together: counted only where each is, and up or down only where all go there. */
export const allStairs = (parts: readonly RouteStairs[]): RouteStairs => ({
  flights: parts.reduce((sum, { flights }) => sum + flights, 0),
  steps: parts.some(({ steps }) => steps === null) ? null : parts.reduce((sum, { steps }) => sum + (steps ?? 0), 0),
  goes: parts.every(({ goes }) => goes === parts[0]?.goes) ? (parts[0]?.goes ?? null) : null,
})

/** Two neighbours as one, called as one of them. */
function joined(first: Piece, second: Piece, called: Piece = first): Piece {
  const stairs = [first.stairs, second.stairs].flatMap((each) => each ?? [])
  const incline = steeper(first.incline, second.incline)
  return {
    kind: called.kind,
    name: called.name,
    at: first.at,
    metres: first.metres + second.metres,
    crossings: first.crossings + second.crossings,
    ...(stairs.length > 0 ? { stairs: allStairs(stairs) } : {}),
    ...(incline ? { incline } : {}),
    ...((first.overWater ?? second.overWater) ? { overWater: true as const } : {}),
  }
}

/** One street stays one where a part of it is a square, or its pavement is walked. */
const alike = (a: Piece, b: Piece): boolean =>
  a.name === b.name &&
  a.overWater === b.overWater &&
  (a.kind === b.kind ? a.kind !== 'lift' : a.name !== null && PLAIN.has(a.kind) && PLAIN.has(b.kind))

const isMinor = ({ kind, metres }: Piece): boolean => kind === 'crossing' || (PLAIN.has(kind) && metres < NOTEWORTHY)

/** What two neighbours are called together: the longer of them, and never a crossing where one is a street. */
function callerOf(a: Piece, b: Piece): Piece {
  if (a.kind === 'crossing') return b
  return b.kind === 'crossing' || a.metres > b.metres ? a : b
}

/** Two neighbours as one; null where they are told apart. */
type Together = (a: Piece, b: Piece) => Piece | null

const sameStreet: Together = (a, b) => (alike(a, b) ? joined(a, b, callerOf(a, b)) : null)

/** A minor piece goes with a plain one, the one before it if there is one. */
const withMinor: Together = (a, b) => {
  if (isMinor(b) && !isMinor(a) && PLAIN.has(a.kind)) return joined(a, b)
  return isMinor(a) && PLAIN.has(b.kind) ? joined(a, b, callerOf(a, b)) : sameStreet(a, b)
}

function taken(pieces: readonly Piece[], together: Together): Piece[] {
  const out: Piece[] = []
  for (const next of pieces) {
    let piece = next
    // What is taken together may go with what was before it.
    for (let last = out.at(-1); last; last = out.at(-1)) {
      const both = together(last, piece)
      if (!both) break
      out.pop()
      piece = both
    }
    out.push(piece)
  }
  return out
}

function toPiece(segment: Segment, crossings: number, overWater: boolean): Piece {
  const { kind, name, metres, at } = segment
  const incline = kind === 'steps' || kind === 'escalator' ? undefined : toIncline(segment.incline)
  return {
    kind,
    name,
    metres,
    at,
    crossings,
    ...(kind === 'steps' ? { stairs: oneFlight(segment) } : {}),
    ...(incline ? { incline } : {}),
    ...(overWater ? { overWater: true } : {}),
  }
}

/** Segments as a person is told them: neighbours of one street joined, crossings and bits of a few metres taken into them. */
export function wayPieces(segments: readonly Segment[], overWater: (segment: number) => boolean): Piece[] {
  const crossings = new Map<number, number>()
  for (const { segment } of crossingsOf(segments)) crossings.set(segment, (crossings.get(segment) ?? 0) + 1)
  const all = segments.map((segment, at) => toPiece(segment, crossings.get(at) ?? 0, overWater(at)))
  // Streets first: many short parts of one are no minor pieces of another.
  return taken(taken(all, sameStreet), withMinor)
}

/** Whole metres that add up to the whole way, however many pieces there are. */
export function wholeMetres(pieces: readonly Piece[], before: number): RoutePiece[] {
  let walked = before
  return pieces.map((piece) => {
    const from = Math.round(walked)
    walked += piece.metres
    return { ...piece, metres: Math.round(walked) - from }
  })
}
