import type { HotelResponse } from '@site/contracts/hotel'
import type { Hotel } from '../data/rows.ts'
import type { PlacesIndex } from '../search/places-index.ts'
import { poisNear } from '../search/venues.ts'
import { between } from '../walking/geo.ts'
import { routeTo, type InReach } from './in-reach.ts'
import { hotelFacts, noPrices, quoted, type Prices } from './hotels-near.ts'

/** As far as one goes for a coffee before the day begins, metres; and how many of those places are shown. */
const AROUND = { metres: 600, most: 12 } as const

/**
 * One hotel: what is known of it, the way to it where one was asked for (`from` holds that hotel alone), whether `streets` are mapped
 * around it, and what is close by.
 */
export function hotelDetails(
  index: PlacesIndex,
  hotel: Hotel,
  from: InReach | null,
  streets: boolean,
  credits: (sources: readonly string[]) => readonly string[],
  prices: Prices = noPrices,
): HotelResponse {
  const { country, rooms, mayBeClosed, name, city } = hotel
  const candidate = from?.candidates[0]
  const route = from && candidate ? routeTo(from, candidate) : null
  const nearby = poisNear(index, hotel, AROUND.metres, { limit: AROUND.most })
  const sources = [
    hotel.source,
    ...(route?.walk.source === 'street' ? ['osm'] : []),
    ...(route?.walk.crossing && candidate?.across ? [candidate.across.source] : []),
    ...nearby.map((poi) => poi.source),
  ]
  return {
    hotel: { ...hotelFacts(hotel), country, ...(rooms ? { rooms } : {}), mayBeClosed },
    route: from &&
      route && {
        origin: from.origin,
        ...route,
        ...(candidate?.stepFree === undefined ? {} : { stepFree: candidate.stepFree }),
      },
    streets,
    ...quoted(prices.quotes, hotel.id),
    prices: prices.state,
    nearby: nearby.map(({ id, name: title, category, lat, lon }) => {
      const metres = Math.round(between(hotel, { lat, lon }))
      return { id, name: title, category, lat, lon, metres }
    }),
    head: {
      title: name.includes(city) ? name : `${name}, ${city}`,
      description: `${name}: how long the walk is from the door you have to be at, what is close by, and where to see a price.`,
    },
    credits: [...credits(sources)],
  }
}
