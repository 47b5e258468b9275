import Pbf from 'pbf'
import { Extent, type Box } from '../walking/geo.ts'
import { guarded, ImportError, readBlocks } from './pbf-file.ts'

/** What the header of a file says of its data. */
export interface PbfHeader {
  /** Null where it names none that lies in the world. */
  readonly box: Box | null
  /** Day the data were copied from OpenStreetMap, YYYY-MM-DD; null where it says none. */
  readonly dataOf: string | null
}

const SUPPORTED = new Set(['OsmSchema-V0.6', 'DenseNodes'])
/** Fields of the message HeaderBlock (osmformat.proto). */
const BOX = 1
const REQUIRED_FEATURE = 4
const REPLICATION_TIMESTAMP = 32

/** Throws `ImportError` on a feature a reader must understand and this one does not. */
export function readHeader(data: Uint8Array): PbfHeader {
  const header = new Pbf(data).readFields<{ needed: string[]; sides: number[]; seconds: number }>(
    (tag, into, pbf) => {
      if (tag === REQUIRED_FEATURE) into.needed.push(pbf.readString())
      else if (tag === REPLICATION_TIMESTAMP) into.seconds = pbf.readVarint(true)
      else if (tag === BOX) {
        pbf.readMessage<number[]>((side, sides, box) => {
          if (side >= 1 && side <= 4) sides[side - 1] = box.readSVarint() / 1e9
        }, into.sides)
      }
    },
    { needed: [], sides: [], seconds: 0 },
  )
  const unknown = header.needed.find((feature) => !SUPPORTED.has(feature))
  if (unknown) throw new ImportError(`The file needs the feature ${unknown}, which is not supported`)
  const [west = 0, east = 0, north = 0, south = 0] = header.sides
  const inWorld = south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
  const copied = new Date(header.seconds * 1000)
  const known = header.seconds > 0 && !Number.isNaN(copied.getTime())
  return {
    box: inWorld ? { south, west, north, east } : null,
    dataOf: known ? copied.toISOString().slice(0, 10) : null,
  }
}

/** The header at the beginning of a file. Throws `ImportError` where there is none. */
export async function fileHeader(file: string): Promise<PbfHeader> {
  for await (const { type, data, position } of readBlocks(file)) {
    if (type !== 'OSMHeader') break
    return guarded(position, () => readHeader(data))
  }
  throw new ImportError('Not an .osm.pbf file: the header is missing')
}

/** What several files say together: the box round all, and the oldest day. Null where one of them does not say it. */
export function joinedHeader(headers: readonly PbfHeader[]): PbfHeader {
  const extent = new Extent()
  for (const { box } of headers) {
    if (!box) continue
    extent.add(box.south, box.west)
    extent.add(box.north, box.east)
  }
  const days = headers.flatMap(({ dataOf }) => dataOf ?? [])
  return {
    box: headers.some(({ box }) => !box) ? null : extent,
    dataOf: days.length < headers.length ? null : (days.toSorted()[0] ?? null),
  }
}
