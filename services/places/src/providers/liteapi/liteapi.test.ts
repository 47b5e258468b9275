import { afterEach, describe, expect, it } from 'vitest'
import { ProviderClient } from '../client.ts'
import { replayServer, type ReplayServer, type Reply, type Seen } from '../testing/replay-server.ts'
import { LiteApi } from './liteapi.ts'
import type { NamedPoint } from './same-hotel.ts'

const centre = { lat: -37.8216, lon: 144.9785 }
const stay = { checkin: '2027-01-18', checkout: '2027-01-20', adults: 2, currency: 'AUD', nationality: 'AU' }
/** Hotels in a row, 200 m apart, so that none is taken for its neighbour. */
const row = (count: number): NamedPoint[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `h${at}`,
    name: `House ${at}`,
    lat: centre.lat + at * 0.0018,
    lon: centre.lon,
  }))
const theirRow = (count: number) =>
  row(count).map(({ name, lat, lon }, at) => ({ id: `lp${at}`, name, latitude: lat, longitude: lon }))
const offer = (amount: number) => ({ offerRetailRate: { amount, currency: 'AUD' }, rates: [] })

let server: ReplayServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

interface Clock {
  now: number
}
async function lite(rates: (seen: Seen) => Reply, list: Reply = { body: { data: theirRow(3) } }) {
  server = await replayServer((seen) => (seen.path === '/data/hotels' ? list : rates(seen)))
  const clock: Clock = { now: Date.parse('2026-12-01T00:00:00Z') }
  const client = new ProviderClient('LiteAPI', { timeoutMs: 1500, now: () => clock.now })
  const api = new LiteApi(client, 'sekret', server.url)
  const asked = server.seen
  const ask = (hotels = row(3), over: object = {}, radius = 3000) =>
    api.quotes(hotels, centre, radius, { ...stay, ...over })
  return { api, ask, asked, clock }
}
const quoted: Reply = { body: { data: [{ hotelId: 'lp0', roomTypes: [offer(500)] }], guestLevel: 0 } }
const ratesOf = (seen: readonly Seen[]) => seen.filter(({ path }) => path === '/hotels/rates')
const namesIn = ({ body }: Seen): readonly string[] => JSON.parse(body).hotelIds

describe('LiteAPI quotes', () => {
  it('are asked for as documented, for the hotels it knows', async () => {
    const { ask, asked } = await lite(() => quoted, { body: { data: [...theirRow(2), { id: 'odd' }] } })
    const quotes = await ask()
    expect([...quotes.keys()]).toEqual(['h0', 'h1'])
    expect(quotes.get('h0')).toMatchObject({ price: { amount: 250, currency: 'AUD', provider: 'LiteAPI' } })
    expect(quotes.get('h1')).toBe('sold_out')
    const [list, rates] = asked
    expect(list?.headers['x-api-key']).toBe('sekret')
    expect(Object.fromEntries(list?.query ?? [])).toEqual({
      latitude: '-37.822',
      longitude: '144.979',
      radius: '1000',
      limit: '1000',
      offset: '0',
    })
    expect(JSON.parse(rates?.body ?? '{}')).toEqual({
      hotelIds: ['lp0', 'lp1'],
      checkin: '2027-01-18',
      checkout: '2027-01-20',
      currency: 'AUD',
      guestNationality: 'AU',
      occupancies: [{ adults: 2 }],
      maxRatesPerHotel: 1,
      timeout: 10,
    })
  })

  it('are for two guests where nobody says how many', async () => {
    const { ask, asked } = await lite(() => quoted)
    await ask(row(1), { adults: undefined })
    expect(JSON.parse(ratesOf(asked)[0]?.body ?? '{}').occupancies).toEqual([{ adults: 2 }])
  })

  it('say sold out of every hotel when nothing is available', async () => {
    const { ask } = await lite(() => ({ body: { error: { code: 2001, message: 'no availability found' } } }))
    expect([...(await ask()).values()]).toEqual(['sold_out', 'sold_out', 'sold_out'])
  })

  it('are asked for the nearest 400, in two questions', async () => {
    const { ask, asked } = await lite(() => quoted, { body: { data: theirRow(450) } })
    const quotes = await ask(row(450).toReversed())
    const batches = ratesOf(asked).map(namesIn)
    expect(batches.map(({ length }) => length)).toEqual([200, 200])
    expect(new Set(batches.flat())).toEqual(new Set(row(400).map((_, at) => `lp${at}`)))
    expect(quotes.size).toBe(400)
  })

  it('read the other pages of the list when the first is full, whatever its rows are like', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ ...theirRow(1)[0], id: at === 0 ? 7 : `lp${at}` }))
    const { ask, asked } = await lite(() => quoted, { body: { data: rows } })
    await ask(row(1))
    const offsets = asked.flatMap(({ path, query }) => (path === '/data/hotels' ? [query.get('offset')] : []))
    expect(offsets.toSorted()).toEqual(['0', '1000', '2000', '3000'])
  })

  it('look no further for their hotels than for the nearest 400 of ours', async () => {
    const { ask, asked } = await lite(() => quoted, { body: { data: theirRow(2) } })
    await ask(row(2), {}, 25_000)
    expect(asked[0]?.query.get('radius')).toBe('500')
  })

  it('are kept for five minutes, also among visitors who ask at once', async () => {
    const { ask, asked, clock } = await lite(() => ({ ...quoted, after: 50 }))
    const [first, second] = await Promise.all([ask(), ask()])
    expect(second).toEqual(first)
    clock.now += 4 * 60_000
    await ask()
    expect(asked).toHaveLength(2)
    await ask(row(3), { adults: 3 })
    expect(ratesOf(asked)).toHaveLength(2)
    clock.now += 2 * 60_000
    await ask()
    expect(ratesOf(asked)).toHaveLength(3)
    expect(asked).toHaveLength(4)
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
    ['the answer is late', { after: 3000, ...quoted }, 'timeout'],
  ])('fail with the problem when %s, and are asked for again', async (_, reply, problem) => {
    let sound = false
    const { ask } = await lite(() => (sound ? quoted : reply))
    const failed = await ask().catch((error: unknown) => error)
    expect(failed).toMatchObject({ name: 'LiveError', problem })
    expect(String(failed)).not.toContain('sekret')
    sound = true
    expect((await ask()).get('h0')).toMatchObject({ price: { amount: 250 } })
  })

  it('are not asked for while the quota is used up', async () => {
    const { api, ask, asked, clock } = await lite(() => ({ status: 429, headers: { 'retry-after': '60' }, body: {} }))
    expect(await api.client.ask(() => ask())).toBeNull()
    const before = asked.length
    expect(await api.client.ask(() => ask())).toBeNull()
    expect(asked).toHaveLength(before)
    clock.now += 61_000
    await api.client.ask(() => ask())
    expect(asked.length).toBeGreaterThan(before)
  })

  it('are remembered hotel by hotel for half an hour, for exactly the stay they were asked for', async () => {
    const { api, ask, clock } = await lite(() => ({
      body: { data: [0, 1].map((at) => ({ hotelId: `lp${at}`, roomTypes: [offer(500 + at)] })) },
    }))
    await ask()
    const quotedAt = new Date(clock.now).toISOString()
    const remembered = (over: object = {}) => api.remembered(row(3).slice(1), { ...stay, ...over })
    expect([...remembered()]).toEqual([['h1', { price: expect.objectContaining({ amount: 250.5, quotedAt }) }]])
    for (const over of [{ checkout: '2027-01-21' }, { adults: 1 }, { currency: 'NZD' }, { nationality: 'NZ' }])
      expect(remembered(over).size).toBe(0)
    expect(remembered({ adults: undefined }).size).toBe(1)
    clock.now += 30 * 60_000
    expect(remembered().size).toBe(1)
    clock.now += 1
    expect(remembered().size).toBe(0)
  })

  it('are not remembered of a hotel that is sold out since', async () => {
    let full = false
    const { api, ask, clock } = await lite(() => (full ? { body: { data: [] } } : quoted))
    await ask()
    expect([...api.remembered(row(1), stay).keys()]).toEqual(['h0'])
    full = true
    clock.now += 6 * 60_000
    expect((await ask()).get('h0')).toBe('sold_out')
    expect(api.remembered(row(1), stay).size).toBe(0)
  })

  it('need a stay of a night, and no question without hotels', async () => {
    const { ask, asked } = await lite(() => quoted)
    await expect(ask(row(1), { checkout: '2027-01-18' })).rejects.toThrow(RangeError)
    expect((await ask([])).size).toBe(0)
    expect(asked).toHaveLength(0)
  })
})
