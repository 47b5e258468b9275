import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRotation } from './rotating-phrase.tsx'

const prefersReducedMotion = (matches: boolean) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('stands 2800 ms, the last 200 of them fading, and starts again after the last', () => {
  prefersReducedMotion(false)
  const { result } = renderHook(() => useRotation(2))
  expect(result.current).toEqual({ index: 0, fading: false })
  advance(2599)
  expect(result.current).toEqual({ index: 0, fading: false })
  advance(1)
  expect(result.current).toEqual({ index: 0, fading: true })
  advance(199)
  expect(result.current.index).toBe(0)
  advance(1)
  expect(result.current).toEqual({ index: 1, fading: false })
  advance(2800)
  expect(result.current).toEqual({ index: 0, fading: false })
})

it('does not rotate under prefers-reduced-motion', () => {
  prefersReducedMotion(true)
  const { result } = renderHook(() => useRotation(3))
  advance(60_000)
  expect(result.current).toEqual({ index: 0, fading: false })
})

it('pauses on the shown phrase without fading, and resumes', () => {
  prefersReducedMotion(false)
  const { result, rerender } = renderHook(({ paused }) => useRotation(2, paused), { initialProps: { paused: false } })
  advance(2700)
  rerender({ paused: true })
  advance(60_000)
  expect(result.current).toEqual({ index: 0, fading: false })
  rerender({ paused: false })
  advance(2800)
  expect(result.current).toEqual({ index: 1, fading: false })
})

it('leaves no timer behind', () => {
  prefersReducedMotion(false)
  const { unmount } = renderHook(() => useRotation(3))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
