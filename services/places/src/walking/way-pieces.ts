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

/** Two neighbours as one, called as the first of them or, where `next` is told, as that. */
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

function joinAlike(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last && alike(last, piece)) out[out.length - 1] = joined(last, piece, longer(last, piece))
    else out.push(piece)
  }
  return out
}

/** Takes the first minor piece into a plain neighbour, the one before it if there is one; null when none is left to take. */
function withoutMinor(pieces: readonly Piece[]): Piece[] | null {
  for (const [index, piece] of pieces.entries()) {
    if (!isMinor(piece)) continue
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    if (before && PLAIN.has(before.kind) && !isMinor(before))
      return [...pieces.slice(0, index - 1), joined(before, piece), ...pieces.slice(index + 1)]
    if (after && PLAIN.has(after.kind))
      return [...pieces.slice(0, index), joined(piece, after, longer(piece, after)), ...pieces.slice(index + 2)]
  }
  return null
}

const longer = (a: Piece, b: Piece): Piece => (a.metres > b.metres ? a : b)

/** Segments as a person is told them: neighbours of one street joined, crossings and bits of a few metres taken into them. */
export function wayPieces(segments: readonly Segment[], overWater: (segment: number) => boolean): Piece[] {
  const crossings = crossingsOf(segments)
  let pieces = joinAlike(
    segments.map((segment, index): Piece => {
      const { kind, name, metres, at } = segment
      const incline = kind === 'steps' || kind === 'escalator' ? undefined : toIncline(segment.incline)
      return {
        kind,
        name,
        metres,
        at,
        crossings: crossings.filter(({ segment: on }) => on === index).length,
        ...(kind === 'steps' ? { stairs: oneFlight(segment) } : {}),
        ...(incline ? { incline } : {}),
        ...(overWater(index) ? { overWater: true as const } : {}),
      }
    }),
  )
  for (let next = withoutMinor(pieces); next; next = withoutMinor(pieces)) pieces = joinAlike(next)
  return pieces
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
