import { deflateSync } from 'node:zlib'
import Pbf from 'pbf'

/** A block of an `.osm.pbf` file, unpacked. */
export interface Block {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A block as it stands in a file: its length, its header, its compressed bytes. */
export function packedBlock({ type, bytes }: Block): Buffer {
  const blob = new Pbf()
  blob.writeVarintField(2, bytes.length)
  blob.writeBytesField(3, deflateSync(bytes, { level: 6 }))
  const body = blob.finish()
  const header = new Pbf()
  header.writeStringField(1, type)
  header.writeVarintField(3, body.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, body])
}
