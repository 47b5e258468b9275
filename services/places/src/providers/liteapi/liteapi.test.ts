import { hotelsResponse } from '@site/contracts/hotels'
import { afterEach, describe, expect, it } from 'vitest'
import { createPlaces } from '../../create-places.ts'
import { createLivePlaces } from '../live-places.ts'
import { replayServer, type ReplayServer, type Reply, type Seen } from '../testing/replay-server.ts'

const places = createPlaces()
const own = places.hotelsNear({ query: 'Rod Laver Arena', limit: 5 })
const [first, second] = own.hotels
const stay = { checkin: '2027-01-18', checkout: '2027-01-20', adults: 2, currency: 'AUD', nationality: 'AU' }
let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const theirHotels = {
  data: [
    { id: 'lp1', name: first?.name ?? '', latitude: first?.lat ?? 0, longitude: first?.lon ?? 0 },
    { id: 'lp2', name: 'Quite Another House', latitude: second?.lat ?? 0, longitude: second?.lon ?? 0 },
  ],
}
const offer = (amount: number) => ({ offerId: 'o', offerRetailRate: { amount, currency: 'AUD' }, rates: [] })
const theirRates = {
  data: [
    { hotelId: 'lp1', roomTypes: [offer(720.5), offer(500.5)] },
    { hotelId: 'lp2', roomTypes: [offer(1)] },
  ],
  guestLevel: 0,
}

async function ask(rates: Reply, hotels: Reply = { body: theirHotels }) {
  const problems: unknown[] = []
  server = await replayServer((seen: Seen) => (seen.path === '/data/hotels' ? hotels : rates))
  const live = createLivePlaces(places, {
    liteApiKey: 'sekret',
    endpoints: { liteApi: server.url },
    timeoutMs: 1500,
    onProblem: (error) => problems.push(error),
  })
  const answer = hotelsResponse.parse(await live.hotelsNear({ query: 'Rod Laver Arena', limit: 5, stay }))
  return { answer, problems, live }
}

describe('LiteAPI prices', () => {
  it('are the cheapest quote a night, for hotels that are recognisably the same', async () => {
    const { answer } = await ask({ body: theirRates })
    expect(answer.hotels[0]?.price).toMatchObject({
      amount: 250.25,
      currency: 'AUD',
      per: 'night',
      provider: 'LiteAPI',
    })
    expect(answer.hotels.slice(1).every((hotel) => hotel.price === null)).toBe(true)
    const [list, rates] = server?.seen ?? []
    expect(list?.headers['x-api-key']).toBe('sekret')
    expect(JSON.parse(rates?.body ?? '{}')).toEqual({
      hotelIds: ['lp1'],
      checkin: '2027-01-18',
      checkout: '2027-01-20',
      currency: 'AUD',
      guestNationality: 'AU',
      occupancies: [{ adults: 2 }],
    })
  })

  it('are none, without a problem, when nothing is available', async () => {
    const { answer, problems } = await ask({ body: { error: { code: 2001, message: 'no availability found' } } })
    expect(answer).toEqual(own)
    expect(problems).toEqual([])
  })

  it.each<[string, Reply, string]>([
    [
      'the quota is used up',
      { status: 429, headers: { 'retry-after': '7' }, body: { error: { code: 4290, message: 'too many requests' } } },
      'quota',
    ],
    ['the key is wrong', { status: 401, body: { error: { code: 4001, message: 'invalid api key' } } }, 'refused'],
    ['the request is refused in words', { body: { error: { code: 4002, message: 'invalid checkin' } } }, 'refused'],
    ['the answer has another shape', { body: { data: 'soon' } }, 'bad_answer'],
    ['the answer is late', { after: 3000, body: theirRates }, 'timeout'],
  ])('are left out when %s', async (_, reply, problem) => {
    const { answer, problems } = await ask(reply)
    expect(answer).toEqual(own)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ problem })
    expect(String(problems[0])).not.toContain('sekret')
  })

  it('are not asked for again while the quota is used up', async () => {
    const { live } = await ask({ status: 429, headers: { 'retry-after': '60' }, body: {} })
    const before = server?.seen.length
    await live.hotelsNear({ query: 'Rod Laver Arena', limit: 5, stay })
    expect(server?.seen.length).toBe(before)
  })

  it('are asked for only with a stay', async () => {
    const { live } = await ask({ body: theirRates })
    const before = server?.seen.length
    await live.hotelsNear({ query: 'Rod Laver Arena', limit: 5 })
    expect(server?.seen.length).toBe(before)
  })
})
