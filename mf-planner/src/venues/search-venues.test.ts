import { BackendError, type Backend } from '@stageside/kit'
import { expect, test } from 'vitest'
import { boundLimit, searchVenues, splitCategories, venueQuery } from './search-venues.ts'

const failing = (error: Error) => async (): Promise<unknown> => {
  throw error
}
const answering = (invoke: () => Promise<unknown>): Backend => ({
  invoke,
  directFetch: () => Promise.reject(new Error('not used')),
  joinWaitlist: () => Promise.resolve(),
  diagnose: () => Promise.resolve(),
})
const query = { destination: 'Melbourne', limit: 5 }

test.each([
  [new BackendError('http', 'Give a destination', { status: 422 }), 'Backend error: Give a destination'],
  [new BackendError('relay', 'No relay'), 'Backend error: No relay'],
  [new BackendError('fetch', 'Unreachable'), 'Request failed: Unreachable'],
  [new BackendError('timeout', 'Too slow'), 'Request failed: Too slow'],
])('%s', (error, words) => expect(searchVenues(answering(failing(error)), query)).rejects.toThrow(words))

test('an answer with an error says so', () =>
  expect(
    searchVenues(
      answering(() => Promise.resolve({ results: [], error: true, message: 'Nothing known' })),
      query,
    ),
  ).rejects.toThrow('API returned error: Nothing known'))

test('an answer of results is read', () =>
  expect(
    searchVenues(
      answering(() => Promise.resolve({ results: [{}], relaxed: true, error: null, message: 'Wider' })),
      query,
    ),
  ).resolves.toEqual({ results: [], relaxed: true, error: null, message: 'Wider', credits: [] }))

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
