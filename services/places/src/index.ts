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
export type { Manifest } from './extracts/manifest.ts'
export type { Isochrone } from './street/isochrones.ts'
export type { City, Credit, EventRow, Hotel, LatLon, Located, Poi, Venue } from './store/rows.ts'
export { createLivePlaces } from './live/live-places.ts'
export type { LiveConfig, LivePlaces } from './live/live-places.ts'
export type { ProviderHealth } from './live/provider.ts'
export { LiveError } from './live/fetch-json.ts'
export type { Stay } from './live/liteapi.ts'
export { DataError } from './store/data-error.ts'
