import { describe, expect, it } from 'vitest'
import type { PackedGraph } from '../walking/network.ts'
import { INCLINE, NODE_MARKS, packTraits, stepsOf, WAY_FLAGS } from '../walking/way-tags.ts'
import { packedPieces, unpackGraph } from './graph-file.ts'

const graph: PackedGraph = {
  lat: Int32Array.of(0, 0, 50_000, 50_000, 25_000, 25_100),
  lon: Int32Array.of(0, 50_000, 50_000, 0, 25_000, 25_000),
  from: Uint32Array.of(0, 1, 0, 4),
  to: Uint32Array.of(1, 2, 3, 5),
  way: Uint16Array.of(1, 0, 1, 2),
  marks: Uint8Array.of(0, NODE_MARKS.crossing, NODE_MARKS.kerbRaised, 0, 0, 0),
  ways: {
    street: Uint32Array.of(0, 2, 1),
    traits: Uint32Array.of(
      packTraits('street', 0),
      packTraits('steps', WAY_FLAGS.ramp, 65_535),
      packTraits('square', 0),
    ),
    incline: Int32Array.of(0, INCLINE.down, -12),
    names: ['Whiteman Street', 'Rue des Açores “ü”'],
  },
}
const whole = <T extends { readonly length: number }>(list: T) => ({ length: list.length, chunks: () => [list] })
const packGraph = ({ lat, lon, from, to, way, marks, ways }: PackedGraph): Buffer =>
  Buffer.concat([
    ...packedPieces({
      lat: whole(lat),
      lon: whole(lon),
      from: whole(from),
      to: whole(to),
      way: whole(Uint32Array.from(way)),
      marks: whole(marks),
      ways: { ...ways, street: whole(ways.street), traits: whole(ways.traits), incline: whole(ways.incline) },
    }),
  ])

/** As format 1 packed it: positions and edges as differences, and a byte for each edge that says whether it is steps. */
function packFormat1({ lat, lon, from, to }: PackedGraph, steps: readonly number[]): Buffer {
  const deltas = (values: Int32Array | Uint32Array) =>
    Buffer.from(Int32Array.from(values, (value, at) => value - (values[at - 1] ?? 0)).buffer)
  return Buffer.concat([
    Buffer.from(Uint32Array.of(0x4b4c_4157, 1, lat.length, from.length).buffer),
    deltas(lat),
    deltas(lon),
    deltas(from),
    Buffer.from(Int32Array.from(to, (value, at) => value - (from[at] ?? 0)).buffer),
    Buffer.from(steps),
  ])
}

describe('packing a graph', () => {
  it('gives back the same graph', () => {
    expect(unpackGraph(packGraph(graph), 'x')).toEqual(graph)
  })

  it('reads what format 1 knew, each run of steps as one flight', () => {
    const { way, ways, ...rest } = unpackGraph(packFormat1(graph, [1, 1, 0, 1]), 'x')
    const { lat, lon, from, to } = graph
    expect(rest).toEqual({ lat, lon, from, to, marks: new Uint8Array(6) })
    expect([...way]).toEqual([1, 1, 0, 2])
    expect(ways.names).toEqual([])
    expect([...ways.traits].map(stepsOf)).toEqual([null, null, null])
  })

  it('keeps more than 65,536 kinds of way', () => {
    const rows = 70_000
    const many: PackedGraph = {
      ...graph,
      way: Uint32Array.of(rows - 1, 0, 1, 2),
      ways: {
        street: new Uint32Array(rows),
        traits: new Uint32Array(rows),
        incline: new Int32Array(rows),
        names: [],
      },
    }
    expect(unpackGraph(packGraph(many), 'x').way).toEqual(many.way)
  })

  it.each([
    ['cut', packGraph(graph).subarray(0, 40)],
    ['foreign', Buffer.alloc(60, 7)],
    ['empty', Buffer.alloc(0)],
    ['misled to a way it does not have', packGraph({ ...graph, way: Uint16Array.of(0, 3, 0, 0) })],
    [
      'misled to a name it does not have',
      packGraph({ ...graph, ways: { ...graph.ways, street: Uint32Array.of(0, 3, 0) } }),
    ],
    ['short by its names', packGraph(graph).subarray(0, -1)],
  ])('refuses bytes that are %s', (_, bytes) => expect(() => unpackGraph(bytes, 'x')).toThrow(/damaged/))
})
