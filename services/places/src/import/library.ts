import path from 'node:path'
import type { Dataset } from '../data/load.ts'
import { MERGE_REACH, mergeDuplicates } from '../data/merge.ts'
import type { Located } from '../data/rows.ts'
import { withPropertyLinks } from '../data/rules/property-link.ts'
import { Extent, inBox } from '../walking/geo.ts'
import { extractBarriers } from './extract-barriers.ts'
import { liveExtracts, readExtract, type Extract } from './extract-store.ts'

/** Extracts an owner can look at: the problem of one that could not be read. */
export interface Unreadable {
  readonly name: string
  readonly problem: string
}

/** The imported extracts on disk; reads again only what changed. */
export class Library {
  readonly #roots: readonly string[]
  readonly #loaded = new Map<string, Extract>()
  extracts: readonly Extract[] = []
  unreadable: readonly Unreadable[] = []

  /** Later roots win over earlier ones where both hold an extract of one name. */
  constructor(dataDir: string | null, extractsDir?: string) {
    this.#roots = [...(dataDir ? [path.join(dataDir, 'odbl', 'extracts')] : []), ...(extractsDir ? [extractsDir] : [])]
  }

  /** The folders of the live versions that could be read. */
  get folders(): readonly string[] {
    return [...this.#loaded.keys()]
  }

  /** Looks at the disk; true when something changed. A damaged extract is left out and named in `unreadable`. */
  rescan(): boolean {
    const live = new Map(this.#roots.flatMap(liveExtracts).map((extract) => [extract.name, extract] as const))
    const folders = new Set([...live.values()].map((extract) => extract.folder))
    let changed = false
    for (const folder of this.#loaded.keys()) {
      if (!folders.has(folder)) changed = this.#loaded.delete(folder) || changed
    }
    const unreadable: Unreadable[] = []
    for (const { name, folder } of live.values()) {
      if (this.#loaded.has(folder)) continue
      try {
        this.#loaded.set(folder, readExtract(folder))
        changed = true
      } catch (error) {
        unreadable.push({ name, problem: error instanceof Error ? error.message : String(error) })
      }
    }
    this.unreadable = unreadable
    this.extracts = [...this.#loaded.values()]
    return changed
  }
}

/** Rows this close to an extract may be the same place as one of its rows, degrees. */
const MARGIN = 0.02
/** A hotel or sight of an older extract may be gone: it is listed only where another source knows it too. */
const TRUSTED_YEARS = 3

/** Whether an extract says of itself that its data are too old to be trusted alone. `today` is YYYY-MM-DD. */
function isOld({ manifest: { dataOf } }: Extract, today: string): boolean {
  const until = `${Number(today.slice(0, 4)) - TRUSTED_YEARS}${today.slice(4)}`
  return dataOf !== undefined && dataOf < until
}

/** Adds an extract's rows; those already known are completed, and keep their id. `onlyKnown` leaves out all others. */
function added<T extends Located>(rows: readonly T[], extra: readonly T[], cap: number, onlyKnown = false): T[] {
  if (extra.length === 0) return [...rows]
  const extent = new Extent()
  for (const { lat, lon } of extra) {
    extent.add(lat - MARGIN, lon - MARGIN)
    extent.add(lat + MARGIN, lon + MARGIN)
  }
  const near = (row: T) => inBox(extent, row.lat, row.lon)
  // Hand-made rows first: on a merge they keep their identity.
  const local = rows
    .filter(near)
    .toSorted((a, b) => Number(b.source.includes('curated')) - Number(a.source.includes('curated')))
  const merged = mergeDuplicates([...local, ...extra], cap).rows
  const known = new Set(local.map(({ id }) => id))
  return [...rows.filter((row) => !near(row)), ...(onlyKnown ? merged.filter(({ id }) => known.has(id)) : merged)]
}

/** The shipped rows with those of the imported extracts. `today` is YYYY-MM-DD. */
export function withExtracts(data: Dataset, extracts: readonly Extract[], today: string): Dataset {
  const whole = extracts.reduce<Dataset>((before, extract) => {
    const old = isOld(extract, today)
    return {
      ...before,
      hotels: added(before.hotels, extract.hotels, MERGE_REACH.hotels, old),
      venues: added(before.venues, extract.venues, MERGE_REACH.venues),
      pois: added(before.pois, extract.pois, MERGE_REACH.pois, old),
      barriers: [...before.barriers, ...extractBarriers(extract)],
    }
  }, data)
  // Whether a host is shared shows only beside all other hotels.
  return extracts.length === 0 ? whole : { ...whole, hotels: withPropertyLinks(whole.hotels).rows }
}
