import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { apiError } from '@site/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestService, type TestService } from '../testing/test-service.ts'

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

const HOTELS = '/functions/v1/hotels'
const answerOf = async (answer: Response) => ({ status: answer.status, code: apiError.parse(await answer.json()).code })

/** Sends raw bytes and returns the response. */
const raw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.end(bytes))
    let received = ''
    socket.setEncoding('latin1').on('data', (part: string) => (received += part))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })

describe('bodies', () => {
  it.each([
    ['{}', 422, 'invalid'],
    ['{"query":"x","limit":0}', 422, 'invalid'],
    ['{"query":"x","limit":51}', 422, 'invalid'],
    ['{"lat":1}', 422, 'invalid'],
    ['{"query":"a\\r\\nb"}', 422, 'invalid'],
    ['[]', 422, 'invalid'],
    ['null', 422, 'invalid'],
    ['"text"', 422, 'invalid'],
    ['{broken', 400, 'bad_json'],
    ['', 400, 'bad_json'],
  ])('%s gives %i %s', async (body, status, code) => {
    expect(await answerOf(await service.post(HOTELS, body))).toEqual({ status, code })
  })

  it('returns every issue with its path', async () => {
    const answer = await service.post('/functions/v1/send-contact-email', {
      name: 'A',
      email: 'x',
      subject: 'Z',
      message: 'short',
    })
    expect(answer.status).toBe(422)
    const { issues, error } = apiError.parse(await answer.json())
    expect(issues?.map(({ path }) => path)).toEqual(['name', 'email', 'subject', 'message', 'formType'])
    expect(error).toBe('Name must be at least 2 characters')
  })

  it.each([
    ['itinerary', { destination: 'Melbourne', days: 99 }, 'Choose 1 to 7 days'],
    ['itinerary', { destination: 'Melbourne', days: 2.5 }, 'Choose 1 to 7 days'],
    ['itinerary', { destination: 'Melbourne', days: -1 }, 'Choose 1 to 7 days'],
    [
      'itinerary',
      { destination: 'Melbourne', startDate: '2026-02-31' },
      'This date doesn’t exist. Check the day and the month.',
    ],
    [
      'itinerary',
      { destination: 'Melbourne', startDate: '1970-01-01' },
      'That date is too far in the past. Choose a later one.',
    ],
    ['itinerary', { destination: 'Melbourne', pace: 'mad' }, '“pace” must be one of: relaxed, balanced, packed'],
    ['itinerary', { destination: 'Melbourne', seed: 'x' }, '“seed” must be a number'],
    ['itinerary', { destination: 'Melbourne', exclude: Array(201).fill('x') }, '“exclude” must be at most 200 entries'],
    ['itinerary', {}, '“destination” is missing'],
    ['itinerary', 7, 'The request must be an object'],
    ['events', { from: '2026-02-31' }, 'This date doesn’t exist. Check the day and the month.'],
    ['venues', { destination: 'Melbourne', limit: 51 }, 'Choose a limit from 1 to 50'],
    ['venues', { destination: 'Melbourne', limit: 'many' }, 'Choose a limit from 1 to 50'],
    [
      'venues',
      { destination: 'Melbourne', categories: ['zoo'] },
      'Choose categories from sight, experience, museum, park, market, view, food, coffee, bar, nightlife',
    ],
    ['hotels', { query: 'x', speed: 7 }, '“speed” must be one of: 1.33, 1.1, 0.9'],
    ['geocode', { query: 'x', limit: 0 }, '“limit” must be at least 1'],
  ])('rejects %s %j with a sentence for a person', async (name, body, sentence) => {
    const answer = await service.post(`/functions/v1/${name}`, JSON.stringify(body))
    expect({ status: answer.status, error: apiError.parse(await answer.json()).error }).toEqual({
      status: 422,
      error: sentence,
    })
  })

  it.each([['2'], [2], [undefined, 1], [null, 1], ['', 1], ['soon', 1], [0, 1]])(
    'coerces %j days of a plan as specified',
    async (days, planned = 2) => {
      const answer = await service.post('/functions/v1/itinerary', { destination: 'Melbourne', days })
      const body: { plan: unknown[] } = JSON.parse(await answer.text())
      expect(body.plan).toHaveLength(planned)
    },
  )

  it('rejects bodies over 32 kB, compressed or not, and accepts those just under', async () => {
    expect(await answerOf(await service.post(HOTELS, `{"query":"${'a'.repeat(2_000_000)}"}`))).toEqual({
      status: 413,
      code: 'too_large',
    })
    const bomb = gzipSync(`{"query":"${'a'.repeat(200_000)}"}`)
    expect(bomb.length).toBeLessThan(1000)
    const packed = await fetch(`${service.url}${HOTELS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', apikey: service.anonKey },
      body: bomb,
    })
    expect(packed.status).toBe(413)
    expect((await service.post(HOTELS, `{"query":"Melbourne"${' '.repeat(32_000)}}`)).status).toBe(200)
  })

  it('rejects other types and unknown encodings', async () => {
    expect(
      (await service.post(HOTELS, 'query=x', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415)
    expect((await service.post(HOTELS, '{}', { 'content-encoding': 'zip' })).status).toBe(415)
    expect((await service.post(HOTELS, '{}', { 'content-type': 'application/json; charset=klingon' })).status).toBe(415)
  })
})

describe('addresses', () => {
  it('answers unknown ones and wrong methods in JSON', async () => {
    expect(await answerOf(await fetch(`${service.url}/nope`))).toEqual({ status: 404, code: 'not_found' })
    const wrong = await fetch(`${service.url}${HOTELS}`, { headers: { apikey: service.anonKey } })
    expect(wrong.headers.get('allow')).toBe('POST')
    expect(await answerOf(wrong)).toEqual({ status: 405, code: 'method_not_allowed' })
    expect((await fetch(`${service.url}/functions/v1/%E0%A4%A`, { headers: { apikey: service.anonKey } })).status).toBe(
      404,
    )
  })

  it('survives malformed requests', async () => {
    for (const bytes of [
      '\0\0\0\0',
      'GET\r\n\r\n',
      'POST /functions/v1/hotels HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
    ])
      expect(await raw(bytes)).toMatch(/^(HTTP\/1\.1 4|$)/)
    expect((await fetch(`${service.url}/livez`)).status).toBe(200)
  })
})

describe('the key', () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${service.url}${HOTELS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"Melbourne","limit":1}',
    })
  it('is accepted as apikey or as bearer', async () => {
    expect((await ask({ apikey: service.anonKey })).status).toBe(200)
    expect((await ask({ authorization: `Bearer ${service.anonKey}` })).status).toBe(200)
  })
  it('is required, and both headers are checked', async () => {
    expect(await answerOf(await ask({}))).toEqual({ status: 401, code: 'unauthorised' })
    expect((await ask({ apikey: `${service.anonKey.slice(0, -1)}x` })).status).toBe(401)
    expect((await ask({ apikey: service.anonKey, authorization: 'Bearer abc.def.ghi' })).status).toBe(401)
    expect((await ask({ authorization: 'Basic YTpi' })).status).toBe(401)
  })
})

describe('headers', () => {
  it('lets other origins call, for the page’s direct fetch', async () => {
    const preflight = await fetch(`${service.url}${HOTELS}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'apikey', 'content-type', 'idempotency-key', 'prefer']),
    )
  })

  it('keeps a valid request id and replaces any other', async () => {
    const idOf = async (given: string) =>
      (await fetch(`${service.url}/livez`, { headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await idOf('abc-123-def')).toBe('abc-123-def')
    expect(await idOf('a b{}')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('do not name the server software', async () => {
    expect((await fetch(`${service.url}/livez`)).headers.get('x-powered-by')).toBeNull()
  })
})

it('continues the trace of its caller in its log and its response', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const answer = await fetch(`${service.url}/nothing-here`, {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'x-request-id': 'asked-by-a-test' },
  })
  expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: 'asked-by-a-test', traceId: trace })
  const line = service
    .logged()
    .split('\n')
    .find((each) => each.includes('/nothing-here'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    requestId: 'asked-by-a-test',
    traceId: trace,
    parentSpanId: '00f067aa0ba902b7',
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

it('hides its metrics from requests through a proxy', async () => {
  const answer = await fetch(`${service.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect(answer.status).toBe(404)
})

it('counts requests by their declared route', async () => {
  await service.post(HOTELS, { query: 'Melbourne' })
  const text = await (await fetch(`${service.url}/metrics`)).text()
  expect(text).toMatch(/http_request_duration_seconds_count\{method="POST",route="[^"]*\/hotels",status="200"\} \d/)
})
