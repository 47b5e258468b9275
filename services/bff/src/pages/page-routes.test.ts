import type { PreloadQuery, Route } from '@site/contracts/composition'
import { preloadQueryKey } from '@site/contracts/preloaded-queries'
import { createServer } from 'node:http'
import { prerenderKey, type Store } from '@site/releases'
import { addRelease } from '../../../releases/src/registry/promote-and-canary.ts'
import type { Registry, Release } from '@site/contracts/registry'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeRelease, fakeRoute, registryOf } from '../../../releases/src/testing/fake-release.ts'
import { memoryStore } from '../../../releases/src/testing/memory-store.ts'
import { knownCompositions } from './compositions.ts'
import { createPrerendered } from './prerendered-pages.ts'
import { readConfig } from '../config.ts'
import { measuresNothing } from '../measured/create-measuring.ts'
import { createFindLocalRemote } from './local-remote.ts'
import { pageRoutes } from './page-routes.ts'
import type { Preloaded } from './preload-queries.ts'

const fail = (error: unknown) => {
  throw error
}

const shell = fakeRelease('shell', '1.0.0')
const own: Release = fakeRelease('mf-a', '1.0.0', {
  routes: [
    fakeRoute('/'),
    { ...fakeRoute('/more'), preload: [{ function: 'events', body: { limit: 3 } }] },
    { ...fakeRoute('/event/:id'), preload: [{ function: 'event', body: { id: ':id' } }] },
    fakeRoute('/event/today'),
    { ...fakeRoute('/find'), findsHotels: true, hotelsAsk: { limit: 20 } },
  ],
  pages: { page: { js: ['assets/page.js'], css: [] } },
})
/** A large remote whose pages are not requested. */
const unvisited = (index: number): Release =>
  fakeRelease(`mf-x${index}`, '1.0.0', {
    routes: Array.from({ length: 9 }, (_, page) => fakeRoute(`/x${index}/page-${page}`)),
    files: Object.fromEntries(
      Array.from({ length: 30 }, (_, file) => [
        `assets/${file}.js`,
        { integrity: `sha256-${index}-${file}`, bytes: 9 },
      ]),
    ),
  })
const alone = registryOf(shell, own)
const among = registryOf(shell, own, ...Array.from({ length: 100 }, (_, index) => unvisited(index)))

let state: Registry = alone
let reads = 0
let preloads = 0
let rendered: string[] = []
let rendersPages = true
let visitors: (string | undefined)[] = []
/** What the backend says of an event, by its id. */
const said = (id: unknown): Preloaded => {
  if (id === 'unknown') return { outcome: 'missing' }
  if (id === 'away') return { outcome: 'failed' }
  const head = { title: `Event ${String(id)}`, description: 'On stage.' }
  return { outcome: 'answered', queries: { at: 0, answers: { event: { head } } } }
}
/** The hotels near what was typed. */
const near = ({ function: name, body }: PreloadQuery): Preloaded => {
  const origin = { kind: 'venue', id: 'arena', name: 'The Arena' }
  return { outcome: 'answered', queries: { at: 0, answers: { [preloadQueryKey(name, body)]: { origin } } } }
}
const store: Store = memoryStore(async (call) => void (reads += call === 'read' ? 1 : 0))
const app = express().use(
  pageRoutes({
    config: readConfig({}),
    store,
    registry: () => state,
    anonKey: () => 'key',
    frames: async () => null,
    prerendered: createPrerendered(store, fail),
    renderAnswers: async (asked) => {
      rendered.push(asked.address)
      return rendersPages ? { html: `<h1>Answers of ${asked.address}</h1>`, styles: '', styleAttributes: [] } : null
    },
    known: knownCompositions(store, fail),
    preview: async (token) => (token === 'a-token-of-22-letters1' ? { 'mf-a': '1.0.0' } : null),
    mayChoose: () => true,
    measuring: measuresNothing,
    local: createFindLocalRemote(true, ({ headers }) => headers.authorization === 'Bearer qa'),
    preload: async ([call, ...rest], visitor) => {
      preloads += 1
      visitors.push(visitor)
      if (call?.function === 'event') return said(call.body['id'])
      if (call?.function === 'hotels') return near(call)
      const calls = [call, ...rest]
      return { outcome: 'answered', queries: { at: 0, answers: { [calls[0]?.function ?? '']: { events: [] } } } }
    },
  }),
)
const server = createServer(app)
let address = ''
beforeAll(async () => {
  const pages = {
    '/': { html: '<h1>Home</h1>', styles: '' },
    '/more': { html: '<h1>More</h1>', styles: '' },
    '/event/:id': { html: '<h1>An event</h1>', styles: '' },
  }
  await store.write(prerenderKey('1.0.0', 'mf-a', '1.0.0'), Buffer.from(JSON.stringify(pages)))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const at = server.address()
  address = `http://localhost:${typeof at === 'object' && at !== null ? at.port : 0}`
})
afterAll(() => void server.close())

const page = async (registry: Registry, path: string, headers: Record<string, string> = {}) => {
  state = registry
  const answer = await fetch(`${address}${path}`, { headers })
  return { answer, html: await answer.text() }
}
const asked = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/releases[^"]*)"/g)].map(([, url = '']) => url)

describe('a page', () => {
  it('does not grow by a request or a kilobyte with 100 other remotes', async () => {
    const few = await page(alone, '/more')
    const many = await page(among, '/more')
    expect(many.html).toContain('<h1>More</h1>')
    expect(asked(many.html)).toEqual(asked(few.html))
    expect(many.html).not.toContain('mf-x')
    const headers = (answer: Response) => JSON.stringify([...answer.headers]).length
    expect(many.html.length - few.html.length).toBeLessThan(1000)
    expect(headers(many.answer) - headers(few.answer)).toBeLessThan(100)
  })
  it('is built once for all visitors, and again when the registry changes', async () => {
    await page(alone, '/')
    reads = 0
    const { answer } = await page(alone, '/')
    const etag = answer.headers.get('etag') ?? ''
    const again = await page(alone, '/', { 'if-none-match': etag, 'accept-encoding': 'gzip, deflate' })
    expect([reads, again.answer.headers.get('x-composition')]).toEqual([0, answer.headers.get('x-composition')])
    const other = registryOf(shell, own, fakeRelease('mf-b', '1.0.0', { routes: [fakeRoute('/b')] }))
    expect((await page(other, '/')).answer.headers.get('x-composition')).not.toBe(answer.headers.get('x-composition'))
  })
  it('holds the answers its route preloads, asked for once for all visitors', async () => {
    const other = registryOf(shell, own)
    preloads = 0
    await page(other, '/')
    expect(preloads).toBe(0)
    await page(other, '/more')
    expect((await page(other, '/more')).html).toContain(
      'id="preloaded-queries">{"at":0,"answers":{"events":{"events":[]}}}<',
    )
    expect(preloads).toBe(1)
    expect((await page(other, '/more?mf-a=1.0.0')).html).not.toContain('preloaded-queries')
  })
  it('with overrides in the address is not shown to other visitors', async () => {
    const chosen = await page(alone, '/?mf-a=1.0.0')
    expect(chosen.html).toContain('"overrides":{"mf-a":"1.0.0"}')
    expect((await page(alone, '/')).html).toContain('"overrides":{}')
    const unknown = await page(alone, '/?mf-a=9.9.9')
    expect(unknown.answer.headers.get('x-unknown-override')).toBe('mf-a')
    expect((await page(alone, '/')).answer.headers.get('x-unknown-override')).toBeNull()
  })
  it('of a preview is not shown to others, and the tab keeps its token', async () => {
    const { answer, html } = await page(alone, '/?preview=a-token-of-22-letters1')
    expect(html).toContain('"overrides":{"preview":"a-token-of-22-letters1"}')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect((await page(alone, '/')).html).toContain('"overrides":{}')
  })
  it('of a preview that ended is the one for everybody, and says so', async () => {
    const { answer, html } = await page(alone, '/?preview=a-token-of-22-letters2')
    expect(answer.headers.get('x-unknown-override')).toBe('preview')
    expect(html).toContain('"unknownOverrides":["preview"]')
    expect(html).toContain('"overrides":{}')
  })
  it('with overrides in the address writes nothing to the release store', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0']
    const many = versions
      .flatMap((version) => ['mf-a', 'mf-b'].map((name) => [name, version] as const))
      .reduce(
        (registry, [name, version]) =>
          addRelease(registry, fakeRelease(name, version, { routes: [fakeRoute(name === 'mf-a' ? '/' : '/b')] })),
        registryOf(shell),
      )
    await page(many, '/')
    await page(alone, '/')
    const before = await store.list('compositions')
    for (const a of versions)
      for (const b of versions) expect((await page(many, `/?mf-a=${a}&mf-b=${b}`)).answer.status).toBe(200)
    expect(await store.list('compositions')).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })
  it('without a route is the home page with 404 and the requested path', async () => {
    const { answer, html } = await page(alone, '/nowhere')
    expect(answer.status).toBe(404)
    expect(html).toContain('"notFound":"/nowhere"')
    expect((await page(alone, '/')).html).toContain('"notFound":null')
  })
})

describe('a page of the hotels near a place', () => {
  const inPage = (query: string) => `${JSON.stringify(`hotels {"query":"${query}","limit":20}`)}:{"origin"`
  it('comes with their answer, each by what was typed, asked for in the name of the visitor', async () => {
    visitors = []
    for (const query of ['arena', 'the-arena', 'arena']) {
      const { html } = await page(alone, `/find?q=${query}`)
      expect(html).toContain('Hotels near The Arena')
      expect(html).toContain(inPage(query))
    }
    // Twice each: for the head, and for the list.
    expect(visitors).toHaveLength(4)
    expect(visitors).not.toContain(undefined)
  })
  it('leaves it to the browser where more is asked for, or one visitor chose versions', async () => {
    for (const more of ['&stars=4', '&mf-a=1.0.0'])
      expect((await page(alone, `/find?q=another${more}`)).html).not.toContain('preloaded-queries')
  })
})

describe('a page that renders its answers', () => {
  const find: Route = {
    ...fakeRoute('/find'),
    findsHotels: true,
    hotelsAsk: { limit: 20 },
    preload: [{ function: 'events', body: {} }],
    rendersAnswers: true,
  }
  const event: Route = {
    ...fakeRoute('/event/:id'),
    preload: [{ function: 'event', body: { id: ':id' } }],
    rendersAnswers: true,
  }
  const hotel: Route = {
    ...fakeRoute('/hotel/:id'),
    preload: [
      { function: 'hotel', body: { id: ':id' } },
      { function: 'hotel', body: { id: ':id', near: '?near' } },
    ],
    rendersAnswers: true,
  }
  const routes = [fakeRoute('/'), find, event, hotel]
  const rendering = () => registryOf(shell, fakeRelease('mf-a', '1.0.0', { routes }))
  it('is rendered for its whole query after a search, and says when it was answered', async () => {
    rendered = []
    const { html } = await page(rendering(), '/find?q=arena')
    expect(html).toContain('<h1>Answers of /find?q=arena</h1>')
    expect(html).toContain('"renderedAt":0')
    expect(html).toContain('"preloaded-queries"')
    expect(rendered).toEqual(['/find?q=arena'])
  })
  it('is rendered without its query where it is cached without it', async () => {
    rendered = []
    const registry = rendering()
    expect((await page(registry, '/event/e-1?near=x')).html).toContain('<h1>Answers of /event/e-1</h1>')
    expect((await page(registry, '/event/e-1')).html).toContain('<h1>Answers of /event/e-1</h1>')
    expect(rendered).toEqual(['/event/e-1'])
  })
  it('is rendered for what its query names, each by itself, and as published where the query holds more', async () => {
    rendered = []
    const registry = rendering()
    for (const query of ['', '?near=a', '?near=b', '?near=a'])
      expect((await page(registry, `/hotel/h-1${query}`)).html).toContain(`<h1>Answers of /hotel/h-1${query}</h1>`)
    expect(rendered).toEqual(['/hotel/h-1', '/hotel/h-1?near=a', '/hotel/h-1?near=b'])
    const { html } = await page(registry, '/hotel/h-1?near=a&pace=0.9')
    expect(html).toContain('"preloaded-queries"')
    expect(html).not.toContain('renderedAt')
  })
  it('is the one of the release where nothing was asked, answered or rendered, and for chosen versions', async () => {
    rendered = []
    const registry = rendering()
    for (const path of ['/find', '/find?q=arena&stars=4', '/event/away', '/event/e-1?mf-a=1.0.0'])
      expect((await page(registry, path)).html).not.toContain('renderedAt')
    expect(rendered).toEqual([])
    rendersPages = false
    const { html } = await page(registry, '/event/e-2')
    rendersPages = true
    expect(html).toContain('<h1>An event</h1>')
    expect(html).toContain('preloaded-queries')
    expect(html).not.toContain('renderedAt')
  })
})

describe('a page of a route with a parameter', () => {
  const headOf = (html: string) => ({
    title: /<title>(.*?) · /.exec(html)?.[1],
    canonical: /<link rel="canonical" href="https:\/\/[^/]+(.*?)">/.exec(html)?.[1],
    robots: /<meta name="robots" content="(.*?)">/.exec(html)?.[1],
  })
  it('has the prerendered frame, the answer of its own thing, and what that says of the head', async () => {
    const { answer, html } = await page(registryOf(shell, own), '/event/e-1')
    expect(answer.status).toBe(200)
    expect(html).toContain('<h1>An event</h1>')
    expect(html).toContain('"answers":{"event":{"head":{"title":"Event e-1"')
    expect(headOf(html)).toEqual({ title: 'Event e-1', canonical: '/event/e-1', robots: 'index,follow' })
  })
  it('is cached by its own path, and another is another page', async () => {
    const registry = registryOf(shell, own)
    preloads = 0
    await page(registry, '/event/e-1')
    await page(registry, '/event/e-1?near=x')
    await page(registry, '/event/%65-1/')
    expect(preloads).toBe(1)
    expect(headOf((await page(registry, '/event/e-2')).html).title).toBe('Event e-2')
    expect(headOf((await page(registry, '/event/e-1')).html).title).toBe('Event e-1')
  })
  it('does not evict the pages everybody asks for', async () => {
    const registry = registryOf(shell, own)
    await page(registry, '/more')
    for (let id = 0; id < 700; id += 1) await page(registry, `/event/${id}`)
    preloads = 0
    await page(registry, '/more')
    expect(preloads).toBe(0)
    await page(registry, '/event/0')
    expect(preloads).toBe(1)
  })
  it('is a 404 that is kept from search engines when the backend knows no such thing', async () => {
    const { answer, html } = await page(registryOf(shell, own), '/event/unknown')
    expect(answer.status).toBe(404)
    expect(headOf(html)).toEqual({ title: 'Page not found', canonical: '/event/unknown', robots: 'noindex' })
    expect(html).toContain('"notFound":null')
  })
  it('is shown without its answer while the backend is away', async () => {
    const { answer, html } = await page(registryOf(shell, own), '/event/away')
    expect(answer.status).toBe(200)
    expect(headOf(html)).toEqual({ title: 'Title', canonical: '/event/away', robots: 'index,follow' })
    expect(html).not.toContain('preloaded-queries')
  })
  it('is a 404 with versions in the address too', async () =>
    expect((await page(registryOf(shell, own), '/event/unknown?mf-a=1.0.0')).answer.status).toBe(404))
  it('is asked for in the name of the visitor, and an exact path goes first', async () => {
    visitors = []
    const registry = registryOf(shell, own)
    await page(registry, '/event/e-1', { 'x-forwarded-for': '203.0.113.9' })
    await page(registry, '/event/today')
    await page(registry, '/more')
    expect(visitors).toEqual([expect.stringMatching(/^203\.0\.113\.9,\S+$/), undefined])
  })
})

describe('a page with a remote of the visitor’s own machine', () => {
  const offer = (parts: object = {}): string =>
    Buffer.from(
      JSON.stringify({
        name: 'mf-new',
        port: 5199,
        entry: 'remote.js',
        contract: '1.0.0',
        routes: [fakeRoute('/new')],
        ...parts,
      }),
    ).toString('base64url')
  const qa = { authorization: 'Bearer qa' }

  it('names its entry, opens the policy to that origin alone, says so, and is not indexed', async () => {
    const { answer, html } = await page(alone, `/new?local=${offer()}`, { ...qa, 'user-agent': 'Chrome/150' })
    expect(answer.status).toBe(200)
    expect(html).toContain('"entry":"http://localhost:5199/remote.js"')
    expect(html).toContain('These pages run mf-new from http://localhost:5199')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/ http:\/\/localhost:5199$/)
    expect(policy.match(/https?:\/\/localhost[^ ;]*/g)?.every((each) => each === 'http://localhost:5199')).toBe(true)
    expect(answer.headers.get('integrity-policy')).toBeNull()
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })
  it('is kept for the browser, in the composition too, until it is ended', async () => {
    const { answer } = await page(alone, `/new?local=${offer()}`, qa)
    const [kept = ''] = answer.headers.getSetCookie().flatMap((each) => /^local=[^;]+/.exec(each) ?? [])
    expect((await page(alone, '/more', { ...qa, cookie: kept })).html).toContain('These pages run mf-new')
    expect((await page(alone, '/composition.json', { ...qa, cookie: kept })).html).toContain('"version":"local"')
    const ended = await page(alone, '/more?local=', { ...qa, cookie: kept })
    expect(ended.html).not.toContain('mf-new')
    expect(ended.answer.headers.getSetCookie().join()).toContain('local=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })
  it('takes the place of the released remote of its name, without what is prerendered of that', async () => {
    const { html } = await page(alone, `/more?local=${offer({ name: 'mf-a', routes: [fakeRoute('/more')] })}`, qa)
    expect(html).not.toContain('<h1>More</h1>')
    expect(html).toContain('"version":"local"')
  })
  it('is nobody’s who has no QA token, and nothing of it is cached for others', async () => {
    await page(alone, `/more?local=${offer()}`, qa)
    const { answer, html } = await page(alone, `/more?local=${offer()}`)
    expect(html).not.toContain('mf-new')
    expect(answer.headers.get('content-security-policy')).not.toContain('localhost:5199')
  })
  it.each([
    ['another host', { entry: '//evil.example/x.js' }],
    ['a path out of its server', { entry: '../x.js' }],
    ['a port of the system', { port: 80 }],
    ['a port that is more', { port: '5199/@evil.example' }],
    ['a name that is none', { name: 'shell' }],
    ['a route that is none', { routes: [{ path: 'javascript:alert(1)' }] }],
  ])('refuses %s', async (_, parts) => {
    const { answer, html } = await page(alone, `/more?local=${offer(parts)}`, qa)
    expect(html).not.toContain('These pages run')
    expect(answer.headers.get('content-security-policy')).not.toContain('5199')
  })
})
