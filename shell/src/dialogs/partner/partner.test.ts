import { BackendError } from '@stageside/kit'
import { describe, expect, it } from 'vitest'
import { failureOf, messageOf, OfflineError } from './partner.ts'

const refused = new BackendError('fetch', 'x')

describe('messages of the partner form (spec §8)', () => {
  it.each([
    [new BackendError('http', 'Email bounced', { status: 422 }), 'Email bounced'],
    [new BackendError('http', '', { status: 500 }), 'Server error occurred'],
    [new BackendError('relay', 'x'), 'Network connection error. Please check your internet connection.'],
    [refused, 'Unable to reach the server. Please try again.'],
    [new BackendError('timeout', 'x'), 'Unable to reach the server. Please try again.'],
    [new Error('odd'), 'odd'],
    [new Error(''), 'An unexpected error occurred'],
    ['?', 'Something went wrong — please try again.'],
  ])('%s shows: %s', (error, message) => expect(messageOf(error)).toBe(message))
})

describe('failures', () => {
  it.each([
    [refused, 1, 'Unable to reach the server. Please try again. (Attempt 1/3)', 'Retry Now'],
    [new BackendError('relay', 'x'), 2, /\(Attempt 2\/3\)$/, 'Retry Now'],
    [new BackendError('http', 'no', { status: 500 }), 2, 'no (Attempt 2/3)', 'Retry'],
    [new Error('odd'), 1, 'odd (Attempt 1/3)', 'Retry'],
    [refused, 3, /\(Attempt 3\/3\)$/, null],
  ])('number the attempt and offer a retry below three: %s, attempt %i', (error, attempts, text, retry) => {
    const failure = failureOf(error, attempts)
    expect(failure.text).toMatch(text)
    expect(failure.retry).toBe(retry)
  })

  it.each([
    [0, 'Retry Now'],
    [2, 'Retry Now'],
    [3, null],
  ])('of the online check have no number, and a retry as long as the others: after %i attempts', (attempts, retry) =>
    expect(failureOf(new OfflineError('x'), attempts)).toEqual({
      text: 'No internet connection. Please check your network and try again.',
      retry,
    }),
  )
})
