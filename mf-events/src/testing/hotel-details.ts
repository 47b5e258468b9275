import type { HotelResponse } from '@site/contracts/hotel'

/** The answer about one hotel for tests, with nothing known but where it is. */
export const hotelDetails = (
  hotel: Partial<HotelResponse['hotel']> = {},
  more: Partial<Omit<HotelResponse, 'hotel'>> = {},
): HotelResponse => ({
  hotel: {
    id: 'crown',
    name: 'Crown Towers',
    kind: 'hotel',
    lat: -37.82,
    lon: 144.95,
    city: 'Melbourne',
    country: 'AU',
    coordQuality: 'checked',
    source: 'curated',
    mayBeClosed: false,
    ...hotel,
  },
  route: null,
  price: null,
  prices: 'off',
  nearby: [],
  head: { title: 'Crown Towers, Melbourne', description: 'Crown Towers: how long the walk is.' },
  credits: ['Stageside'],
  ...more,
})

/** The way to it from Rod Laver Arena. */
export const routeFromArena = (
  more: Partial<NonNullable<HotelResponse['route']>> = {},
): NonNullable<HotelResponse['route']> => ({
  origin: { kind: 'venue', id: 'rod-laver', name: 'Rod Laver Arena', lat: -37.8216, lon: 144.9785, precision: 10 },
  walk: { minutes: 7, low: 6, high: 11, metres: 560, source: 'street' },
  transit: null,
  ...more,
})
