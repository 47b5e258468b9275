import path from 'node:path'
import * as z from 'zod/mini'
import type { LatLon } from '../data/rows.ts'
import type { Tags } from './pbf-block.ts'
import { JsonLinesFile } from './json-lines-file.ts'

/** An object worth a row, before its position is known. */
export interface Draft {
  readonly id: string
  readonly tags: Tags
  /** Nodes of the outline; empty for a single node, which has a point instead. */
  readonly refs: readonly number[]
  readonly point?: LatLon
}

const line = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.string()])),
  z.array(z.number()),
  z.nullable(z.object({ lat: z.number(), lon: z.number() })),
])

/** Drafts stored on disk between reading the file and writing their rows. */
export interface Drafts {
  readonly add: (draft: Draft) => void
  /** In the order they were added, one in memory at a time. */
  readonly all: () => AsyncGenerator<Draft>
}

/** Stores drafts in a file of `folder`. */
export function draftsIn(folder: string): Drafts {
  const file = new JsonLinesFile(path.join(folder, 'drafts.jsonl'), (value) => line.parse(value))
  return {
    add: ({ id, tags, refs, point }) => file.add([id, [...tags], [...refs], point ?? null]),
    async *all() {
      for await (const [id, tags, refs, point] of file.values()) {
        yield { id, tags: new Map(tags), refs, ...(point ? { point } : {}) }
      }
    },
  }
}
