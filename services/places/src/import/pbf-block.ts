import Pbf from 'pbf'
import { ImportError } from './pbf-file.ts'

export type Tags = ReadonlyMap<string, string>
const NO_TAGS: Tags = new Map()

export interface Member {
  readonly type: 'node' | 'way' | 'relation'
  readonly id: number
  readonly role: string
}

/** Callbacks of a pass; kinds left out are skipped without decoding. Positions are degrees. */
export interface Visitor {
  readonly node?: (id: number, lat: number, lon: number, tags: Tags) => void
  readonly way?: (id: number, refs: readonly number[], tags: Tags) => void
  readonly relation?: (id: number, members: readonly Member[], tags: Tags) => void
}

/** Most strings, and most numbers of a list, in a block, and most bytes of a way or relation: a hundred times what is usual. */
const MOST_STRINGS = 500_000
const MOST_NUMBERS = 4_000_000
const MOST_BYTES = 4 * 1024 * 1024

/** Decoded, small values take many times their bytes: a block full of them is not map data. */
function bounded(count: number, most: number, what: string): void {
  if (count > most) throw new ImportError(`A block holds more ${what} than map data do: the file is not used`)
}

const utf8 = new TextDecoder()

/** The string table of a block; strings are decoded when first asked for. */
class Strings {
  readonly #bytes: Uint8Array[] = []
  readonly #text: (string | undefined)[] = []

  add(bytes: Uint8Array): void {
    bounded(this.#bytes.length, MOST_STRINGS, 'words')
    this.#bytes.push(bytes)
  }

  at(index: number): string {
    const known = this.#text[index]
    if (known !== undefined) return known
    const bytes = this.#bytes[index]
    if (!bytes) throw new ImportError('A tag points outside its block: the file is damaged')
    const text = utf8.decode(bytes)
    this.#text[index] = text
    return text
  }

  tags(keys: readonly number[], values: readonly number[]): Tags {
    if (keys.length === 0) return NO_TAGS
    const tags = new Map<string, string>()
    for (const [at, key] of keys.entries()) tags.set(this.at(key), this.at(values[at] ?? -1))
    return tags
  }
}

interface Frame {
  readonly strings: Strings
  readonly groups: Uint8Array[]
  granularity: number
  latOffset: number
  lonOffset: number
}

function readFrame(data: Uint8Array): Frame {
  const frame: Frame = { strings: new Strings(), groups: [], granularity: 100, latOffset: 0, lonOffset: 0 }
  return new Pbf(data).readFields((tag, into, pbf) => {
    if (tag === 1) {
      pbf.readMessage<Strings>((inner, strings, table) => {
        if (inner === 1) strings.add(table.readBytes())
      }, into.strings)
    } else if (tag === 2) {
      bounded(into.groups.length, MOST_STRINGS, 'groups')
      into.groups.push(pbf.readBytes())
    } else if (tag === 17) into.granularity = pbf.readVarint()
    else if (tag === 19) into.latOffset = pbf.readVarint(true)
    else if (tag === 20) into.lonOffset = pbf.readVarint(true)
  }, frame)
}

/** Throws `ImportError` on a position outside the world: it would put the whole graph in the wrong place. */
function checked(lat: number, lon: number, id: number): void {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) {
    throw new ImportError(`Node ${id} lies outside the world (${lat}, ${lon}): the file is damaged`)
  }
}

/** A list of integers below 2^53 that grows without boxing them. */
class Numbers {
  #data = new Float64Array(1024)
  length = 0

  /** Empties the list and keeps its capacity. */
  clear(): void {
    this.length = 0
  }

  push(value: number): void {
    if (this.length === this.#data.length) {
      const wider = new Float64Array(this.#data.length * 2)
      wider.set(this.#data)
      this.#data = wider
    }
    this.#data[this.length] = value
    this.length += 1
  }

  view(): Float64Array {
    return this.#data.subarray(0, this.length)
  }
}

/** The lists of a group of nodes, thousands long: allocated once to spare the garbage collector. */
const lists = { ids: new Numbers(), lats: new Numbers(), lons: new Numbers(), tags: new Numbers() }
const PACKED = 2

function readPacked(into: Numbers, pbf: Pbf, next: () => number): void {
  if (pbf.type !== PACKED) {
    into.push(next())
    return
  }
  const end = pbf.readVarint() + pbf.pos
  while (pbf.pos < end) {
    into.push(next())
    bounded(into.length, MOST_NUMBERS, 'numbers')
  }
}

function readDense(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['node']>): void {
  for (const list of Object.values(lists)) list.clear()
  const pbf = new Pbf(data)
  const signed = () => pbf.readSVarint()
  pbf.readFields((tag, into) => {
    if (tag === 1) readPacked(into.ids, pbf, signed)
    else if (tag === 8) readPacked(into.lats, pbf, signed)
    else if (tag === 9) readPacked(into.lons, pbf, signed)
    else if (tag === 10) readPacked(into.tags, pbf, () => pbf.readVarint())
  }, lists)
  const dense = { ids: lists.ids.view(), lats: lists.lats.view(), lons: lists.lons.view(), tags: lists.tags.view() }
  if (dense.lats.length !== dense.ids.length || dense.lons.length !== dense.ids.length) {
    throw new ImportError('A block holds ids without positions: the file is damaged')
  }
  let [id, lat, lon, at] = [0, 0, 0, 0]
  for (let index = 0; index < dense.ids.length; index += 1) {
    id += dense.ids[index] ?? 0
    lat += dense.lats[index] ?? 0
    lon += dense.lons[index] ?? 0
    let tags = NO_TAGS
    if (at < dense.tags.length) {
      if (dense.tags[at] !== 0) {
        const own = new Map<string, string>()
        for (; at + 1 < dense.tags.length && dense.tags[at] !== 0; at += 2) {
          own.set(frame.strings.at(dense.tags[at] ?? 0), frame.strings.at(dense.tags[at + 1] ?? 0))
        }
        tags = own
      }
      at += 1
    }
    const y = 1e-9 * (frame.latOffset + frame.granularity * lat)
    const x = 1e-9 * (frame.lonOffset + frame.granularity * lon)
    checked(y, x, id)
    visit(id, y, x, tags)
  }
}

/** A node, way or relation as it stands in the file. Ids of `refs` are stored as differences. */
interface Entity {
  id: number
  readonly keys: number[]
  readonly values: number[]
  readonly refs: number[]
  readonly roles: number[]
  readonly types: number[]
  lat: number
  lon: number
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const

/** Fields 1 to 3 mean the same in all three messages; 8 to 10 are those of its kind. */
function readEntity(data: Uint8Array, kind: Member['type'], what: string): Entity {
  bounded(data.length, MOST_BYTES, what)
  const empty: Entity = { id: 0, keys: [], values: [], refs: [], roles: [], types: [], lat: 0, lon: 0 }
  return new Pbf(data).readFields<Entity>((tag, into, pbf) => {
    if (tag === 1) into.id = kind === 'node' ? pbf.readSVarint() : pbf.readVarint()
    else if (tag === 2) pbf.readPackedVarint(into.keys)
    else if (tag === 3) pbf.readPackedVarint(into.values)
    else if (kind === 'node' && tag === 8) into.lat = pbf.readSVarint()
    else if (kind === 'node' && tag === 9) into.lon = pbf.readSVarint()
    else if (kind === 'way' && tag === 8) pbf.readPackedSVarint(into.refs)
    else if (kind === 'relation' && tag === 8) pbf.readPackedVarint(into.roles)
    else if (kind === 'relation' && tag === 9) pbf.readPackedSVarint(into.refs)
    else if (kind === 'relation' && tag === 10) pbf.readPackedVarint(into.types)
  }, empty)
}

/** The running sums of differences. */
function summed(deltas: readonly number[]): number[] {
  let sum = 0
  return deltas.map((delta) => (sum += delta))
}

function readPlainNode(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['node']>): void {
  const { id, keys, values, ...raw } = readEntity(data, 'node', 'tags of one node')
  const lat = 1e-9 * (frame.latOffset + frame.granularity * raw.lat)
  const lon = 1e-9 * (frame.lonOffset + frame.granularity * raw.lon)
  checked(lat, lon, id)
  visit(id, lat, lon, frame.strings.tags(keys, values))
}

function readWay(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['way']>): void {
  const { id, refs, keys, values } = readEntity(data, 'way', 'points of one way')
  visit(id, summed(refs), frame.strings.tags(keys, values))
}

function readRelation(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['relation']>): void {
  const { id, refs, roles, types, keys, values } = readEntity(data, 'relation', 'members of one relation')
  const members = summed(refs).map((ref, at): Member => {
    return { id: ref, role: frame.strings.at(roles[at] ?? 0), type: MEMBER_TYPES[types[at] ?? 0] ?? 'node' }
  })
  visit(id, members, frame.strings.tags(keys, values))
}

/** Visits one data block (protocol buffer `PrimitiveBlock`). Throws `ImportError` on positions outside the world. */
export function visitBlock(data: Uint8Array, visitor: Visitor): void {
  const frame = readFrame(data)
  for (const group of frame.groups) {
    new Pbf(group).readFields((tag, into, pbf) => {
      if (tag === 1 && visitor.node) readPlainNode(pbf.readBytes(), into, visitor.node)
      else if (tag === 2 && visitor.node) readDense(pbf.readBytes(), into, visitor.node)
      else if (tag === 3 && visitor.way) readWay(pbf.readBytes(), into, visitor.way)
      else if (tag === 4 && visitor.relation) readRelation(pbf.readBytes(), into, visitor.relation)
    }, frame)
  }
}
