import type { RouteProfile } from '@site/contracts/route'
import type { Network } from './network.ts'
import { hasFlag, kindOf, NODE_MARKS, stepsOf } from './way-tags.ts'

/** What a walker can pass, and how fast. */
export interface Profile {
  /** 1 for edges that cannot be walked; null where all can. */
  readonly closed: Uint8Array | null
  /** How many level metres take as long as one metre, by the row of a way; null where all are alike. */
  readonly slowness: Float64Array | null
}

/** Risers of the longest flight without a landing (National Construction Code 2022, D3D14), and the depth of one, metres. */
const LONGEST_FLIGHT = { steps: 18, going: 0.28 } as const
/** Level metres in the time of one on stairs: 1.33 m/s over the 0.45 m/s of long stairways (Kretz and others 2008). */
const ON_STAIRS = 3
/** Level metres in the time it takes to pick a pram up and put it down again, our own figure: about 22 s at 1.33 m/s. */
const LIFTING = 30
/** Gravel, cobbles and the like are walked at three quarters of the pace (foot profile of OSRM). */
const ON_ROUGH = 1 / 0.75

/** Metres of each row: the length of the flight for steps. */
export function rowMetres({ graph, metres }: Network): Float64Array {
  const lengths = new Float64Array(graph.ways.traits.length)
  for (const [edge, row] of graph.way.entries()) lengths[row] = (lengths[row] ?? 0) + (metres[edge] ?? 0)
  return lengths
}

/** With a pram or a suitcase: short flights are carried, long ones are not, and nothing passes a turnstile. */
function onWheels(network: Network): Profile {
  const { from, to, way, marks, ways } = network.graph
  const lengths = rowMetres(network)
  const isFlight = (traits: number) =>
    kindOf(traits) === 'steps' && !hasFlag(traits, 'conveying') && !hasFlag(traits, 'ramp')
  const tooLong = Uint8Array.from(ways.traits, (traits, row) => {
    const steps = stepsOf(traits) ?? (lengths[row] ?? 0) / LONGEST_FLIGHT.going
    return isFlight(traits) && steps > LONGEST_FLIGHT.steps ? 1 : 0
  })
  const slowness = Float64Array.from(ways.traits, (traits, row) => {
    if (kindOf(traits) === 'steps') return ON_STAIRS + (isFlight(traits) ? LIFTING / Math.max(1, lengths[row] ?? 0) : 0)
    return hasFlag(traits, 'rough') ? ON_ROUGH : 1
  })
  const isNarrow = (vertex = 0) => ((marks[vertex] ?? 0) & NODE_MARKS.narrow) !== 0
  const closed = Uint8Array.from(way, (row, edge) =>
    tooLong[row] === 1 || isNarrow(from[edge]) || isNarrow(to[edge]) ? 1 : 0,
  )
  return { closed, slowness }
}

/** What each kind of walker can pass. */
export function profileOf(network: Network, name: RouteProfile): Profile {
  if (name === 'wheels') return onWheels(network)
  return { closed: name === 'step-free' ? network.barred : null, slowness: null }
}
