import { geocodeResponse, type GeocodeKind } from '@site/contracts/geocode'
import { hotelsResponse } from '@site/contracts/hotels'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlaces } from '../create-places.ts'
import { createLivePlaces, type LiveConfig } from './live-places.ts'
import { replayServer, type ReplayServer, type Reply, type Seen } from './testing/replay-server.ts'

const places = createPlaces({ now: () => new Date('2026-11-21T00:00:00Z') })
const servers: ReplayServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
async function serve(reply: Reply | ((seen: Seen) => Reply)): Promise<ReplayServer> {
  const server = await replayServer(typeof reply === 'function' ? reply : () => reply)
  servers.push(server)
  return server
}
/** Long enough for an answer on a busy machine. */
const patient = { timeoutMs: 8000 }

const feature = (properties: object, [lon, lat] = [144.97, -37.82]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: { osm_type: 'W', osm_id: 1, city: 'Melbourne', country: 'Australia', countrycode: 'AU', ...properties },
})
const stadium = feature({ osm_key: 'leisure', osm_value: 'stadium', type: 'house', name: 'Xqzvwj Arena' })
const photonAnswer = (...features: unknown[]): Reply => ({ body: { type: 'FeatureCollection', features } })

/** As `/search?format=jsonv2&addressdetails=1` answers. */
const house = (number: string) => ({
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'node',
  osm_id: 1,
  lat: '-37.8201',
  lon: '144.9702',
  category: 'place',
  type: 'house',
  place_rank: 30,
  importance: 0.00001,
  addresstype: 'place',
  name: '',
  display_name: `${number}, Xqzvwj Street, Melbourne`,
  address: {
    house_number: number,
    road: 'Xqzvwj Street',
    city: 'Melbourne',
    state: 'Victoria',
    'ISO3166-2-lvl4': 'AU-VIC',
    postcode: '3000',
    country: 'Australia',
    country_code: 'au',
  },
  boundingbox: ['-37.8202', '-37.8200', '144.9701', '144.9703'],
})
const concert = (over: object = {}) => ({
  id: 'G5v0Z9',
  name: 'Xqzvwj Quartet',
  dates: { start: { localDate: '2027-02-03' }, status: { code: 'onsale' } },
  classifications: [{ segment: { name: 'Music' } }],
  _embedded: {
    venues: [
      {
        id: 'KovZ',
        name: 'Rod Laver Arena',
        city: { name: 'Melbourne' },
        country: { countryCode: 'AU' },
        location: { longitude: '144.9785', latitude: '-37.8216' },
      },
    ],
  },
  ...over,
})

describe('Photon', () => {
  it.each<[GeocodeKind, object]>([
    ['venue', { osm_key: 'leisure', osm_value: 'stadium' }],
    ['venue', { osm_key: 'amenity', osm_value: 'theatre' }],
    ['hotel', { osm_key: 'tourism', osm_value: 'hotel', housenumber: '3', street: 'High Street' }],
    ['station', { osm_key: 'railway', osm_value: 'station' }],
    ['airport', { osm_key: 'aeroway', osm_value: 'aerodrome' }],
    ['place', { osm_key: 'tourism', osm_value: 'museum' }],
    ['city', { osm_key: 'place', osm_value: 'town', type: 'city' }],
    ['neighbourhood', { osm_key: 'place', osm_value: 'suburb', type: 'district' }],
  ])('names a %s', async (kind, properties) => {
    const server = await serve(photonAnswer(feature({ type: 'house', name: 'Xqzvwjkx', ...properties })))
    const found = await createLivePlaces(places, { ...patient, photonUrl: server.url }).geocode({
      query: 'Xqzvwjkx, Melbourne',
    })
    expect(geocodeResponse.parse(found)).toMatchObject({ status: 'resolved', place: { kind, name: 'Xqzvwjkx' } })
  })

  it('is read row by row', async () => {
    const odd = [null, { type: 'Feature' }, feature({ name: 7 })]
    const server = await serve(photonAnswer(...odd, stadium))
    const found = await createLivePlaces(places, { ...patient, photonUrl: server.url }).geocode({
      query: 'Xqzvwj Arena',
    })
    expect(found).toMatchObject({
      status: 'resolved',
      place: { kind: 'venue', name: 'Xqzvwj Arena', provider: 'Photon' },
      notes: ['This place comes from OpenStreetMap.'],
    })
  })

  it('places the hotels of a text that only it knows', async () => {
    const server = await serve(photonAnswer(stadium))
    const live = createLivePlaces(places, { ...patient, photonUrl: server.url })
    const answer = hotelsResponse.parse(await live.hotelsNear({ query: 'hotels near Xqzvwj Arena', limit: 5 }))
    expect(server.seen[0]?.query.get('q')).toBe('xqzvwj arena')
    expect(answer).toMatchObject({
      status: 'resolved',
      origin: { kind: 'venue', name: 'Xqzvwj Arena', city: 'Melbourne' },
    })
    const own = places.hotelsNear({ lat: -37.82, lon: 144.97, limit: 5 })
    expect(answer.hotels.map(({ id }) => id)).toEqual(own.hotels.map(({ id }) => id))
    expect(answer.notes).toEqual(['This place comes from OpenStreetMap.'])
    expect(answer.credits.join()).toContain('OpenStreetMap')
  })

  it('is not asked where our own answer is certain', async () => {
    const server = await serve(photonAnswer(stadium))
    const live = createLivePlaces(places, { ...patient, photonUrl: server.url })
    expect(await live.geocode({ query: 'Rod Laver Arena' })).toEqual(places.geocode({ query: 'Rod Laver Arena' }))
    await live.hotelsNear({ query: 'Rod Laver Arena' })
    expect(server.seen).toHaveLength(0)
  })
})

describe('Nominatim', () => {
  const query = '24 Xqzvwj Street, Melbourne VIC'

  it('knows a house by its number, street and city, and is told who asks', async () => {
    const server = await serve({ body: [{ lat: 'x' }, house('24'), null] })
    const live = createLivePlaces(places, { ...patient, nominatimUrl: `${server.url}/` })
    const found = geocodeResponse.parse(await live.geocode({ query }))
    expect(found).toMatchObject({
      status: 'resolved',
      place: { kind: 'address', name: '24 Xqzvwj Street', city: 'Melbourne', country: 'AU', provider: 'Nominatim' },
    })
    const [seen] = server.seen
    expect(seen?.path).toBe('/search')
    expect(Object.fromEntries(seen?.query ?? [])).toMatchObject({ q: query, format: 'jsonv2', addressdetails: '1' })
    expect(seen?.headers['user-agent']).toMatch(/^Stageside \(https:\/\/.+; support@.+\)$/)
    // The same question again is answered from what was kept.
    expect(await live.geocode({ query })).toEqual(found)
    expect(server.seen).toHaveLength(1)
  })

  it('is not asked while somebody types', async () => {
    const server = await serve({ body: [house('24')] })
    const live = createLivePlaces(places, { ...patient, nominatimUrl: server.url })
    expect(await live.geocode({ query, typing: true })).toEqual(places.geocode({ query }))
    expect(server.seen).toHaveLength(0)
  })

  it('is asked once a second', async () => {
    // The exact pace is a test of its own; this one leaves room for a busy machine.
    const at: number[] = []
    const server = await serve(() => (at.push(performance.now()), { body: [] }))
    const live = createLivePlaces(places, { ...patient, nominatimUrl: server.url })
    await Promise.all(['24', '26'].map((number) => live.geocode({ query: `${number} Xqzvwj Street, Melbourne` })))
    expect(at).toHaveLength(2)
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(500)
  })

  it('never answers for another number of the street', async () => {
    const server = await serve({ body: [house('26')] })
    const found = await createLivePlaces(places, { ...patient, nominatimUrl: server.url }).geocode({ query })
    expect(found).toMatchObject({ status: 'choose', place: null })
    expect(found.candidates[0]?.name).toBe('26 Xqzvwj Street')
  })
})

describe('Ticketmaster', () => {
  const config = (server: ReplayServer): LiveConfig => ({
    ...patient,
    ticketmasterKey: 'key',
    endpoints: { ticketmaster: server.url },
  })

  it('knows events by name, one odd row beside them', async () => {
    const server = await serve({ body: { _embedded: { events: [{ id: 5 }, concert()] } } })
    const live = createLivePlaces(places, config(server))
    for (const typing of [true, false])
      expect(geocodeResponse.parse(await live.geocode({ query: 'Xqzvwj Quartet', typing }))).toMatchObject({
        status: 'resolved',
        place: { kind: 'event', id: 'tm-G5v0Z9', at: 'Rod Laver Arena', provider: 'Ticketmaster' },
        notes: ['This event comes from Ticketmaster.'],
      })
    const answer = hotelsResponse.parse(await live.hotelsNear({ query: 'Xqzvwj Quartet tickets', limit: 5 }))
    expect(answer.origin).toMatchObject({ kind: 'event', id: 'tm-G5v0Z9' })
    expect(answer.hotels).toHaveLength(5)
    expect((await live.hotelsNear({ placeId: 'tm-G5v0Z9', limit: 5 })).hotels).toEqual(answer.hotels)
  })
})

describe('providers together', () => {
  const hang: Reply = { after: 60_000, body: {} }

  it.each<[string, Reply]>([
    ['hang', hang],
    ['fail', { status: 500, body: 'no' }],
    ['are asked too much', { status: 429, body: '' }],
    ['answer no JSON', { body: '<html>' }],
    ['answer another shape', { body: { features: 'none', error: { code: 1 } } }],
    ['answer without end', { body: { features: [], filling: 'x'.repeat(9 * 1024 * 1024) } }],
  ])('leave our own answer within one time where they %s', async (_, reply) => {
    const { url } = await serve(reply)
    const live = createLivePlaces(places, {
      photonUrl: url,
      nominatimUrl: url,
      ticketmasterKey: 'key',
      endpoints: { ticketmaster: url },
      timeoutMs: 1000,
    })
    const query = 'Xqzvwj Arena'
    const start = performance.now()
    expect(await live.geocode({ query })).toEqual(places.geocode({ query }))
    // Three that hang take the time of one; the rest is for a busy machine.
    expect(performance.now() - start).toBeLessThan(2500)
    expect(await live.hotelsNear({ query })).toEqual(places.hotelsNear({ query }))
  })

  it('answer without the one that hangs', async () => {
    const [good, bad] = [await serve(photonAnswer(stadium)), await serve(hang)]
    const live = createLivePlaces(places, { photonUrl: good.url, nominatimUrl: bad.url, timeoutMs: 1500 })
    expect(await live.geocode({ query: 'Xqzvwj Arena' })).toMatchObject({
      status: 'resolved',
      place: { kind: 'venue' },
    })
    expect(bad.seen).toHaveLength(1)
  })

  it('are not asked for codes and links', async () => {
    const server = await serve(photonAnswer(stadium))
    const live = createLivePlaces(places, { ...patient, photonUrl: server.url })
    for (const query of ['95, 13.4', 'https://example.org/somewhere', '///filled.count.soap', '5XHH+95'])
      expect(await live.geocode({ query })).toEqual(places.geocode({ query }))
    expect(server.seen).toHaveLength(0)
  })
})
