import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PreloadQuery, Route } from '@site/contracts/composition'
import { afterEach, describe, expect, it } from 'vitest'
import { askedInQuery, createPreloader, queriesOf } from './preload-queries.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const before = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const problems: unknown[] = []
  const preload = createPreloader({
    backendUrl: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    anonKey: () => 'key',
    onProblem: (error) => problems.push(error),
  })
  return { preload, problems }
}

const events: PreloadQuery = { function: 'events', body: { category: 'music', limit: 100 } }
const venues: PreloadQuery = { function: 'venues', body: { city: 'Monaco' } }

describe('preloaded answers', () => {
  it('are those of the named queries, made as a browser would', async () => {
    const { preload } = await before((request, response) => {
      const { method, url, headers } = request
      void text(request).then((body) =>
        response.end(JSON.stringify({ method, url, body, type: headers['content-type'], key: headers['apikey'] })),
      )
    })
    const asked = { method: 'POST', type: 'application/json', key: 'key' }
    const preloaded = await preload([events, venues])
    if (preloaded.outcome !== 'answered') throw new Error(preloaded.outcome)
    expect(preloaded.queries.answers).toEqual({
      'events {"category":"music","limit":100}': {
        ...asked,
        url: '/functions/v1/events',
        body: '{"category":"music","limit":100}',
      },
      'venues {"city":"Monaco"}': { ...asked, url: '/functions/v1/venues', body: '{"city":"Monaco"}' },
    })
    const age = Date.now() - preloaded.queries.at
    expect(age >= 0 && age < 61_000).toBe(true)
  })
  it('are missing, which is no problem, when the backend knows nothing of what is asked about', async () => {
    const { preload, problems } = await before((request, response) =>
      request.url?.endsWith('/venues') === true ? void response.writeHead(404).end('{}') : void response.end('{}'),
    )
    expect(await preload([events, venues])).toEqual({ outcome: 'missing' })
    expect(problems).toEqual([])
  })
  it('are asked for in the name of the visitor', async () => {
    const seen: unknown[] = []
    const { preload } = await before((request, response) => {
      seen.push(request.headers['x-forwarded-for'])
      response.end('{}')
    })
    await preload([events])
    await preload([events], '203.0.113.9,10.0.0.1')
    expect(seen).toEqual([undefined, '203.0.113.9,10.0.0.1'])
  })
  const failing: Record<string, RequestListener> = {
    'an error status': (_request, response) => void response.writeHead(503).end('{}'),
    'another place': (_request, response) => void response.writeHead(302, { location: '/healthz' }).end(),
    'what is not JSON': (_request, response) => void response.end('<html>'),
    'more than a page should hold': (_request, response) => void response.end(JSON.stringify('x'.repeat(100_001))),
    nothing: () => undefined,
    'a broken connection': (request) => void request.socket.destroy(),
  }
  it.each(Object.entries(failing))('are left out when one query gets %s', async (_what, fail) => {
    const { preload, problems } = await before((request, response) =>
      request.url?.endsWith('/venues') === true ? fail(request, response) : void response.end('{}'),
    )
    const started = performance.now()
    expect(await preload([events, venues])).toEqual({ outcome: 'failed' })
    expect(problems).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('the queries of a route', () => {
  const route: Route = {
    path: '/hotel/:id',
    page: 'hotel',
    title: 'Hotel',
    description: 'One hotel.',
    prerender: true,
    preload: [{ function: 'hotel', body: { id: ':id', speed: 1.4, note: 'about :id' } }],
  }
  it('have the parameter of the path in place of :id, and nothing else changed', () =>
    expect(queriesOf(route, { id: '"},"x' })).toEqual([
      { function: 'hotel', body: { id: '"},"x', speed: 1.4, note: 'about :id' } },
    ]))
  it('are none without a preload', () => expect(queriesOf({ ...route, preload: undefined }, { id: 'a' })).toEqual([]))
})

describe('what the query of an address asks', () => {
  const facts = { function: 'hotel', body: { id: ':id' } } as const
  const fromThere = { function: 'hotel', body: { id: ':id', near: '?near' } } as const
  const route: Route = {
    path: '/hotel/:id',
    page: 'hotel',
    title: 'Hotel',
    description: 'One hotel.',
    prerender: true,
    rendersAnswers: true,
    preload: [facts, fromThere],
  }
  const asked = (query: string, of = route) => askedInQuery(of, { id: 'h' }, new URLSearchParams(query))
  it('is every query of the route where it holds what they name', () =>
    expect(asked('near=+arena')).toEqual({
      route,
      calls: [
        { function: 'hotel', body: { id: 'h' } },
        { function: 'hotel', body: { id: 'h', near: 'arena' } },
      ],
    }))
  it('is left to the browser where it holds more, or a name without a value', () => {
    for (const query of ['near=arena&pace=0.9', 'pace=0.9', 'near=', 'near=a&near=b'])
      expect(asked(query)).toEqual({ route: { ...route, rendersAnswers: false }, calls: [] })
  })
  it('is nothing without a query, and where the route reads none', () => {
    expect(asked('')).toBeNull()
    expect(asked('near=arena', { ...route, preload: [facts] })).toBeNull()
  })
  it('does not belong to the path', () =>
    expect(queriesOf(route, { id: 'h' })).toEqual([{ function: 'hotel', body: { id: 'h' } }]))
})
