import { createClient, FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'

// The official client, unmodified, against the composed site: what an owner who swaps backends relies on.
const base = process.env['E2E_BASE_URL'] ?? 'http://localhost:8080'
const dataDir = process.env['E2E_DATA_DIR']
const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } }
interface Secrets {
  readonly jwtSecret: string
  readonly anonKey: string
}
let secrets: Secrets
let client: SupabaseClient

test.skip(dataDir === undefined, 'needs the keys of a site of its own')
test.beforeAll(async () => {
  if (dataDir === undefined) return
  secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  client = createClient(base, secrets.anonKey, withoutSession)
})

const entry = (email: string) => ({ name: 'Ada', email, role: null, company: null, source: 'public', notes: null })

test('inserts into the waitlist, hears of a duplicate, and may not read', async () => {
  const email = `client-${randomUUID()}@example.com`
  expect(await client.from('waitlist').insert(entry(email))).toMatchObject({ error: null, status: 201 })
  expect(await client.from('waitlist').insert(entry(email.toUpperCase()))).toMatchObject({
    status: 409,
    error: { code: '23505' },
  })
  const { status, data } = await client.from('waitlist').select('*')
  expect([401, 403]).toContain(status)
  expect(data).toBeNull()
})

const calls: Record<string, object> = {
  geocode: { query: 'Rod Laver Arena' },
  events: { category: 'sports', limit: 3 },
  hotels: { query: 'Rod Laver Arena', limit: 3 },
  venues: { destination: 'Melbourne' },
  itinerary: { destination: 'Melbourne', days: 2 },
  'notify-intake': { fullName: 'Ada', email: 'ada@example.com', company: 'Engines', message: 'Hello' },
  'send-contact-email': {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Other',
    message: 'Hello there, all',
    formType: 'contact',
  },
  'waitlist-confirmation': { name: 'Ada', email: 'ada@example.com', role: null, company: null },
}
for (const [name, body] of Object.entries(calls))
  test(`invokes ${name}`, async () => {
    const { data, error } = await client.functions.invoke(name, { body })
    expect(error).toBeNull()
    expect(typeof data).toBe('object')
  })

test('gets an HTTP error with the words of the server', async () => {
  const { error } = await client.functions.invoke('hotels', { body: {} })
  expect(error).toBeInstanceOf(FunctionsHttpError)
  expect(error.context.status).toBe(422)
  expect(await error.context.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'query' }] })
})

test('auth.getUser takes a good token and refuses an expired and a forged one', async () => {
  const sign = (expires: string, secret = secrets.jwtSecret): Promise<string> =>
    new SignJWT({ role: 'authenticated', email: 'u@example.com' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(randomUUID())
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
  const good = await client.auth.getUser(await sign('1h'))
  expect(good).toMatchObject({ error: null, data: { user: { email: 'u@example.com' } } })
  for (const token of [await sign('-1h'), await sign('1h', 'another secret, thirty-two letters')]) {
    const { data, error } = await client.auth.getUser(token)
    expect(data.user).toBeNull()
    expect([401, 403]).toContain(error?.status)
  }
})
