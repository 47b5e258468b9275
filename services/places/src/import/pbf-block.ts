import Pbf from 'pbf'
import { ImportError } from './import-error.ts'
import { Numbers } from './numbers.ts'

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

interface Raw {
  id: number
  keys: number[]
  values: number[]
  list: number[]
  roles: number[]
  types: number[]
  lat: number
  lon: number
}
const emptyRaw = (): Raw => ({ id: 0, keys: [], values: [], list: [], roles: [], types: [], lat: 0, lon: 0 })

function readPlainNode(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['node']>): void {
  bounded(data.length, MOST_BYTES, 'tags of one node')
  const raw = new Pbf(data).readFields<Raw>((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readSVarint()
    else if (tag === 2) pbf.readPackedVarint(into.keys)
    else if (tag === 3) pbf.readPackedVarint(into.values)
    else if (tag === 8) into.lat = pbf.readSVarint()
    else if (tag === 9) into.lon = pbf.readSVarint()
  }, emptyRaw())
  const lat = 1e-9 * (frame.latOffset + frame.granularity * raw.lat)
  const lon = 1e-9 * (frame.lonOffset + frame.granularity * raw.lon)
  checked(lat, lon, raw.id)
  visit(raw.id, lat, lon, frame.strings.tags(raw.keys, raw.values))
}

/** Ids are stored as differences; the running sum is the id. */
function summed(deltas: readonly number[]): number[] {
  let sum = 0
  return deltas.map((delta) => (sum += delta))
}

function readWay(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['way']>): void {
  bounded(data.length, MOST_BYTES, 'points of one way')
  const raw = new Pbf(data).readFields<Raw>((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint()
    else if (tag === 2) pbf.readPackedVarint(into.keys)
    else if (tag === 3) pbf.readPackedVarint(into.values)
    else if (tag === 8) pbf.readPackedSVarint(into.list)
  }, emptyRaw())
  visit(raw.id, summed(raw.list), frame.strings.tags(raw.keys, raw.values))
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const

function readRelation(data: Uint8Array, frame: Frame, visit: NonNullable<Visitor['relation']>): void {
  bounded(data.length, MOST_BYTES, 'members of one relation')
  const raw = new Pbf(data).readFields<Raw>((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint()
    else if (tag === 2) pbf.readPackedVarint(into.keys)
    else if (tag === 3) pbf.readPackedVarint(into.values)
    else if (tag === 8) pbf.readPackedVarint(into.roles)
    else if (tag === 9) pbf.readPackedSVarint(into.list)
    else if (tag === 10) pbf.readPackedVarint(into.types)
  }, emptyRaw())
  const members = summed(raw.list).map((id, at): Member => {
    return { id, role: frame.strings.at(raw.roles[at] ?? 0), type: MEMBER_TYPES[raw.types[at] ?? 0] ?? 'node' }
  })
  visit(raw.id, members, frame.strings.tags(raw.keys, raw.values))
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
