import { describe, expect, it } from 'vitest'
import { createLine, type Place } from './line.ts'

/** The same numbers in every run, 0 to 1. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

interface Crowd {
  /** What comes, in parts of what can be done. */
  readonly load: number
  readonly costMs: number
  readonly seconds: number
  /** How long the process does nothing now and then. */
  readonly pauseMs?: number
  readonly everyMs?: number
}

/** A process and those who come as they like; gives how long those let in waited, and how many were sent away. */
const simulate = ({ load, costMs, seconds, pauseMs = 0, everyMs = 5000 }: Crowd) => {
  const random = dice(7)
  let now = 0
  let nextAt = 0
  let pauseAt = everyMs
  const line = createLine(1000, () => now)
  const waits: number[] = []
  let away = 0
  const take = (): void => {
    for (; nextAt <= now; nextAt -= Math.log(1 - random()) * (costMs / load)) {
      // Who came in a pause is read after it.
      const since = now
      line.add('ordinary', {
        go: () => {
          waits.push(now - since)
          now -= Math.log(1 - random()) * costMs
        },
        leave: () => (away += 1),
      })
    }
  }
  while (now < seconds * 1000) {
    if (pauseMs > 0 && now > pauseAt) {
      now += pauseMs
      pauseAt = now + everyMs
    }
    take()
    if (line.length() === 0) now = Math.max(now, nextAt)
    else line.next()
  }
  const sorted = waits.toSorted((a, b) => a - b)
  return { away, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, part: waits.length / (waits.length + away) }
}

describe('a line', () => {
  it.each([1, 3, 10])('sends nobody away at seven tenths of what can be done, %s ms each', (costMs) =>
    expect(simulate({ load: 0.7, costMs, seconds: 600 }).away).toBe(0),
  )

  it('sends nobody away for a pause of three tenths of a second every five', () =>
    expect(simulate({ load: 0.7, costMs: 2, seconds: 600, pauseMs: 300 }).away).toBe(0))

  it('sends hardly anybody away for a pause of a second once a minute', () =>
    expect(simulate({ load: 0.7, costMs: 4, seconds: 600, pauseMs: 1000, everyMs: 60_000 }).part).toBeGreaterThan(
      0.999,
    ))

  it('soon lets everybody in again after a pause that is too long for all to wait', () => {
    const { away } = simulate({ load: 0.7, costMs: 4, seconds: 600, pauseMs: 3000, everyMs: 100_000 })
    expect(away).toBeGreaterThan(0)
    expect(away).toBeLessThan(5 * 600)
  })

  // Little too much is taken for a rush for a while.
  it.each([
    [1.2, 300],
    [3, 60],
    [10, 60],
  ])('lets in what can be done when %s times that comes, within %s ms', (load, withinMs) => {
    const { part, p99 } = simulate({ load, costMs: 2, seconds: 60 })
    expect(part).toBeCloseTo(1 / load, 1)
    expect(p99).toBeLessThan(withinMs)
  })

  it('lets important ones go first and sends them away last', () => {
    let now = 0
    const line = createLine(100, () => now)
    const seen: string[] = []
    const add = (place: Place, name: string) =>
      line.add(place, { go: () => seen.push(`${name} goes`), leave: () => seen.push(`${name} leaves`) })
    add('ordinary', 'search')
    add('ordinary', 'page')
    add('important', 'form')
    line.next()
    expect(line.length()).toBe(2)
    now = 50
    line.next()
    add('important', 'file')
    now = 160
    expect(line.longestMs()).toBe(160)
    line.next()
    expect(line.length()).toBe(0)
    expect(seen).toEqual(['form goes', 'search goes', 'page leaves', 'file goes'])
  })
})
