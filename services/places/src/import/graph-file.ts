import * as z from 'zod/mini'
import { DataError } from '../data/table.ts'
import type { PackedGraph } from '../walking/network.ts'
import { untagged, type WayTable } from '../walking/way-tags.ts'

const MAGIC = 0x4b4c_4157
/** Format 1 knew of a way only whether it is a flight of steps; such files are still read. */
const [STEPS_ONLY, VERSION] = [1, 2]
const [STEPS_ONLY_HEAD, HEAD] = [16, 24]

type Integers = Int32Array | Uint32Array

/** A list in pieces, wherever they are kept; all lists of edges are cut at the same places. */
interface Chunked<T> {
  readonly length: number
  readonly chunks: () => Iterable<T>
}
type Lists<T> = { readonly [K in keyof T]: Chunked<T[K]> }
export interface GraphLists extends Lists<Omit<PackedGraph, 'ways' | 'way'>> {
  readonly way: Chunked<Uint32Array>
  readonly ways: Lists<Omit<WayTable, 'names'>> & Pick<WayTable, 'names'>
}

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

function* bytesOf(pieces: Iterable<Uint32Array | Int32Array | Uint8Array>): Generator<Uint8Array> {
  for (const { buffer, byteOffset, byteLength } of pieces) yield new Uint8Array(buffer, byteOffset, byteLength).slice()
}

/** The bytes of a graph, piece by piece; little endian, as every platform Node runs on. */
export function* packedPieces({ lat, lon, from, to, way, marks, ways }: GraphLists): Generator<Uint8Array> {
  const names = Buffer.from(JSON.stringify(ways.names))
  const sizes = [lat.length, from.length, ways.traits.length, names.length]
  yield new Uint8Array(Uint32Array.of(MAGIC, VERSION, ...sizes).buffer)
  yield* deltas(lat.chunks())
  yield* deltas(lon.chunks())
  yield* deltas(from.chunks())
  yield* differences(to.chunks(), from.chunks())
  yield* deltas(way.chunks())
  yield* bytesOf(ways.street.chunks())
  yield* bytesOf(ways.traits.chunks())
  yield* bytesOf(ways.incline.chunks())
  yield* bytesOf(marks.chunks())
  yield names
}

function summed(values: Int32Array): Int32Array {
  for (let index = 1; index < values.length; index += 1) values[index] = (values[index] ?? 0) + (values[index - 1] ?? 0)
  return values
}

const within = (values: Iterable<number>, end: number): boolean => {
  for (const value of values) if (value >= end) return false
  return true
}

const namesSchema = z.array(z.string())
function readNames(bytes: Uint8Array): readonly string[] | null {
  try {
    return namesSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return null
  }
}

/** The graph of packed bytes. Throws `DataError` when they are damaged. */
export function unpackGraph(bytes: Uint8Array, file: string): PackedGraph {
  const damaged = () => new DataError(`${file} is damaged; import the extract again`)
  if (bytes.byteLength < HEAD) throw damaged()
  // A copy at offset 0, because 32-bit views need alignment (and a Buffer's own slice is a view of its pool).
  const { buffer } = new Uint8Array(bytes)
  const [magic, version, vertices = 0, edges = 0, rows = 0, nameBytes = 0] = new Uint32Array(buffer, 0, HEAD / 4)
  const old = version === STEPS_ONLY
  const size = old
    ? STEPS_ONLY_HEAD + 8 * vertices + 9 * edges
    : HEAD + 9 * vertices + 12 * edges + 12 * rows + nameBytes
  if (magic !== MAGIC || (!old && version !== VERSION) || buffer.byteLength !== size) throw damaged()
  let at = old ? STEPS_ONLY_HEAD : HEAD
  const next = (length: number): Int32Array => {
    const view = new Int32Array(buffer, at, length)
    at += 4 * length
    return view
  }
  const nextBytes = (length: number): Uint8Array => {
    const view = new Uint8Array(buffer, at, length)
    at += length
    return view
  }
  // Copies, so that the rest of the bytes can go.
  const lat = summed(next(vertices)).slice()
  const lon = summed(next(vertices)).slice()
  const from = Uint32Array.from(summed(next(edges)))
  const to = Uint32Array.from(next(edges), (delta, index) => delta + (from[index] ?? 0))
  if (!within(from, vertices) || !within(to, vertices)) throw damaged()
  if (old) return untagged({ lat, lon, from, to }, nextBytes(edges))
  const wide = summed(next(edges))
  const [street, traits, incline] = [Uint32Array.from(next(rows)), Uint32Array.from(next(rows)), next(rows).slice()]
  const marks = nextBytes(vertices)
  const names = readNames(nextBytes(nameBytes))
  const way = rows > 2 ** 16 ? Uint32Array.from(wide) : Uint16Array.from(wide)
  // A negative number is above every row once it is read without its sign.
  if (!names || !within(Uint32Array.from(wide), rows) || !within(street, names.length + 1)) throw damaged()
  return { lat, lon, from, to, way, marks: Uint8Array.from(marks), ways: { street, traits, incline, names } }
}
