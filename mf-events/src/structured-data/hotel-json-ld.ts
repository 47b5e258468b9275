import type { HotelResponse } from '@site/contracts/hotel'
import { canonicalUrl } from '@site/contracts/site'
import { hotelAddress } from '../hotel/hotel-address.ts'

/** Kinds that schema.org has a word of its own for; any other place to sleep is a lodging business. */
const types: Readonly<Record<string, string>> = { hotel: 'Hotel', hostel: 'Hostel', motel: 'Motel', resort: 'Resort' }

/** A hotel for search engines: only what is known, and no position that may be another house's. */
export const hotelJsonLd = ({
  id,
  name,
  kind = 'hotel',
  address,
  city,
  country,
  lat,
  lon,
  stars,
  rooms,
  website,
  coordQuality,
}: HotelResponse['hotel']): object => ({
  '@context': 'https://schema.org',
  '@type': types[kind] ?? 'LodgingBusiness',
  name,
  url: canonicalUrl(hotelAddress(id)),
  address: {
    '@type': 'PostalAddress',
    ...(address === undefined ? {} : { streetAddress: address }),
    ...(city === '' ? {} : { addressLocality: city }),
    ...(country === '' ? {} : { addressCountry: country }),
  },
  ...(coordQuality === 'checked' ? { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } } : {}),
  ...(stars === undefined ? {} : { starRating: { '@type': 'Rating', ratingValue: stars } }),
  ...(rooms === undefined ? {} : { numberOfRooms: rooms }),
  ...(website === undefined ? {} : { sameAs: website }),
})
