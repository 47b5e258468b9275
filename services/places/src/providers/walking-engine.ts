import type { LatLon } from '../walking/geo.ts'
import type { Isochrone } from '../walking/isochrones.ts'
import type { ProviderClient } from './client.ts'

/** A street-routing server. Metres are `null` where it found no way. */
export interface WalkingEngine {
  readonly client: ProviderClient
  /** Metres on foot from one point to many, in their order. Throws `LiveError`. */
  table(from: LatLon, to: readonly LatLon[]): Promise<(number | null)[]>
  /** Polygons of the ground within so many minutes; absent where the engine draws none. Throws `LiveError`. */
  readonly isochrones?: (centre: LatLon, minutes: readonly number[], speed: number) => Promise<Isochrone[]>
}
