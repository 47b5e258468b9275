import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addRecent, clearRecent, readRecent } from './recent.ts'

const search = (id: number) => ({ name: `Place ${id}`, search: `place=${id}` })

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

describe('recent searches', () => {
  it('are the last five, newest first, each once, until they are cleared', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 3]) addRecent(search(id))
    expect(readRecent()).toEqual([3, 6, 5, 4, 2].map(search))
    clearRecent()
    expect(readRecent()).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('keep a name and an address alone', () => {
    const more = { ...search(1), lat: 1 }
    addRecent(more)
    expect(Object.values(localStorage)).toEqual([JSON.stringify([search(1)])])
  })

  it.each(['{', '{"name":1}', '[{"name":"x"}]'])('are none where something else is kept: %s', (text) => {
    localStorage.setItem('search.recent', text)
    expect(readRecent()).toEqual([])
    addRecent(search(1))
    expect(readRecent()).toEqual([search(1)])
  })

  it('are none where the browser refuses storage, and nothing fails', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    expect(readRecent()).toEqual([])
    expect(() => addRecent(search(1))).not.toThrow()
    expect(() => clearRecent()).not.toThrow()
    vi.unstubAllGlobals()
  })
})
