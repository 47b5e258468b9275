import { afterEach, expect, it, vi } from 'vitest'
import { fakeRemote, fakeRoute } from '../testing/fake-site.ts'
import { fetchComposition } from './read.ts'

afterEach(() => void vi.unstubAllGlobals())

const answering = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

it('takes a composition', async () => {
  const composition = { id: 'x', shell: '1', remotes: [fakeRemote([fakeRoute('/a')])] }
  answering(composition)
  expect(await fetchComposition({})).toEqual(composition)
})

it.each([
  null,
  'a page to sign in',
  {},
  { id: 'x', remotes: {} },
  { id: 'x', remotes: [null] },
  { id: 'x', remotes: [{}] },
])('refuses %j, which would leave no page', async (body) => {
  answering(body)
  await expect(fetchComposition({})).rejects.toThrow()
})

it('refuses an answer that is a failure', async () => {
  answering({}, 503)
  await expect(fetchComposition({})).rejects.toThrow('503')
})
