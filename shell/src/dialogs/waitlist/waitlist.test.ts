import { BackendError } from '@stageside/kit'
import { describe, expect, it } from 'vitest'
import { isDuplicate, readWaitlist } from './waitlist.ts'

describe('an entry', () => {
  it('has its email in lower case, and null for what was left empty', () =>
    expect(readWaitlist({ name: ' Ada ', email: 'Ada@Example.org', role: ' ' }, 'careers', '')).toEqual({
      entry: {
        name: 'Ada',
        email: 'ada@example.org',
        role: null,
        company: null,
        source: 'careers',
        referrer: null,
        notes: null,
      },
    }))

  it.each([
    ['without a name', { name: '   ', email: 'ada@example.org' }],
    ['without an email', { name: 'Ada' }],
    ['with an email that is none', { name: 'Ada', email: 'a@b' }],
  ])('%s is not read, and no field says why (spec §5)', (_, values) =>
    expect(readWaitlist(values, 'public', '')).toEqual({ errors: {} }),
  )
})

it.each([
  [new BackendError('http', 'conflict', { code: '23505', status: 409 }), true],
  [new BackendError('http', 'duplicate key value violates unique constraint', { status: 409 }), true],
  [new BackendError('http', 'boom', { status: 500 }), false],
  [new BackendError('fetch', 'gone'), false],
  [new Error('anything'), false],
])('%s tells of a duplicate: %j', (error, duplicate) => expect(isDuplicate(error)).toBe(duplicate))
