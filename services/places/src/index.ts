export { createPlaces } from './create-places.ts'
export type { CreatePlacesOptions } from './create-places.ts'
export type {
  CoveredCity,
  Destination,
  Endpoint,
  EventsInput,
  GeocodeInput,
  HotelsInput,
  IsochroneOptions,
  RouteOptions,
  TripLeg,
  Places,
  PoisNearOptions,
  VenuesInput,
} from './places.ts'
export type { Manifest } from './import/manifest.ts'
export type { Isochrone } from './walking/isochrones.ts'
export type { City, Credit, EventRow, Hotel, LatLon, Located, Poi, Venue } from './data/rows.ts'
export { createLivePlaces } from './providers/live-places.ts'
export type { LiveConfig, LivePlaces } from './providers/live-places.ts'
export type { ProviderHealth } from './providers/provider.ts'
export { LiveError } from './providers/client.ts'
export type { Stay } from './providers/liteapi/liteapi.ts'
export { DataError } from './data/data-error.ts'
