import { stat } from 'node:fs/promises'
import Pbf from 'pbf'
import type { LatLon } from '../store/rows.ts'
import { fold } from '../text/fold.ts'
import { blockingNode, walkableWay } from './foot-access.ts'
import { draftsIn, type Drafts } from './draft.ts'
import { featureKind } from './features.ts'
import { ImportError } from './import-error.ts'
import { indexOf } from './numbers.ts'
import { visitBlock, type Tags, type Visitor } from './pbf-block.ts'
import { guarded, readBlocks } from './pbf-file.ts'
import { SeenIds } from './seen-ids.ts'
import { WalkableWays } from './walkable-ways.ts'
import { WantedIds } from './wanted-ids.ts'

export interface Scan {
  readonly bytes: number
  /** Node ids in ascending order with their positions in 1e-7 degrees; NaN-free, `found` says which were in the file. */
  readonly ids: Float64Array
  readonly lat: Int32Array
  readonly lon: Int32Array
  readonly found: Uint8Array
  /** 1 where more than one way or place holds the node, or one of them twice. */
  readonly shared: Uint8Array
  readonly ways: WalkableWays
  readonly streetNames: readonly string[]
  readonly blocked: ReadonlySet<number>
  /** Entrances by node id; true for the main one. */
  readonly entrances: ReadonlyMap<number, boolean>
  readonly drafts: Drafts
  /** Where a place drawn as a single point lies; null without any. */
  readonly anyPoint: LatLon | null
  readonly skipped: {
    readonly waysNotForWalking: number
    readonly unnamed: number
    readonly relationsIncomplete: number
  }
}

export type Progress = (done: number, total: number) => void

const SUPPORTED = new Set(['OsmSchema-V0.6', 'DenseNodes'])

/** Features a reader must understand (field 4 of the header block). Throws `ImportError` on an unknown one. */
function checkHeader(data: Uint8Array): void {
  const needed = new Pbf(data).readFields<string[]>((tag, list, pbf) => {
    if (tag === 4) list.push(pbf.readString())
  }, [])
  const unknown = needed.find((feature) => !SUPPORTED.has(feature))
  if (unknown) throw new ImportError(`The file needs the feature ${unknown}, which is not supported`)
}

async function pass(path: string, visitor: Visitor, progress: (position: number) => void): Promise<void> {
  let blocks = 0
  for await (const block of readBlocks(path)) {
    if (blocks === 0 && block.type !== 'OSMHeader') throw new ImportError('Not an .osm.pbf file: the header is missing')
    if (block.type === 'OSMHeader') guarded(block.position, () => checkHeader(block.data))
    else if (block.type === 'OSMData') guarded(block.position, () => visitBlock(block.data, visitor))
    blocks += 1
    progress(block.position)
  }
  if (blocks < 2) throw new ImportError('The file holds a header but no data')
}

const hasAddress = (tags: Tags): boolean => tags.has('addr:housenumber') && tags.has('addr:street')

/**
 * Reads an extract in two passes (three when a place is drawn as a relation): first what is wanted, then the positions
 * of the nodes it needs. In memory are one block of the file and 18 bytes for every node of a walkable way or place;
 * the ways and places themselves wait in `folder`. Throws `ImportError` on a file that cannot be used.
 */
export async function scan(path: string, folder: string, progress: Progress = () => {}): Promise<Scan> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new ImportError(`There is no file ${path}`, { cause })
  })
  const ways = new WalkableWays(folder)
  const wanted = new WantedIds()
  const streetNames: string[] = []
  const streets = new Map<string, number>()
  const drafts = draftsIn(folder)
  /** Places drawn as relations wait for the nodes of their ways. */
  const relations = new Map<number, { readonly tags: Tags; readonly refs: number[] }>()
  const members = new Map<number, number>()
  const seenWays = new SeenIds()
  const seenNodes = new SeenIds()
  const skipped = { waysNotForWalking: 0, unnamed: 0, relationsIncomplete: 0 }

  const streetOf = (name: string): number => {
    const key = fold(name)
    const known = streets.get(key)
    if (known !== undefined) return known
    streets.set(key, streetNames.length)
    return streetNames.push(name) - 1
  }
  const isPlace = (tags: Tags): boolean => featureKind(tags) !== null || hasAddress(tags)

  await pass(
    path,
    {
      way: (id, refs, tags) => {
        if (tags.size === 0) return
        const walkable = walkableWay(tags)
        if (!walkable && !isPlace(tags)) {
          if (tags.has('highway') || tags.get('route') === 'ferry') skipped.waysNotForWalking += 1
          if (tags.get('tourism') === 'hotel') skipped.unnamed += 1
          return
        }
        if (!seenWays.first(id)) return
        if (walkable) {
          const name = tags.get('name')
          ways.add(refs, tags.get('highway') === 'steps', name && tags.has('highway') ? streetOf(name) : -1)
          for (const ref of refs) wanted.add(ref)
        }
        if (!isPlace(tags)) return
        drafts.add({ id: `w${id}`, tags, refs })
        for (const ref of refs) wanted.add(ref)
      },
      relation: (id, list, tags) => {
        if (tags.get('type') !== 'multipolygon' || !featureKind(tags) || relations.has(id)) return
        relations.set(id, { tags, refs: [] })
        for (const member of list) if (member.type === 'way' && member.role !== 'inner') members.set(member.id, id)
      },
    },
    (position) => progress(position / 2, size),
  )

  if (members.size > 0) {
    await pass(
      path,
      {
        way: (id, refs) => {
          const relation = relations.get(members.get(id) ?? -1)
          if (!relation) return
          for (const ref of refs) {
            relation.refs.push(ref)
            wanted.add(ref)
          }
        },
      },
      () => {},
    )
  }
  for (const [id, { tags, refs }] of relations) {
    if (refs.length > 0) drafts.add({ id: `r${id}`, tags, refs })
    else skipped.relationsIncomplete += 1
  }

  const { ids, shared } = wanted.finish()
  const lat = new Int32Array(ids.length)
  const lon = new Int32Array(ids.length)
  const found = new Uint8Array(ids.length)
  const blocked = new Set<number>()
  const entrances = new Map<number, boolean>()
  // Node ids ascend in a sorted file, so the next wanted one is nearly always the next in the list.
  let cursor = 0
  let anyPoint: LatLon | null = null
  await pass(
    path,
    {
      node: (id, y, x, tags) => {
        while (cursor < ids.length && (ids[cursor] ?? 0) < id) cursor += 1
        let at = ids[cursor] === id ? cursor : -1
        if (at < 0 && cursor > 0 && id <= (ids[cursor - 1] ?? 0)) at = indexOf(ids, id)
        if (at >= 0) {
          lat[at] = Math.round(y * 1e7)
          lon[at] = Math.round(x * 1e7)
          found[at] = 1
        }
        if (tags.size === 0) return
        if (at >= 0 && blockingNode(tags)) blocked.add(id)
        const entrance = tags.get('entrance')
        if (at >= 0 && entrance && !['no', 'emergency', 'exit', 'service'].includes(entrance)) {
          entrances.set(id, entrance === 'main')
        }
        if (tags.get('tourism') === 'hotel' && !tags.has('name')) skipped.unnamed += 1
        if (!isPlace(tags) || !seenNodes.first(id)) return
        anyPoint ??= { lat: y, lon: x }
        drafts.add({ id: `n${id}`, tags, refs: [], point: { lat: y, lon: x } })
      },
    },
    (position) => progress((size + position) / 2, size),
  )
  return {
    bytes: size,
    ids,
    lat,
    lon,
    found,
    shared,
    ways,
    streetNames,
    blocked,
    entrances,
    drafts,
    anyPoint,
    skipped,
  }
}
