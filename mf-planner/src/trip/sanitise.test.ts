import { plannerMessages } from '@site/contracts/itinerary'
import { expect, test } from 'vitest'
import { sanitiseRequest } from './sanitise.ts'

test('the destination is trimmed', () =>
  expect(sanitiseRequest({ destination: '  Melbourne \n', days: 3 }).destination).toBe('Melbourne'))

test.each([
  [3, 3],
  ['5', 5],
  ['', 1],
  ['many', 1],
  [undefined, 1],
  [null, 1],
  [Number.NaN, 1],
])('days %j becomes %i', (days, expected) => expect(sanitiseRequest({ destination: 'x', days }).days).toBe(expected))

test.each([
  [undefined, 'balanced'],
  ['', 'balanced'],
  ['packed', 'packed'],
])('pace %j becomes %s', (pace, expected) =>
  expect(sanitiseRequest({ destination: 'x', days: 1, ...(pace === undefined ? {} : { pace }) }).pace).toBe(expected),
)

test('themes lose their empty values', () =>
  expect(
    sanitiseRequest({ destination: 'x', days: 1, themes: ['food', '', null, 'sightseeing', undefined] }).themes,
  ).toEqual(['food', 'sightseeing']))

test('without a first day the body is the four fields of the spec', () =>
  expect(sanitiseRequest({ destination: 'x', days: 1, startDate: '' })).toEqual({
    destination: 'x',
    days: 1,
    pace: 'balanced',
    themes: [],
  }))

test('a payload that is no JSON is refused with the sentence of the spec', () =>
  expect(() => sanitiseRequest({ destination: 'x', days: 1, themes: [1n] })).toThrow(plannerMessages.serialize))
