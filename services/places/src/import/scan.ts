import { stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { inBox, overlap, type Box, type LatLon } from '../walking/geo.ts'
import { fold } from '../data/fold.ts'
import { blockingNode, walkableWay } from './foot-access.ts'
import { JsonLinesFile } from './json-lines-file.ts'
import { featureKind } from './features.ts'
import { stationKind } from './station-kind.ts'
import { NodeTable } from './node-table.ts'
import { visitBlock, type Tags, type Visitor } from './pbf-block.ts'
import { fileHeader, joinedHeader, readHeader } from './pbf-header.ts'
import { guarded, ImportError, readBlocks } from './pbf-file.ts'
import { DedupeSet } from './dedupe-set.ts'
import { WaterScan } from './water/water-scan.ts'
import { WalkableWays } from './walkable-ways.ts'
import { nodeMarks, wayTraits } from './way-traits.ts'
import { ExternalIdSort } from './external-id-sort.ts'

const draft = z.object({
  id: z.string(),
  tags: z.pipe(
    z.array(z.tuple([z.string(), z.string()])),
    z.transform((entries) => new Map(entries)),
  ),
  /** Nodes of the outline; empty for a single node, which has a point instead. */
  refs: z.array(z.number()),
  point: z.optional(z.object({ lat: z.number(), lon: z.number() })),
})
/** An object worth a row, before its position is known. */
export type Draft = z.infer<typeof draft>

export interface Scan {
  /** Where what does not fit in memory is stored while the file is imported. */
  readonly folder: string
  /** The files, newest first. */
  readonly files: readonly string[]
  readonly bytes: number
  /** The box the headers declare; null without one. */
  readonly box: Box | null
  /** Day of the data, YYYY-MM-DD; of several files the oldest, null where a header does not say it. */
  readonly dataOf: string | null
  /** Nodes of walkable ways and places. */
  readonly nodes: NodeTable
  readonly ways: WalkableWays
  readonly streetNames: readonly string[]
  readonly blocked: ReadonlySet<number>
  /** Entrances by node id; true for the main one. */
  readonly entrances: ReadonlyMap<number, boolean>
  /** Objects worth a row, stored on disk between reading the file and writing their rows. */
  readonly drafts: JsonLinesFile<Draft>
  readonly water: WaterScan
  /** Position of the first place drawn as a single point; null without any. */
  readonly anyPoint: LatLon | null
  readonly skipped: {
    readonly waysNotForWalking: number
    readonly unnamed: number
    readonly relationsIncomplete: number
  }
}

export type Progress = (done: number, total: number) => void

/** Hands all objects of the files to the visitor, file after file. */
async function pass(files: readonly string[], visitor: Visitor, progress: (position: number) => void = () => {}) {
  let before = 0
  for (const file of files) {
    let blocks = 0
    let position = 0
    for await (const block of readBlocks(file)) {
      if (blocks === 0 && block.type !== 'OSMHeader')
        throw new ImportError('Not an .osm.pbf file: the header is missing')
      if (block.type === 'OSMHeader') guarded(block.position, () => readHeader(block.data))
      else if (block.type === 'OSMData') guarded(block.position, () => visitBlock(block.data, visitor))
      blocks += 1
      position = block.position
      progress(before + position)
    }
    if (blocks < 2) throw new ImportError('The file holds a header but no data')
    before += position
  }
}

const hasAddress = (tags: Tags): boolean => tags.has('addr:housenumber') && tags.has('addr:street')

export interface ScanOptions {
  readonly progress?: Progress | undefined
  /** Nothing outside is taken; null for the whole file. */
  readonly within?: Box | null | undefined
}

/** Bytes of a file. Throws `ImportError` where there is none. */
async function sizeOf(file: string): Promise<number> {
  const stats = await stat(file).catch((cause: unknown) => {
    throw new ImportError(`There is no file ${file}`, { cause })
  })
  if (!stats.isFile()) throw new ImportError(`${file} is not a file; name an .osm.pbf file`)
  return stats.size
}

/**
 * Reads extracts as one map in two passes (three when a place is drawn as a relation): first ways and places, then the
 * positions of the nodes they need. An object that several files hold is taken from the newest. In memory are one block of a
 * file and the nodes used last; all else is stored in `folder`. Throws `ImportError` on a file that cannot be used.
 */
export async function scan(
  given: readonly string[],
  folder: string,
  { progress = () => {}, within = null }: ScanOptions = {},
): Promise<Scan> {
  const sizes = await Promise.all(given.map(sizeOf))
  const size = sizes.reduce((sum, each) => sum + each, 0)
  const headers = await Promise.all(given.map(async (file) => ({ file, ...(await fileHeader(file)) })))
  const newestFirst = headers.toSorted((a, b) => (b.dataOf ?? '').localeCompare(a.dataOf ?? ''))
  const files = newestFirst.map(({ file }) => file)
  const ways = new WalkableWays(folder)
  const neededNodeIds = new ExternalIdSort(folder, 'needed-nodes')
  const streetNames: string[] = []
  const streets = new Map<string, number>()
  const drafts = new JsonLinesFile(path.join(folder, 'drafts.jsonl'), draft)
  const water = new WaterScan(folder)
  /** Places drawn as relations; the nodes of their ways are read in a further pass. */
  const relations = new Map<number, { readonly tags: Tags; readonly refs: number[] }>()
  const members = new Map<number, number>()
  const seenWays = new DedupeSet(path.join(folder, 'seen-ways.bin'))
  const seenNodes = new DedupeSet(path.join(folder, 'seen-nodes.bin'))
  const skipped = { waysNotForWalking: 0, unnamed: 0, relationsIncomplete: 0 }

  const streetOf = (name: string): number => {
    const key = fold(name)
    const known = streets.get(key)
    if (known !== undefined) return known
    streets.set(key, streetNames.length)
    return streetNames.push(name) - 1
  }
  const isPlace = (tags: Tags): boolean => featureKind(tags) !== null || stationKind(tags) !== null || hasAddress(tags)

  await pass(
    files,
    {
      way: (id, refs, tags) => {
        if (tags.size === 0) return
        water.way(id, refs, tags)
        const walkable = walkableWay(tags)
        if (!walkable && !isPlace(tags)) {
          if (tags.has('highway') || tags.get('route') === 'ferry') skipped.waysNotForWalking += 1
          if (tags.get('tourism') === 'hotel') skipped.unnamed += 1
          return
        }
        if (!seenWays.add(id)) return
        if (walkable) {
          const name = tags.get('name')
          ways.add(refs, name && tags.has('highway') ? streetOf(name) : -1, wayTraits(tags))
          for (const ref of refs) neededNodeIds.add(ref)
        }
        if (!isPlace(tags)) return
        drafts.add({ id: `w${id}`, tags: [...tags], refs })
        for (const ref of refs) neededNodeIds.add(ref)
      },
      relation: (id, list, tags) => {
        water.relation(id, list, tags)
        if (tags.get('type') !== 'multipolygon' || !featureKind(tags) || relations.has(id)) return
        relations.set(id, { tags, refs: [] })
        for (const member of list) if (member.type === 'way' && member.role !== 'inner') members.set(member.id, id)
      },
    },
    (position) => progress(position / 2, size),
  )

  if (members.size > 0 || water.waitsForMembers) {
    const seenMembers = new Set<number>()
    await pass(files, {
      way: (id, refs) => {
        const relation = relations.get(members.get(id) ?? -1)
        if ((!relation && !water.hasMember(id)) || seenMembers.has(id)) return
        seenMembers.add(id)
        water.member(id, refs)
        if (!relation) return
        for (const ref of refs) {
          relation.refs.push(ref)
          neededNodeIds.add(ref)
        }
      },
    })
  }
  for (const [id, { tags, refs }] of relations) {
    if (refs.length > 0) drafts.add({ id: `r${id}`, tags: [...tags], refs })
    else skipped.relationsIncomplete += 1
  }

  const nodes = new NodeTable(path.join(folder, 'nodes.bin'), neededNodeIds.sorted())
  water.ready()
  const blocked = new Set<number>()
  const entrances = new Map<number, boolean>()
  let anyPoint: LatLon | null = null
  await pass(
    files,
    {
      node: (id, y, x, tags) => {
        if (within && !inBox(within, y, x)) return
        const needed = nodes.take(id, y, x, tags.size === 0 ? 0 : nodeMarks(tags))
        water.node(id, y, x)
        if (tags.size === 0) return
        if (needed && blockingNode(tags)) blocked.add(id)
        const entrance = tags.get('entrance')
        if (needed && entrance && !['no', 'emergency', 'exit', 'service'].includes(entrance)) {
          entrances.set(id, entrance === 'main')
        }
        if (tags.get('tourism') === 'hotel' && !tags.has('name')) skipped.unnamed += 1
        if (!isPlace(tags) || !seenNodes.add(id)) return
        anyPoint ??= { lat: y, lon: x }
        drafts.add({ id: `n${id}`, tags: [...tags], refs: [], point: { lat: y, lon: x } })
      },
    },
    (position) => progress((size + position) / 2, size),
  ).catch((error: unknown) => {
    nodes.close()
    water.close()
    throw error
  })
  const { box: declared, dataOf } = joinedHeader(headers)
  const box = within && declared ? overlap(within, declared) : (within ?? declared)
  return {
    folder,
    files,
    bytes: size,
    box,
    dataOf,
    nodes,
    ways,
    streetNames,
    blocked,
    entrances,
    drafts,
    water,
    anyPoint,
    skipped,
  }
}
