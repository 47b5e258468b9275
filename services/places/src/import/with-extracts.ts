import type { Dataset } from '../data/load.ts'
import { mergeDuplicates } from '../data/merge.ts'
import type { Located } from '../data/rows.ts'
import type { Extract } from './extract-store.ts'

/** Rows this close to an extract may be the same place as one of its rows, degrees. */
const MARGIN = 0.02

/** Adds an extract's rows; those already known are completed, and keep their id. */
function added<T extends Located>(rows: readonly T[], extra: readonly T[], cap: number): T[] {
  if (extra.length === 0) return [...rows]
  // No spread into Math.min: a country's rows are more than a call takes as arguments.
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const { lat, lon } of extra) {
    south = Math.min(south, lat - MARGIN)
    north = Math.max(north, lat + MARGIN)
    west = Math.min(west, lon - MARGIN)
    east = Math.max(east, lon + MARGIN)
  }
  const near = (row: T) => row.lat >= south && row.lat <= north && row.lon >= west && row.lon <= east
  // Hand-made rows first: on a merge they keep their identity.
  const local = rows
    .filter(near)
    .toSorted((a, b) => Number(b.source.includes('curated')) - Number(a.source.includes('curated')))
  return [...rows.filter((row) => !near(row)), ...mergeDuplicates([...local, ...extra], cap).rows]
}

/** The shipped rows with those of the imported extracts. */
export function withExtracts(data: Dataset, extracts: readonly Extract[]): Dataset {
  return extracts.reduce<Dataset>(
    (whole, extract) => ({
      ...whole,
      hotels: added(whole.hotels, extract.hotels, 300),
      venues: added(whole.venues, extract.venues, 1500),
      pois: added(whole.pois, extract.pois, 150),
    }),
    data,
  )
}
