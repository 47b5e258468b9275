import { BackendError } from '@stageside/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withKeptAnswer } from './kept-answer.ts'

beforeEach(() => {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

const answers = (answer: unknown) => () => Promise.resolve(answer)
const fails = (kind: 'fetch' | 'http') => () => Promise.reject(new BackendError(kind, 'No way'))

test('without the server a question has the answer that it had', async () => {
  expect(await withKeptAnswer('routes', { from: 1 }, answers({ line: 'a' }))).toEqual({ line: 'a' })
  await vi.waitFor(async () =>
    expect(await withKeptAnswer('routes', { from: 1 }, fails('fetch'))).toEqual({ line: 'a' }),
  )
  await expect(withKeptAnswer('routes', { from: 2 }, fails('fetch'))).rejects.toThrow('No way')
})

test('a server that answers with an error has answered', async () => {
  await withKeptAnswer('routes', { from: 1 }, answers({ line: 'a' }))
  await expect(withKeptAnswer('routes', { from: 1 }, fails('http'))).rejects.toThrow('No way')
})

test('works where there are no caches', async () => {
  vi.unstubAllGlobals()
  expect(await withKeptAnswer('routes', {}, answers(1))).toBe(1)
  await expect(withKeptAnswer('routes', {}, fails('fetch'))).rejects.toThrow('No way')
})
