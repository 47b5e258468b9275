import { describe, expect, it } from 'vitest'
import { MOST_SAVED } from './saved-hotels.ts'
import { readSharedList, writeSharedList, type SharedHotel } from './shared-list.ts'

const list: readonly SharedHotel[] = [
  { id: 'a', near: 'mel-v-rod-laver' },
  { id: 'b', near: '-37.8, 144.9' },
  { id: 'c', near: 'mel-v-rod-laver' },
  { id: 'd&e=f', near: null },
]
const read = (query: string) => readSharedList(new URLSearchParams(query))

describe('the address of a list', () => {
  it('names the hotels of each place', () =>
    expect(writeSharedList(list)).toBe('ids=a,c&near=mel-v-rod-laver&ids=b&near=-37.8%2C%20144.9&ids=d%26e%3Df&near='))

  it('opens the same hotels', () =>
    expect(read(writeSharedList(list))?.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(list))

  it('leaves out a hotel whose id would be read as two', () =>
    expect(writeSharedList([{ id: 'a,b', near: null }])).toBe(''))

  it.each<[string, SharedHotel[] | null]>([
    ['', null],
    ['ids=&near=x', null],
    ['ids=,%20,', null],
    ['near=x', null],
    [
      'ids=a,a,b',
      [
        { id: 'a', near: null },
        { id: 'b', near: null },
      ],
    ],
    [
      'ids=a&near=x&ids=b',
      [
        { id: 'a', near: 'x' },
        { id: 'b', near: null },
      ],
    ],
    [`ids=a,${'b'.repeat(121)}&near=${'x'.repeat(121)}`, [{ id: 'a', near: null }]],
  ])('%s is read as far as it makes sense', (query, expected) => expect(read(query)).toEqual(expected))

  it('holds at most as many hotels as a list', () => {
    const ids = Array.from({ length: MOST_SAVED + 20 }, (_, index) => `h${index}`)
    expect(read(`ids=${ids.join(',')}`)).toHaveLength(MOST_SAVED)
  })
})
