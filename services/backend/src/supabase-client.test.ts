import { createClient, FunctionsFetchError, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { startTestService, type TestService } from './testing/test-service.ts'

// The official client, unmodified, checks the wire format of this service.
let database: TestDatabase
let service: TestService
let client: SupabaseClient

const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } }
const entry = (email: string) => ({
  name: 'Ada',
  email,
  source: 'public',
  role: null,
  company: null,
  referrer: null,
  notes: null,
})

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestService(database.url)
  client = createClient(service.url, service.anonKey, withoutSession)
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

describe('the waitlist table', () => {
  it('accepts an entry and returns no body', async () => {
    const { error, status, data } = await client.from('waitlist').insert(entry('Ada@Example.org'))
    expect({ error, status, data }).toEqual({ error: null, status: 201, data: null })
    expect(await database.query('select email, source from waitlist')).toEqual([
      { email: 'ada@example.org', source: 'public' },
    ])
  })

  it('accepts an array of one, as the client sends it with its columns', async () => {
    const { error, status } = await client.from('waitlist').insert([entry('list@example.org')])
    expect({ error, status }).toEqual({ error: null, status: 201 })
  })

  it('rejects the same address in another case with 23505, and accepts it for another source', async () => {
    const { error, status } = await client.from('waitlist').insert(entry('ADA@example.org'))
    expect(status).toBe(409)
    expect(error?.code).toBe('23505')
    expect(error?.message).toContain('duplicate key value violates unique constraint')
    expect((await client.from('waitlist').insert({ ...entry('ada@example.org'), source: 'careers' })).status).toBe(201)
  })

  it('cannot be read with the public key, and stores no row that is to be returned', async () => {
    const read = await client.from('waitlist').select('*')
    expect(read.status).toBe(401)
    expect(read.error?.code).toBe('42501')
    expect(read.error?.message).toBe('permission denied for table waitlist')
    const asked = await client.from('waitlist').insert(entry('back@example.org')).select()
    expect(asked.status).toBe(401)
    expect(await database.query(`select 1 from waitlist where email = 'back@example.org'`)).toEqual([])
  })

  it('cannot be changed, merged or deleted', async () => {
    expect((await client.from('waitlist').update({ name: 'x' }).eq('source', 'public')).status).toBe(401)
    expect((await client.from('waitlist').delete().eq('source', 'public')).status).toBe(401)
    expect((await client.from('waitlist').upsert(entry('ada@example.org'))).status).toBe(401)
    expect((await database.query('select 1 from waitlist')).length).toBe(3)
  })

  it('rejects an unknown column by name', async () => {
    const { error, status } = await client.from('waitlist').insert({ ...entry('c@example.org'), admin: true })
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'PGRST204' })
  })

  it('explains an invalid value in a sentence', async () => {
    const { error, status } = await client.from('waitlist').insert(entry('no address'))
    expect({ status, message: error?.message }).toEqual({ status: 422, message: 'Please enter a valid email address' })
  })
})

describe('the functions', () => {
  const good: Record<string, object> = {
    geocode: { query: 'Rod Laver Arena' },
    events: { category: 'sports', limit: 3 },
    hotels: { query: 'Rod Laver Arena', limit: 3 },
    venues: { destination: 'Melbourne' },
    itinerary: { destination: 'Melbourne', days: 2 },
    'notify-intake': { fullName: 'Ada', email: 'ada@example.org', company: 'Engines', message: 'Hello' },
    'send-contact-email': {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Other',
      message: 'Hello there, all',
      formType: 'contact',
    },
    'waitlist-confirmation': { name: 'Ada', email: 'ada@example.org', role: null, company: null },
  }
  it.each(Object.entries(good))('%s answers', async (name, body) => {
    const { data, error } = await client.functions.invoke(name, { body })
    expect(error).toBeNull()
    expect(data).toBeTypeOf('object')
  })

  it('find hotels, nearest first, and plan days', async () => {
    const hotels = await client.functions.invoke('hotels', { body: good['hotels'] })
    const minutes = hotels.data.hotels.map((hotel: { walk: { minutes: number } }) => hotel.walk.minutes)
    expect(minutes).toHaveLength(3)
    expect(minutes).toEqual(minutes.toSorted((a: number, b: number) => a - b))
    const plan = await client.functions.invoke('itinerary', { body: good['itinerary'] })
    expect(plan.data.plan).toHaveLength(2)
    expect(plan.data.plan[0].slots.length).toBeGreaterThan(0)
  })

  it('include a self test', async () => {
    const { data, error } = await client.functions.invoke('selftest', { method: 'GET' })
    expect(error).toBeNull()
    expect(data.ok).toBe(true)
    expect(data.checks.map((check: { name: string }) => check.name)).toEqual([
      'database',
      'places',
      'outbox',
      'mail',
      'timetables',
    ])
  })

  it('hide details of the self test from requests through a proxy', async () => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(`${service.url}/functions/v1/selftest`, {
        headers: { apikey: service.anonKey, ...headers },
      })
      return answer.text()
    }
    expect(await ask({})).toContain('detail')
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.7'],
      ['forwarded', 'for=203.0.113.7'],
    ] as const)
      expect(await ask({ [name]: value })).not.toMatch(/detail|pending|sent/)
  })

  it('give the client an HTTP error with the message of the server', async () => {
    const { error } = await client.functions.invoke('hotels', { body: {} })
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect(error.context.status).toBe(422)
    expect(await error.context.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'query' }] })
  })

  it('give the client a fetch error when the server is unreachable', async () => {
    const nowhere = createClient('http://127.0.0.1:9', service.anonKey, withoutSession)
    const { error } = await nowhere.functions.invoke('hotels', { body: {} })
    expect(error).toBeInstanceOf(FunctionsFetchError)
  })

  it('reject a wrong key', async () => {
    const invalidKey = createClient(service.url, 'x'.repeat(40), withoutSession)
    const { error } = await invalidKey.functions.invoke('hotels', { body: {} })
    expect(error.context.status).toBe(401)
    expect((await invalidKey.from('waitlist').insert(entry('d@example.org'))).status).toBe(401)
  })

  it('answer 503 while the database is unavailable; places still work', async () => {
    await database.away()
    try {
      const contact = await client.functions.invoke('send-contact-email', { body: good['send-contact-email'] })
      expect(contact.error.context.status).toBe(503)
      expect(contact.error.context.headers.get('retry-after')).toBe('2')
      expect(await contact.error.context.json()).toMatchObject({ code: 'database_away' })
      expect((await client.from('waitlist').insert(entry('e@example.org'))).status).toBe(503)
      for (const name of ['geocode', 'events', 'hotels', 'venues', 'itinerary'])
        expect({ name, error: (await client.functions.invoke(name, { body: good[name] })).error }).toEqual({
          name,
          error: null,
        })
      await new Promise((resolve) => setTimeout(resolve, 1100))
      expect((await fetch(`${service.url}/readyz`)).status).toBe(503)
    } finally {
      await database.back()
    }
    expect((await client.from('waitlist').insert(entry('e@example.org'))).status).toBe(201)
  })
})

describe('auth.getUser', () => {
  const sign = async (
    expires: string,
    secret?: string,
    claims: { iat?: number; role?: string; email?: string } = { role: 'authenticated', email: 'u@example.org' },
  ) => {
    const kept: { jwtSecret: string } = JSON.parse(await readFile(join(service.dataDir, 'secrets.json'), 'utf8'))
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('0b6ccf5e-5a3a-4b0e-8f0c-6f8d0e6a7c11')
      .setAudience('authenticated')
      .setIssuedAt(typeof claims.iat === 'number' ? claims.iat : undefined)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret ?? kept.jwtSecret))
  }

  it('returns the user of a valid token', async () => {
    const { data, error } = await client.auth.getUser(await sign('1h'))
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: '0b6ccf5e-5a3a-4b0e-8f0c-6f8d0e6a7c11',
      email: 'u@example.org',
      role: 'authenticated',
    })
  })

  it('rejects expired, forged and unsigned tokens, and the public key', async () => {
    const [head, body] = (await sign('1h')).split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    const tokens = [
      await sign('-1h'),
      await sign('1h', 'another secret, thirty-two letters'),
      `${head}.${body}.AAAA`,
      unsigned,
      service.anonKey,
    ]
    for (const token of tokens) {
      const { data, error } = await client.auth.getUser(token)
      expect(data.user).toBeNull()
      expect([401, 403]).toContain(error?.status)
    }
  })

  it.each([1e17, -1e17, 8.64e12 + 1])('rejects a signed token issued at %d', async (iat) => {
    const { data, error } = await client.auth.getUser(await sign('1h', undefined, { iat }))
    expect(data.user).toBeNull()
    expect(error?.status).toBe(403)
  })

  it('answers 403 to a signed-in read of the waitlist', async () => {
    const token = await sign('1h')
    const answer = await fetch(`${service.url}/rest/v1/waitlist`, {
      headers: { apikey: service.anonKey, authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(403)
    const late = await fetch(`${service.url}/rest/v1/waitlist`, {
      headers: { apikey: service.anonKey, authorization: `Bearer ${await sign('-1h')}` },
    })
    expect(late.status).toBe(401)
  })
})
