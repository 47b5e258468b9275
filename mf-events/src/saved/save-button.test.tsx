import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { SaveButton } from './save-button.tsx'
import { MOST_SAVED, writeSaved, type SavedHotel } from './saved-hotels.ts'
import { SavedLink } from './saved-link.tsx'
import { SAVED_KEY, savedStore } from './saved-store.ts'

const near = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const hotel = (id: string): SavedHotel => ({ id, name: `Hotel ${id}`, city: 'Melbourne', near })
const toast = vi.fn()
const show = (at = '/') =>
  render(
    <InShell toast={toast} at={at}>
      <SaveButton {...hotel('a')} />
      <SavedLink />
    </InShell>,
  )
const button = () => screen.getByRole('button', { name: /^Saved? Hotel a$/ })
const pressed = () => button().getAttribute('aria-pressed')
const stored = (): unknown => JSON.parse(localStorage.getItem(SAVED_KEY) ?? 'null')

beforeEach(() => {
  localStorage.clear()
  toast.mockReset()
  savedStore.setState({ hotels: [], kept: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a hotel is saved and removed again, and the way to the list shows how many there are', () => {
  show()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(button())
  expect(pressed()).toBe('true')
  expect(button().textContent).toBe('Saved Hotel a')
  expect(screen.getByRole('link', { name: /^Saved hotels: ?1$/ }).getAttribute('href')).toBe('/saved')
  expect(stored()).toEqual([hotel('a')])
  fireEvent.click(button())
  expect(pressed()).toBe('false')
  expect(stored()).toEqual([])
  expect(toast).not.toHaveBeenCalled()
})

test('what was saved before is shown as saved', () => {
  localStorage.setItem(SAVED_KEY, writeSaved([hotel('b'), hotel('a')]))
  show()
  expect(pressed()).toBe('true')
})

test('the way to the list keeps the nights that are chosen', () => {
  localStorage.setItem(SAVED_KEY, writeSaved([hotel('a')]))
  const year = new Date().getFullYear() + 1
  const nights = `in=${year}-03-10&out=${year}-03-12`
  show(`/location?venue=v&${nights}`)
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/saved?${nights}`)
})

test('other tabs are followed, and what they saved is not overwritten', () => {
  show()
  localStorage.setItem(SAVED_KEY, writeSaved([hotel('b')]))
  fireEvent.click(button())
  expect(stored()).toEqual([hotel('a'), hotel('b')])
  localStorage.setItem(SAVED_KEY, writeSaved([]))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY })))
  expect(pressed()).toBe('false')
})

test('a full list says so and loses nothing', () => {
  localStorage.setItem(SAVED_KEY, writeSaved(Array.from({ length: MOST_SAVED }, (_, index) => hotel(`x${index}`))))
  show()
  fireEvent.click(button())
  expect(pressed()).toBe('false')
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Your list is full' }))
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
test.each([
  ['reads nothing', { getItem: refuse, setItem: refuse }],
  ['is full', { getItem: () => writeSaved([]), setItem: refuse }],
])('where the browser %s, hotels stay until the tab closes, and that is said once', (_, storage) => {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.stubGlobal('localStorage', storage)
  show()
  fireEvent.click(button())
  expect(pressed()).toBe('true')
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Saved until you close this tab' }))
  fireEvent.click(button())
  fireEvent.click(button())
  expect(pressed()).toBe('true')
  expect(toast).toHaveBeenCalledTimes(1)
})
