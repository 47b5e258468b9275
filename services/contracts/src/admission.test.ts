import { describe, expect, it } from 'vitest'
import { admits, idle, look, type Admission } from './admission.ts'

const after = (delays: readonly number[], from: Admission = idle): Admission =>
  delays.reduce((state, delay) => look(state, delay, 50), from)
const times = (count: number, delay: number): number[] => Array.from({ length: count }, () => delay)

/**
 * A server that works off `capacity` requests a look: what comes beyond waits in line, and the line is the delay. Gives the last
 * state and the longest delay after it had time to settle, in ms.
 */
const simulate = (arrivals: number, capacity: number, looks: number) => {
  let state = idle
  let line = 0
  let longest = 0
  for (let n = 0; n < looks; n += 1) {
    line = Math.max(0, line + arrivals * (1 - state.shedding) - capacity)
    const delay = (line / capacity) * 100
    if (n > looks / 2) longest = Math.max(longest, delay)
    state = look(state, delay, 50)
  }
  return { state, longest }
}

describe('admission', () => {
  it('turns nobody away for one pause, however long', () => {
    expect(after([2, 3, 5000]).shedding).toBe(0)
    expect(after([2, 3, 5000, 2, 2]).shedding).toBe(0)
  })
  it('turns nobody away while the delay is under its target', () => expect(after(times(200, 40)).shedding).toBe(0))
  it('turns ever more away while the delay stays above it', () => {
    const soon = after(times(4, 100)).shedding
    expect(soon).toBeGreaterThan(0.05)
    expect(after(times(10, 100)).shedding).toBeGreaterThan(soon + 0.2)
  })
  it('does not wait with small steps when a crowd comes at once', () =>
    expect(after([2, 900, 900]).shedding).toBeGreaterThan(0.9))
  it('lets everybody in again within three seconds', () => {
    const full = after(times(60, 400))
    expect(full.shedding).toBeGreaterThan(0.9)
    expect(after(times(30, 1), full).shedding).toBe(0)
  })
  it.each([1.2, 2, 3])('settles at the part that is too much when %s times the capacity comes', (over) => {
    const { state, longest } = simulate(over * 100, 100, 600)
    expect(state.shedding).toBeCloseTo(1 - 1 / over, 1)
    expect(longest).toBeLessThan(120)
  })

  it('turns important requests away last', () => {
    const half: Admission = { ...idle, shedding: 0.5 }
    expect(admits(half, 'ordinary', 0.49)).toBe(false)
    expect(admits(half, 'ordinary', 0.5)).toBe(true)
    expect(admits(half, 'important', 0)).toBe(true)
    expect(admits({ ...idle, shedding: 0.96 }, 'important', 0.3)).toBe(false)
  })
})
