import { CONSENT_EVENT, CONSENT_KEY } from '@site/contracts/consent'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveConsent, useConsent } from './consent-form.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('stores a choice under the agreed key and dispatches an event', () => {
  const heard = vi.fn<(event: Event) => void>()
  window.addEventListener(CONSENT_EVENT, heard)
  const { result } = renderHook(() => useConsent())
  expect(result.current).toBeNull()
  act(() => {
    expect(saveConsent('analytics')).toBe(true)
  })
  expect(localStorage.getItem(CONSENT_KEY)).toBe('analytics')
  expect(heard).toHaveBeenCalledOnce()
  expect(result.current).toBe('analytics')
  act(() => void saveConsent('essential'))
  expect(result.current).toBe('essential')
  window.removeEventListener(CONSENT_EVENT, heard)
})

test('returns false and dispatches nothing where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const heard = vi.fn<(event: Event) => void>()
  window.addEventListener(CONSENT_EVENT, heard)
  expect(saveConsent('analytics')).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener(CONSENT_EVENT, heard)
})
