import { liveExtracts, readExtract, type Extract } from '../../src/import/extract-store.ts'
import type { Crossing } from '@site/contracts/hotels'
import { extractBarriers } from '../../src/import/extract-barriers.ts'
import { Barriers } from '../../src/walking/barriers.ts'
import { between, inBox, type LatLon, type Position } from '../../src/walking/geo.ts'
import { ACROSS, INTERVAL, type Interval } from '../../src/walking/minutes.ts'
import { overWater } from '../../src/walking/over-water.ts'
import { roundTheEdge, Streets } from '../../src/walking/streets.ts'
import { untagged } from '../../src/walking/way-tags.ts'
import { seeded } from '../random.ts'
import { asked, coverage, type Walked } from './coverage.ts'
import { fitInterval } from './fit.ts'

/** Share of an extract's bridges left open. Extracts are centres with a bridge every few hundred metres; further out they are sparse. */
export const OPEN_BRIDGES = [1, 1 / 2, 1 / 3, 1 / 5] as const
type Share = (typeof OPEN_BRIDGES)[number]
/** The fit takes the sparsest: where no streets are known, neither is a bridge. */
const SPARSE: Share = 1 / 5
/** Fewer walks across than this say nothing of a city. */
const LEAST_WALKS = 300
/** Draws of open bridges, starts of each and ends of each start. */
const DRAWS = 24
const STARTS = 12
const ENDS = 120
/** Metres; a walk to be judged is at most 5 km straight. */
const REACH = 5_000
const LONGEST_WAY = 25_000

/** The edges that lead over something, by the bridge they belong to: those that hang together, lanes and pavements, are one. */
function bridges({ network }: Streets, leadsOver: (a: LatLon, b: LatLon) => boolean): Map<number, number> {
  const { graph, routable } = network
  const bridgeOf = new Map<number, number>()
  const atVertex = new Map<number, number>()
  for (const [edge, from] of graph.from.entries()) {
    const to = graph.to[edge] ?? 0
    if (routable[edge] === 0 || !leadsOver(network.at(from), network.at(to))) continue
    const joined = new Set([from, to].flatMap((vertex) => atVertex.get(vertex) ?? []))
    for (const each of [bridgeOf, atVertex]) {
      for (const [key, bridge] of each) if (joined.has(bridge)) each.set(key, edge)
    }
    bridgeOf.set(edge, edge)
    for (const vertex of [from, to]) atVertex.set(vertex, edge)
  }
  return bridgeOf
}

/** The streets with the bridges that a draw leaves open. */
function withBridges(streets: Streets, bridgeOf: ReadonlyMap<number, number>, open: ReadonlySet<number>): Streets {
  const { graph } = streets.network
  const edges = [...graph.from.keys()].filter((edge) => {
    const bridge = bridgeOf.get(edge)
    return bridge === undefined || open.has(bridge)
  })
  const from = Uint32Array.from(edges, (edge) => graph.from[edge] ?? 0)
  const to = Uint32Array.from(edges, (edge) => graph.to[edge] ?? 0)
  return new Streets(untagged({ lat: graph.lat, lon: graph.lon, from, to }), streets.box)
}

function doorsOf({ hotels, venues, pois, addresses }: Extract, streets: Streets): LatLon[] {
  const houses = addresses.filter(({ name }) => /\d/.test(name))
  return [...hotels, ...venues, ...pois, ...houses].filter(
    (door) => inBox(streets.box, door.lat, door.lon) && streets.snap(door) !== null,
  )
}

interface Ground {
  readonly whole: Streets
  readonly doors: readonly LatLon[]
  readonly barriers: Barriers
  readonly bridgeOf: ReadonlyMap<number, number>
}

function groundOf(extract: Extract, whole: Streets, kind: Crossing): Ground {
  const barriers = new Barriers(extractBarriers(extract).filter((barrier) => barrier.kind === kind))
  const position = ({ lat, lon }: LatLon): Position => [lon, lat]
  const leadsOver = {
    water: (a: LatLon, b: LatLon) => overWater([position(a), position(b)], extract.water),
    rail: (a: LatLon, b: LatLon) => barriers.from(a, between(a, b))(b) !== undefined,
  }[kind]
  return { whole, doors: doorsOf(extract, whole), barriers, bridgeOf: bridges(whole, leadsOver) }
}

/** Walks between doors whose straight line leads over it, where a share of the bridges is open. */
function walksAcross({ whole, doors, barriers, bridgeOf }: Ground, share: Share): Walked[] {
  const random = seeded(7)
  const walks: Walked[] = []
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const open = new Set([...new Set(bridgeOf.values())].filter(() => random() < share))
    const streets = withBridges(whole, bridgeOf, open)
    for (let start = 0; start < STARTS; start += 1) {
      const from = doors[Math.floor(random() * doors.length)]
      const snapped = from && streets.snap(from)
      if (!from || !snapped) continue
      const across = barriers.from(from, REACH)
      const reached = streets.reach(snapped, LONGEST_WAY)
      for (let end = 0; end < ENDS; end += 1) {
        const to = doors[Math.floor(random() * doors.length)]
        const target = to && across(to) ? streets.snap(to) : null
        if (!to || !target) continue
        const walk = {
          straight: between(from, to),
          street: streets.metresTo(snapped, reached, target),
          outside: roundTheEdge(from, to, streets.box),
        }
        if (asked(walk)) walks.push(walk)
      }
    }
  }
  return walks
}

export interface AcrossExtract {
  readonly name: string
  /** Where a share of the bridges is open: the walks across, and how many each interval holds. */
  readonly bridges: readonly {
    readonly open: Share
    readonly walks: number
    /** By the range of a walk with nothing across. */
    readonly plain: number
    /** By a fit on the other extracts. */
    readonly unseen: number
    readonly shipped: number
  }[]
}

export interface AcrossReport {
  readonly extracts: readonly AcrossExtract[]
  /** The fit on all of them: what ships is rounded from it. */
  readonly fitted: Interval
}

/** How often the range of a walk across water or rail holds, in the extracts of a folder. */
export function benchAcross(root: string, kind: Crossing, say: (line: string) => void): AcrossReport {
  const measured = liveExtracts(root).flatMap(({ name, folder }) => {
    const extract = readExtract(folder)
    const { streets } = extract
    if (!streets || extractBarriers(extract).every((barrier) => barrier.kind !== kind)) return []
    say(`across the ${kind} of ${name}`)
    const ground = groundOf(extract, streets, kind)
    const walks = new Map(OPEN_BRIDGES.map((share) => [share, walksAcross(ground, share)]))
    return [...walks.values()].every(({ length }) => length >= LEAST_WALKS) ? [{ name, walks }] : []
  })
  const sparse = (but?: string) =>
    measured.flatMap(({ name, walks }) => (name === but ? [] : [walks.get(SPARSE) ?? []]))
  const held = (walks: readonly Walked[], interval: Interval): number => 1 - coverage(walks, interval).above
  return {
    extracts: measured.map(({ name, walks }) => ({
      name,
      bridges: [...walks].map(([open, each]) => ({
        open,
        walks: each.length,
        plain: held(each, INTERVAL),
        unseen: held(each, fitInterval(sparse(name))),
        shipped: held(each, ACROSS[kind]),
      })),
    })),
    fitted: fitInterval(sparse()),
  }
}
