import { BackendError, type Backend } from '@stageside/kit'
import { describe, expect, test, vi } from 'vitest'
import { fetchItinerary, pause, retryDelayMs } from './fetch-itinerary.ts'

const body = { destination: 'Melbourne', days: 3, pace: 'balanced', themes: ['sightseeing', 'food'] }
const plan = { plan: [], meta: {} }
const unreachable = new BackendError('fetch', 'Unable to reach the server. Please try again.')

const backend = (invoke: () => Promise<unknown>, directFetch: () => Promise<Response>) => ({
  invoke: vi.fn<Backend['invoke']>(invoke),
  directFetch: vi.fn<Backend['directFetch']>(directFetch),
  joinWaitlist: () => Promise.resolve(),
  diagnose: () => Promise.resolve(),
})
const ask = (lent: Backend, wait = async (_ms: number): Promise<void> => undefined) =>
  fetchItinerary(lent, body, new AbortController().signal, wait)
const never = () => Promise.reject(new Error('not to be called'))

test('returns the answer of the function without a direct fetch', async () => {
  const lent = backend(() => Promise.resolve(plan), never)
  await expect(ask(lent)).resolves.toBe(plan)
  expect(lent.invoke).toHaveBeenCalledWith('itinerary', body, expect.anything())
  expect(lent.directFetch).not.toHaveBeenCalled()
})

test('falls back to the direct fetch when the function fails', async () => {
  const lent = backend(
    () => Promise.reject(unreachable),
    () => Promise.resolve(Response.json(plan)),
  )
  await expect(ask(lent)).resolves.toEqual(plan)
})

test.each([422, 429])('a refusal with %i is thrown as it is and not sent again', async (status) => {
  const refused = new BackendError('http', 'Please choose 1 to 7 days', { status, retryAfter: 1 })
  const lent = backend(() => Promise.reject(refused), never)
  await expect(ask(lent)).rejects.toBe(refused)
  expect(lent.directFetch).not.toHaveBeenCalled()
})

test('a server that is busy is asked again once, after the time it named', async () => {
  const waits: number[] = []
  const busy = new BackendError('http', 'Busy', { status: 503, retryAfter: 2 })
  const lent = backend(
    () => Promise.reject(busy),
    () => Promise.resolve(Response.json(plan)),
  )
  await expect(ask(lent, async (ms) => void waits.push(ms))).resolves.toEqual(plan)
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThanOrEqual(2000)
  expect(waits[0]).toBeLessThanOrEqual(3000)
  expect(lent.directFetch).toHaveBeenCalledTimes(1)
})

describe('the sentences of the spec', () => {
  test.each([null, undefined, ''])('an answer of %j', (empty) =>
    expect(ask(backend(() => Promise.resolve(empty), never))).rejects.toThrow('No response received from API'),
  )
  test('an error flag without a message', () =>
    expect(ask(backend(() => Promise.resolve({ error: true }), never))).rejects.toThrow(
      'Edge function returned an error',
    ))
  test.each([{ error: 'boom' }, { error: 1, message: '' }, { error: {}, message: ' ' }, { error: true, message: 5 }])(
    'an error flag without a message: %j',
    (answer) =>
      expect(ask(backend(() => Promise.resolve(answer), never))).rejects.toThrow(/^Edge function returned an error$/),
  )
  test('an empty direct answer that calls itself JSON', () =>
    expect(
      ask(
        backend(
          () => Promise.reject(unreachable),
          () => Promise.resolve(new Response('', { headers: { 'content-type': 'application/json' } })),
        ),
      ),
    ).rejects.toThrow(/^No response received from API$/))
  test('an error flag with a message', () =>
    expect(ask(backend(() => Promise.resolve({ error: true, message: 'No such city' }), never))).rejects.toThrow(
      /^No such city$/,
    ))
  test.each([
    [
      () => Promise.resolve(new Response('away', { status: 503, statusText: 'Service Unavailable' })),
      'Direct fetch failed: 503 Service Unavailable - away',
    ],
    [() => Promise.resolve(new Response('<html>')), 'Direct fetch returned non-JSON response'],
    [() => Promise.reject(new BackendError('fetch', 'No route')), 'No route'],
  ])('both paths fail: %#', (direct, words) =>
    expect(ask(backend(() => Promise.reject(unreachable), direct))).rejects.toThrow(
      `API call failed. Invoke error: Unable to reach the server. Please try again. Fetch error: ${words}`,
    ),
  )
})

test('an aborted call does not fall back to the direct fetch', async () => {
  const lent = backend(() => Promise.reject(new BackendError('aborted', 'gone')), never)
  await expect(ask(lent)).rejects.toMatchObject({ kind: 'aborted' })
  expect(lent.directFetch).not.toHaveBeenCalled()
})

const http = (status: number, retryAfter?: number) =>
  new BackendError('http', 'x', { status, ...(retryAfter === undefined ? {} : { retryAfter }) })

test.each([400, 401, 404, 409, 413, 422, 429])('a plan refused with %i is not asked for again', (status) =>
  expect(retryDelayMs(http(status, 1), 0.5)).toBeNull(),
)

test.each([
  [http(500), 0, 1000],
  [http(500), 1, 500],
  [new BackendError('fetch', 'x'), 0.5, 750],
  [new BackendError('timeout', 'x'), 0, 1000],
  [new BackendError('relay', 'x', { status: 500 }), 0, 1000],
  [new Error('odd'), 0, 1000],
  [http(503, 2), 0, 2000],
  [http(503, 2), 1, 3000],
  [http(503, 15), 0, 15_000],
])('%s with chance %d waits %i ms', (error, chance, ms) => expect(retryDelayMs(error, chance)).toBe(ms))

test.each([http(503, 16), http(503, 3600), new BackendError('aborted', 'gone')])('%s is not tried again', (error) =>
  expect(retryDelayMs(error, 0)).toBeNull(),
)

test('a pause ends when the caller gives up', async () => {
  vi.useFakeTimers()
  try {
    const controller = new AbortController()
    const paused = pause(10_000, controller.signal)
    controller.abort()
    await paused
    await pause(10_000, controller.signal)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
