import { expect, test } from 'vitest'
import { boundLimit, splitCategories, venueQuery } from './venue-query.ts'

test('categories are split on commas, trimmed, empties dropped', () =>
  expect(splitCategories(' museum, ,park ,,')).toEqual(['museum', 'park']))

test.each([
  ['', 5],
  ['abc', 5],
  ['0', 1],
  ['-3', 1],
  ['51', 50],
  ['7', 7],
])('limit %j becomes %i', (typed, limit) => expect(boundLimit(typed)).toBe(limit))

test('without categories the body names none', () =>
  expect(venueQuery({ destination: ' Melbourne ', categories: ' , ', limit: '5' })).toEqual({
    destination: 'Melbourne',
    limit: 5,
  }))
