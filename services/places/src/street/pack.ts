import { DataError } from '../store/data-error.ts'

/**
 * Walkable ways as a graph: every node of a way is a vertex, every stretch between neighbours an edge both ways.
 * Positions are 1e-7 degrees.
 */
export interface PackedGraph {
  readonly lat: Int32Array
  readonly lon: Int32Array
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** 1 where the edge is a flight of steps. */
  readonly steps: Uint8Array
}

const MAGIC = 0x4b4c_4157
const VERSION = 1

/** Numbers in one piece of the packed bytes. */
const PIECE = 16_384

/** Each number less the one before it: neighbours on a way differ little, which compresses well. */
function* deltas(values: Int32Array | Uint32Array, against?: Uint32Array): Generator<Uint8Array> {
  for (let start = 0; start < values.length; start += PIECE) {
    const out = new Int32Array(Math.min(PIECE, values.length - start))
    for (let index = 0; index < out.length; index += 1) {
      const at = start + index
      const base = against ? (against[at] ?? 0) : at === 0 ? 0 : (values[at - 1] ?? 0)
      out[index] = (values[at] ?? 0) - base
    }
    yield new Uint8Array(out.buffer)
  }
}

/** The bytes of a graph, piece by piece; little endian, as every platform Node runs on. */
export function* packedPieces(graph: PackedGraph): Generator<Uint8Array> {
  yield new Uint8Array(Uint32Array.of(MAGIC, VERSION, graph.lat.length, graph.from.length).buffer)
  yield* deltas(graph.lat)
  yield* deltas(graph.lon)
  yield* deltas(graph.from)
  yield* deltas(graph.to, graph.from)
  yield new Uint8Array(graph.steps.buffer, graph.steps.byteOffset, graph.steps.byteLength)
}

/** The bytes of a graph in one piece. */
export const packGraph = (graph: PackedGraph): Buffer => Buffer.concat([...packedPieces(graph)])

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
