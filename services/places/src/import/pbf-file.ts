import { open, type FileHandle } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import Pbf from 'pbf'

/** The extract cannot be imported; the message says what is wrong with it. Nothing has been changed. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

/** Limits of the format (OpenStreetMap wiki, "PBF Format"): a larger header or block is damage, not data. */
const MAX_HEADER = 64 * 1024
const MAX_BLOB = 32 * 1024 * 1024
/** The least that zlib unpacks at a time. */
const MIN_CHUNK = 1024
/**
 * Largest compression ratio: map data reach 10, zlib itself 1000. Some bytes more are allowed for a block, and more still
 * for a whole file, as a header compresses well.
 */
const MOST_TIMES = 50
const SPARE = { block: 1024 * 1024, file: 8 * 1024 * 1024 }

export interface Block {
  readonly type: string
  readonly data: Uint8Array
  /** Bytes of the file read so far. */
  readonly position: number
}

interface BlobHeader {
  type: string
  size: number
}
interface Blob {
  /** Bytes when unpacked, as the file says. */
  size: number
  raw: Uint8Array | null
  zlib: Uint8Array | null
  other: boolean
}

/** Reads a file in order into one buffer, so that reading allocates nothing. */
class Reader {
  readonly #file: FileHandle
  #buffer = Buffer.alloc(MAX_HEADER)

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** The next bytes, valid until more are read. `what` names them in the error when the file ends within them. */
  async next(length: number, what: string): Promise<Buffer> {
    if (this.#buffer.length < length) this.#buffer = Buffer.alloc(Math.min(2 * length, MAX_BLOB))
    let filled = 0
    while (filled < length) {
      const { bytesRead } = await this.#file.read(this.#buffer, filled, length - filled, null)
      if (bytesRead === 0) throw new ImportError(`The file ends in the middle of ${what}: it is truncated`)
      filled += bytesRead
    }
    return this.#buffer.subarray(0, length)
  }
}

const readHeader = (bytes: Uint8Array): BlobHeader =>
  new Pbf(bytes).readFields<BlobHeader>(
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString()
      else if (tag === 3) header.size = pbf.readVarint()
    },
    { type: '', size: -1 },
  )

const readBlob = (bytes: Uint8Array): Blob =>
  new Pbf(bytes).readFields<Blob>(
    (tag, blob, pbf) => {
      if (tag === 1) blob.raw = pbf.readBytes()
      else if (tag === 2) blob.size = pbf.readVarint()
      else if (tag === 3) blob.zlib = pbf.readBytes()
      else if (tag >= 4 && tag <= 7) blob.other = true
    },
    { size: 0, raw: null, zlib: null, other: false },
  )

const tooMuch = (at: number): ImportError =>
  new ImportError(`The block at byte ${at} unpacks to far more than map data do: the file is not used`)

function unpack(bytes: Uint8Array, at: number): Uint8Array {
  const blob = readBlob(bytes)
  if (blob.raw) return blob.raw
  if (!blob.zlib) {
    const why = blob.other ? 'is compressed in a way that is not supported (only zlib is)' : 'holds no data'
    throw new ImportError(`The block at byte ${at} ${why}`)
  }
  const maxOutputLength = Math.min(MAX_BLOB, SPARE.block + MOST_TIMES * blob.zlib.length)
  // One chunk with a byte to spare, or zlib concatenates several chunks into a second copy.
  const chunkSize = Math.min(Math.max(blob.size + 1, MIN_CHUNK), maxOutputLength)
  try {
    return inflateSync(blob.zlib, { maxOutputLength, chunkSize })
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooMuch(at)
    throw error
  }
}

/** Runs a decoder; reports whatever it throws as damage of the file. */
export function guarded<T>(at: number, decode: () => T): T {
  try {
    return decode()
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    throw new ImportError(`The file is damaged near byte ${at}`, { cause })
  }
}

/** The blocks of an `.osm.pbf` file in order, each valid until the next is asked for. Throws `ImportError` on damage. */
export async function* readBlocks(path: string): AsyncGenerator<Block> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new ImportError(`Cannot read ${path}`, { cause })
  })
  try {
    const { size } = await file.stat()
    let unpacked = 0
    if (size === 0) throw new ImportError('The file is empty')
    const reader = new Reader(file)
    for (let at = 0; at < size;) {
      const length = (await reader.next(4, 'a block length')).readUInt32BE()
      if (length === 0 || length > MAX_HEADER) throw new ImportError(`Not an .osm.pbf file, or damaged at byte ${at}`)
      const headerBytes = await reader.next(length, 'a block header')
      const header = guarded(at, () => readHeader(headerBytes))
      if (header.size < 0 || header.size > MAX_BLOB) throw new ImportError(`The file is damaged at byte ${at}`)
      const bytes = await reader.next(header.size, 'a block')
      const data = guarded(at, () => unpack(bytes, at))
      unpacked += data.length
      if (unpacked > SPARE.file + MOST_TIMES * (at + header.size)) throw tooMuch(at)
      at += 4 + length + header.size
      yield { type: header.type, data, position: at }
    }
  } finally {
    await file.close()
  }
}
