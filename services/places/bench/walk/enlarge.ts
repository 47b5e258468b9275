import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import Pbf from 'pbf'
import { packedBlock, type Block } from './packed-block.ts'

/** Ids of a copy lie this far above those of the copy before it: above every id in use. */
const ID_STEP = 2 ** 36
/** Copies lie this far apart, nanodegrees: further than an extract of a city is wide. */
const GRID_STEP = 80_000_000
const GRID_WIDTH = 40

/** Blocks of an `.osm.pbf` file, unpacked. Only for the small files of the bench: all of it is read at once. */
function blocksOf(bytes: Buffer): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const header = new Pbf(bytes.subarray(at + 4, at + 4 + length)).readFields<{ type: string; size: number }>(
      (tag, into, pbf) => {
        if (tag === 1) into.type = pbf.readString()
        else if (tag === 3) into.size = pbf.readVarint()
      },
      { type: '', size: 0 },
    )
    const start = at + 4 + length
    const blob = new Pbf(bytes.subarray(start, start + header.size)).readFields<{
      raw?: Uint8Array
      zlib?: Uint8Array
    }>((tag, into, pbf) => {
      if (tag === 1) into.raw = pbf.readBytes()
      else if (tag === 3) into.zlib = pbf.readBytes()
    }, {})
    blocks.push({ type: header.type, bytes: blob.raw ?? inflateSync(blob.zlib ?? new Uint8Array()) })
    at = start + header.size
  }
  return blocks
}

/** Copies a message field by field; `change` writes the fields it wants to differ and says so. */
function rewritten(bytes: Uint8Array, change: (tag: number, from: Pbf, to: Pbf) => boolean): Uint8Array {
  const from = new Pbf(bytes)
  const to = new Pbf()
  while (from.pos < from.length) {
    const key = from.readVarint()
    const start = from.pos
    // Packed lists are told from single values by the type of their key.
    from.type = key & 7
    if (change(key >> 3, from, to)) continue
    from.pos = start
    from.skip(key)
    to.writeVarint(key)
    const body = from.buf.subarray(start, from.pos)
    to.realloc(body.length)
    to.buf.set(body, to.pos)
    to.pos += body.length
  }
  return to.finish()
}

/** Ids of a list are stored as differences, so moving the first moves all. */
const moveList = (field: number, from: Pbf, to: Pbf, by: number): boolean => {
  const list = from.readPackedSVarint()
  if (list.length > 0) to.writePackedSVarint(field, [(list[0] ?? 0) + by, ...list.slice(1)])
  return true
}

function movedGroup(bytes: Uint8Array, by: number): Uint8Array {
  return rewritten(bytes, (kind, group, out) => {
    if (kind === 2) {
      out.writeBytesField(
        2,
        rewritten(group.readBytes(), (tag, from, to) => tag === 1 && moveList(1, from, to, by)),
      )
      return true
    }
    if (kind !== 1 && kind !== 3 && kind !== 4) return false
    const list = kind === 3 ? 8 : kind === 4 ? 9 : -1
    const body = rewritten(group.readBytes(), (tag, from, to) => {
      if (tag === list) return moveList(list, from, to, by)
      if (tag !== 1) return false
      if (kind === 1) to.writeSVarintField(1, from.readSVarint() + by)
      else to.writeVarintField(1, from.readVarint() + by)
      return true
    })
    out.writeBytesField(kind, body)
    return true
  })
}

/** A data block with its objects renumbered and moved; `only` keeps one kind of group (1, 2 nodes, 3 ways, 4 relations). */
function moved(bytes: Uint8Array, copy: number, only: readonly number[]): Uint8Array | null {
  let kept = false
  const out = rewritten(bytes, (tag, from, to) => {
    if (tag === 19 || tag === 20) {
      from.readVarint(true)
      return true
    }
    if (tag !== 2) return false
    const group = from.readBytes()
    const kind = (group[0] ?? 0) >> 3
    if (only.includes(kind)) {
      kept = true
      to.writeBytesField(2, movedGroup(group, copy * ID_STEP))
    }
    return true
  })
  if (!kept) return null
  const offsets = new Pbf()
  offsets.writeVarintField(19, Math.floor(copy / GRID_WIDTH) * GRID_STEP)
  offsets.writeVarintField(20, (copy % GRID_WIDTH) * GRID_STEP)
  return Buffer.concat([out, offsets.finish()])
}

/**
 * A larger file with as much that is new in it: copies of an extract, each with ids and a place on the map of its own, in
 * the order of a real file (nodes, ways, relations). Returns its path in `folder`.
 */
export function enlarged(file: string, copies: number, folder: string): string {
  const [header, ...data] = blocksOf(readFileSync(file))
  const target = path.join(folder, `${path.basename(file, '.osm.pbf')}-x${copies}.osm.pbf`)
  writeFileSync(target, header ? packedBlock(header) : '')
  for (const only of [[1, 2], [3], [4]]) {
    for (let copy = 0; copy < copies; copy += 1) {
      for (const block of data) {
        const bytes = moved(block.bytes, copy, only)
        if (bytes) appendFileSync(target, packedBlock({ type: block.type, bytes }))
      }
    }
  }
  return target
}
