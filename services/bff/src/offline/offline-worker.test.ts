import { runInNewContext } from 'node:vm'
import { offlinePage, TILE_CACHE, tileKey } from '@site/contracts/offline'
import { PAGE_CODE_ID } from '@site/contracts/page-elements'
import { beforeEach, describe, expect, test } from 'vitest'
import worker from './offline-worker.js?raw'

type Handler = (event: object) => void
const handlers = new Map<string, Handler>()
const stores = new Map<string, Map<string, Response>>()
let network: (address: string) => Response | null
let asked: string[]

const addressOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, 'https://site.test').href

const fetchNow = async (request: string | { url: string }): Promise<Response> => {
  const address = addressOf(request)
  asked.push(address)
  const answer = network(new URL(address).pathname)
  if (answer === null) throw new TypeError('Failed to fetch')
  return answer
}
const storeOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return {
    match: async (request: string) => store.get(addressOf(request)),
    put: async (request: string, answer: Response) => void store.set(addressOf(request), answer),
    addAll: async (files: readonly string[]) => {
      const answers = await Promise.all(files.map(fetchNow))
      if (answers.some((answer) => !answer.ok)) throw new TypeError('a file is missing')
      files.forEach((file, i) => store.set(addressOf(file), answers[i] ?? new Response()))
    },
  }
}
const caches = {
  open: async (name: string) => storeOf(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (request: string) => [...stores.values()].flatMap((store) => store.get(addressOf(request)) ?? [])[0],
}

const page = (version: string) =>
  `<script src="/releases/shell/${version}/main.js"></script><script>{"lastGood":"/releases/shell/0.9.0/"}</script>`
const site = (version: string) => (path: string) =>
  path === '/ai-trip-planner' ? new Response(page(version)) : new Response(`file ${path}`)
const files = (version: string) => [`https://site.test/releases/shell/${version}/main.js`]

let clock = 0
beforeEach(() => {
  handlers.clear()
  stores.clear()
  asked = []
  network = site('1.0.0')
  const self = { addEventListener: (name: string, run: Handler) => handlers.set(name, run), skipWaiting: () => {} }
  runInNewContext(worker, { self, caches, fetch: fetchNow, URL, Response, console, Date: { now: () => (clock += 1) } })
})

const keep = async (data: { files: readonly string[] }) => {
  const under: Promise<unknown>[] = []
  handlers.get('message')?.({ data, waitUntil: (work: Promise<unknown>) => under.push(work) })
  await Promise.all(under)
}
const open = (path: string, mode = 'cors', method = 'GET', range?: string): Promise<Response> | null => {
  let answer: Promise<Response> | null = null
  const headers = new Headers(range === undefined ? {} : { range })
  const request = { url: `https://site.test${path}`, mode, method, headers }
  handlers.get('fetch')?.({ request, respondWith: (own: Promise<Response>) => (answer = own) })
  return answer
}
const words = async (answer: Promise<Response> | null) => (await answer)?.clone().text()

test('the worker knows its page and the list of its scripts by their declared names', () => {
  expect(worker).toContain(`const PAGE = '${offlinePage}'\n`)
  expect(worker).toContain(`id="${PAGE_CODE_ID}">`)
  expect(worker).toContain(`const TILES = '${TILE_CACHE}'\n`)
})

describe('online', () => {
  test('responses come from the network, not the cache', async () => {
    await keep({ files: files('1.0.0') })
    network = site('2.0.0')
    expect(await words(open('/ai-trip-planner', 'navigate'))).toBe(page('2.0.0'))
  })
  test('calls to the backend and POST requests are not intercepted', () => {
    expect(open('/functions/v1/itinerary', 'cors', 'POST')).toBeNull()
    expect(open('/composition.json')).toBeNull()
    expect(open('/ai-trip-planner', 'navigate', 'POST')).toBeNull()
  })
})

describe('offline', () => {
  test('the page is served with the files it ran with', async () => {
    await keep({ files: files('1.0.0') })
    network = () => null
    expect(await words(open('/ai-trip-planner?from=a-friend', 'navigate'))).toBe(page('1.0.0'))
    expect(await words(open('/releases/shell/1.0.0/main.js'))).toBe('file /releases/shell/1.0.0/main.js')
  })
  test('files not cached fail as without a worker', async () => {
    network = () => null
    await expect(open('/ai-trip-planner', 'navigate')).rejects.toThrow('Failed to fetch')
    await expect(open('/releases/shell/1.0.0/main.js')).rejects.toThrow('Failed to fetch')
  })
})

describe('parts of maps', () => {
  const archive = `/tiles/${'a'.repeat(32)}.pmtiles`
  const keepPart = (first: number, last: number) =>
    storeOf(TILE_CACHE).put(tileKey(archive, first, last), new Response('part', { headers: { etag: '"a"' } }))

  test('a kept part is answered as the server would, with or without a network', async () => {
    await keepPart(0, 3)
    for (const online of [site('1.0.0'), () => null]) {
      network = online
      const answer = await open(archive, 'cors', 'GET', 'bytes=0-3')
      expect([answer?.status, answer?.headers.get('etag'), await answer?.clone().text()]).toEqual([206, '"a"', 'part'])
      await keepPart(0, 3)
    }
    expect(asked).toEqual([])
  })
  test('any other part comes from the network, and fails without one', async () => {
    await keepPart(0, 3)
    expect(await words(open(archive, 'cors', 'GET', 'bytes=4-7'))).toBe(`file ${archive}`)
    network = () => null
    await expect(open(archive, 'cors', 'GET', 'bytes=4-7')).rejects.toThrow('Failed to fetch')
  })
  test.each([
    ['a whole archive', archive, 'GET', undefined],
    ['another address', '/tiles/../secret.pmtiles', 'GET', 'bytes=0-3'],
    ['two ranges', archive, 'GET', 'bytes=0-3,5-6'],
    ['another method', archive, 'POST', 'bytes=0-3'],
  ])('is not asked for %s', (_title, path, method, range) => expect(open(path, 'cors', method, range)).toBeNull())
})

describe('caching', () => {
  test('a newer page replaces the older one', async () => {
    await keep({ files: files('1.0.0') })
    network = site('2.0.0')
    await keep({ files: files('2.0.0') })
    expect(stores.size).toBe(1)
    network = () => null
    expect(await words(open('/ai-trip-planner', 'navigate'))).toBe(page('2.0.0'))
  })
  test('a newer page is not mixed with the files of an older one', async () => {
    await keep({ files: files('1.0.0') })
    network = site('2.0.0')
    await keep({ files: [...files('1.0.0'), 'https://site.test/releases/shell/1.0.0/more.js'] })
    network = () => null
    expect(await words(open('/ai-trip-planner', 'navigate'))).toBe(page('1.0.0'))
  })
  test('an incomplete copy leaves the previous one', async () => {
    await keep({ files: files('1.0.0') })
    network = (path) => (path.endsWith('more.js') ? new Response('', { status: 404 }) : site('1.0.0')(path))
    await keep({ files: [...files('1.0.0'), 'https://site.test/releases/shell/1.0.0/more.js'] })
    expect(stores.size).toBe(1)
    network = () => null
    expect(await words(open('/ai-trip-planner', 'navigate'))).toBe(page('1.0.0'))
  })
  test('cached files are not requested again', async () => {
    await keep({ files: files('1.0.0') })
    asked = []
    await keep({ files: files('1.0.0') })
    expect(asked).toEqual([])
  })
})
