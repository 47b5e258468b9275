import path from 'node:path'
import * as z from 'zod/mini'
import type { Position } from '../../walking/geo.ts'
import type { Outline } from './build-water.ts'
import { mergeWays } from './merge-ways.ts'
import { NodeTable } from '../node-table.ts'
import type { Member, Tags } from '../pbf-block.ts'
import { JsonLinesFile } from '../json-lines-file.ts'
import { DedupeSet } from '../dedupe-set.ts'
import { ExternalIdSort } from '../external-id-sort.ts'

const line = z.tuple([z.enum(['shore', 'area']), z.array(z.number())])

/** What of a map's water shapes a city; nothing roofed over, underground or painted on a playground. */
function waterKind(tags: Tags): Outline['kind'] | null {
  if (tags.get('natural') === 'coastline') return 'shore'
  if (tags.get('location') === 'underground' || tags.get('tunnel') === 'yes' || tags.has('covered')) return null
  if (tags.get('natural') === 'water') return tags.get('water') === 'fountain' ? null : 'area'
  return tags.get('waterway') === 'riverbank' || tags.get('waterway') === 'dock' ? 'area' : null
}

/** The water of a file as it is read: outlines are stored in `folder`, positions are read last. */
export class WaterScan {
  readonly #outlines: JsonLinesFile<z.infer<typeof line>>
  readonly #folder: string
  readonly #neededNodeIds: ExternalIdSort
  readonly #seen: DedupeSet
  /** Lakes drawn as relations, by relation; and which way belongs to which. */
  readonly #relations = new Map<number, number[][]>()
  readonly #members = new Map<number, number[]>()
  #nodes: NodeTable | null = null

  constructor(folder: string) {
    this.#folder = folder
    this.#neededNodeIds = new ExternalIdSort(folder, 'water')
    this.#seen = new DedupeSet(path.join(folder, 'seen-water.bin'))
    this.#outlines = new JsonLinesFile(path.join(folder, 'water.jsonl'), line)
  }

  get waitsForMembers(): boolean {
    return this.#members.size > 0
  }

  way(id: number, refs: readonly number[], tags: Tags): void {
    const kind = waterKind(tags)
    if (!kind || !this.#seen.add(id)) return
    this.#outlines.add([kind, [...refs]])
    for (const ref of refs) this.#neededNodeIds.add(ref)
  }

  relation(id: number, members: readonly Member[], tags: Tags): void {
    if (tags.get('type') !== 'multipolygon' || waterKind(tags) !== 'area' || this.#relations.has(id)) return
    this.#relations.set(id, [])
    for (const { type, id: way } of members) {
      if (type === 'way') this.#members.set(way, [...(this.#members.get(way) ?? []), id])
    }
  }

  hasMember(id: number): boolean {
    return this.#members.has(id)
  }

  member(id: number, refs: readonly number[]): void {
    for (const relation of this.#members.get(id) ?? []) {
      this.#relations.get(relation)?.push([...refs])
      for (const ref of refs) this.#neededNodeIds.add(ref)
    }
  }

  /** Call when all outlines are known, before the pass over the nodes. */
  ready(): void {
    this.#nodes = new NodeTable(path.join(this.#folder, 'water-nodes.bin'), this.#neededNodeIds.sorted())
  }

  node(id: number, lat: number, lon: number): void {
    this.#nodes?.take(id, lat, lon)
  }

  #placed(refs: readonly number[]): (Position | null)[] {
    return refs.map((id) => {
      const at = this.#nodes?.at(id)
      return at ? [at.lon, at.lat] : null
    })
  }

  /** One lake or river in memory at a time; all shores at the end. */
  async *outlines(): AsyncGenerator<Outline> {
    const shores: number[][] = []
    for await (const [kind, refs] of this.#outlines.values()) {
      if (kind === 'shore') shores.push(refs)
      else yield { kind, lines: [this.#placed(refs)] }
    }
    for (const lines of this.#relations.values()) {
      if (lines.length > 0) yield { kind: 'area', lines: mergeWays(lines, false).map((refs) => this.#placed(refs)) }
    }
    yield { kind: 'shore', lines: mergeWays(shores, true).map((refs) => this.#placed(refs)) }
  }

  close(): void {
    this.#nodes?.close()
  }
}
