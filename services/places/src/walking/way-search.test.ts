import { describe, expect, it } from 'vitest'
import type { Snap } from './edge-grid.ts'
import { distance } from './geo.ts'
import { Network, type PackedGraph } from './network.ts'
import { profileOf, type Profile } from './profiles.ts'
import { Streets } from './streets.ts'
import { NODE_MARKS, packTraits, untagged, WAY_FLAGS } from './way-tags.ts'

const STEP = 10_000
/** A side of the squares below, metres. */
const SIDE = distance(0, 0, 0, STEP / 1e7)
const bounds = { south: -0.1, west: -0.1, north: 0.1, east: 0.1 }

/** Numbers between 0 and 1 that are the same in every run (Park and Miller 1988). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A grid at the equator with a part of its streets missing and some of them steps. */
function randomGraph(side: number, random: () => number) {
  const vertices = Array.from({ length: side * side }, (_, at) => at)
  const edges = vertices.flatMap((at) => [
    ...(at % side < side - 1 ? [[at, at + 1] as const] : []),
    ...(at + side < side * side ? [[at + side, at] as const] : []),
  ])
  const kept = edges.filter(() => random() < 0.75)
  const jitter = () => Math.round((random() - 0.5) * STEP)
  return untagged(
    {
      lat: Int32Array.from(vertices, (at) => Math.floor(at / side) * STEP + jitter()),
      lon: Int32Array.from(vertices, (at) => (at % side) * STEP + jitter()),
      from: Uint32Array.from(kept, ([a]) => a),
      to: Uint32Array.from(kept, ([, b]) => b),
    },
    Uint8Array.from(kept, () => (random() < 0.15 ? 1 : 0)),
  )
}

describe('ways over random grids', () => {
  it.each(['normal', 'step-free'] as const)(
    '%s: as long as the search from one point to all says, to the bit',
    (profile) => {
      const random = seeded(7)
      let compared = 0
      for (let round = 0; round < 6; round += 1) {
        const graph = randomGraph(12, random)
        const streets = new Streets(graph, bounds)
        const { metres } = streets.network
        const anywhere = () => ({ lat: (random() * 12 * STEP) / 1e7, lon: (random() * 12 * STEP) / 1e7 })
        for (let pair = 0; pair < 40; pair += 1) {
          const [from, to] = [anywhere(), anywhere()]
          const stepFree = profile === 'step-free'
          const [route] = streets.routes(from, [to], [streets.snap(to, stepFree)], stepFree)
          const way = streets.way(from, to, profile)
          expect(way?.metres).toBe(route?.metres)
          if (!way) continue
          compared += 1
          const walked = way.legs.reduce((sum, leg) => sum + Math.abs(leg.to - leg.from) * (metres[leg.edge] ?? 0), 0)
          expect(way.start.off + walked + way.end.off).toBeCloseTo(way.metres, 6)
          const barred = way.legs.filter(({ edge }) => stepFree && streets.network.barred[edge] === 1)
          expect(barred).toEqual([])
          for (const [at, leg] of way.legs.slice(1).entries()) {
            const corner = ({ edge, from: a, to: b }: typeof leg, last: boolean) =>
              (last ? b : a) === 0 ? graph.from[edge] : graph.to[edge]
            const before = way.legs[at]
            expect(before && corner(before, true)).toBe(corner(leg, false))
          }
        }
      }
      expect(compared).toBeGreaterThan(150)
    },
  )
})

/** Least costs from one edge's ends to every vertex, edge by edge until nothing changes (Bellman and Ford). */
function plainCosts({ network }: Streets, start: Snap, { closed, slowness }: Profile): Float64Array {
  const { graph, metres } = network
  const costOf = (edge: number) => (metres[edge] ?? 0) * (slowness?.[graph.way[edge] ?? 0] ?? 1)
  const costs = new Float64Array(graph.lat.length).fill(Number.POSITIVE_INFINITY)
  costs[graph.from[start.edge] ?? 0] = start.off + start.along * costOf(start.edge)
  costs[graph.to[start.edge] ?? 0] = start.off + (1 - start.along) * costOf(start.edge)
  for (let changed = true; changed;) {
    changed = false
    for (const [edge, a] of graph.from.entries()) {
      if (closed?.[edge] === 1) continue
      const b = graph.to[edge] ?? 0
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const there = (costs[from] ?? 0) + costOf(edge)
        if (there >= (costs[to] ?? 0)) continue
        costs[to] = there
        changed = true
      }
    }
  }
  return costs
}

it('takes the quickest way where a metre of one costs more than a metre of another', () => {
  const random = seeded(11)
  const graph = randomGraph(12, random)
  const rough = Uint32Array.from(graph.ways.traits, (traits, row) =>
    row === 0 ? traits : packTraits(row % 2 === 0 ? 'steps' : 'footway', row % 2 === 0 ? 0 : WAY_FLAGS.rough, 9),
  )
  const streets = new Streets({ ...graph, ways: { ...graph.ways, traits: rough } }, bounds)
  const { metres } = streets.network
  const profile = profileOf(streets.network, 'wheels')
  const anywhere = () => ({ lat: (random() * 12 * STEP) / 1e7, lon: (random() * 12 * STEP) / 1e7 })
  const ways = Array.from({ length: 60 }, () => streets.way(anywhere(), anywhere(), 'wheels')).filter(
    (way) => way !== null,
  )
  expect(ways.length).toBeGreaterThan(30)
  for (const { start, end, cost } of ways) {
    const costs = plainCosts(streets, start, profile)
    const length = (metres[end.edge] ?? 0) * (profile.slowness?.[graph.way[end.edge] ?? 0] ?? 1)
    const along =
      start.edge === end.edge ? start.off + Math.abs(start.along - end.along) * length : Number.POSITIVE_INFINITY
    const least = Math.min(
      (costs[graph.from[end.edge] ?? 0] ?? 0) + end.along * length,
      (costs[graph.to[end.edge] ?? 0] ?? 0) + (1 - end.along) * length,
      along,
    )
    expect(cost).toBeCloseTo(least + end.off, 6)
  }
})

/** A block 0–1–2–3, four times as high as it is wide, whose southern side 0–1 is what a test makes of it; the others are plain streets. */
function square(traits: number, marks: readonly number[] = [0, 0, 0, 0]): PackedGraph {
  return {
    lat: Int32Array.of(0, 0, 4 * STEP, 4 * STEP),
    lon: Int32Array.of(0, STEP, STEP, 0),
    from: Uint32Array.of(3, 0, 1, 2),
    to: Uint32Array.of(0, 1, 2, 3),
    way: Uint16Array.of(0, 1, 0, 0),
    marks: Uint8Array.from(marks),
    ways: {
      street: new Uint32Array(2),
      traits: Uint32Array.of(packTraits('street', 0), traits),
      incline: new Int32Array(2),
      names: [],
    },
  }
}
/** Points on the western and the eastern side, 30 m north of the southern one. */
const [WEST, EAST] = [
  { lat: 0.00027, lon: 0 },
  { lat: 0.00027, lon: STEP / 1e7 },
]
const throughSouth = (graph: PackedGraph, profile: 'normal' | 'step-free' | 'wheels') =>
  new Streets(graph, bounds).way(WEST, EAST, profile)?.legs.some(({ edge }) => edge === 1)

describe('what a walker can pass', () => {
  it.each([
    ['a footway', packTraits('footway', 0), true, true, true],
    ['a short flight', packTraits('steps', 0, 4), true, false, true],
    ['as many steps as a flight may have', packTraits('steps', 0, 18), true, false, true],
    ['a long flight', packTraits('steps', 0, 19), true, false, false],
    ['a flight whose length alone says that it is long', packTraits('steps', 0), true, false, false],
    ['a long flight with a ramp', packTraits('steps', WAY_FLAGS.ramp, 40), true, false, true],
    ['an escalator', packTraits('steps', WAY_FLAGS.conveying), true, false, true],
    ['what is tagged against wheelchairs', packTraits('footway', WAY_FLAGS.noWheelchair), true, false, true],
    ['cobbles', packTraits('footway', WAY_FLAGS.rough), true, true, true],
  ])('%s', (_, traits, normal, stepFree, wheels) => {
    expect([throughSouth(square(traits), 'normal'), throughSouth(square(traits), 'step-free')]).toEqual([
      normal,
      stepFree,
    ])
    expect(throughSouth(square(traits), 'wheels')).toBe(wheels)
  })

  it.each([
    ['a raised kerb', NODE_MARKS.kerbRaised, false, true],
    ['a lowered kerb', NODE_MARKS.kerbLowered, true, true],
    ['a turnstile', NODE_MARKS.narrow, false, false],
    ['a lift no wheelchair fits into', NODE_MARKS.lift + NODE_MARKS.noWheelchair, false, true],
  ])('%s at a corner', (_, mark, stepFree, wheels) => {
    const graph = square(packTraits('footway', 0), [mark, 0, 0, 0])
    const away = new Streets(graph, bounds)
    const from = { lat: 0.0039, lon: 0.0001 }
    const by = (profile: 'step-free' | 'wheels') =>
      away.way(from, { lat: 0, lon: 0.0003 }, profile)?.legs.some(({ edge }) => edge === 0) ?? false
    expect([by('step-free'), by('wheels')]).toEqual([stepFree, wheels])
  })

  it('takes longer on wheels than the metres say where steps or cobbles are', () => {
    const flight = new Streets(square(packTraits('steps', 0, 4)), bounds).way(WEST, EAST, 'wheels')
    expect((flight?.cost ?? 0) - (flight?.metres ?? 0)).toBeCloseTo(2 * SIDE + 30, 3)
    const cobbles = new Streets(square(packTraits('street', WAY_FLAGS.rough)), bounds).way(WEST, EAST, 'wheels')
    expect((cobbles?.cost ?? 0) - (cobbles?.metres ?? 0)).toBeCloseTo(SIDE / 3, 3)
    expect(cobbles?.metres).toBeCloseTo(SIDE + 2 * distance(0, 0, 0.00027, 0), 1)
  })
})

it('goes straight along the edge that both ends are on', () => {
  const way = new Streets(square(packTraits('street', 0)), bounds).way(
    { lat: 0, lon: 0.0008 },
    { lat: 0, lon: 0.0002 },
    'normal',
  )
  expect(way?.legs).toEqual([{ edge: 1, from: expect.closeTo(0.8, 6), to: expect.closeTo(0.2, 6) }])
})

it('has no way off the map, and none where an end is too unsure', () => {
  const streets = new Streets(square(packTraits('street', 0)), bounds)
  expect(streets.way(WEST, { lat: 1, lon: 1 }, 'normal')).toBeNull()
  expect(streets.way(WEST, { ...EAST, precision: 300 }, 'normal')).toBeNull()
  expect(new Network(square(packTraits('steps', 0))).barred).toEqual(Uint8Array.of(0, 1, 0, 0))
})
