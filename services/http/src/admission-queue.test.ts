import { describe, expect, it } from 'vitest'
import { createAdmissionQueue, type Priority } from './admission-queue.ts'

/** A seeded generator of numbers from 0 to 1. */
const seededRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

interface Load {
  /** Arrival rate as a multiple of the capacity. */
  readonly load: number
  readonly costMs: number
  readonly seconds: number
  /** How long the process pauses, and how often. */
  readonly pauseMs?: number
  readonly everyMs?: number
}

/** A process with random arrivals; returns how long admitted requests waited, and how many were rejected. */
const simulate = ({ load, costMs, seconds, pauseMs = 0, everyMs = 5000 }: Load) => {
  const random = seededRandom(7)
  let now = 0
  let nextAt = 0
  let pauseAt = everyMs
  const queue = createAdmissionQueue(1000, () => now)
  const waits: number[] = []
  let rejected = 0
  const receive = (): void => {
    for (; nextAt <= now; nextAt -= Math.log(1 - random()) * (costMs / load)) {
      // Requests that arrive during a pause are read after it.
      const since = now
      queue.add('ordinary', {
        admit: () => {
          waits.push(now - since)
          now -= Math.log(1 - random()) * costMs
        },
        reject: () => (rejected += 1),
      })
    }
  }
  while (now < seconds * 1000) {
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
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    admittedShare: waits.length / (waits.length + rejected),
  }
}

describe('the admission queue', () => {
  it.each([1, 3, 10])('rejects nothing at 0.7 times its capacity, %s ms a request', (costMs) =>
    expect(simulate({ load: 0.7, costMs, seconds: 600 }).rejected).toBe(0),
  )

  it('rejects nothing for a pause of 300 ms every 5 s', () =>
    expect(simulate({ load: 0.7, costMs: 2, seconds: 600, pauseMs: 300 }).rejected).toBe(0))

  // What is measured as 70 % of the capacity is nearer 90 % where a pause of the garbage collector is not in the measurement.
  it('rejects nothing at 0.88 times its capacity for a pause of 200 ms every 20 s', () =>
    expect(simulate({ load: 0.88, costMs: 2, seconds: 600, pauseMs: 200, everyMs: 20_000 }).rejected).toBe(0))

  it('rejects less than one in a thousand for a pause of 1 s every minute', () =>
    expect(
      simulate({ load: 0.7, costMs: 4, seconds: 600, pauseMs: 1000, everyMs: 60_000 }).admittedShare,
    ).toBeGreaterThan(0.999))

  it('recovers after a pause longer than the queue delay', () => {
    const { rejected } = simulate({ load: 0.7, costMs: 4, seconds: 600, pauseMs: 3000, everyMs: 100_000 })
    expect(rejected).toBeGreaterThan(0)
    expect(rejected).toBeLessThan(5 * 600)
  })

  // Slight overload counts as a burst for a while.
  it.each([
    [1.2, 300],
    [3, 60],
    [10, 60],
  ])('admits up to its capacity at %s times that load, p99 within %s ms', (load, withinMs) => {
    const { admittedShare, p99 } = simulate({ load, costMs: 2, seconds: 60 })
    expect(admittedShare).toBeCloseTo(1 / load, 1)
    expect(p99).toBeLessThan(withinMs)
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
