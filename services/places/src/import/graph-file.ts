import { DataError } from '../data/table.ts'
import type { PackedGraph } from '../walking/network.ts'

const MAGIC = 0x4b4c_4157
const VERSION = 1

type Integers = Int32Array | Uint32Array

/** A list in pieces, wherever they are kept; all lists of a graph are cut at the same places. */
interface Chunked<T> {
  readonly length: number
  readonly chunks: () => Iterable<T>
}
export type GraphLists = { readonly [K in keyof PackedGraph]: Chunked<PackedGraph[K]> }

/** Each number less the one before it: neighbours on a way differ little, which compresses well. */
function* deltas(pieces: Iterable<Integers>): Generator<Uint8Array> {
  let last = 0
  for (const piece of pieces) {
    const out = new Int32Array(piece.length)
    for (let at = 0; at < piece.length; at += 1) {
      out[at] = (piece[at] ?? 0) - last
      last = piece[at] ?? 0
    }
    yield new Uint8Array(out.buffer)
  }
}

/** Each number less the one at its place in another list. */
function* differences(pieces: Iterable<Integers>, bases: Iterable<Integers>): Generator<Uint8Array> {
  const other = bases[Symbol.iterator]()
  for (const piece of pieces) {
    const base = other.next().value
    yield new Uint8Array(Int32Array.from(piece, (value, at) => value - (base?.[at] ?? 0)).buffer)
  }
}

/** The bytes of a graph, piece by piece; little endian, as every platform Node runs on. */
export function* packedPieces({ lat, lon, from, to, steps }: GraphLists): Generator<Uint8Array> {
  yield new Uint8Array(Uint32Array.of(MAGIC, VERSION, lat.length, from.length).buffer)
  yield* deltas(lat.chunks())
  yield* deltas(lon.chunks())
  yield* deltas(from.chunks())
  yield* differences(to.chunks(), from.chunks())
  for (const piece of steps.chunks()) yield piece.slice()
}

/** The graph of packed bytes. Throws `DataError` when they are damaged. */
export function unpackGraph(bytes: Uint8Array, file: string): PackedGraph {
  const damaged = () => new DataError(`${file} is damaged; import the extract again`)
  if (bytes.byteLength < 16) throw damaged()
  // A copy at offset 0, because 32-bit views need alignment (and a Buffer's own slice is a view of its pool).
  const { buffer } = new Uint8Array(bytes)
  const [magic, version, vertices = 0, edges = 0] = new Uint32Array(buffer, 0, 4)
  if (magic !== MAGIC || version !== VERSION || buffer.byteLength !== 16 + 8 * vertices + 9 * edges) throw damaged()
  let at = 16
  const next = (length: number): Int32Array => {
    const view = new Int32Array(buffer, at, length)
    at += 4 * length
    return view
  }
  const summed = (values: Int32Array): Int32Array => {
    for (let index = 1; index < values.length; index += 1)
      values[index] = (values[index] ?? 0) + (values[index - 1] ?? 0)
    return values
  }
  const lat = summed(next(vertices))
  const lon = summed(next(vertices))
  const from = Uint32Array.from(summed(next(edges)))
  const to = Uint32Array.from(next(edges), (delta, index) => delta + (from[index] ?? 0))
  const steps = new Uint8Array(buffer, at, edges)
  for (const list of [from, to]) for (const vertex of list) if (vertex >= vertices) throw damaged()
  return { lat, lon, from, to, steps }
}
