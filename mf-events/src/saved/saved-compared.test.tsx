import type { Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastCompared } from '../compare/last-compared.ts'
import { hotelAnswer } from '../testing/hotel-answer.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './saved-page.tsx'
import { writeSaved, type SavedHotel } from './saved-hotels.ts'
import { SAVED_KEY, savedStore } from './saved-store.ts'

const arena = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const hotel = (id: string): SavedHotel => ({ id, name: `Hotel ${id}`, city: 'Melbourne', near: arena })
const invoke = vi.fn<Backend['invoke']>()
const show = (query = '') => {
  const at = `/saved${query}`
  window.history.replaceState(null, '', at)
  render(
    <InShell invoke={invoke} at={at}>
      <Page />
    </InShell>,
  )
}
const keep = (...hotels: SavedHotel[]) => localStorage.setItem(SAVED_KEY, writeSaved(hotels))

beforeEach(() => {
  localStorage.clear()
  invoke.mockReset().mockImplementation(async (_, body) => hotelAnswer(Object(body).id, 6))
  savedStore.setState({ hotels: [], kept: true })
  lastCompared.setState({ last: null })
})
afterEach(() => {
  cleanup()
})

describe('what is compared of the list', () => {
  const box = (id: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Compare Hotel ${id}` })

  it('stands in the address, so that it is there again after a visit to a hotel', async () => {
    keep(hotel('a'), hotel('b'), hotel('c'))
    show('?compare=b')
    expect((await box('b')).checked).toBe(true)
    fireEvent.click(await box('a'))
    expect(lastCompared.getState().last).toEqual({ list: '/saved', compared: ['b', 'a'], unseen: false })
    cleanup()
    // Back from a hotel’s page where another was chosen.
    lastCompared.setState({ last: { list: '/saved', compared: ['c'], unseen: true } })
    show('?compare=b')
    expect((await box('c')).checked).toBe(true)
    expect((await box('b')).checked).toBe(false)
  })

  it('leaves out what is no longer saved', async () => {
    keep(hotel('a'), hotel('b'))
    show('?compare=a,x,y,z')
    fireEvent.click(await box('b'))
    expect((await box('b')).checked).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Hotel a' }))
    expect(lastCompared.getState().last?.compared).toEqual(['a', 'b'])
    await screen.findByText(/^One hotel chosen/)
  })
})
