import { eventItem } from '@site/contracts/events'
import { hotelsResponse } from '@site/contracts/hotels'
import { limits } from '@site/contracts/limits'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlaces } from '../../create-places.ts'
import { LiveError, ProviderClient } from '../client.ts'
import { createLivePlaces } from '../live-places.ts'
import { replayServer, type ReplayServer, type Reply } from '../testing/replay-server.ts'
import { quotaReset, Ticketmaster } from './ticketmaster.ts'

let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})
async function serve(reply: Reply): Promise<string> {
  server = await replayServer(() => reply)
  return server.url
}

/** Long enough for an answer on a busy machine. */
const patient = { timeoutMs: 10_000 }

const ticketmaster = (key: string, endpoint: string, now = Date.now) =>
  new Ticketmaster(new ProviderClient('Ticketmaster', { ...patient, quotaReset, now }), key, endpoint)

const event = (over: object = {}) => ({
  id: 'G5v0Z9',
  name: 'A Concert',
  url: 'https://tickets.example/1',
  dates: { start: { localDate: '2027-02-03', dateTBA: false, dateTBD: false }, status: { code: 'onsale' } },
  classifications: [{ primary: true, segment: { id: 'KZFzniwnSyZfZ7v7nJ', name: 'Music' } }],
  _embedded: {
    venues: [
      {
        id: 'KovZ',
        name: 'Rod Laver Arena',
        city: { name: 'Melbourne' },
        country: { name: 'Australia', countryCode: 'AU' },
        location: { longitude: '144.9785', latitude: '-37.8216' },
      },
    ],
  },
  ...over,
})
const QUOTA = {
  fault: {
    faultstring: 'Rate limit quota violation. Quota limit  exceeded. Identifier : key',
    detail: { errorcode: 'policies.ratelimit.QuotaViolation' },
  },
}
const BAD_KEY = { fault: { faultstring: 'Invalid ApiKey', detail: { errorcode: 'oauth.v2.InvalidApiKey' } } }

describe('Ticketmaster Discovery', () => {
  it('reads events as the site shows them, and leaves out what has no day, place or kind', async () => {
    const noVenue = event({ id: 'b', _embedded: {} })
    const noDay = event({ id: 'c', dates: { start: { dateTBA: true } } })
    const cancelled = event({ id: 'd', dates: { start: { localDate: '2027-02-03' }, status: { code: 'cancelled' } } })
    const endpoint = await serve({
      body: { _embedded: { events: [event(), noVenue, noDay, cancelled] }, page: { size: 20 } },
    })
    const found = await ticketmaster('key', endpoint).events({
      query: 'concert',
      category: 'music',
      city: 'Melbourne',
      from: '2027-01-01',
    })
    expect(found).toHaveLength(1)
    expect(eventItem.parse(found[0])).toMatchObject({
      id: 'tm-G5v0Z9',
      category: 'music',
      dates: { start: '2027-02-03', end: '2027-02-03', status: 'confirmed' },
    })
    const query = server?.seen[0]?.query
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      apikey: 'key',
      keyword: 'concert',
      classificationName: 'Music',
      city: 'Melbourne',
      startDateTime: '2027-01-01T00:00:00Z',
    })
  })

  it('tells a play from a concert, and asks for no more than leaves room for our own', async () => {
    const play = event({ id: 'p', classifications: [{ segment: { name: 'Arts & Theatre' } }] })
    const endpoint = await serve({ body: { _embedded: { events: [event(), play] } } })
    const found = await ticketmaster('key', endpoint).events({ category: 'music', limit: limits.events.max })
    expect(found.map(({ category, genre }) => [category, genre])).toEqual([
      ['music', undefined],
      ['music', 'arts'],
    ])
    expect(server?.seen[0]?.query.get('size')).toBe('100')
  })

  it('reads an answer without events', async () => {
    const endpoint = await serve({ body: { _links: {}, page: { size: 20, totalElements: 0 } } })
    expect(await ticketmaster('key', endpoint).events({ query: 'nothing' })).toEqual([])
  })

  it('stops asking until the quota is given back', async () => {
    const start = Date.parse('2026-11-21T00:00:00Z')
    let now = start
    const endpoint = await serve({ status: 429, headers: { 'Rate-Limit-Reset': String(start + 30_000) }, body: QUOTA })
    const tickets = ticketmaster('key', endpoint, () => now)
    await expect(tickets.events({})).rejects.toMatchObject({ problem: 'quota', retryAfter: 30 })
    expect(tickets.client.health.state).toBe('resting')
    now += 30_001
    expect(tickets.client.health.state).not.toBe('resting')
  })

  it('never repeats the key in its error', async () => {
    const endpoint = await serve({ status: 401, body: BAD_KEY })
    const error: unknown = await ticketmaster('sekret', endpoint)
      .events({})
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ problem: 'refused' })
    expect(String(error)).not.toContain('sekret')
  })

  it('joins the embedded events, which answer alone while the quota is used up', async () => {
    const places = createPlaces({ now: () => new Date('2026-11-21T00:00:00Z') })
    const good = await serve({ body: { _embedded: { events: [event()] } } })
    const joined = await createLivePlaces(places, {
      ...patient,
      ticketmasterKey: 'k',
      endpoints: { ticketmaster: good },
    }).events({
      city: 'Melbourne',
      limit: 50,
    })
    expect(joined.events.map((found) => found.id)).toContain('tm-G5v0Z9')
    const starts = joined.events.map((found) => found.dates.start)
    expect(starts).toEqual(starts.toSorted())
    await server?.close()
    const refused = await serve({ status: 429, body: QUOTA })
    const alone = createLivePlaces(places, { ...patient, ticketmasterKey: 'k', endpoints: { ticketmaster: refused } })
    for (let again = 0; again < 3; again += 1) {
      expect(await alone.events({ city: 'Melbourne' })).toEqual(places.events({ city: 'Melbourne' }))
    }
    expect(server?.seen).toHaveLength(1)
  })
})

describe('the page of an event of Ticketmaster', () => {
  const places = createPlaces({ now: () => new Date('2026-11-21T00:00:00Z') })
  const live = (endpoint: string) =>
    createLivePlaces(places, { ...patient, ticketmasterKey: 'k', endpoints: { ticketmaster: endpoint } })

  it('asks for the event, and for the embedded ones asks nobody', async () => {
    const port = live(await serve({ body: event() }))
    expect(await port.eventAnswer({ id: 'tm-G5v0Z9' })).toMatchObject({
      event: { id: 'tm-G5v0Z9', name: 'A Concert' },
      head: { title: 'A Concert: hotels near Rod Laver Arena' },
    })
    const own = { id: 'mel-e-australian-open' }
    expect(await port.eventAnswer(own)).toEqual(places.eventAnswer(own))
    expect(server?.seen).toHaveLength(1)
  })

  it('tells an event that is unknown from a service that does not answer, and goes on asking after the first', async () => {
    const missing = live(await serve({ status: 404, body: { errors: [{ code: 'DIS1004' }] } }))
    for (let again = 0; again < 3; again += 1) expect(await missing.eventAnswer({ id: 'tm-gone' })).toBeNull()
    expect(server?.seen).toHaveLength(3)
    await server?.close()
    const down = live(await serve({ status: 500, body: {} }))
    await expect(down.eventAnswer({ id: 'tm-gone' })).rejects.toBeInstanceOf(LiveError)
  })
})

describe('hotels near an event of Ticketmaster', () => {
  const places = createPlaces({ now: () => new Date('2026-11-21T00:00:00Z') })
  const live = (endpoint: string) =>
    createLivePlaces(places, { ticketmasterKey: 'k', timeoutMs: 1000, endpoints: { ticketmaster: endpoint } })

  it('start from the venue it named, asked for once', async () => {
    const endpoint = await serve({ body: event() })
    const near = live(endpoint)
    const answer = hotelsResponse.parse(await near.hotelsNear({ eventId: 'tm-G5v0Z9', limit: 5 }))
    expect(server?.seen[0]?.path).toBe('/discovery/v2/events/G5v0Z9.json')
    expect(answer.origin).toMatchObject({ kind: 'event', id: 'tm-G5v0Z9', name: 'A Concert, Rod Laver Arena' })
    const own = places.hotelsNear({ lat: -37.8216, lon: 144.9785, limit: 5 })
    const found = ({ hotels }: typeof own) => hotels.map(({ id, walk }) => [id, walk.minutes])
    expect(found(answer)).toEqual(found(own))
    await near.hotelsNear({ eventId: 'tm-G5v0Z9' })
    expect(server?.seen).toHaveLength(1)
  })

  it('are walked to from that venue, and no way leads to a place that is not listed', async () => {
    const hall = { id: 'K', name: 'Hall', city: { name: 'Helsinki' }, country: { name: 'Finland', countryCode: 'FI' } }
    const venue = { ...hall, location: { longitude: '24.9475', latitude: '60.1665' } }
    const near = live(await serve({ body: event({ _embedded: { venues: [venue] } }) }))
    const from = { id: 'tm-G5v0Z9' }
    const answer = await near.route({ from, to: { id: 'osm-n606996919' } })
    expect(answer).toMatchObject({
      from: { ...from, name: 'A Concert, Hall' },
      reason: null,
      walk: { source: 'street' },
    })
    expect(await near.route({ from, to: { id: 'gone' } })).toBeNull()
  })

  it('need no second call for an event that was listed', async () => {
    const endpoint = await serve({ body: { _embedded: { events: [event()] } } })
    const near = live(endpoint)
    await near.events({ city: 'Melbourne' })
    expect((await near.hotelsNear({ eventId: 'tm-G5v0Z9' })).origin?.name).toContain('A Concert')
    expect(server?.seen).toHaveLength(1)
  })

  it('say that the event is not listed when the service does not know it', async () => {
    const endpoint = await serve({ status: 404, body: { errors: [{ code: 'DIS1004', detail: 'Resource not found' }] } })
    const answer = await live(endpoint).hotelsNear({ eventId: 'tm-../x?y' })
    expect(answer).toMatchObject({ origin: null, hotels: [], message: expect.stringContaining('no longer listed') })
    expect(server?.seen[0]?.path).toBe('/discovery/v2/events/..%2Fx%3Fy.json')
  })
})
