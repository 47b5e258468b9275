import { describe, expect, it } from 'vitest'
import { createAdmissionQueue, type Priority } from './admission-queue.ts'

/** A seeded generator of numbers from 0 to 1. */
const seededRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

interface Load {
  /** Arrival rate as a multiple of the capacity, for so many seconds; then half of the capacity for five. */
  readonly load: number
  readonly seconds: number
  /** Time that a request takes on average, in ms. */
  readonly costMs: number
  /** How long the process pauses, and how often. */
  readonly pauseMs?: number
  readonly everyMs?: number
}

const MAX_DELAY_MS = 1000

/** A process that serves one request after another, with random arrivals and costs, and a clock of its own. */
const simulate = ({ load, costMs, seconds, pauseMs = 0, everyMs = 5000 }: Load) => {
  const random = seededRandom(7)
  const overAt = seconds * 1000
  let now = 0
  let nextAt = 0
  let pauseAt = everyMs
  const queue = createAdmissionQueue(MAX_DELAY_MS, () => now)
  const waits: number[] = []
  let arrived = 0
  let rejected = 0
  let lastRejectedAt = 0
  let workedMs = 0
  const receive = (): void => {
    while (nextAt <= now) {
      // Requests that arrive during a pause are read after it.
      const since = now
      arrived += 1
      queue.add('ordinary', {
        admit: () => {
          waits.push(now - since)
          const cost = -Math.log(1 - random()) * costMs
          if (now < overAt) workedMs += cost
          now += cost
        },
        reject: () => {
          rejected += 1
          lastRejectedAt = now
        },
      })
      nextAt -= Math.log(1 - random()) * (costMs / (nextAt < overAt ? load : 0.5))
    }
  }
  while (now < overAt + 5000) {
    if (pauseMs > 0 && now > pauseAt) {
      now += pauseMs
      pauseAt = now + everyMs
    }
    receive()
    if (queue.length() === 0) now = Math.max(now, nextAt)
    else queue.admitNext()
  }
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    rejected,
    rejectedShare: rejected / arrived,
    /** Part of the time of overload in which requests were served. */
    busy: workedMs / overAt,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    recoveredMs: lastRejectedAt - overAt,
  }
}

describe('the admission queue', () => {
  it.each([1, 3])('rejects nothing at 0.7 times its capacity, %s ms a request', (costMs) =>
    expect(simulate({ load: 0.7, costMs, seconds: 600 }).rejected).toBe(0),
  )

  it('rejects nothing for a pause of 100 ms every 5 s', () =>
    expect(simulate({ load: 0.7, costMs: 2, seconds: 600, pauseMs: 100 }).rejected).toBe(0))

  it.each([
    ['requests of 10 ms', { costMs: 10 }, 0.0005],
    ['a pause of 300 ms every 5 s', { costMs: 2, pauseMs: 300 }, 0.0005],
    ['a pause of 1 s every minute', { costMs: 4, pauseMs: 1000, everyMs: 60_000 }, 0.01],
  ])('rejects few at 0.7 times its capacity with %s', (_what, load, share) =>
    expect(simulate({ load: 0.7, seconds: 600, ...load }).rejectedShare).toBeLessThan(share),
  )

  it('recovers after a pause longer than the queue delay', () => {
    const { rejected } = simulate({ load: 0.7, costMs: 4, seconds: 600, pauseMs: 3000, everyMs: 100_000 })
    expect(rejected).toBeGreaterThan(0)
    expect(rejected).toBeLessThan(5 * 600)
  })

  describe.each([
    [1.2, 2, 150],
    [3, 2, 20],
    [3, 10, 80],
    [10, 2, 20],
  ])('at %s times its capacity, %s ms a request', (load, costMs, withinMs) => {
    const { busy, rejectedShare, p99, longest, recoveredMs } = simulate({ load, costMs, seconds: 60 })
    it('serves as many as it can', () => {
      expect(busy).toBeGreaterThan(0.95)
      expect(rejectedShare).toBeLessThan(1 - 0.9 / load)
    })
    it(`lets hardly anybody wait: p99 within ${withinMs} ms`, () => expect(p99).toBeLessThan(withinMs))
    it('lets nobody wait longer than the queue delay', () => expect(longest).toBeLessThanOrEqual(MAX_DELAY_MS))
    it('rejects nobody any more once the load is over', () => expect(recoveredMs).toBeLessThan(250))
  })

  it('admits important requests first and rejects them last', () => {
    let now = 0
    const queue = createAdmissionQueue(100, () => now)
    const seen: string[] = []
    const add = (priority: Priority, name: string) =>
      queue.add(priority, { admit: () => seen.push(`${name} admitted`), reject: () => seen.push(`${name} rejected`) })
    add('ordinary', 'search')
    add('ordinary', 'page')
    add('important', 'form')
    queue.admitNext()
    expect(queue.length()).toBe(2)
    now = 50
    queue.admitNext()
    add('important', 'file')
    now = 160
    expect(queue.oldestWaitMs()).toBe(160)
    queue.admitNext()
    expect(queue.length()).toBe(0)
    expect(seen).toEqual(['form admitted', 'search admitted', 'page rejected', 'file admitted'])
  })
})
