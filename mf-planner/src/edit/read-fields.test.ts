import { describe, expect, test } from 'vitest'
import { readStop, readTime, type GivenStop } from './read-fields.ts'

const given: GivenStop = {
  title: 'Coffee with Ana',
  address: '',
  start: '15:00',
  minutes: '45',
  isUnreadable: false,
  point: null,
}

describe('a stop of one’s own', () => {
  test.each<[string, Partial<GivenStop>, object]>([
    ['with a name and a time', {}, { place: { title: 'Coffee with Ana' }, start: '15:00', minutes: 45 }],
    ['at no time of its own', { start: '' }, { start: null }],
    ['with an address', { address: ' 3 Elm St ' }, { place: { title: 'Coffee with Ana', address: '3 Elm St' } }],
    ['at a point', { point: { lat: -37.8, lon: 144.9 } }, { place: { point: { lat: -37.8, lon: 144.9 } } }],
  ])('%s is read', (_, change, value) => expect(readStop({ ...given, ...change })).toMatchObject({ ok: true, value }))

  test.each<[string, Partial<GivenStop>, object]>([
    ['no name', { title: '  ' }, { title: 'Give your stop a name' }],
    ['a name of 10,000 characters', { title: 'x'.repeat(10_000) }, { title: 'Please use at most 80 characters' }],
    ['an address of 10,000', { address: 'x'.repeat(10_000) }, { address: 'Please use at most 160 characters' }],
    ['25:99', { start: '25:99' }, { start: 'Enter a time such as 14:30, or leave it empty' }],
    ['half a time', { start: '', isUnreadable: true }, { start: 'Enter a time such as 14:30, or leave it empty' }],
    ['no length', { minutes: '' }, { minutes: 'Choose 5 to 720 minutes' }],
    ['no minutes at all', { minutes: '0' }, { minutes: 'Choose 5 to 720 minutes' }],
    ['a part of a minute', { minutes: '7.5' }, { minutes: 'Choose 5 to 720 minutes' }],
    ['a day and a night', { minutes: '1440' }, { minutes: 'Choose 5 to 720 minutes' }],
  ])('with %s is refused, field by field', (_, change, errors) =>
    expect(readStop({ ...given, ...change })).toEqual({ ok: false, errors }),
  )

  test('tells everything that is wrong at once', () =>
    expect(readStop({ ...given, title: '', start: '9', minutes: 'x' })).toMatchObject({
      errors: { title: expect.any(String), start: expect.any(String), minutes: expect.any(String) },
    }))
})

test('a time left empty goes back to the plan', () =>
  expect(readTime({ start: '', minutes: '30', isUnreadable: false })).toEqual({
    ok: true,
    value: { start: null, minutes: 30 },
  }))
