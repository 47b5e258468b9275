import path from 'node:path'
import * as z from 'zod/mini'
import { DedupeSet } from '../dedupe-set.ts'
import { ExternalIdSort } from '../external-id-sort.ts'
import { JsonLinesFile } from '../json-lines-file.ts'
import { NodeTable } from '../node-table.ts'
import { visitBlock, type Member, type Tags, type Visitor } from '../pbf-block.ts'
import { guarded, readBlocks } from '../pbf-file.ts'
import { mergeWays } from '../water/merge-ways.ts'
import type { Position } from '../../walking/geo.ts'
import { areaKind } from './area-kind.ts'
import { labelKind } from './label-kind.ts'
import { lineKind } from './line-kind.ts'
import { MemberWays } from './member-ways.ts'

const tagList = z.array(z.tuple([z.string(), z.string()]))
const draft = z.object({
  shape: z.enum(['point', 'line', 'polygon']),
  tags: tagList,
  /** Nodes of its line or of each of its rings; empty for a point. */
  lines: z.array(z.array(z.number())),
  at: z.optional(z.tuple([z.number(), z.number()])),
})

/** An area of several ways: an outline in parts, or one with holes. */
const relation = z.object({ tags: tagList, ways: z.array(z.number()) })

/** An object that the map draws, with `null` for the nodes that the file lacks. */
export interface MapObject {
  readonly shape: 'point' | 'line' | 'polygon'
  readonly tags: Tags
  readonly lines: readonly (readonly (Position | null)[])[]
}

/** Keys that a kind is told from, and names: other tags are not stored. */
const KEPT =
  /^(?:highway|area|indoor|footway|path|bridge|tunnel|railway|service|route|man_made|aeroway|waterway|boundary|admin_level|leisure|landuse|natural|amenity|tourism|building|location|type|place|population|name(?::en)?)$/

const kept = (tags: Tags): [string, string][] => [...tags].filter(([key]) => KEPT.test(key))

const isClosed = (refs: readonly number[]): boolean => refs.length >= 4 && refs[0] === refs.at(-1)

/** What of an extract a map draws, water areas apart, on disk. */
class MapScan {
  readonly #folder: string
  readonly #drafts: JsonLinesFile<z.infer<typeof draft>>
  readonly #neededNodeIds: ExternalIdSort
  readonly #seen: DedupeSet
  readonly #relations: JsonLinesFile<z.infer<typeof relation>>
  readonly #seenNodes: DedupeSet
  readonly #seenRelations: DedupeSet
  readonly #members: MemberWays
  #nodes: NodeTable | null = null

  constructor(folder: string) {
    this.#folder = folder
    this.#drafts = new JsonLinesFile(path.join(folder, 'map.jsonl'), draft)
    this.#neededNodeIds = new ExternalIdSort(folder, 'map')
    this.#seen = new DedupeSet(path.join(folder, 'map-ways.bin'))
    this.#relations = new JsonLinesFile(path.join(folder, 'map-relations.jsonl'), relation)
    this.#seenNodes = new DedupeSet(path.join(folder, 'map-points.bin'))
    this.#seenRelations = new DedupeSet(path.join(folder, 'map-relations.bin'))
    this.#members = new MemberWays(path.join(folder, 'map-members.bin'))
  }

  #add(shape: 'line' | 'polygon', tags: z.infer<typeof tagList>, lines: readonly (readonly number[])[]): void {
    this.#drafts.add({ shape, tags, lines })
    for (const refs of lines) for (const ref of refs) this.#neededNodeIds.add(ref)
  }

  readonly ways: Visitor = {
    way: (id, refs, tags) => {
      if (tags.size === 0 || refs.length < 2) return
      const shape = isClosed(refs) && (areaKind(tags) || labelKind(tags)) ? 'polygon' : lineKind(tags) ? 'line' : null
      if (shape && this.#seen.add(id)) this.#add(shape, kept(tags), [refs])
    },
    relation: (id, members: readonly Member[], tags) => {
      if (tags.get('type') !== 'multipolygon' || !(areaKind(tags) || labelKind(tags))) return
      if (!this.#seenRelations.add(id)) return
      const ways = members.filter(({ type }) => type === 'way').map(({ id: way }) => way)
      for (const way of ways) this.#members.want(way)
      this.#relations.add({ tags: kept(tags), ways })
    },
  }

  get waitsForMembers(): boolean {
    return this.#members.any
  }

  /** Call when all ways and relations are known, before the pass over the members. */
  membersReady(): void {
    this.#members.ready()
  }

  readonly members: Visitor = { way: (id, refs) => this.#members.take(id, refs) }

  /** Call when all ways are known, before the pass over the nodes. An area that the file has in part is left out. */
  async ready(): Promise<void> {
    const { refs, close } = this.#members.reader()
    for await (const { tags, ways } of this.#relations.values()) {
      const lines = ways.map(refs).filter((line) => line !== null)
      if (lines.length === ways.length) this.#add('polygon', tags, mergeWays(lines, false))
    }
    close()
    this.#nodes = new NodeTable(path.join(this.#folder, 'map-nodes.bin'), this.#neededNodeIds.sorted())
  }

  readonly nodes: Visitor = {
    node: (id, lat, lon, tags) => {
      this.#nodes?.take(id, lat, lon)
      if (tags.size === 0 || !labelKind(tags) || !this.#seenNodes.add(id)) return
      this.#drafts.add({ shape: 'point', tags: kept(tags), lines: [], at: [lon, lat] })
    },
  }

  #placed(refs: readonly number[]): (Position | null)[] {
    return refs.map((id) => {
      const at = this.#nodes?.at(id)
      return at ? [at.lon, at.lat] : null
    })
  }

  /** The objects, one in memory at a time. */
  async *objects(): AsyncGenerator<MapObject> {
    for await (const { shape, tags, lines, at } of this.#drafts.values()) {
      yield { shape, tags: new Map(tags), lines: at ? [[at]] : lines.map((refs) => this.#placed(refs)) }
    }
  }

  close(): void {
    this.#nodes?.close()
  }
}

async function pass(files: readonly string[], visitor: Visitor): Promise<void> {
  for (const file of files)
    for await (const { type, data, position } of readBlocks(file)) {
      if (type === 'OSMData') guarded(position, () => visitBlock(data, visitor))
    }
}

/**
 * Reads what a map draws from extracts that have been found readable, newest first: what several hold is taken from the first.
 * `folder` takes what does not fit in memory.
 */
export async function scanMap(files: readonly string[], folder: string): Promise<Pick<MapScan, 'objects' | 'close'>> {
  const scan = new MapScan(folder)
  await pass(files, scan.ways)
  if (scan.waitsForMembers) {
    scan.membersReady()
    await pass(files, scan.members)
  }
  await scan.ready()
  await pass(files, scan.nodes).catch((error: unknown) => {
    scan.close()
    throw error
  })
  return scan
}
