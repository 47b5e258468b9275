import { describe, expect, it, afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, type TestService } from '../testing/test-service.ts'

describe('limits without their Redis', () => {
  it('are counted by each process', async () => {
    const database = await createTestDatabase()
    const service = await startTestService(database.url, { RATE_LIMIT_FORMS: 2, REDIS_URL: 'redis://127.0.0.1:9' })
    const statuses = []
    for (let n = 0; n < 3; n += 1)
      statuses.push(
        (await service.post('/functions/v1/notify-intake', { fullName: 'Ada', email: 'a@example.org' })).status,
      )
    expect(statuses).toEqual([200, 200, 429])
    await service.stop()
    await database.drop()
  })
})

// Needs a Redis server: REDIS_URL=redis://127.0.0.1:6379 npm run unit
describe.skipIf(process.env['REDIS_URL'] === undefined)('limits with Redis', () => {
  it('are counted by all processes together', async () => {
    const database = await createTestDatabase()
    const settings = { RATE_LIMIT_FORMS: 5, REDIS_URL: process.env['REDIS_URL'] }
    const services = [await startTestService(database.url, settings), await startTestService(database.url, settings)]
    const headers = { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 255)}` }
    const statuses = []
    for (let n = 0; n < 8; n += 1) {
      const answer = await services[n % 2]?.post(
        '/functions/v1/notify-intake',
        { fullName: 'Ada', email: 'a@example.org' },
        headers,
      )
      statuses.push(answer?.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    for (const service of services) await service.stop()
    await database.drop()
  })
})

describe('limits', () => {
  let database: TestDatabase
  let service: TestService
  beforeAll(async () => {
    database = await createTestDatabase()
    service = await startTestService(database.url, { RATE_LIMIT_FORMS: 3, RATE_LIMIT_CALLS: 20 })
  })
  afterAll(async () => {
    await service.stop()
    await database.drop()
  })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const form = (address: string) =>
    service.post('/functions/v1/notify-intake', { fullName: 'Ada', email: 'a@example.org' }, from(address))

  it('rejects an address over its limit with Retry-After, and no others', async () => {
    for (let n = 0; n < 3; n += 1) expect((await form('203.0.113.1')).status).toBe(200)
    const refused = await form('203.0.113.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect((await form('203.0.113.2')).status).toBe(200)
    expect((await database.query('select count(*)::int as n from partner_enquiry'))[0]?.['n']).toBe(4)
  })

  it('counts an IPv6 /64 network as one address', async () => {
    for (let n = 1; n <= 3; n += 1) expect((await form(`2001:db8::${n}`)).status).toBe(200)
    expect((await form('2001:db8::99')).status).toBe(429)
  })

  it('limits calls as well', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 25 },
        async () => (await service.post('/functions/v1/geocode', { query: 'Melbourne' }, from('203.0.113.9'))).status,
      ),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})
