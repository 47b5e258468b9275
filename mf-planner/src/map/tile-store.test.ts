import { tileKey } from '@site/contracts/offline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore, rememberedTiles, rememberTiles, trimStore } from './tile-store.ts'

/** What a browser's cache does, as far as it is used: entries in the order in which they were put last. */
const fakeCache = () => {
  const entries = new Map<string, Response>()
  const address = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : String(request), 'https://site.test').href
  return {
    entries,
    match: async (request: RequestInfo | URL) => entries.get(address(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.delete(address(request))
      entries.set(address(request), response)
    },
    delete: async (request: RequestInfo | URL) => entries.delete(address(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  }
}
let cache = fakeCache()
beforeEach(() => {
  cache = fakeCache()
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

const tiles = (name: string) => ({ kind: 'archive', url: `/tiles/${name}.pmtiles`, attribution: '© A' }) as const
const london = { lat: 51.5, lon: -0.12 }
const store = async () => {
  const opened = await openStore()
  if (opened === null) throw new Error('no store')
  return opened
}
const putPart = async (name: string, bytes: number) =>
  (await store()).put(
    tileKey(`/tiles/${name}`, 0, bytes),
    new Response('', { headers: { 'content-length': `${bytes}` } }),
  )
const parts = () => [...cache.entries.keys()].map((url) => new URL(url).pathname.replace('/tiles/', ''))

test('an archive is remembered for places near the one it was found for', async () => {
  await rememberTiles(london, tiles('a'))
  expect(await rememberedTiles({ lat: 51.53, lon: -0.1 })).toEqual(tiles('a'))
  expect(await rememberedTiles({ lat: 52.5, lon: 13.4 })).toBeNull()
})

test('the newest archive of a city is the one that is taken, and twelve are remembered', async () => {
  for (const name of 'abcdefghijklmn') await rememberTiles(london, tiles(name))
  expect(await rememberedTiles(london)).toEqual(tiles('n'))
  const known: unknown = await (await (await store()).match('/tiles/known.json'))?.json()
  expect(known).toHaveLength(12)
})

test('what was written there by something else is no archive', async () => {
  await (await store()).put('/tiles/known.json', Response.json([{ lat: 51.5, lon: -0.12, tiles: { url: 1 } }, 'x']))
  expect(await rememberedTiles(london)).toBeNull()
})

test.each([
  ['too many parts', { parts: 2, bytes: 1000 }, ['c', 'd']],
  ['too many bytes', { parts: 9, bytes: 250 }, ['c', 'd']],
  ['one part larger than all room', { parts: 9, bytes: 50 }, []],
  ['room for all', { parts: 4, bytes: 400 }, ['a', 'b', 'c', 'd']],
])('%s: what was not used for longest goes first', async (_title, limits, left) => {
  await rememberTiles(london, tiles('x'))
  for (const name of 'abcd') await putPart(name, 100)
  await trimStore(await store(), limits)
  expect(parts().filter((name) => name !== 'known.json')).toEqual(left)
  // The addresses of the archives stay: they are a line each.
  expect(await rememberedTiles(london)).toEqual(tiles('x'))
})

test('a part that was used again is not the oldest any more', async () => {
  for (const name of 'abc') await putPart(name, 100)
  await putPart('a', 100)
  await trimStore(await store(), { parts: 2, bytes: 1000 })
  expect(parts()).toEqual(['c', 'a'])
})

test('works where there are no caches', async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('caches', undefined)
  Reflect.deleteProperty(globalThis, 'caches')
  await expect(rememberTiles(london, tiles('a'))).resolves.toBeUndefined()
  expect(await rememberedTiles(london)).toBeNull()
})
