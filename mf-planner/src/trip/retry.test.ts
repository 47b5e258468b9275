import { BackendError } from '@site/kit'
import { expect, test, vi } from 'vitest'
import { pause, retryDelayMs } from './retry.ts'

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
