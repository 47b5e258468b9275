import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { DatabaseAwayError } from './errors.ts'
import { patiently } from './patience.ts'

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const cut = new Error('Connection terminated unexpectedly')
const starting = Object.assign(new DatabaseError('starting up', 1, 'error'), { code: '57P03' })
const taken = Object.assign(new DatabaseError('taken', 1, 'error'), { code: '23505' })

/** Fails with each of the errors in turn, then answers how often it was tried. */
const failing = (errors: readonly Error[]) => {
  let tries = 0
  return async (): Promise<number> => {
    const error = errors[tries]
    tries += 1
    if (error !== undefined) throw error
    return tries
  }
}

it('waits for a database that is coming back', async () => {
  const errors = [new DatabaseAwayError('not yet'), refused, starting]
  expect(await patiently(failing(errors), false, 5000)).toBe(4)
})
it('repeats what may have been done only when that does no harm', async () => {
  await expect(patiently(failing([cut]), false, 5000)).rejects.toBe(cut)
  expect(await patiently(failing([cut]), true, 5000)).toBe(2)
})
it('tells any other failure at once', async () =>
  await expect(patiently(failing([taken]), true, 5000)).rejects.toBe(taken))
it('loses patience', async () => {
  const begun = performance.now()
  await expect(patiently(failing(Array<Error>(100).fill(refused)), true, 300)).rejects.toBe(refused)
  expect(performance.now() - begun).toBeLessThan(1500)
})
it('has none when there is none to have', async () =>
  await expect(patiently(failing([refused]), true, -1)).rejects.toBe(refused))
