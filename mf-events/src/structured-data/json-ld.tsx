import type { EventItem } from '@site/contracts/events'
import type { HotelItem } from '@site/contracts/hotels'

/** JSON for a script element: `<` is escaped, so that no text can close the element. */
export const serialise = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Structured data of schema.org beside the content it describes. */
export const JsonLd = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(data) }} />
)

const itemList = (name: string, items: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
})

const placeOf = ({ name, lat, lon, city, country }: EventItem['venue']): object => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
})

const eventFacts = ({ name, dates, venue, website }: EventItem): object => ({
  '@type': 'Event',
  name,
  ...(dates.status === 'confirmed' ? { startDate: dates.start, endDate: dates.end } : {}),
  location: placeOf(venue),
  ...(website === undefined ? {} : { url: website }),
})

/** schema.org asks for dates that are announced, so editions that are only expected stay out. */
export const eventList = (name: string, events: readonly EventItem[]): object =>
  itemList(name, events.filter(({ dates }) => dates.status === 'confirmed').map(eventFacts))

/** One event; without its dates while they are only expected. */
export const eventData = (event: EventItem): object => ({ '@context': 'https://schema.org', ...eventFacts(event) })

export const hotelList = (origin: string, hotels: readonly HotelItem[]): object =>
  itemList(
    `Hotels near ${origin}`,
    hotels.map((hotel) => ({
      '@type': 'Hotel',
      name: hotel.name,
      geo: { '@type': 'GeoCoordinates', latitude: hotel.lat, longitude: hotel.lon },
      ...(hotel.address === undefined ? {} : { address: hotel.address }),
      ...(hotel.website === undefined ? {} : { url: hotel.website }),
      ...(hotel.stars === undefined ? {} : { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    })),
  )
