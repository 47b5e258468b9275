import { expect, it } from 'vitest'
import { hotelDetails } from '../testing/hotel-details.ts'
import { hotelJsonLd } from './hotel-json-ld.ts'

it('tells what is known of a hotel', () => {
  const { hotel } = hotelDetails({ stars: 4, rooms: 60, address: '8 Whiteman St', website: 'https://crown.example' })
  expect(hotelJsonLd(hotel)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Crown Towers',
    url: 'https://stageside.example/hotel/crown',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '8 Whiteman St',
      addressLocality: 'Melbourne',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -37.82, longitude: 144.95 },
    starRating: { '@type': 'Rating', ratingValue: 4 },
    numberOfRooms: 60,
    sameAs: 'https://crown.example',
  })
})

it('claims nothing that is not known, and no position that may be wrong', () => {
  const { hotel } = hotelDetails({ coordQuality: 'approximate', kind: 'apartment', city: '', country: '' })
  expect(hotelJsonLd(hotel)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    name: 'Crown Towers',
    url: 'https://stageside.example/hotel/crown',
    address: { '@type': 'PostalAddress' },
  })
})
