import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { apiError } from '@site/contracts/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { startTestService, type TestService } from './testing/test-service.ts'

/** A few in the suite; `npm run drill:fuzz` sends 10,000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 600)
const LIMIT_MS = 30_000 + RUNS * 60

let database: TestDatabase
let service: TestService
beforeAll(async () => {
  database = await createTestDatabase()
  service = await startTestService(database.url)
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Melbourne', 'a@b.co', '-37.8, 144.9', '', '\u0000', '\ud800', '__proto__'),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 1, 50, 51, 1e308))
const value = fc.oneof(text, number, fc.jsonValue(), fc.constant(null), fc.boolean())
const list = fc.array(fc.oneof(text, fc.constantFrom('sight', 'food', 'culture')), { maxLength: 5 })

/** Each field valid, arbitrary or missing. */
const fuzzed = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, good]) => [name, fc.oneof({ weight: 4, arbitrary: good }, value)]),
    ),
    { requiredKeys: [] },
  )
const date = fc.constantFrom('2026-12-01', '2026-02-30', '0000-00-00')
const control = fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\u2028')
/** An address with a control character somewhere in it. */
const broken = fc
  .tuple(control, fc.nat(6))
  .map(([character, at]) => `${'a@b.co'.slice(0, at)}${character}${'a@b.co'.slice(at)}`)
const address = fc.oneof(fc.emailAddress(), fc.constant('a@b.co'), broken, text)

const bodies: Record<string, fc.Arbitrary<unknown>> = {
  '/functions/v1/geocode': fuzzed({ query: text, limit: number }),
  '/functions/v1/events': fuzzed({
    query: text,
    category: fc.constantFrom('sports', 'music'),
    from: date,
    to: date,
    limit: number,
    city: text,
  }),
  '/functions/v1/hotels': fuzzed({
    query: text,
    eventId: text,
    venueId: text,
    lat: number,
    lon: number,
    speed: number,
    limit: number,
    offset: number,
    sort: text,
    filter: fuzzed({ walk: number, ride: number, stars: number, kind: text, price: number, ids: list }),
  }),
  '/functions/v1/hotel': fuzzed({ id: text, near: text, speed: number }),
  '/functions/v1/route': fuzzed({
    from: fuzzed({ id: text, lat: number, lon: number }),
    to: fuzzed({ lat: number, lon: number }),
    profile: fc.constantFrom('normal', 'step-free', 'wheels'),
    speed: number,
  }),
  '/functions/v1/routes': fuzzed({
    legs: fc.array(fuzzed({ from: fuzzed({ lat: number, lon: number }), to: fuzzed({ id: text }) }), { maxLength: 20 }),
    profile: fc.constantFrom('normal', 'step-free', 'wheels'),
  }),
  '/functions/v1/event': fuzzed({ id: text }),
  '/functions/v1/venues': fuzzed({ destination: text, categories: list, limit: number }),
  '/functions/v1/itinerary': fuzzed({
    destination: text,
    days: number,
    pace: fc.constantFrom('balanced', 'packed'),
    themes: list,
    startDate: date,
    hotelId: text,
    eventId: text,
    seed: number,
    action: fc.constantFrom('day', 'slot', 'order', 'alternatives'),
    plan: fc.array(
      fuzzed({
        date,
        stops: fc.array(fuzzed({ id: text, start: fc.constant('09:00'), end: fc.constant('10:00') }), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    day: number,
    slot: number,
    order: list,
  }),
  '/functions/v1/notify-intake': fuzzed({
    fullName: text,
    email: address,
    company: text,
    message: text,
    hp: value,
    elapsedMs: value,
    idempotencyKey: value,
  }),
  '/functions/v1/send-contact-email': fuzzed({
    name: text,
    email: address,
    subject: fc.constantFrom('Other', 'None'),
    message: text,
    formType: fc.constant('contact'),
  }),
  '/functions/v1/waitlist-confirmation': fuzzed({ name: text, email: address, role: text, company: text }),
  '/rest/v1/waitlist': fuzzed({
    name: text,
    email: address,
    role: text,
    company: text,
    source: fc.constantFrom('public', 'careers'),
    referrer: text,
    notes: text,
  }),
}
const paths = Object.keys(bodies)

/** Default messages of the schema library. */
const SCHEMA_MESSAGES =
  /Too (?:big|small):|Invalid (?:input|option|string|element|key)|expected (?:number|string|one of)/

const check = async (answer: Response): Promise<void> => {
  const body = await answer.text()
  expect({ status: answer.status, body }).toEqual({ status: expect.toSatisfy((status: number) => status < 500), body })
  if (answer.status < 400) return
  expect(body).not.toMatch(SCHEMA_MESSAGES)
  const parsed: unknown = JSON.parse(body)
  // PostgREST's own codes stand in its own shape.
  const known = apiError.safeParse(parsed).success || /"code":"(23505|42501|PGRST204)"/.test(body)
  expect({ status: answer.status, body, known }).toMatchObject({ known: true })
}

const heapAfterCollection = (): number => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

/** Plausible claims of a token, and some outside the range of dates. */
const claims = fuzzed({
  sub: text,
  role: fc.constantFrom('anon', 'authenticated'),
  aud: fc.oneof(text, list),
  email: address,
  iat: fc.oneof(fc.constantFrom(1e17, -1e17, 1e308, 0), number),
  exp: fc.oneof(fc.constantFrom(4e9, 1e17, 1), number),
  app_metadata: value,
})

describe('fuzzed input', () => {
  it(
    'in a signed token never causes a 5xx',
    async () => {
      const kept: { jwtSecret: string } = JSON.parse(await readFile(join(service.dataDir, 'secrets.json'), 'utf8'))
      const secret = new TextEncoder().encode(kept.jwtSecret)
      const part = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url')
      const sign = (payload: unknown): string => {
        const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`
        return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
      }
      const property = fc.asyncProperty(claims, async (payload) => {
        const headers = { apikey: service.anonKey, authorization: `Bearer ${sign(payload)}` }
        const answer = await fetch(`${service.url}/auth/v1/user`, { headers })
        await answer.arrayBuffer()
        expect(answer.status).toBeLessThan(500)
      })
      await fc.assert(property, { numRuns: Math.floor(RUNS / 5), examples: [[{ sub: 'x', iat: 1e17, exp: 4e9 }]] })
    },
    LIMIT_MS,
  )

  it(
    'in JSON never causes a 5xx, and errors have the error shape',
    async () => {
      const input = fc
        .constantFrom(...paths)
        .chain((path) => fc.tuple(fc.constant(path), fc.oneof({ weight: 5, arbitrary: bodies[path] ?? value }, value)))
      const property = fc.asyncProperty(input, async ([path, body]) =>
        check(await service.post(path, JSON.stringify(body) ?? '')),
      )
      await fc.assert(property, { numRuns: Math.floor(RUNS / 5) })
      // The first plan loads the sights, some 35 MB, and not every run of arbitrary input has asked for one by now.
      await check(await service.post('/functions/v1/itinerary', JSON.stringify({ destination: 'Melbourne', days: 2 })))
      const before = heapAfterCollection()
      await fc.assert(property, { numRuns: Math.floor((RUNS * 3) / 5) })
      const grown = (heapAfterCollection() - before) / 1e6
      if (RUNS >= 10_000) console.log(`heap ${(before / 1e6).toFixed(1)} MB, grown by ${grown.toFixed(1)} MB`)
      expect(grown).toBeLessThan(25)
    },
    LIMIT_MS,
  )

  it(
    'in raw bytes and headers never causes a 5xx or a crash',
    async () => {
      const line = fc.tuple(
        fc.constantFrom('POST', 'GET', 'PUT', 'BREW', ''),
        fc.constantFrom(...paths, '/health', '/auth/v1/user', '*', '/%ff'),
      )
      const header = fc.constantFrom(
        'content-type: application/json',
        'content-length: 5',
        'transfer-encoding: chunked',
        'content-encoding: gzip',
        'expect: 100-continue',
        'authorization: Bearer a.b.c',
        'x-forwarded-for: ,,,',
        'idempotency-key: ',
        'connection: upgrade',
      )
      const property = fc.asyncProperty(
        line,
        fc.array(header),
        fc.uint8Array({ maxLength: 200 }),
        async ([method, path], headers, bytes) => {
          const head = `${method} ${path} HTTP/1.1\r\nhost: x\r\napikey: ${service.anonKey}\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n`
          const received = await new Promise<string>((resolve) => {
            const socket = connect(service.port, '127.0.0.1', () =>
              socket.end(Buffer.concat([Buffer.from(head), bytes])),
            )
            let all = ''
            socket.setEncoding('latin1').on('data', (part: string) => (all += part))
            socket.on('error', () => undefined).on('close', () => resolve(all))
          })
          expect(received).not.toMatch(/^HTTP\/1\.1 5/)
        },
      )
      await fc.assert(property, { numRuns: Math.floor(RUNS / 5) })
      expect((await fetch(`${service.url}/livez`)).status).toBe(200)
    },
    LIMIT_MS,
  )
})
