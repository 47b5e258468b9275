import { packLine } from '@site/contracts/reach'
import { routeLimits, type FoundRoute } from '@site/contracts/route'
import type { LatLon, Position } from './geo.ts'
import { simplified } from './outline.ts'
import { overWater } from './over-water.ts'
import type { StreetWay, Streets } from './streets.ts'
import { crossingsOf } from './way-crossings.ts'
import { allStairs, steeper, toIncline, wayPieces, wholeMetres, type Piece } from './way-pieces.ts'
import { waySegments, type Segment } from './way-segments.ts'

/** Corners left out of a way that has more than an answer may hold, metres. */
const TOLERANCES = [1, 3, 6, 12, 25, 50]

/** The line with as few corners as an answer may hold; a piece keeps the corners it begins and ends at. */
function fitting(line: readonly Position[], pieces: readonly Piece[]): { line: Position[]; pieces: readonly Piece[] } {
  const [lon, lat] = line[0] ?? [0, 0]
  const near: LatLon = { lat, lon }
  for (const tolerance of line.length <= routeLimits.corners ? [] : TOLERANCES) {
    const drawn: Position[] = []
    const moved = pieces.map((piece, index) => {
      const at = Math.max(0, drawn.length - 1)
      const part = line.slice(piece.at, (pieces[index + 1]?.at ?? line.length - 1) + 1)
      drawn.push(...simplified(part, tolerance, near).slice(drawn.length > 0 ? 1 : 0))
      return { ...piece, at }
    })
    if (drawn.length <= routeLimits.corners) return { line: drawn, pieces: moved }
  }
  return { line: [...line], pieces }
}

const metresOf = (segments: readonly Segment[]): number =>
  Math.round(segments.reduce((sum, { metres }) => sum + metres, 0))
const climbs = ({ kind }: Segment): boolean => kind === 'steps' || kind === 'escalator' || kind === 'lift'

/** A way as it is told and drawn; null where it has more pieces than an answer may hold. */
export function toRoute(
  streets: Streets,
  way: StreetWay,
  water: readonly (readonly (readonly Position[])[])[],
): FoundRoute | null {
  const { line, segments } = waySegments(streets, way.legs)
  const spans = segments.map(
    ({ kind, at }, index) =>
      (kind === 'bridge' || kind === 'tunnel') &&
      overWater(line.slice(at, (segments[index + 1]?.at ?? line.length - 1) + 1), water),
  )
  const drawn = fitting(
    line,
    wayPieces(segments, (index) => spans[index] ?? false),
  )
  const pieces = wholeMetres(drawn.pieces, way.start.off)
  const level = segments.filter((segment) => !climbs(segment))
  const crossings = crossingsOf(segments)
  if (pieces.length === 0 || pieces.length > routeLimits.pieces || drawn.line.length > routeLimits.corners) return null
  // A way from a door to the door beside it still is a line.
  const corners = drawn.line.length > 1 ? drawn.line : [...drawn.line, ...drawn.line]
  const start = Math.round(way.start.off)
  return {
    line: packLine(corners),
    toStreet: { start, end: Math.round(way.metres) - pieces.reduce((sum, { metres }) => sum + metres, start) },
    pieces,
    stairs: allStairs(pieces.flatMap(({ stairs }) => stairs ?? [])),
    waterCrossings: pieces.filter((piece, index) => piece.overWater && !pieces[index - 1]?.overWater).length,
    steepest:
      level.reduce<ReturnType<typeof toIncline>>((most, each) => steeper(most, toIncline(each.incline)), undefined) ??
      null,
    unknown: {
      crossings: crossings.length,
      kerbs: crossings.filter(({ kerbsKnown }) => !kerbsKnown).length,
      surface: metresOf(level.filter(({ surfaceKnown }) => !surfaceKnown)),
      steepness: metresOf(level.filter(({ incline }) => incline === 0)),
    },
  }
}
