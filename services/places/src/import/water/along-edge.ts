import type { Box, Position } from '../../walking/geo.ts'

const CORNERS = 4

/** Where a point of the edge lies on it: 0 to 4 with the clock from the north-west corner. */
function onEdge({ south, west, north, east }: Box, [lon, lat]: Position): number {
  const x = Math.min(1, Math.max(0, (lon - west) / (east - west)))
  const y = Math.min(1, Math.max(0, (north - lat) / (north - south)))
  const nearest = Math.min(y, 1 - x, 1 - y, x)
  if (nearest === y) return x
  if (nearest === 1 - x) return 1 + y
  return nearest === 1 - y ? 3 - x : (4 - y) % CORNERS
}

/** Corners passed on the way along the edge, with the clock. */
function cornersBetween({ south, west, north, east }: Box, from: number, to: number): Position[] {
  const corners: Position[] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
  const end = to > from ? to : to + CORNERS
  const passed: Position[] = []
  for (let corner = Math.floor(from) + 1; corner < end; corner += 1) passed.push(corners[corner % CORNERS] ?? [0, 0])
  return passed
}

interface End {
  readonly at: number
  readonly piece: number
  readonly last: boolean
}

/**
 * Lines that cross a box from edge to edge part it into two kinds of ground, taking turns along the edge. Returns the
 * rings of one kind: of `right` that to the right of the first line, else that to its left. Null when the lines do not agree:
 * `directed` lines have the same kind on their right, all of them.
 */
export function sideRings(
  pieces: readonly (readonly Position[])[],
  box: Box,
  right: boolean,
  directed: boolean,
): Position[][] | null {
  const ends: End[] = pieces.flatMap((piece, index) => {
    const [first = [0, 0], last = [0, 0]] = [piece[0], piece.at(-1)]
    return [
      { at: onEdge(box, first), piece: index, last: false },
      { at: onEdge(box, last), piece: index, last: true },
    ]
  })
  ends.sort((a, b) => a.at - b.at)
  const place = (piece: number, last: boolean) => ends.findIndex((end) => end.piece === piece && end.last === last)
  // From the end of a line with the clock lies what is on its right.
  const kind = (place(0, true) + (right ? 0 : 1)) % 2
  if (directed && pieces.some((_, piece) => (place(piece, true) + (right ? 0 : 1)) % 2 !== kind)) return null
  const left = new Set(pieces.keys())
  const rings: Position[][] = []
  for (const start of left) {
    const ring: Position[] = []
    let [piece, forwards] = [start, true]
    while (left.delete(piece)) {
      const line = pieces[piece] ?? []
      ring.push(...(forwards ? line : line.toReversed()))
      const here = place(piece, forwards)
      const clockwise = here % 2 === kind
      const next = ends[(here + (clockwise ? 1 : ends.length - 1)) % ends.length]
      const [from, to] = [ends[here]?.at ?? 0, next?.at ?? 0]
      ring.push(...(clockwise ? cornersBetween(box, from, to) : cornersBetween(box, to, from).toReversed()))
      piece = next?.piece ?? start
      forwards = next?.last === false
    }
    const [first] = ring
    if (first) rings.push([...ring, first])
  }
  return rings
}
