import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as motion from '../celebration/use-prefers-reduced-motion.ts'
import { useReveal, useTyped } from './use-reveal.ts'

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('reveals hotels every 300 ms', () => {
  const { result } = renderHook(() => useReveal('a', 3, 300))
  expect(result.current).toBe(0)
  advance(299)
  expect(result.current).toBe(0)
  advance(1)
  expect(result.current).toBe(1)
  advance(600)
  expect(result.current).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

it('types a character every 100 ms, and starts again with another text', () => {
  const { result, rerender } = renderHook(({ text }) => useTyped(text), { initialProps: { text: 'Canton' } })
  advance(300)
  expect(result.current).toBe('Can')
  advance(5000)
  expect(result.current).toBe('Canton')
  rerender({ text: 'Ultra' })
  advance(100)
  expect(result.current).toBe('U')
})

it('shows all at once for who prefers reduced motion', () => {
  vi.spyOn(motion, 'usePrefersReducedMotion').mockReturnValue(true)
  const { result } = renderHook(() => useTyped('Australian Open'))
  expect(result.current).toBe('Australian Open')
  expect(vi.getTimerCount()).toBe(0)
})
