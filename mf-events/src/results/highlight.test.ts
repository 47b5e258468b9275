import { afterEach, expect, test, vi } from 'vitest'
import { createHighlight } from './highlight.ts'

afterEach(() => vi.useRealTimers())

test('a hotel that is left for another in the same frame is one change', () => {
  vi.useFakeTimers()
  const store = createHighlight('chosen')
  expect(store.getState()).toMatchObject({ pointed: null, chosen: 'chosen' })
  const shown: (string | null)[] = []
  store.subscribe(({ pointed, chosen }) => shown.push(pointed ?? chosen))
  const { point, focus } = store.getState()
  point('first')
  vi.advanceTimersToNextFrame()
  point(null)
  focus('second')
  expect(shown).toEqual(['first'])
  vi.advanceTimersToNextFrame()
  point(null)
  vi.advanceTimersToNextFrame()
  expect(shown).toEqual(['first', 'second', 'second'])
})

test('a choice counts at once, and over what the frame before it began', () => {
  vi.useFakeTimers()
  const store = createHighlight()
  const { focus, choose } = store.getState()
  focus('first')
  choose('second')
  expect(store.getState().chosen).toBe('second')
  vi.advanceTimersToNextFrame()
  expect(store.getState()).toMatchObject({ pointed: 'first', chosen: 'second' })
})
