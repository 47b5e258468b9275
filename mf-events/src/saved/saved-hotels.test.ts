import { describe, expect, it, test } from 'vitest'
import {
  addSaved,
  MOST_SAVED,
  readSaved,
  removeSaved,
  restoreSaved,
  writeSaved,
  type Near,
  type SavedHotel,
} from './saved-hotels.ts'

const arena: Near = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const hotel = (id: string, near?: Near): SavedHotel => ({ id, name: `Hotel ${id}`, city: 'Melbourne', near })
const many = (count: number) => Array.from({ length: count }, (_, index) => hotel(String(index)))
const ids = (hotels: readonly SavedHotel[]) => hotels.map(({ id }) => id)

describe('what the browser keeps', () => {
  it('is read back unchanged, and holds no more than it should', () => {
    const hotels = [hotel('a', arena), { id: 'b', name: 'Hotel b', city: 'Melbourne' }]
    const more = hotels.map((each) => ({ ...each, lat: 1 }))
    expect(readSaved(writeSaved(more))).toEqual(hotels)
  })

  it.each([null, '', '{', 'null', '{"id":"a"}', '[1,{"id":"a"},{"id":"a","name":"A","city":"B","near":"x"}]'])(
    'is no hotel where it cannot be read: %j',
    (text) => expect(readSaved(text)).toEqual([]),
  )

  it('is read as far as it can be, each hotel once, and at most a hundred', () => {
    const rows = [{ id: 1 }, ...many(MOST_SAVED + 5), hotel('0', arena)]
    expect(readSaved(JSON.stringify(rows))).toEqual(many(MOST_SAVED))
  })
})

test.each([
  ['puts the newest first', ['a', 'b'], ['c'], ['c', 'a', 'b']],
  ['keeps what is saved already in its place', ['a', 'b'], ['b', 'c'], ['c', 'a', 'b']],
] as const)('saving %s', (_, saved, more, expected) =>
  expect(
    ids(
      addSaved(
        saved.map((id) => hotel(id)),
        more.map((id) => hotel(id)),
      ),
    ),
  ).toEqual(expected),
)

test('saving leaves out what no longer fits, and loses none that was saved', () => {
  const full = addSaved(many(MOST_SAVED - 1), [hotel('x'), hotel('y')])
  expect(full).toHaveLength(MOST_SAVED)
  expect(ids(full)).toEqual(['x', ...ids(many(MOST_SAVED - 1))])
  expect(addSaved(full, [hotel('y')])).toEqual(full)
})

test('a removed hotel goes back to its place, once, and only where there is room', () => {
  const all = many(3)
  const less = removeSaved(all, '1')
  expect(ids(less)).toEqual(['0', '2'])
  expect(restoreSaved(less, hotel('1'), 1)).toEqual(all)
  expect(restoreSaved(all, hotel('1'), 0)).toEqual(all)
  expect(restoreSaved(many(MOST_SAVED), hotel('x'), 0)).toEqual(many(MOST_SAVED))
})
