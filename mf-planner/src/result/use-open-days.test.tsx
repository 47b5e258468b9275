import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useOpenDays } from './use-open-days.ts'

afterEach(cleanup)

test('days are closed at first, opened one by one or all at once', () => {
  const { result } = renderHook(() => useOpenDays(3))
  const open = () => [0, 1, 2].filter((day) => result.current.isOpen(day))
  expect([open(), result.current.allOpen]).toEqual([[], false])
  act(() => result.current.toggle(1))
  expect(open()).toEqual([1])
  act(() => result.current.toggle(2))
  act(() => result.current.toggle(1))
  expect(open()).toEqual([2])
  act(() => result.current.toggleAll())
  expect([open(), result.current.allOpen]).toEqual([[0, 1, 2], true])
  act(() => result.current.toggleAll())
  expect(open()).toEqual([])
})
