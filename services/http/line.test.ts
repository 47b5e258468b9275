import { describe, expect, it } from 'vitest'
import { createLine, type Place } from './line.ts'

/** A process that takes `costMs` for each request; gives how long those let in waited, and how many were sent away. */
const simulate = ({ load, costMs, seconds, stallMs = 0 }: Readonly<Record<string, number>>) => {
  let now = 0
  const line = createLine(200, () => now)
  const waits: number[] = []
  let away = 0
  let arrived = 0
  const come = (): void => {
    for (; arrived * (costMs! / load!) <= now; arrived += 1) {
      const since = now
      line.add('ordinary', {
        go: () => {
          waits.push(now - since)
          now += costMs!
        },
        leave: () => (away += 1),
      })
    }
  }
  now += stallMs
  for (come(); now < seconds! * 1000; come())
    if (line.length() === 0) now += 0.1
    else line.next()
  const sorted = waits.toSorted((a, b) => a - b)
  return { away, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, part: waits.length / (waits.length + away) }
}

describe('a line', () => {
  it('sends nobody away at seven tenths of what can be done, nor after a pause', () => {
    expect(simulate({ load: 0.7, costMs: 2, seconds: 20 }).away).toBe(0)
    expect(simulate({ load: 0.7, costMs: 2, seconds: 20, stallMs: 100 }).away).toBe(0)
  })

  it.each([1.2, 3, 10])('lets in what can be done when %s times that comes, soon', (load) => {
    const { part, p99 } = simulate({ load, costMs: 2, seconds: 60 })
    expect(part).toBeCloseTo(1 / load, 1)
    expect(p99).toBeLessThan(30)
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
    expect([line.next(), line.length()]).toEqual([true, 2])
    now = 50
    line.next()
    add('important', 'file')
    now = 160
    expect([line.longestMs(), line.next()]).toEqual([160, false])
    expect(seen).toEqual(['form goes', 'search goes', 'page leaves', 'file goes'])
  })
})
