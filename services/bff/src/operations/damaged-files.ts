import type { StoredFile } from '@site/releases'
import { Counter, Gauge, type Registry as MetricsRegistry } from 'prom-client'

/** Files that are remembered: beyond that it is the store that is broken, and not some files of it. */
const REMEMBERED = 1000

/** Stored files that were found not to be what was published. A file leaves the list when it is found whole again. */
export const damagedFiles = (metrics: MetricsRegistry) => {
  const files = new Map<string, StoredFile>()
  const gauge = new Gauge({
    name: 'store_files_damaged',
    help: 'Stored files of releases that are not what was published, or are missing',
    registers: [],
    collect() {
      this.set(files.size)
    },
  })
  const checked = new Counter({
    name: 'store_files_checked_total',
    help: 'Stored files of releases that were read against their hash',
    registers: [],
  })
  for (const metric of [gauge, checked]) metrics.registerMetric(metric)
  return {
    note: (file: StoredFile): void => {
      if (files.size < REMEMBERED) files.set(file.key, file)
    },
    /** Notes how a file was found. */
    found: (file: StoredFile, isWhole: boolean): void => {
      checked.inc()
      if (isWhole) files.delete(file.key)
      else if (files.size < REMEMBERED) files.set(file.key, file)
    },
    /** Forgets files that no release has any more. */
    keepOnly: (keys: ReadonlySet<string>): void => {
      for (const key of files.keys()) if (!keys.has(key)) files.delete(key)
    },
    files: (): StoredFile[] => [...files.values()],
    list: (): string[] => [...files.keys()],
  }
}

export type DamagedFiles = ReturnType<typeof damagedFiles>
