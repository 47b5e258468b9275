import type { HotelResponse } from '@site/contracts/hotel'
import { expect, test } from 'vitest'
import { hotel as item } from '../testing/hotel.ts'
import { originOfKey } from './group-heading.tsx'
import { comparedOf, firstEntries, groupEntries, savedOf, withRemovals, type ListEntry } from './list-entry.ts'
import { removeSaved, type SavedHotel } from './saved-hotels.ts'

const entry = (id: string, near: string | null = null): ListEntry => ({
  id,
  near,
  name: null,
  nearName: near === null ? null : `The ${near}`,
  removed: false,
})
const saved = (id: string): SavedHotel => ({ id, name: `Hotel ${id}`, city: 'Melbourne' })
const entries = [entry('a'), entry('b', 'hall'), entry('c', 'arena'), entry('d', 'hall')]
const inShort = (groups: ReturnType<typeof groupEntries>) =>
  groups.map((group) => [group.nearName, ...group.entries.map(({ id }) => id)])

test('hotels stand under the place they were saved for, the newest group first, those of no place last', () =>
  expect(inShort(groupEntries(entries))).toEqual([
    ['The hall', 'b', 'd'],
    ['The arena', 'c'],
    [null, 'a'],
  ]))

test.each([
  [0, []],
  [1, [['The hall', 'b']]],
  [
    3,
    [
      ['The hall', 'b', 'd'],
      ['The arena', 'c'],
    ],
  ],
  [
    9,
    [
      ['The hall', 'b', 'd'],
      ['The arena', 'c'],
      [null, 'a'],
    ],
  ],
])('the first %i of a list, in the order of the page', (most, expected) =>
  expect(inShort(firstEntries(groupEntries(entries), most))).toEqual(expected),
)

test('what was removed still stands in its place, in whatever order it was removed', () => {
  const all = ['a', 'b', 'c', 'd'].map(saved)
  for (const order of [
    ['b', 'c'],
    ['c', 'b'],
    ['d', 'a', 'b', 'c'],
  ]) {
    let left: readonly SavedHotel[] = all
    const removals = order.map((id) => {
      const at = left.findIndex((hotel) => hotel.id === id)
      left = removeSaved(left, id)
      return { hotel: saved(id), at }
    })
    expect(withRemovals(left, removals)).toEqual(all)
  }
})

const { walk, transit, price: _price, availability: _availability, stepFree: _stepFree, ...facts } = item('a', 40, 19)
const answer = (route: HotelResponse['route']): HotelResponse => ({
  hotel: { ...facts, country: 'AU', mayBeClosed: false },
  route,
  price: null,
  prices: 'off',
  nearby: [],
  head: { title: '', description: '' },
  credits: [],
})
const origin = { kind: 'venue', id: 'arena', name: 'The arena', lat: 1, lon: 2, precision: 10 } as const

test('what was asked about a hotel is compared and saved with the place it was asked for', () => {
  const found = answer({ origin, walk, transit })
  expect(comparedOf(found)).toMatchObject({ id: 'a', walk, transit, near: { key: 'arena', name: 'The arena' } })
  expect(savedOf(found, 'v-arena')).toEqual({
    id: 'a',
    name: 'Hotel a',
    city: 'Melbourne',
    near: { key: 'v-arena', name: 'The arena' },
  })
})

test('a hotel without a way to it has no minutes, and is saved for no place', () => {
  expect(comparedOf(answer(null))).toMatchObject({ walk: null, transit: null, near: null })
  expect(savedOf(answer(null), 'gone')).toEqual({ id: 'a', name: 'Hotel a', city: 'Melbourne' })
})

test.each([
  ['mel-v-rod-laver', { by: 'place', id: 'mel-v-rod-laver' }],
  ['-37.8216, 144.9785', { by: 'point', lat: -37.8216, lon: 144.9785, label: 'The arena' }],
  ['-91, 10', { by: 'place', id: '-91, 10' }],
])('a search from %s', (key, expected) => expect(originOfKey(key, 'The arena')).toEqual(expected))
