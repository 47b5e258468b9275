import { BackendError } from '@site/kit'
import { describe, expect, it } from 'vitest'
import { failureOf, initialPartner, messageOf, partnerReducer, type PartnerState } from './partner-state.ts'

const sending: PartnerState = { ...initialPartner, status: 'sending' }
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

describe('attempts', () => {
  it('counts to three, offers Retry below three, and resets on success', () => {
    let state: PartnerState = initialPartner
    const shown: (string | null)[] = []
    for (let n = 0; n < 4; n += 1) {
      state = partnerReducer(partnerReducer(state, { type: 'send' }), { type: 'failed', error: refused })
      shown.push(
        state.status === 'failed' ? `${state.failure.text.match(/Attempt.*/)?.[0]}|${state.failure.retry}` : null,
      )
    }
    expect(shown).toEqual([
      'Attempt 1/3)|Retry Now',
      'Attempt 2/3)|Retry Now',
      'Attempt 3/3)|null',
      'Attempt 3/3)|null',
    ])
    expect(partnerReducer(partnerReducer(state, { type: 'send' }), { type: 'sent' })).toMatchObject({
      status: 'sent',
      attempts: 0,
    })
  })
  it('offers Retry after a server error', () =>
    expect(failureOf(new BackendError('http', 'x'), 1)).toEqual({ text: 'x (Attempt 1/3)', retry: 'Retry' }))
  it('offers no Retry when offline after three attempts', () => {
    const offline = (attempts: number) => partnerReducer({ ...sending, attempts }, { type: 'offline' })
    expect(offline(2)).toMatchObject({ failure: { retry: 'Retry Now' } })
    expect(offline(3)).toMatchObject({ failure: { retry: null } })
  })
  it('does not count an offline submission as an attempt', () => {
    const state = partnerReducer(sending, { type: 'offline' })
    expect(state).toMatchObject({
      status: 'failed',
      attempts: 0,
      failure: { text: 'No internet connection. Please check your network and try again.' },
    })
  })
})

describe('other transitions', () => {
  it('clears a field error when that field is edited', () => {
    const state = partnerReducer(
      { ...initialPartner, errors: { email: 'bad', fullName: 'bad' } },
      { type: 'edit', field: 'email', value: 'a' },
    )
    expect(state.errors).toEqual({ fullName: 'bad' })
  })
  it('keeps what was typed when sending fails', () => {
    const typed: PartnerState = { ...sending, fields: { ...sending.fields, fullName: 'Ada' } }
    expect(partnerReducer(typed, { type: 'failed', error: refused }).fields.fullName).toBe('Ada')
  })
  it.each(['failed', 'offline', 'sent'] as const)('ignores %s when nothing is being sent', (type) =>
    expect(partnerReducer(initialPartner, type === 'failed' ? { type, error: refused } : { type })).toBe(
      initialPartner,
    ),
  )
})
