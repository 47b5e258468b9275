import { describe, expect, it } from 'vitest'
import type { PackedGraph } from '../walking/network.ts'
import { packedPieces, unpackGraph } from './graph-file.ts'

const graph: PackedGraph = {
  lat: Int32Array.of(0, 0, 50_000, 50_000, 25_000, 25_100),
  lon: Int32Array.of(0, 50_000, 50_000, 0, 25_000, 25_000),
  from: Uint32Array.of(0, 1, 0, 4),
  to: Uint32Array.of(1, 2, 3, 5),
  steps: Uint8Array.of(0, 1, 0, 0),
}
const whole = <T extends { readonly length: number }>(list: T) => ({ length: list.length, chunks: () => [list] })
const packGraph = ({ lat, lon, from, to, steps }: PackedGraph): Buffer =>
  Buffer.concat([
    ...packedPieces({ lat: whole(lat), lon: whole(lon), from: whole(from), to: whole(to), steps: whole(steps) }),
  ])

describe('packing a graph', () => {
  it('gives back the same graph', () => {
    expect(unpackGraph(packGraph(graph), 'x')).toEqual(graph)
  })

  it.each([
    ['cut', packGraph(graph).subarray(0, 40)],
    ['foreign', Buffer.alloc(60, 7)],
    ['empty', Buffer.alloc(0)],
  ])('refuses %s bytes', (_, bytes) => expect(() => unpackGraph(bytes, 'x')).toThrow(/damaged/))
})
