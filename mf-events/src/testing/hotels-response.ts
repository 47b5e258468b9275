import type { HotelItem, HotelsResponse } from '@site/contracts/hotels'

const arena = {
  kind: 'venue',
  id: 'mel-v-rod-laver',
  name: 'Rod Laver Arena',
  city: 'Melbourne',
  lat: -37.8,
  lon: 144.9,
  precision: 20,
} as const

const facetsOf = (hotels: readonly HotelItem[]): HotelsResponse['facets'] => {
  const counted = (values: readonly number[], passes: (hotel: HotelItem, value: number) => boolean) =>
    values.map((value) => ({ value, count: hotels.filter((hotel) => passes(hotel, value)).length }))
  const kinds = [...new Set(hotels.map(({ kind = 'hotel' }) => kind))]
  return {
    walk: counted([5, 10, 15, 20, 30, 45], ({ walk }, value) => walk.minutes <= value),
    ride: counted(
      [5, 10, 15, 20, 30, 45],
      ({ walk, transit }, value) => Math.min(walk.minutes, transit?.minutes ?? walk.minutes) <= value,
    ),
    stars: counted([3, 4, 5], ({ stars = 0 }, value) => stars >= value),
    kind: kinds.map((kind) => ({
      value: kind,
      count: hotels.filter(({ kind: own = 'hotel' }) => own === kind).length,
    })),
    available: hotels.filter(({ availability }) => availability === 'available').length,
    stepFree: hotels.filter(({ stepFree }) => stepFree).length,
    exact: hotels.filter(({ coordQuality }) => coordQuality === 'checked').length,
  }
}

/** An answer for tests: all of these hotels near Rod Laver Arena, on one page. */
export const hotelsResponse = (hotels: readonly HotelItem[], more: Partial<HotelsResponse> = {}): HotelsResponse => ({
  status: 'resolved',
  place: { ...arena, country: 'AU' },
  candidates: [],
  notes: [],
  origin: arena,
  hotels: [...hotels],
  total: hotels.length,
  reachable: hotels.length,
  facets: facetsOf(hotels),
  nearest: null,
  venues: [],
  prices: 'off',
  relaxed: false,
  message: null,
  credits: ['© OpenStreetMap contributors'],
  ...more,
})
