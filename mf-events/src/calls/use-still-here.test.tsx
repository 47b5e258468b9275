import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useStillHere } from './use-still-here.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it('is not here any more once the address bar has moved on', () => {
  window.history.replaceState(null, '', '/location?q=a')
  const { result } = renderHook(useStillHere, { wrapper: MemoryRouter })
  expect(result.current()).toBe(true)
  window.history.pushState(null, '', '/event/e-1')
  expect(result.current()).toBe(false)
})

it('is not here either where only the search is another', () => {
  window.history.replaceState(null, '', '/location?q=a')
  const { result } = renderHook(useStillHere, { wrapper: MemoryRouter })
  window.history.pushState(null, '', '/location?q=b')
  expect(result.current()).toBe(false)
})
