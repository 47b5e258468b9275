import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, type TestService } from '../testing/test-service.ts'

let database: TestDatabase
let service: TestService

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestService(database.url, { OUTBOX_POLL_MS: 60_000, RATE_LIMIT_FORMS: 1000 })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const join = (email: string, from: string) =>
  service.post('/rest/v1/waitlist', { name: 'Ada', email, source: 'public' }, { 'x-forwarded-for': from })

it('tells one network of at most ten waitlist duplicates an hour, and does not affect others', async () => {
  for (let n = 0; n < 11; n += 1) expect((await join(`person${n}@example.org`, '198.51.100.1')).status).toBe(201)
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await join(`person${n}@example.org`, `2001:db8:1:2::${n}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429])
  // A new address is rejected too, so it tells nothing more.
  const refused = await join('nobody@example.org', '2001:db8:1:2::ff')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await join('person0@example.org', '2001:db8:1:3::1')).status).toBe(409)
  expect((await join('somebody@example.org', '2001:db8:1:3::1')).status).toBe(201)
})
