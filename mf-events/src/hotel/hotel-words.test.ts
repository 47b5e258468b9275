import type { HotelResponse } from '@site/contracts/hotel'
import { describe, expect, it } from 'vitest'
import { hotelDetails } from '../testing/hotel-details.ts'
import { walkRange } from '../results/reach.ts'
import { addressOf, headOf, kindOf, priceWords, roomsOf, wayFacts } from './hotel-words.ts'

type Route = NonNullable<HotelResponse['route']>
const walk = { minutes: 7, low: 6, high: 11, metres: 560, source: 'street' } as const
const route = (more: Partial<Route> = {}, origin: Partial<Route['origin']> = {}): Route => ({
  origin: { kind: 'venue', id: 'v', name: 'Rod Laver Arena', lat: 0, lon: 0, precision: 10, ...origin },
  walk,
  transit: null,
  ...more,
})

describe('what is known of the way', () => {
  it.each([
    ['step-free way not known where no streets are', {}, []],
    ['no step-free way', { stepFree: null }, [['Step-free', 'No step-free way is known.', undefined]]],
    [
      'a longer step-free way',
      { stepFree: { ...walk, minutes: 9, low: 8, high: 13 } },
      [['Step-free', '9 min on foot (8–13 min)', undefined]],
    ],
    [
      'transit',
      { transit: { minutes: 12, low: 8, high: 20, source: 'estimate' as const } },
      [['By transit', '12 min (8–20 min, rough, no timetable known)', undefined]],
    ],
    [
      'rough transit where a timetable could be asked',
      {
        transit: { minutes: 12, low: 8, high: 20, source: 'estimate' as const },
        timetable: { agencies: ['Harbour Transit'] },
      },
      [['By transit', '12 min (8–20 min, rough)', undefined]],
    ],
    [
      'transit of a timetable',
      { transit: { minutes: 12, low: 11, high: 14, source: 'timetable' as const } },
      [['By transit', '12 min (11–14 min, by timetable)', undefined]],
    ],
    [
      'the walk where transit is the better way',
      {
        walk: { ...walk, minutes: 40, low: 35, high: 52 },
        transit: { minutes: 19, low: 15, high: 27, source: 'estimate' as const },
      },
      [['On foot', '40 min (35–52 min, on streets)', undefined]],
    ],
  ])('%s', (_, more, facts) => {
    const known = wayFacts(route(more, { kind: 'station' }))
    expect(known.map(({ label, text, note }) => [label, text, note])).toEqual(facts)
  })

  it.each([
    ['venue', 7, true],
    ['event', 7, true],
    ['airport', 7, false],
    ['venue', 46, false],
  ] as const)('from a %s %i min away, it says the way back after the event: %s', (kind, minutes, said) => {
    const facts = wayFacts(route({ walk: { ...walk, minutes } }, { kind }))
    expect(facts.some(({ label }) => label === 'Back after the event')).toBe(said)
  })

  it('sends nobody to look up the last ride where a timetable is known, or where there is only the walk', () => {
    const transit = { minutes: 5, low: 4, high: 9, source: 'estimate' } as const
    const notes = (more: Partial<Route>) => wayFacts(route(more)).flatMap(({ note }) => note ?? [])
    expect(notes({ transit })).toEqual(['We know no timetable here: check when the last train, tram or bus leaves.'])
    expect(notes({ transit, timetable: { agencies: ['Harbour Transit'] } })).toEqual([])
    expect(notes({ transit: null })).toEqual([])
  })

  it('gives the minutes with their range and where they come from', () => {
    expect(walkRange(walk)).toBe('6–11 min, on streets')
    expect(walkRange({ ...walk, source: 'estimate' })).toBe('6–11 min, estimate')
  })
})

describe('the title of a page that counts from a place', () => {
  it('says the minutes and the place', () =>
    expect(headOf({ name: 'Crown Towers' }, route())?.title).toBe('Crown Towers, 7 min from Rod Laver Arena'))

  it('needs no coordinates', () =>
    expect(headOf({ name: 'Crown' }, route({}, { kind: 'point', name: '-37.8, 144.9' }))?.title).toBe(
      'Crown, 7 min from the point you chose',
    ))

  it('says so where the minutes are by transit', () => {
    const far = route({
      walk: { ...walk, minutes: 40 },
      transit: { minutes: 19, low: 15, high: 27, source: 'estimate' },
    })
    expect(headOf({ name: 'Crown' }, far)).toEqual({
      title: 'Crown, 19 min by transit from Rod Laver Arena',
      description:
        'From Rod Laver Arena to Crown: 19 min by transit (15–27 min, rough, no timetable known), what is close by, and where to see a price.',
    })
  })
})

it.each([
  [{ address: '8 Whiteman St, Melbourne VIC 3006', city: 'Melbourne' }, '8 Whiteman St, Melbourne VIC 3006'],
  [{ address: '8 Whiteman St', city: 'Melbourne' }, '8 Whiteman St, Melbourne'],
  [{ address: '8 Whiteman St', city: '' }, '8 Whiteman St'],
  [{ city: 'Melbourne' }, 'Melbourne'],
])('the address of %o is %s', (hotel, words) => expect(addressOf(hotel)).toBe(words))

it.each([
  ['guest_house', 'Guest house'],
  [undefined, 'Hotel'],
  ['', 'Hotel'],
])('the kind %s is called %s', (kind, words) => expect(kindOf(kind)).toBe(words))

it.each([
  [1, '1 room'],
  [60, '60 rooms'],
  [undefined, null],
])('%s rooms are %s', (rooms, words) => expect(roomsOf(rooms)).toBe(words))

const price = { amount: 200, currency: 'AUD', per: 'night', provider: 'X', quotedAt: '2026-11-23T01:00:00Z' } as const

it.each([
  ['no provider is set', { prices: 'off' }, true, null],
  ['no dates are chosen', { prices: 'unasked' }, false, 'Add your dates to see a price.'],
  ['a price was quoted', { prices: 'quoted', price }, true, null],
  ['it is sold out', { prices: 'quoted', availability: 'sold_out' }, true, null],
  [
    'nothing was quoted',
    { prices: 'quoted' },
    true,
    'No price came back for these dates. The sites below may have one.',
  ],
  ['the provider failed', { prices: 'failed' }, true, 'We couldn’t get a price just now. The sites below show theirs.'],
] as const)('where %s, it says of the price what is true', (_, more, dated, words) =>
  expect(priceWords(hotelDetails({}, more), dated)).toBe(words),
)
