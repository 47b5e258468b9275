import type { HotelItem, Transit } from '@site/contracts/hotels'

/** A hotel for tests: so many minutes on foot, and perhaps by transit. */
export const hotel = (
  id: string,
  minutes: number,
  transit: number | null = null,
  more: Partial<HotelItem> = {},
): HotelItem => {
  const ride: Transit | null =
    transit === null ? null : { minutes: transit, low: transit - 4, high: transit + 8, source: 'estimate' }
  return {
    id,
    name: `Hotel ${id}`,
    city: 'Melbourne',
    lat: 0,
    lon: 0,
    walk: { minutes, low: minutes - 1, high: minutes + 4, metres: minutes * 80, source: 'estimate' },
    transit: ride,
    price: null,
    coordQuality: 'checked',
    source: 'test',
    ...more,
  }
}
