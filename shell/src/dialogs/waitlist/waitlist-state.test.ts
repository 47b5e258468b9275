import { BackendError } from '@site/kit'
import { describe, expect, it } from 'vitest'
import {
  initialWaitlist,
  outcomeOf,
  waitlistReducer,
  type WaitlistAction,
  type WaitlistState,
} from './waitlist-state.ts'

const at = (status: WaitlistState['status']): WaitlistState => ({
  status,
  fields: { ...initialWaitlist.fields, name: 'Ada' },
})
const submit: WaitlistAction = { type: 'submit' }

describe('waitlist states', () => {
  it.each([
    ['idle', submit, 'loading'],
    ['err', submit, 'loading'],
    ['loading', submit, 'loading'],
    ['ok', submit, 'ok'],
    ['dup', submit, 'dup'],
    ['loading', { type: 'resolve', as: 'ok' }, 'ok'],
    ['loading', { type: 'resolve', as: 'dup' }, 'dup'],
    ['loading', { type: 'resolve', as: 'err' }, 'err'],
    ['idle', { type: 'resolve', as: 'ok' }, 'idle'],
    ['ok', { type: 'resolve', as: 'err' }, 'ok'],
    ['ok', { type: 'reset' }, 'idle'],
    ['dup', { type: 'reset' }, 'idle'],
    ['err', { type: 'reset' }, 'idle'],
    ['loading', { type: 'reset' }, 'idle'],
  ] as const)('%s + %o → %s', (from, action, to) => expect(waitlistReducer(at(from), action).status).toBe(to))

  it('empties the fields on reset', () => expect(waitlistReducer(at('ok'), { type: 'reset' })).toEqual(initialWaitlist))
  it('keeps what was typed after an error', () =>
    expect(waitlistReducer(at('loading'), { type: 'resolve', as: 'err' }).fields.name).toBe('Ada'))
  it('ignores edits while sending', () =>
    expect(waitlistReducer(at('loading'), { type: 'edit', field: 'name', value: 'B' }).fields.name).toBe('Ada'))
})

describe('outcome of a failed insert', () => {
  it.each([
    [new BackendError('http', 'conflict', { code: '23505', status: 409 }), 'dup'],
    [new BackendError('http', 'duplicate key value violates unique constraint', { status: 409 }), 'dup'],
    [new BackendError('http', 'boom', { status: 500 }), 'err'],
    [new BackendError('fetch', 'gone'), 'err'],
    [new Error('anything'), 'err'],
  ] as const)('%s gives the status %s', (error, outcome) => expect(outcomeOf(error)).toBe(outcome))
})
