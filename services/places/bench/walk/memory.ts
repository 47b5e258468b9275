import { spawnSync } from 'node:child_process'
import { createPlaces } from '../../src/create-places.ts'
import { findDataDir } from '../../src/data/data-dir.ts'
import { loadDataset } from '../../src/data/load.ts'

/** Resident megabytes of a process that holds everything that ships, and of one without the streets of the cities. */
export interface LoadedMemory {
  readonly withCities: number
  readonly without: number
}

/** Loads the shipped data in this process, asks a question on the streets of every city, and says what stays in memory. */
export function residentMegabytes(withCities: boolean): number {
  const dataDir = findDataDir()
  const places = withCities ? createPlaces({ dataDir }) : createPlaces({ dataset: loadDataset(dataDir) })
  for (const { bounds } of places.extracts()) {
    const [south, west, north, east] = bounds ?? [0, 0, 0, 0]
    const centre = { lat: (south + north) / 2, lon: (west + east) / 2 }
    places.hotelsNear({ ...centre, limit: 20 })
    places.isochrones(centre)
  }
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

/** Measures both in a process each; `cli` is the bench itself, which prints `resident <MB>` when told to. */
export function loadedMemory(cli: string): LoadedMemory {
  const measure = (what: string): number => {
    const run = spawnSync(process.execPath, ['--expose-gc', cli, '--resident', what], { encoding: 'utf8' })
    const match = /resident ([\d.]+)/.exec(run.stdout)
    if (run.status !== 0 || !match) throw new Error(`Loading the cities failed: ${run.stderr}`)
    return Number(match[1])
  }
  return { withCities: measure('cities'), without: measure('alone') }
}
