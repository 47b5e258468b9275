import path from 'node:path'
import { Streets } from '../walking/streets.ts'
import { liveExtracts, readExtract, type Extract, type Live } from './extract-store.ts'

export interface LoadedExtract {
  readonly extract: Extract
  /** Made ready for routing when first needed. */
  readonly streets: () => Streets | null
}

function lazyStreets({ manifest, graph }: Extract): () => Streets | null {
  let streets: Streets | null | undefined
  return () => (streets ??= manifest.bounds && new Streets(graph, manifest.bounds))
}

/** Extracts an owner can look at: the problem of one that could not be read. */
export interface Unreadable {
  readonly name: string
  readonly problem: string
}

/** The imported extracts on disk; reads again only what changed. */
export class Library {
  readonly #roots: readonly string[]
  readonly #loaded = new Map<string, LoadedExtract>()
  unreadable: readonly Unreadable[] = []

  /** Later roots win over earlier ones where both hold an extract of one name. */
  constructor(dataDir: string | null, extractsDir?: string) {
    this.#roots = [...(dataDir ? [path.join(dataDir, 'odbl', 'extracts')] : []), ...(extractsDir ? [extractsDir] : [])]
  }

  /** Looks at the disk; true when something changed. A damaged extract is left out and named in `unreadable`. */
  rescan(): boolean {
    const live = new Map<string, Live>()
    for (const root of this.#roots) for (const extract of liveExtracts(root)) live.set(extract.name, extract)
    const folders = new Set([...live.values()].map((extract) => extract.folder))
    let changed = false
    for (const folder of this.#loaded.keys()) {
      if (!folders.has(folder)) changed = this.#loaded.delete(folder) || changed
    }
    const unreadable: Unreadable[] = []
    for (const { name, folder } of live.values()) {
      if (this.#loaded.has(folder)) continue
      try {
        const extract = readExtract(folder)
        this.#loaded.set(folder, { extract, streets: lazyStreets(extract) })
        changed = true
      } catch (error) {
        unreadable.push({ name, problem: error instanceof Error ? error.message : String(error) })
      }
    }
    this.unreadable = unreadable
    return changed
  }

  get extracts(): LoadedExtract[] {
    return [...this.#loaded.values()]
  }
}
