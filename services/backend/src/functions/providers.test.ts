import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { createLivePlaces, createPlaces } from '@site/places'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { liveConfig, providerChecks } from './providers.ts'
import { runCheck } from '../health/checks.ts'

const places = createPlaces()
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server that answers every call with one status and body, and the addresses it was asked for. */
const serve = async (status: number, body: unknown) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  const { port }: AddressInfo = Object(server.address())
  return { url: `http://127.0.0.1:${port}`, asked }
}

const port = (source: Record<string, string>, endpoints = {}) => {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  return {
    places: createLivePlaces(places, { ...liveConfig(readEnv(source), pino(sink)), endpoints }),
    logged: () => lines.join(''),
  }
}
const melbourne = { query: 'Rod Laver Arena', limit: 3 }

describe('the live services of the settings', () => {
  it('are off by default: the embedded data is used', async () => {
    const { places: own, logged } = port({})
    expect(await own.hotelsNear(melbourne)).toEqual(places.hotelsNear(melbourne))
    expect(logged()).toBe('')
  })

  it('measure walks with the configured engine', async () => {
    const distances = [Array.from({ length: 50 }, (_, at) => 500 + at)]
    const engine = await serve(200, { code: 'Ok', distances })
    const { hotels } = await port({ OSRM_URL: engine.url }).places.hotelsNear(melbourne)
    expect(hotels.map(({ walk }) => walk.source)).toEqual(['street', 'street', 'street'])
    expect(engine.asked[0]).toMatch(/^\/table\/v1\/foot\//)
  })

  it('fall back to the embedded data and log that without the key', async () => {
    const tickets = await serve(401, { fault: { faultstring: 'Invalid ApiKey' } })
    const { places: live, logged } = port({ TICKETMASTER_API_KEY: 'sekret-key' }, { ticketmaster: tickets.url })
    expect(await live.events({ city: 'Melbourne', limit: 5 })).toEqual(places.events({ city: 'Melbourne', limit: 5 }))
    expect(tickets.asked).toHaveLength(1)
    expect(logged()).toContain('"problem":"refused"')
    expect(logged()).not.toContain('sekret')
  })

  it('are asked for prices at the configured address', () => {
    const endpoints = (source: Record<string, string>) =>
      liveConfig(readEnv(source), pino({ enabled: false })).endpoints
    expect(endpoints({})).toEqual({})
    expect(endpoints({ LITEAPI_URL: 'http://gateway:9/v3.0' })).toEqual({ liteApi: 'http://gateway:9/v3.0' })
  })

  it('are abandoned after their timeout', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    closers.push(() => (silent.closeAllConnections(), silent.close()))
    const { port: number }: AddressInfo = Object(silent.address())
    const { places: live, logged } = port({ VALHALLA_URL: `http://127.0.0.1:${number}`, LIVE_TIMEOUT_MS: '200' })
    expect((await live.hotelsNear(melbourne)).hotels.every(({ walk }) => walk.source === 'estimate')).toBe(true)
    expect(logged()).toContain('"problem":"timeout"')
  })

  it('are each a check of the self test, failed while a service is paused', async () => {
    const broken = await serve(500, {})
    const { places: live } = port({
      VALHALLA_URL: broken.url,
      MOTIS_URL: broken.url,
      PHOTON_URL: broken.url,
      NOMINATIM_URL: broken.url,
      TICKETMASTER_API_KEY: 'sekret-key',
    })
    const checks = providerChecks(live)
    const results = () => Promise.all(checks.map(runCheck))
    expect(await results()).toMatchObject([
      { name: 'provider Valhalla', state: 'ok', detail: 'not asked since the start' },
      { name: 'provider MOTIS', state: 'ok', detail: 'not asked since the start' },
      { name: 'provider Photon', state: 'ok' },
      { name: 'provider Nominatim', state: 'ok', detail: 'not asked since the start' },
      { name: 'provider Ticketmaster', state: 'ok' },
    ])
    for (let n = 0; n < 2; n += 1) await live.hotelsNear(melbourne)
    expect(await results()).toMatchObject([
      { name: 'provider Valhalla', state: 'failed' },
      { name: 'provider MOTIS', state: 'ok' },
      { name: 'provider Photon', state: 'ok' },
      { name: 'provider Nominatim', state: 'ok' },
      { name: 'provider Ticketmaster', state: 'ok' },
    ])
    expect(checks.every(({ essential }) => !essential)).toBe(true)
  })
})
