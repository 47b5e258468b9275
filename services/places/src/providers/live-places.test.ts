import { geocodeResponse } from '@site/contracts/geocode'
import { hotelsResponse } from '@site/contracts/hotels'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlaces } from '../create-places.ts'
import { LiveError } from './client.ts'
import { createLivePlaces } from './live-places.ts'
import { replayServer, type ReplayServer, type Reply, type Seen } from './testing/replay-server.ts'

const places = createPlaces({ now: () => new Date('2026-11-21T00:00:00Z') })
let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})
async function serve(reply: (seen: Seen) => Reply): Promise<string> {
  server = await replayServer(reply)
  return server.url
}

const valhallaReply = (kilometres: number) => (seen: Seen) => {
  const { targets }: { targets: unknown[] } = JSON.parse(seen.body)
  return { body: { sources_to_targets: [targets.map((_, at) => ({ distance: kilometres + at / 100, time: 1 }))] } }
}

describe('the weather', () => {
  it('is nobody’s to tell where no provider is configured', async () =>
    expect(await createLivePlaces(places, {}).weather({ lat: -37.8, lon: 145 })).toBeNull())

  it('is an error while its provider does not answer, and rests after two failures', async () => {
    const live = createLivePlaces(places, { weatherUrl: await serve(() => ({ status: 500, body: {} })) })
    for (let times = 0; times < 3; times += 1)
      await expect(live.weather({ lat: -37.8, lon: 145 })).rejects.toBeInstanceOf(LiveError)
    expect(server?.seen).toHaveLength(2)
    expect(live.providers()).toEqual([{ name: 'Open-Meteo', state: 'resting' }])
  })
})

describe('walking times of a routing server', () => {
  it('replace the estimates, in order', async () => {
    const live = createLivePlaces(places, { valhallaUrl: await serve(valhallaReply(1)) })
    const answer = hotelsResponse.parse(await live.hotelsNear({ query: 'Rod Laver Arena', limit: 10 }))
    expect(answer.hotels).toHaveLength(10)
    expect(answer.hotels.every((hotel) => hotel.walk.source === 'street')).toBe(true)
    const minutes = answer.hotels.map((hotel) => hotel.walk.minutes)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(server?.seen[0]?.path).toBe('/sources_to_targets')
    expect(JSON.parse(server?.seen[0]?.body ?? '{}')).toMatchObject({ costing: 'pedestrian' })
  })

  it('come from OSRM distances too, and keep the estimate where OSRM finds no way', async () => {
    const osrmUrl = await serve((seen) => {
      const ends = (seen.query.get('destinations') ?? '').split(';')
      return { body: { code: 'Ok', distances: [ends.map((_, at) => (at === 0 ? null : 900 + at))] } }
    })
    const answer = await createLivePlaces(places, { osrmUrl }).hotelsNear({ query: 'Rod Laver Arena', limit: 50 })
    expect(answer.hotels.filter((hotel) => hotel.walk.source === 'estimate')).toHaveLength(1)
    expect(server?.seen[0]?.path).toMatch(/^\/table\/v1\/foot\/144\.\d+,-37\.\d+;/)
  })

  it.each<[string, Reply, string]>([
    ['is too slow', { after: 2500, body: {} }, 'timeout'],
    ['fails', { status: 500, body: { error: 'No path could be found for input', error_code: 442 } }, 'unreachable'],
    ['answers nonsense', { body: '<html>' }, 'bad_answer'],
    ['answers another shape', { body: { trip: {} } }, 'bad_answer'],
  ])('fall back when the server %s', async (_, reply, problem) => {
    const problems: unknown[] = []
    const valhallaUrl = await serve(() => reply)
    const live = createLivePlaces(places, { valhallaUrl, timeoutMs: 1000, onProblem: (error) => problems.push(error) })
    const request = { query: 'Rod Laver Arena', limit: 10 }
    expect((await live.hotelsNear(request)).hotels).toEqual(places.hotelsNear(request).hotels)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toBeInstanceOf(LiveError)
    expect(problems[0]).toMatchObject({ problem })
  })

  it('fall back when there is no server', async () => {
    const live = createLivePlaces(places, { valhallaUrl: 'http://127.0.0.1:9', timeoutMs: 500 })
    expect((await live.hotelsNear({ query: 'Rod Laver Arena' })).hotels.length).toBeGreaterThan(5)
  })

  it('draw isochrones where no streets are imported', async () => {
    const square = [
      [
        [144.9, -37.8],
        [145, -37.8],
        [145, -37.9],
        [144.9, -37.8],
      ],
    ]
    const valhallaUrl = await serve(() => ({
      body: {
        type: 'FeatureCollection',
        features: [10, 5].map((contour) => ({
          type: 'Feature',
          properties: { contour },
          geometry: { type: 'Polygon', coordinates: square },
        })),
      },
    }))
    const found = await createLivePlaces(places, { valhallaUrl }).isochrones(
      { lat: -37.82, lon: 144.97 },
      { minutes: [5, 10] },
    )
    expect(found.map((feature) => feature.properties)).toEqual([
      { minutes: 5, source: 'street' },
      { minutes: 10, source: 'street' },
    ])
  })
})

describe('Photon', () => {
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [13.4, 52.5] },
    properties: {
      osm_type: 'W',
      osm_id: 1,
      osm_key: 'highway',
      osm_value: 'residential',
      type: 'street',
      name: 'Xqzvwjstraße',
      city: 'Berlin',
      countrycode: 'DE',
      extent: [13.39, 52.51, 13.41, 52.49],
    },
  }

  it('adds what the embedded data does not know', async () => {
    const photonUrl = await serve(() => ({ body: { type: 'FeatureCollection', features: [feature] } }))
    const live = createLivePlaces(places, { photonUrl })
    const found = geocodeResponse.parse(await live.geocode({ query: 'xqzvwjstrasse, Berlin' }))
    expect(found).toMatchObject({ status: 'resolved', notes: ['This street comes from OpenStreetMap.'] })
    expect(found.results[0]).toEqual(found.place)
    expect(found.results.slice(0, 1)).toEqual([
      {
        kind: 'street',
        name: 'Xqzvwjstraße',
        city: 'Berlin',
        country: 'DE',
        lat: 52.5,
        lon: 13.4,
        precision: expect.any(Number),
        provider: 'Photon',
      },
    ])
    expect(server?.seen[0]?.query.get('q')).toBe('xqzvwjstrasse, Berlin')
  })

  it('is not asked for coordinates, and not missed when it is away', async () => {
    const photonUrl = await serve(() => ({ status: 503, body: '' }))
    const live = createLivePlaces(places, { photonUrl })
    expect((await live.geocode({ query: '52.5, 13.4' })).results[0]?.kind).toBe('point')
    expect(server?.seen).toHaveLength(0)
    expect((await live.geocode({ query: 'Rod Laver Arena' })).results[0]?.name).toBe('Rod Laver Arena')
  })
})

describe('a provider that hangs', () => {
  // Long enough for an answer on a busy machine.
  const hanging = { timeoutMs: 1500 }
  const never: Reply = { after: 60_000, body: {} }

  it('is left alone after two visitors waited for it', async () => {
    const problems: unknown[] = []
    const valhallaUrl = await serve(() => never)
    const live = createLivePlaces(places, { ...hanging, valhallaUrl, onProblem: (error) => problems.push(error) })
    const request = { query: 'Rod Laver Arena', limit: 5 }
    for (let n = 0; n < 4; n += 1)
      expect((await live.hotelsNear(request)).hotels).toEqual(places.hotelsNear(request).hotels)
    expect(server?.seen).toHaveLength(2)
    expect(problems).toHaveLength(2)
    expect(live.providers()).toEqual([{ name: 'Valhalla', state: 'resting' }])
  })

  it('costs the other providers nothing: each has a breaker of its own', async () => {
    const url = await serve(({ path }) => (path === '/api' ? { body: { features: [] } } : never))
    const live = createLivePlaces(places, { ...hanging, valhallaUrl: url, photonUrl: url })
    for (let n = 0; n < 3; n += 1) {
      await live.hotelsNear({ query: 'Rod Laver Arena' })
      await live.geocode({ query: 'a street nobody knows' })
    }
    expect(server?.seen.filter(({ path }) => path === '/api')).toHaveLength(3)
    expect(live.providers()).toEqual([
      { name: 'Valhalla', state: 'resting' },
      { name: 'Photon', state: 'answering' },
    ])
  })

  it('is tried by one visitor after its rest, and asked again once it answers', async () => {
    let well = false
    const photonUrl = await serve(() => (well ? { body: { features: [] } } : never))
    const restMs = { initialDelay: 1, maxDelay: 1 }
    const live = createLivePlaces(places, { ...hanging, photonUrl, restMs })
    const ask = () => live.geocode({ query: 'a street nobody knows' })
    for (let n = 0; n < 2; n += 1) await ask()
    well = true
    await expect.poll(async () => (await ask(), live.providers())).toEqual([{ name: 'Photon', state: 'answering' }])
  })

  it('is not one that has a question it refuses', async () => {
    const valhallaUrl = await serve(() => ({ status: 400, body: {} }))
    const live = createLivePlaces(places, { valhallaUrl })
    for (let n = 0; n < 4; n += 1) await live.hotelsNear({ query: 'Rod Laver Arena', limit: 5 })
    expect(server?.seen).toHaveLength(4)
  })

  it('is not told of before it was asked', () => {
    const live = createLivePlaces(places, { valhallaUrl: 'http://127.0.0.1:1', liteApiKey: 'key' })
    expect(live.providers()).toEqual([
      { name: 'Valhalla', state: 'unasked' },
      { name: 'LiteAPI', state: 'unasked' },
    ])
  })
})

describe('prices of a provider', () => {
  const stay = { checkin: '2027-01-18', checkout: '2027-01-20', adults: 2, currency: 'AUD', nationality: 'AU' }
  const request = { venueId: 'mel-v-rod-laver', limit: 3 }
  const [first, second] = places.hotelsNear(request).hotels
  const list = [first, second].map((hotel, at) => ({
    id: `lp${at}`,
    name: hotel?.name,
    latitude: hotel?.lat,
    longitude: hotel?.lon,
  }))
  const rates = [{ hotelId: 'lp0', roomTypes: [{ offerRetailRate: { amount: 400, currency: 'AUD' }, rates: [] }] }]

  it.each<[string, Reply]>([
    ['its quota is used up', { status: 429, headers: { 'retry-after': '60' }, body: {} }],
    ['it fails', { status: 500, body: {} }],
  ])('are those quoted before, for the same stay alone, while %s', async (_, refusal) => {
    let refused = false
    const liteApi = await serve(({ path }) => {
      if (refused) return refusal
      return { body: { data: path === '/data/hotels' ? list : rates } }
    })
    const live = createLivePlaces(places, { liteApiKey: 'key', endpoints: { liteApi } })
    const quoted = await live.hotelsNear({ ...request, stay })
    expect(quoted.prices).toBe('quoted')
    expect(quoted.hotels.map(({ price, availability }) => [price?.amount, availability])).toEqual([
      [200, 'available'],
      [undefined, 'sold_out'],
      [undefined, undefined],
    ])
    refused = true
    const other = { ...stay, checkout: '2027-01-21' }
    for (let times = 0; times < 3; times += 1) {
      const later = await live.hotelsNear({ ...request, stay: other })
      expect(later.prices).toBe('failed')
      expect(later.hotels.every(({ price }) => price === null)).toBe(true)
    }
    expect(live.providers()).toEqual([{ name: 'LiteAPI', state: 'resting' }])
    const again = await live.hotelsNear({ ...request, stay })
    expect(again.prices).toBe('failed')
    expect(again.hotels.map(({ price }) => price)).toEqual([quoted.hotels[0]?.price, null, null])
    const alone = await live.hotel({ id: first?.id ?? '', stay })
    expect(alone).toMatchObject({ prices: 'failed', price: quoted.hotels[0]?.price })
  })
})
