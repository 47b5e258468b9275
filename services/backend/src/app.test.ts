import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { LiveError } from '@site/places'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { readEnv } from './config/env.ts'
import type { Database } from './database/database.ts'
import { DatabaseAwayError } from './database/unavailable.ts'
import type { PlacesPort, PlannerPort } from './functions/ports.ts'
import { createMetrics } from './health/metrics.ts'

const nothing: Database = {
  use: () => {
    throw new DatabaseAwayError('not there')
  },
  ready: () => false,
  whenReady: new Promise(() => undefined),
  ping: () => Promise.reject(new DatabaseAwayError('not there')),
  close: () => Promise.resolve(),
}
const places: PlacesPort = {
  geocode: () => ({ status: 'unknown', place: null, candidates: [], notes: [], results: [] }),
  events: () => ({ events: [] }),
  eventAnswer: () => null,
  hotelsNear: () => {
    throw new Error('zebra7Q broke it')
  },
  hotel: () => null,
  venues: () => ({ results: [], relaxed: false, error: null, message: null, credits: [] }),
  reach: () => ({ source: 'estimate', areas: [], streets: [], credits: [] }),
  route: () => null,
  routes: () => null,
  weather: () => null,
  tileFile: () => null,
}
const secrets = { anonKey: 'the-public-key-of-tests', jwtSecret: 'a secret of more than thirty-two letters' }
const env = {
  ...readEnv({}),
  RATE_LIMIT_CALLS: 0,
  RATE_LIMIT_FORMS: 0,
  CALL_TIMEOUT_MS: 150,
  FORM_MIN_FILL_MS: 0,
  DATABASE_PATIENCE_MS: 0,
}

const planner: PlannerPort = {
  plan: () => ({ plan: [], meta: Object() }),
  edit: () => ({ day: null, alternatives: [], conflicts: [] }),
  move: () => ({ plan: [], meta: Object(), lost: [] }),
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const serve = async (own: Partial<PlannerPort> = {}, ownPlaces: Partial<PlacesPort> = {}) => {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const checks = [{ name: 'database', essential: true, run: async () => void (await nothing.ping()) }]
  const parts = {
    env,
    secrets,
    database: nothing,
    places: { ...places, ...ownPlaces },
    planner: { ...planner, ...own },
    redis: null,
    checks,
    metrics: createMetrics(),
    stopping: () => false,
    onStored: () => undefined,
  }
  const server = createServer(createApp({ ...parts, log: pino(sink) }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const { port }: AddressInfo = Object(server.address())
  const post = (name: string, body: object) =>
    fetch(`http://127.0.0.1:${port}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: secrets.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { post, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`), logged: () => lines.join('') }
}

describe('a call', () => {
  it('that takes too long gets 504, and its work is aborted', async () => {
    let aborted = false
    const { post } = await serve({
      plan: (_request, signal) => {
        signal.addEventListener('abort', () => (aborted = true))
        return new Promise(() => undefined)
      },
    })
    const answer = await post('itinerary', { destination: 'Melbourne' })
    expect(answer.status).toBe(504)
    expect(await answer.json()).toMatchObject({ code: 'timeout' })
    expect(aborted).toBe(true)
  })

  it('for an event that is not listed gets 404, and 503 while the provider that knows it is silent', async () => {
    const gone = await (await serve()).post('event', { id: 'gone' })
    expect(gone.status).toBe(404)
    expect(await gone.json()).toMatchObject({ code: 'not_found', error: 'We don’t list this event any more.' })
    const silent = await (
      await serve({}, { eventAnswer: () => Promise.reject(new LiveError('Tickets', 'timeout', 'late', null)) })
    ).post('event', { id: 'tm-1' })
    expect(silent.status).toBe(503)
    expect(await silent.json()).toMatchObject({ code: 'unavailable' })
  })

  it('for a forecast gets 404 where no provider is configured, and 503 while it does not answer', async () => {
    const place = { lat: -37.8, lon: 145 }
    const none = await (await serve()).post('weather', place)
    expect([none.status, await none.json()]).toMatchObject([404, { error: 'This site has no weather forecasts.' }])
    const silent = await serve(
      {},
      { weather: () => Promise.reject(new LiveError('Open-Meteo', 'timeout', 'late', null)) },
    )
    const failed = await silent.post('weather', place)
    expect([failed.status, await failed.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect((await silent.post('weather', { lat: 91, lon: 0 })).status).toBe(422)
    const day = { date: '2026-11-24', low: 11, high: 20 }
    const answered = await (await serve({}, { weather: () => ({ days: [day] }) })).post('weather', place)
    expect(await answered.json()).toEqual({ days: [day] })
  })

  it('for a way between places of which one is not listed gets 404, and 422 where an end is nowhere', async () => {
    const { post } = await serve()
    const gone = await post('route', { from: { id: 'gone' }, to: { lat: 1, lon: 2 } })
    expect(gone.status).toBe(404)
    expect(await gone.json()).toMatchObject({ code: 'not_found' })
    const several = await post('routes', { legs: [{ from: { id: 'gone' }, to: { lat: 1, lon: 2 } }] })
    expect(several.status).toBe(404)
    const nowhere = await post('route', { from: { id: 'v' }, to: { lat: 1 } })
    expect(nowhere.status).toBe(422)
    expect(await nowhere.json()).toMatchObject({ code: 'invalid', error: 'Give an id, or lat and lon' })
  })

  it('that fails neither returns nor logs the error message', async () => {
    const { post, logged } = await serve()
    const answer = await post('hotels', { query: 'Melbourne' })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('zebra7Q')
    expect(logged()).toContain('"kind":"Error"')
    expect(logged()).not.toContain('zebra7Q')
  })

  it('to edit a plan reaches the editor, once its plan is valid', async () => {
    const { post } = await serve({ edit: ({ action }) => ({ day: null, alternatives: [], conflicts: [action] }) })
    const edit = {
      action: 'day',
      day: 0,
      request: { destination: 'Melbourne' },
      plan: [{ date: '2026-12-01', stops: [] }],
    }
    expect(await (await post('itinerary', edit)).json()).toMatchObject({ conflicts: ['day'] })
    expect((await post('itinerary', { ...edit, plan: [] })).status).toBe(422)
  })

  it('to move a plan to other dates reaches the mover, once its new first day is one', async () => {
    const { post } = await serve({
      move: ({ startDate }) => ({ plan: [], meta: Object(), lost: [{ id: startDate, reason: 'room' }] }),
    })
    const startDate = new Date(Date.now() + 30 * 864e5).toISOString().slice(0, 10)
    const move = {
      action: 'dates',
      startDate,
      request: { destination: 'Melbourne' },
      plan: [{ date: '2026-12-01', stops: [] }],
    }
    expect(await (await post('itinerary', move)).json()).toMatchObject({ lost: [{ id: startDate }] })
    for (const wrong of ['2026-02-30', 'tomorrow', undefined])
      expect((await post('itinerary', { ...move, startDate: wrong })).status).toBe(422)
  })
})

it('reports what is missing in /readyz while the database is unavailable, and is live', async () => {
  const { get, post } = await serve()
  const ready = await get('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ready: false, missing: ['database'] })
  expect((await get('/livez')).status).toBe(200)
  expect(await (await get('/health')).json()).toEqual({ status: 'degraded' })
  expect((await post('notify-intake', { fullName: 'Ada', email: 'a@b.co' })).status).toBe(503)
  expect((await post('geocode', { query: 'x' })).status).toBe(200)
})
