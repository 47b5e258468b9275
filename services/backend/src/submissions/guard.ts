import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '@site/contracts/form-guard'
import type { Request } from 'express'
import { CallError } from '../http/errors.ts'

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/**
 * Whether a submission looks automatic: the hidden field was filled in, or the form was sent sooner than a person can. Such an
 * entry is stored with its mail held, and the response is the usual one: a program learns nothing from it, and the operator can release
 * the mail of a person whose browser filled the hidden field.
 */
const looksAutomatic = (body: unknown, minFillMs: number): boolean => {
  const hidden = field(body, 'hp')
  const elapsed = field(body, 'elapsedMs')
  const filled = hidden !== undefined && hidden !== null && hidden !== ''
  return filled || (typeof elapsed === 'number' && elapsed < minFillMs)
}

/** The key that all tries of one submission share: the header, else the body's own field; null when there is none. */
const idempotencyKey = (request: Request): string | null => {
  const key = request.get('idempotency-key') ?? field(request.body, 'idempotencyKey')
  if (key === undefined || key === null || key === '') return null
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw new CallError(422, 'invalid', 'An idempotency key is 8 to 128 printable characters without spaces.', {
    issues: [{ path: 'idempotencyKey', message: '8 to 128 printable characters without spaces' }],
  })
}

export interface Circumstances {
  readonly key: string | null
  readonly held: boolean
}

/** How `body`, the submission of a request, came. */
export const circumstancesOf = (request: Request, body: unknown, minFillMs: number): Circumstances => ({
  key: idempotencyKey(request),
  held: looksAutomatic(body, minFillMs),
})

/** A hash by which equal submissions are recognised; `content` in a fixed order. */
export const fingerprint = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')
