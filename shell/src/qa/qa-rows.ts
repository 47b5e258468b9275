import type { Composition, PublishedVersions } from '@site/contracts/composition'
import { PREVIEW, type Overrides } from '@site/contracts/overrides'

export interface QaRow {
  readonly name: string
  readonly version: string
  readonly source: 'chosen for this tab' | 'default' | 'preview' | 'canary'
  /** Milliseconds its last page took; null while none was loaded. */
  readonly loadedMs: number | null
  readonly published: PublishedVersions[string]
}

/** Rows of the QA panel. Remotes that are not in this page's composition yet are listed with their published default. */
export const qaRows = (
  composition: Composition,
  versions: PublishedVersions,
  overrides: Overrides,
  measures: readonly Pick<PerformanceEntry, 'name' | 'duration'>[],
): QaRow[] => {
  const here = new Map([
    ['shell', composition.shell],
    ...composition.remotes.map((remote) => [remote.name, remote.version] as const),
  ])
  const special = PREVIEW in overrides ? 'preview' : 'canary'
  const names = [...new Set([...here.keys(), ...Object.keys(versions)])]
  return names.map((name) => {
    const published = versions[name] ?? []
    const fallback = published.find((each) => each.default)?.version ?? 'unknown'
    const version = here.get(name) ?? overrides[name] ?? fallback
    const measure = measures.findLast((each) => each.name.startsWith(`remote:${name}@`))
    return {
      name,
      version,
      source: overrides[name] === version ? 'chosen for this tab' : version === fallback ? 'default' : special,
      loadedMs: measure === undefined ? null : Math.round(measure.duration),
      published,
    }
  })
}
