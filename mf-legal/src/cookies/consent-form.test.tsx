import { CONSENT_EVENT, CONSENT_KEY } from '@site/contracts/consent'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConsentForm, saveConsent, useConsent } from './consent-form.tsx'

afterEach(() => {
  cleanup()
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

test('the form shows the stored choice, saves another, and says so', () => {
  render(<ConsentForm />)
  const status = () => screen.getByRole('status').textContent
  expect(status()).toBe('You have not chosen yet: essential only applies.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Essential only/ }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /Essential and analytics/ }))
  fireEvent.submit(screen.getByRole('button'))
  expect(localStorage.getItem(CONSENT_KEY)).toBe('analytics')
  expect(status()).toContain('essential and analytics')
})

test('the form says where the browser keeps nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<ConsentForm />)
  fireEvent.submit(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toContain('does not let the site keep your choice')
})
