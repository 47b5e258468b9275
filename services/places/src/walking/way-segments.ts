import type { PieceKind } from '@site/contracts/route'
import type { Position } from './geo.ts'
import { streetBeside } from './street-beside.ts'
import type { Streets } from './streets.ts'
import type { Leg } from './way-search.ts'
import { hasFlag, kindOf, NODE_MARKS, stepsOf, type WAY_FLAGS } from './way-tags.ts'

/** A run of edges of one kind of way, as it is walked. */
export interface Segment {
  readonly kind: PieceKind
  /** Of the street it is, or runs along. */
  readonly name: string | null
  readonly metres: number
  /** The corner it begins at. */
  readonly at: number
  /** In the direction walked, as `INCLINE` has it. */
  readonly incline: number
  readonly surfaceKnown: boolean
  /** Steps of a flight that is walked whole; null elsewhere and where nobody counted them. */
  readonly steps: number | null
  /** Of the nodes it passes and the one it ends at, in order; the door has none. */
  readonly marks: readonly number[]
}

interface Run {
  readonly row: number
  readonly forward: boolean
  readonly name: string | null
  readonly at: number
  metres: number
  marks: number[]
}

/** A flight counts as walked whole from this share of its length on: the ends of a door's edge are not exact. */
const WHOLE = 0.99

function kindOfPiece(traits: number): PieceKind {
  const kind = kindOf(traits)
  const is = (flag: keyof typeof WAY_FLAGS) => hasFlag(traits, flag)
  if (kind === 'steps') return is('conveying') ? 'escalator' : 'steps'
  if (kind === 'lift' || kind === 'crossing') return kind
  if (is('passage')) return 'passage'
  if (is('tunnel')) return 'tunnel'
  return is('bridge') ? 'bridge' : kind
}

/** The line of a way, and what it is made of. */
export function waySegments(
  { network, grid, rowMetres }: Pick<Streets, 'network' | 'grid' | 'rowMetres'>,
  legs: readonly Leg[],
): { readonly line: Position[]; readonly segments: Segment[] } {
  const { graph, metres } = network
  const { ways } = graph
  const positionAt = ({ edge }: Leg, share: number): Position => {
    const [a, b] = [network.at(graph.from[edge] ?? 0), network.at(graph.to[edge] ?? 0)]
    return [a.lon + share * (b.lon - a.lon), a.lat + share * (b.lat - a.lat)]
  }
  const line: Position[] = legs[0] ? [positionAt(legs[0], legs[0].from)] : []
  const runs: Run[] = []
  const nameOf = (edge: number, row: number): string | null => {
    const own = ways.names[(ways.street[row] ?? 0) - 1]
    const beside = own === undefined && kindOfPiece(ways.traits[row] ?? 0) === 'footway'
    return beside ? streetBeside(network, grid, edge) : (own ?? null)
  }
  const begin = (row: number, forward: boolean, name: string | null): Run => {
    const run = { row, forward, name, at: line.length - 1, metres: 0, marks: [] }
    runs.push(run)
    return run
  }
  for (const leg of legs) {
    const { edge, from, to } = leg
    const [row, forward] = [graph.way[edge] ?? 0, to >= from]
    const last = runs.at(-1)
    const name = nameOf(edge, row)
    const goesOn = last?.row === row && last.forward === forward && last.name === name
    const run = goesOn ? last : begin(row, forward, name)
    run.metres += Math.abs(to - from) * (metres[edge] ?? 0)
    line.push(positionAt(leg, to))
    run.marks.push(to === 0 || to === 1 ? (graph.marks[(to === 1 ? graph.to : graph.from)[edge] ?? 0] ?? 0) : 0)
  }
  const segments = runs.flatMap(({ row, forward, ...run }, index): Segment[] => {
    const traits = ways.traits[row] ?? 0
    const own: Segment = {
      ...run,
      kind: kindOfPiece(traits),
      // Level is the same both ways, and has no sign.
      incline: (forward ? 1 : -1) * (ways.incline[row] ?? 0) || 0,
      surfaceKnown: hasFlag(traits, 'surfaceKnown'),
      steps: run.metres >= WHOLE * (rowMetres[row] ?? 0) ? stepsOf(traits) : null,
    }
    const byLift = ((run.marks.at(-1) ?? 0) & NODE_MARKS.lift) !== 0 && index < runs.length - 1
    return byLift && own.kind !== 'lift' ? [own, liftAfter(own, runs[index + 1]?.at ?? 0)] : [own]
  })
  return { line, segments }
}

/** A lift that is mapped as a single node has no length. */
const liftAfter = (before: Segment, at: number): Segment => ({
  ...before,
  kind: 'lift',
  name: null,
  metres: 0,
  at,
  incline: 0,
  surfaceKnown: true,
  steps: null,
  marks: [],
})
