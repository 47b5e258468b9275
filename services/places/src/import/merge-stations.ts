import { between, type LatLon } from '../walking/geo.ts'
import type { StationKind } from './station-kind.ts'

export interface MappedStation extends LatLon {
  readonly kind: StationKind
}

/** Closer than this are one station: its parts, its operators, the ways down to it; metres. */
const ONE_STATION = 300
/** A cell of the grid is no narrower than that anywhere people ride trains, degrees. */
const CELL = 0.01

const cellOf = ({ lat, lon }: LatLon, down = 0, across = 0): string =>
  `${Math.floor(lat / CELL) + down},${Math.floor(lon / CELL) + across}`
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const))

/** Each station once; an entrance counts where the station itself is not mapped. */
export function mergeStations(mapped: readonly MappedStation[]): LatLon[] {
  const cells = new Map<string, LatLon[]>()
  const kept: LatLon[] = []
  for (const kind of ['station', 'entrance'] as const) {
    for (const { lat, lon } of mapped.filter((each) => each.kind === kind)) {
      const point = { lat, lon }
      const near = AROUND.flatMap(([down, across]) => cells.get(cellOf(point, down, across)) ?? [])
      if (near.some((other) => between(point, other) < ONE_STATION)) continue
      kept.push(point)
      cells.set(cellOf(point), [...(cells.get(cellOf(point)) ?? []), point])
    }
  }
  return kept
}
