export interface LatLon {
  readonly lat: number
  readonly lon: number
}

/** Mean radius of the Earth, metres (IUGG). */
const EARTH_METRES = 6_371_008.8
const RADIANS = Math.PI / 180

/** How much longer the walk is than the crow's way, the factor of the site's own estimates. */
const DETOUR = 1.3
export const RING_MINUTES = [5, 10, 15, 20] as const

/** Of the ink of `transit`: water is seen, and no hotel on its shore is lost in it. */
export const WATER_OPACITY = 0.18

/** Radius in metres of what an estimate reaches in so many minutes at `pace` m/s. */
export const ringMetres = (minutes: number, pace: number): number => (minutes * 60 * pace) / DETOUR

/** Metres east and north of `origin`; flat, good to 0.1 % over the few kilometres of a walk. */
export const offsetOf = (origin: LatLon, point: LatLon): { readonly east: number; readonly north: number } => ({
  east: (((point.lon - origin.lon + 540) % 360) - 180) * RADIANS * EARTH_METRES * Math.cos(origin.lat * RADIANS),
  north: (point.lat - origin.lat) * RADIANS * EARTH_METRES,
})

/** The point so many metres east and north of `origin`. */
export const pointAt = (origin: LatLon, east: number, north: number): LatLon => ({
  lat: origin.lat + north / EARTH_METRES / RADIANS,
  lon: origin.lon + east / (EARTH_METRES * Math.cos(origin.lat * RADIANS)) / RADIANS,
})

/** A closed ring of `[lon, lat]` round `origin`, as GeoJSON wants it. */
export const ringOf = (origin: LatLon, metres: number, corners = 72): [number, number][] =>
  Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI
    const { lat, lon } = pointAt(origin, metres * Math.sin(angle), metres * Math.cos(angle))
    return [lon, lat]
  })

/** Half the width of a square plan in metres: all rings and what lies within half an hour, 2.5 km at most. */
export const planRadius = (origin: LatLon, points: readonly LatLon[], pace: number): number => {
  const last = ringMetres(RING_MINUTES[RING_MINUTES.length - 1] ?? 20, pace)
  const distances = points.map((point) => {
    const { east, north } = offsetOf(origin, point)
    return Math.max(Math.abs(east), Math.abs(north))
  })
  return Math.min(2500, Math.max(last, ...distances)) * 1.08
}
