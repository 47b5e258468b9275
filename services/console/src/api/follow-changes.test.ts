import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followChanges, type Freshness } from './follow-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream that is written to by hand. */
const stream = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  }
}

const follow = (open: (signal: AbortSignal) => Promise<Response>) => {
  const ended = new AbortController()
  const seen = { changes: 0, how: [] as Freshness[], freshness: [] as Freshness[] }
  const done = followChanges({
    open,
    onChange: (how) => {
      seen.changes += 1
      seen.how.push(how)
    },
    onFreshness: (freshness) => void seen.freshness.push(freshness),
    signal: ended.signal,
  })
  return { seen, end: () => ended.abort(), done }
}
const CHANGED = 'event: changed\ndata: {"revision":"1"}\n\n'
const passed = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe('following changes', () => {
  it('tells of each event of the stream, however its bytes are cut, and of no comment', async () => {
    const { response, write } = stream()
    const { seen, end } = follow(() => Promise.resolve(response))
    await passed(0)
    expect(seen).toEqual({ changes: 0, how: [], freshness: ['stream'] })
    write('event: changed\ndata: {"revision":"1"}\n\nevent: chan')
    await passed(0)
    expect(seen.changes).toBe(1)
    write('ged\ndata: {"revision":"2"}\n\n: still here\n\nevent: other\ndata: 1\n\n')
    await passed(0)
    expect(seen.changes).toBe(2)
    end()
  })

  it('asks every five seconds when the stream ends, and tries for another one', async () => {
    const [first, second] = [stream(), stream()]
    const open = vi.fn().mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response)
    const { seen, end } = follow(open)
    first.write(CHANGED)
    await passed(0)
    first.end()
    await passed(0)
    expect(seen.freshness).toEqual(['stream', 'polling'])
    second.write(CHANGED)
    await passed(5000)
    expect(seen.freshness).toEqual(['stream', 'polling', 'stream'])
    expect(seen.how).toEqual(['stream', 'polling', 'stream'])
    end()
  })

  it('tries less and less often where there is none, and asks as often as before', async () => {
    const open = vi.fn().mockRejectedValue(new Error('no stream'))
    const { seen, end } = follow(open)
    await passed(75_000)
    expect(open).toHaveBeenCalledTimes(5)
    expect(seen.changes).toBe(15)
    end()
  })

  it('takes an answer that is no stream for none', async () => {
    const { seen, end } = follow(() =>
      Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
    )
    await passed(0)
    expect(seen.freshness).toEqual(['polling'])
    end()
  })

  it('gives up a stream that is silent for too long', async () => {
    const { response } = stream()
    let given: AbortSignal | undefined
    const { end } = follow((signal) => {
      given = signal
      return Promise.resolve(response)
    })
    await passed(41_000)
    expect(given?.aborted).toBe(true)
    end()
  })

  it('gives up a stream that does not open, and one that falls silent after its first words', async () => {
    const opened: AbortSignal[] = []
    const { response, write } = stream()
    const { seen, end } = follow((signal) => {
      opened.push(signal)
      if (opened.length > 1) return Promise.resolve(response)
      return new Promise((_open, reject) => signal.addEventListener('abort', () => reject(new Error('broken off'))))
    })
    await passed(39_000)
    // Until then the page is kept up to date all the same.
    expect([opened[0]?.aborted, seen.freshness, seen.changes]).toEqual([false, [], 7])
    await passed(1000)
    expect([opened[0]?.aborted, seen.freshness]).toEqual([true, ['polling']])
    await passed(35_000)
    write(': still here\n\n')
    await passed(39_000)
    expect(opened[1]?.aborted).toBe(false)
    await passed(1000)
    expect(opened[1]?.aborted).toBe(true)
    end()
  })

  it('leaves no listener behind for each time it has asked', async () => {
    const listening = vi.spyOn(AbortSignal.prototype, 'addEventListener')
    const left = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
    const { end, done } = follow(() => Promise.reject(new Error('no stream')))
    await passed(60_000)
    end()
    await done
    expect(left).toHaveBeenCalledTimes(listening.mock.calls.length)
    vi.restoreAllMocks()
  })

  it('ends when it is told to', async () => {
    const { seen, end, done } = follow(() => Promise.reject(new Error('no stream')))
    await passed(5000)
    end()
    await done
    const { changes } = seen
    await passed(60_000)
    expect(seen.changes).toBe(changes)
  })
})
