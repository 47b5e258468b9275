import type { HotelResponse } from '@site/contracts/hotel'
import { hotel } from './hotel.ts'

/** The answer about one hotel for tests: so many minutes from a place, or from nowhere. */
export const hotelAnswer = (id: string, minutes: number | null, near = 'Rod Laver Arena'): HotelResponse => {
  const { name, lat, lon, city, coordQuality, source, walk } = hotel(id, minutes ?? 0)
  return {
    hotel: { id, name, lat, lon, city, coordQuality, source, country: 'AU', mayBeClosed: false },
    route:
      minutes === null
        ? null
        : { origin: { kind: 'venue', id: near, name: near, lat: 1, lon: 2, precision: 10 }, walk, transit: null },
    price: null,
    prices: 'off',
    nearby: [],
    head: { title: name, description: '' },
    credits: [],
  }
}
