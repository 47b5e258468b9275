import { PointIndex, type LatLon } from '../walking/geo.ts'

/** People walk about so far to a station, great-circle metres. */
const STATION_REACH = 1_000
/** Stations looked at near a point: a ride needs two different ones. */
const MOST_STATIONS = 3

/** Where vehicles are known to stop, though not when. */
export class Stations {
  readonly #index: PointIndex<LatLon>
  /** Stations near rows that were asked about before: a row never moves. */
  readonly #near = new WeakMap<LatLon, readonly LatLon[]>()

  constructor(stations: readonly LatLon[]) {
    this.#index = new PointIndex(stations)
  }

  #stationsNear(point: LatLon): readonly LatLon[] {
    const known = this.#near.get(point)
    if (known) return known
    const found = this.#index.near(point, STATION_REACH, MOST_STATIONS).map(({ item }) => item)
    this.#near.set(point, found)
    return found
  }

  /** Whether there is a station near both points, and not only the same one. */
  join(a: LatLon, b: LatLon): boolean {
    const [from, to] = [this.#stationsNear(a), this.#stationsNear(b)]
    return from.some((station) => to.some((other) => other !== station))
  }
}
