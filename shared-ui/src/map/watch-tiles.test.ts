import { describe, expect, it, vi } from 'vitest'
import { watchTiles } from './watch-tiles.ts'

const ERROR = new Error('no tile')
/** A map of which only the events matter. */
const watched = () => {
  const listeners = new Map<string, (event: object) => void>()
  const missing = vi.fn()
  const reset = watchTiles({ on: (name, listener) => void listeners.set(name, listener) }, missing)
  return {
    reset,
    missing,
    come: (sourceId = 'tiles') => listeners.get('sourcedata')?.({ sourceId, tile: {} }),
    fail: (sourceId = 'tiles') => listeners.get('error')?.({ sourceId, error: ERROR }),
  }
}

describe('tiles', () => {
  it('are missing when the first of them fails, and it is told once', () => {
    const { missing, fail } = watched()
    for (let times = 0; times < 20; times += 1) fail()
    expect(missing.mock.calls).toEqual([[ERROR]])
  })
  it('are missing where as many of them fail as come: one beside the city is empty, and comes', () => {
    const { missing, come, fail } = watched()
    come()
    fail()
    expect(missing).toHaveBeenCalledTimes(1)
  })
  it('may have three holes on a map that shows more', () => {
    const { missing, come, fail } = watched()
    for (let times = 0; times < 4; times += 1) come()
    for (let times = 0; times < 3; times += 1) fail()
    expect(missing).not.toHaveBeenCalled()
    fail()
    fail()
    expect(missing).toHaveBeenCalledTimes(1)
  })
  it('are watched from the start when others take their place', () => {
    const { missing, fail, reset } = watched()
    fail()
    reset()
    fail()
    expect(missing).toHaveBeenCalledTimes(2)
  })
  it('are not blamed for what other sources do', () => {
    const { missing, come, fail } = watched()
    fail('reach')
    expect(missing).not.toHaveBeenCalled()
    come('reach')
    fail()
    expect(missing).toHaveBeenCalledTimes(1)
  })
})
