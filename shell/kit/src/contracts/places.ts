export { geocodeRequest, geocodeResponse, type GeocodeRequest, type GeocodeResponse } from '@site/contracts/geocode'
export {
  venuesRequest,
  venuesResponse,
  type VenueResult,
  type VenuesRequest,
  type VenuesResponse,
} from '@site/contracts/venues'
