import { BackendError } from '@stageside/kit'
import { expect, it } from 'vitest'
import { reportable } from './use-submission.ts'

it.each([
  [
    new BackendError('http', 'Key (email)=(ada@lovelace.example) is wrong', { status: 400, code: 'invalid' }),
    { where: 'waitlist', kind: 'http', status: '400', code: 'invalid' },
  ],
  [
    new TypeError('ada@lovelace.example is no function'),
    { where: 'waitlist', kind: 'unexpected', status: 'none', code: 'none' },
  ],
])('reports how %s failed without its message', (failure, context) => {
  const report = reportable('waitlist', failure)
  expect(report.context).toEqual(context)
  expect(report.error.message).not.toContain('ada')
})
