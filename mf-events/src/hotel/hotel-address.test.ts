import { describe, expect, it } from 'vitest'
import { hotelAddress, hotelLinkState, hotelListIn, nearIn, nearOf, paceIn, placeIn } from './hotel-address.ts'

const stay = { checkin: '2027-01-10', checkout: '2027-01-12', adults: 2 }

describe('the address of a hotel', () => {
  it.each([
    ['au-h-1', {}, '/hotel/au-h-1'],
    ['a/b c?#', {}, '/hotel/a%2Fb%20c%3F%23'],
    ['h', { near: 'rod-laver' }, '/hotel/h?near=rod-laver'],
    ['h', { near: '-37.8, 144.9' }, '/hotel/h?near=-37.8%2C+144.9'],
    ['h', { near: 'v', stay: null }, '/hotel/h?near=v'],
    ['h', { near: 'v', stay }, '/hotel/h?near=v&in=2027-01-10&out=2027-01-12'],
    ['h', { stay: { ...stay, adults: 3 } }, '/hotel/h?in=2027-01-10&out=2027-01-12&guests=3'],
    ['h', { near: 'v', pace: 1.33 }, '/hotel/h?near=v'],
    ['h', { near: 'v', pace: 0.9 }, '/hotel/h?near=v&pace=0.9'],
  ] as const)('of %s with %o is %s', (id, more, address) => expect(hotelAddress(id, more)).toBe(address))

  it.each([
    ['near=v&pace=0.9', 'v', 0.9],
    ['near=%20&pace=7', null, 1.33],
    ['', null, 1.33],
  ])('%s names the place %s and the pace %d', (search, near, pace) => {
    const params = new URLSearchParams(search)
    expect([nearIn(params), paceIn(params)]).toEqual([near, pace])
  })

  it('names a place by its id, a point by its position', () => {
    expect(nearOf({ id: 'v', lat: 1, lon: 2 })).toBe('v')
    expect(nearOf({ lat: -37.8216, lon: 144.9785 })).toBe('-37.8216, 144.9785')
  })
})

describe('the list a hotel was opened from', () => {
  const list = { ids: ['a', 'b'], back: '/location?q=x', name: 'X' }

  it('is read from the state its link handed over', () =>
    expect(hotelListIn({ ...hotelLinkState(list), other: 1 })).toEqual(list))

  it.each([null, undefined, 'text', {}, { hotelList: { ids: [1], back: '/', name: 'X' } }])(
    'is none in the state %o',
    (state) => expect(hotelListIn(state)).toBeNull(),
  )

  it.each([
    ['a', { before: null, after: 'b', place: 1, of: 3 }],
    ['b', { before: 'a', after: 'c', place: 2, of: 3 }],
    ['c', { before: 'b', after: null, place: 3, of: 3 }],
    ['d', null],
  ])('has %s at %o', (id, place) => expect(placeIn({ ids: ['a', 'b', 'c'] }, id)).toEqual(place))

  it('stays small enough for the history of a browser', () => {
    const ids = Array.from({ length: 3000 }, (_, index) => String(index))
    expect(hotelLinkState({ ...list, ids }).hotelList.ids).toHaveLength(500)
  })
})
