import type { QuotedPrice } from '@site/contracts/hotels'
import { describe, expect, it } from 'vitest'
import { hotel as item } from '../testing/hotel.ts'
import type { ComparedHotel } from './compared-hotel.ts'
import { compareRows } from './compare-rows.ts'

const arena = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const hotel = (minutes: number, more: Partial<ComparedHotel> = {}, transit: number | null = null): ComparedHotel => ({
  ...item('a', minutes, transit),
  near: arena,
  ...more,
})
const price = (amount: number, more: Partial<QuotedPrice> = {}): Partial<ComparedHotel> => ({
  price: { amount, currency: 'AUD', per: 'night', provider: 'LiteAPI', quotedAt: '2027-01-01T00:00:00Z', ...more },
})
const walk = (minutes: number) => ({
  minutes,
  low: minutes - 2,
  high: minutes + 3,
  metres: minutes * 80,
  source: 'street' as const,
})
const row = (label: string, hotels: readonly ComparedHotel[]) =>
  compareRows(hotels).find((each) => each.label === label)?.cells
/** The texts of a row, the best with a star. */
const texts = (label: string, hotels: readonly ComparedHotel[]) =>
  row(label, hotels)?.map((cell) => (cell === null ? null : `${cell.text}${cell.best ? ' *' : ''}`))

describe('the best of a row', () => {
  it.each<[string, string, ComparedHotel[], (string | null)[] | undefined]>([
    ['is the shortest walk', 'On foot', [hotel(9), hotel(6)], ['9 min', '6 min *']],
    ['is every one of a tie', 'On foot', [hotel(6), hotel(9), hotel(6)], ['6 min *', '9 min', '6 min *']],
    [
      'is never what is not known',
      'On foot',
      [hotel(9), hotel(6, { walk: null }), hotel(12)],
      ['9 min *', null, '12 min'],
    ],
    [
      'is nobody where all are the same',
      'Stars',
      [hotel(9, { stars: 5 }), hotel(6, { stars: 5 })],
      ['5 stars', '5 stars'],
    ],
    ['is nobody where one alone is known', 'Stars', [hotel(9, { stars: 3 }), hotel(6)], ['3 stars', null]],
    ['has the most stars', 'Stars', [hotel(9, { stars: 1 }), hotel(6, { stars: 4.5 })], ['1 star', '4.5 stars *']],
    [
      'is the quicker of foot and transit',
      'Quickest',
      [hotel(40, {}, 19), hotel(22)],
      ['19 min by transit *', '22 min on foot'],
    ],
    [
      'is no slower ride',
      'Quickest',
      [hotel(40, {}, 19), hotel(15, {}, 18)],
      ['19 min by transit', '15 min on foot *'],
    ],
    [
      'has the shortest way without steps',
      'Step-free',
      [hotel(5, { stepFree: null }), hotel(6, { stepFree: walk(8) }), hotel(7, { stepFree: walk(7) }), hotel(8)],
      ['No step-free way known', '8 min', '7 min *', null],
    ],
    [
      'has the lowest price',
      'Price a night',
      [hotel(9, price(240)), hotel(6, price(1199))],
      ['AUD 240 *', 'AUD 1,199'],
    ],
    [
      'has no lowest price in two currencies',
      'Price a night',
      [hotel(9, price(240)), hotel(6, price(99, { currency: 'USD' }))],
      ['AUD 240', 'USD 99'],
    ],
    [
      'is not one that is sold out',
      'Price a night',
      [hotel(9, { availability: 'sold_out' }), hotel(6, price(240)), hotel(7, price(250))],
      ['Sold out for your dates', 'AUD 240 *', 'AUD 250'],
    ],
    [
      'can be cancelled longest',
      'Cancellation',
      [
        hotel(9, price(240, { freeCancellationUntil: '2027-01-09T23:59:00Z' })),
        hotel(6, price(250, { freeCancellationUntil: '2027-01-11T10:00:00Z' })),
      ],
      ['Free until 9 January 2027', 'Free until 11 January 2027 *'],
    ],
    ['is nobody’s kind', 'Kind', [hotel(9, { kind: 'guest_house' }), hotel(6)], ['Guest house', 'Hotel']],
    [
      'is nobody’s address',
      'Address',
      [hotel(9, { address: '1 Batman Ave' }), hotel(6)],
      ['1 Batman Ave', 'Melbourne'],
    ],
  ])('%s', (_, label, hotels, expected) => expect(texts(label, hotels)).toEqual(expected))
})

it('rows of which nothing is known are left out', () =>
  expect(compareRows([hotel(9), hotel(6)]).map(({ label }) => label)).toEqual(['On foot', 'Address']))

it('minutes to different places name the place, and none of them is the best', () => {
  const far = { key: 'x', name: 'ExCeL London' }
  expect(row('On foot', [hotel(9), hotel(6, { near: far })])).toEqual([
    { text: '9 min', note: '8–13 min, estimate, to Rod Laver Arena', best: false },
    { text: '6 min', note: '5–10 min, estimate, to ExCeL London', best: false },
  ])
})

it('a price says what it includes and who quoted it; a position that may be off says so', () => {
  const hotels = [hotel(9, { ...price(240, { includes: ['Breakfast'] }), coordQuality: 'approximate' }), hotel(6)]
  expect(row('Price a night', hotels)?.[0]?.note).toBe('Breakfast, quoted by LiteAPI')
  expect(row('Address', hotels)?.map((cell) => cell?.note)).toEqual(['approximate location', undefined])
})
