import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { DatabaseAwayError, withRetry } from './unavailable.ts'

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const cut = new Error('Connection terminated unexpectedly')
const starting = Object.assign(new DatabaseError('starting up', 1, 'error'), { code: '57P03' })
const taken = Object.assign(new DatabaseError('taken', 1, 'error'), { code: '23505' })

/** Fails with each of the errors in turn, then returns the number of tries. */
const failing = (errors: readonly Error[]) => {
  let tries = 0
  return async (): Promise<number> => {
    const error = errors[tries]
    tries += 1
    if (error !== undefined) throw error
    return tries
  }
}

it('retries until the database is available again', async () => {
  const errors = [new DatabaseAwayError('not yet'), refused, starting]
  expect(await withRetry(failing(errors), false, 5000)).toBe(4)
})
it('retries work that may have been executed only if it is repeatable', async () => {
  await expect(withRetry(failing([cut]), false, 5000)).rejects.toBe(cut)
  expect(await withRetry(failing([cut]), true, 5000)).toBe(2)
})
it('throws any other error at once', async () =>
  await expect(withRetry(failing([taken]), true, 5000)).rejects.toBe(taken))
it('throws the last error after its timeout', async () => {
  const begun = performance.now()
  await expect(withRetry(failing(Array<Error>(100).fill(refused)), true, 300)).rejects.toBe(refused)
  expect(performance.now() - begun).toBeLessThan(1500)
})
it('does not retry with a timeout in the past', async () =>
  await expect(withRetry(failing([refused]), true, -1)).rejects.toBe(refused))
