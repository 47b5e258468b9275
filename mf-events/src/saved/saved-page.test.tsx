import { BackendError, type Backend } from '@stageside/kit'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hotelAnswer } from '../testing/hotel-answer.ts'
import { InShell } from '../testing/in-shell.tsx'
import { Page } from './saved-page.tsx'
import { MOST_SAVED, readSaved, writeSaved, type SavedHotel } from './saved-hotels.ts'
import { SAVED_KEY, savedStore } from './saved-store.ts'

const arena = { key: 'mel-v-rod-laver', name: 'Rod Laver Arena' }
const hotel = (id: string, near: SavedHotel['near'] | null = arena): SavedHotel => ({
  id,
  name: `Hotel ${id}`,
  city: 'Melbourne',
  ...(near === null ? {} : { near }),
})
const invoke = vi.fn<Backend['invoke']>()
const toast = vi.fn()
const show = (query = '') =>
  render(
    <InShell invoke={invoke} toast={toast} at={`/saved${query}`}>
      <Page />
    </InShell>,
  )
const keep = (...hotels: SavedHotel[]) => localStorage.setItem(SAVED_KEY, writeSaved(hotels))
const kept = () => readSaved(localStorage.getItem(SAVED_KEY)).map(({ id }) => id)
const found = (name: string) => screen.findByRole('link', { name })
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name })
const answerOf = (body: unknown) => {
  const id = String(Reflect.get(Object(body), 'id'))
  const near: unknown = Reflect.get(Object(body), 'near')
  if (id.startsWith('gone')) throw new BackendError('http', 'No such hotel.', { status: 404 })
  return hotelAnswer(id, near === undefined ? null : id.length + 5)
}

beforeEach(() => {
  localStorage.clear()
  toast.mockReset()
  invoke.mockReset().mockImplementation(async (_, body) => answerOf(body))
  savedStore.setState({ hotels: [], kept: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the list of this browser', () => {
  it('says what to do while it is empty', () => {
    show()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing saved yet')
    expect(screen.getByRole('link', { name: 'Find hotels' }).getAttribute('href')).toBe('/location')
    expect(invoke).not.toHaveBeenCalled()
  })

  it('has each hotel under its place, with minutes from there and the way to its page', async () => {
    keep(hotel('b'), hotel('c', null), hotel('a', { key: '-37.8, 144.9', name: 'My hall' }))
    show()
    expect((await found('Hotel b')).getAttribute('href')).toBe('/hotel/b?near=mel-v-rod-laver')
    await found('Hotel c')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Near Rod Laver Arena',
      'Near My hall',
      'Other saved hotels',
    ])
    expect(names()).toEqual(['Hotel b', 'Hotel a', 'Hotel c'])
    expect(screen.getByRole('link', { name: 'More hotels near My hall' }).getAttribute('href')).toBe(
      '/location?lat=-37.8&lon=144.9&at=My+hall',
    )
    const [first, , last] = screen.getAllByRole('heading', { level: 3 }).map((each) => each.closest('li')?.textContent)
    expect(first).toContain('6 min on foot')
    expect(last).not.toContain('min')
    expect(invoke.mock.calls.map(([name, body]) => [name, body])).toEqual([
      ['hotel', { id: 'b', near: 'mel-v-rod-laver' }],
      ['hotel', { id: 'a', near: '-37.8, 144.9' }],
      ['hotel', { id: 'c' }],
    ])
  })

  it('says which hotel is no longer listed, and tries again where one cannot be looked up', async () => {
    invoke.mockRejectedValueOnce(new BackendError('http', 'The places are away.', { status: 503 }))
    keep(hotel('a'), hotel('gone'))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('The places are away.')
    expect((await screen.findByText('No longer listed here.')).closest('li')?.textContent).toContain('Hotel gone')
    fireEvent.click(button('Try again'))
    await found('Hotel a')
  })

  it('removes a hotel, and puts it back in its place; the focus stays with it', async () => {
    keep(hotel('a'), hotel('b'), hotel('c'))
    show()
    await found('Hotel b')
    fireEvent.click(button('Remove Hotel b'))
    expect(kept()).toEqual(['a', 'c'])
    expect(document.activeElement?.textContent).toBe('Undo: keep Hotel b')
    fireEvent.click(button(/^Undo/))
    expect(kept()).toEqual(['a', 'b', 'c'])
    expect(document.activeElement?.textContent).toBe('Remove Hotel b')
    for (const id of ['a', 'b', 'c']) fireEvent.click(button(`Remove Hotel ${id}`))
    expect(kept()).toEqual([])
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(3)
  })

  it('asks about twenty hotels, and about more when they are wanted', async () => {
    keep(...Array.from({ length: 25 }, (_, index) => hotel(`h${index}`)))
    show()
    await found('Hotel h19')
    expect(invoke).toHaveBeenCalledTimes(20)
    fireEvent.click(button('Show 5 more hotels'))
    await found('Hotel h24')
    expect(invoke).toHaveBeenCalledTimes(25)
    expect(document.activeElement?.id).toBe('hotel-h20')
    expect(screen.queryByRole('button', { name: /more hotels/ })).toBeNull()
  })

  it('is shared as a link that names every hotel and its place', async () => {
    const writeText = vi.fn((_text: string) => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    keep(hotel('a'), hotel('b'), hotel('c', null))
    show()
    fireEvent.click(button('Share this list'))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link copied' })))
    expect(writeText.mock.calls[0]?.[0]).toMatch(/\/saved\?ids=a,b&near=mel-v-rod-laver&ids=c&near=$/)
  })

  it('says that it does not last where the browser keeps nothing', () => {
    savedStore.setState({ hotels: [hotel('a')], kept: false })
    show()
    expect(
      screen.getByText(/^Your browser doesn’t let this site keep anything/).closest('[role=status]'),
    ).not.toBeNull()
  })

  it('is compared', async () => {
    keep(hotel('a'), hotel('bb'), hotel('c', null))
    show()
    for (const id of ['a', 'bb']) fireEvent.click(await screen.findByRole('checkbox', { name: `Compare Hotel ${id}` }))
    fireEvent.click(button('Compare'))
    const dialog = await screen.findByRole('dialog', { name: 'Compare 2 hotels' })
    const row = within(dialog).getByRole('rowheader', { name: 'On foot' }).closest('[role=row]')
    expect(row?.textContent).toMatch(/^On foot6 minBest.*7 min/)
    expect(row?.textContent?.match(/Best/g)).toHaveLength(1)
    const writeText = vi.fn((_text: string) => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Share this comparison' }))
    expect(writeText.mock.calls[0]?.[0]).toMatch(/\/saved\?ids=a,bb&near=mel-v-rod-laver&compared=open$/)
  })
})

describe('a shared list', () => {
  it('shows the same hotels wherever it is opened, and keeps nothing by itself', async () => {
    keep(hotel('mine'))
    show('?ids=a,gone&near=mel-v-rod-laver&ids=c&near=')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hotels shared with you')
    await found('Hotel a')
    await found('Hotel c')
    expect(screen.getByRole('heading', { level: 2, name: 'Near Rod Laver Arena' })).toBeDefined()
    expect(names()).toEqual(['Hotel a', 'A hotel that is gone', 'Hotel c'])
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(kept()).toEqual(['mine'])
  })

  it('is saved to the own list with its places, but for what is gone', async () => {
    keep(hotel('mine'))
    show('?ids=a,gone&near=mel-v-rod-laver&ids=c&near=')
    fireEvent.click(button('Save these to my list'))
    await waitFor(() => expect(kept()).toEqual(['a', 'c', 'mine']))
    expect(readSaved(localStorage.getItem(SAVED_KEY))[0]).toEqual(hotel('a'))
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Saved to your list' }))
    expect(screen.getByRole('link', { name: 'Open my list (3)' }).getAttribute('href')).toBe('/saved')
  })

  it('saves every hotel, also those that are not on the page yet', async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `h${index}`)
    show(`?ids=${ids.join(',')}&near=mel-v-rod-laver`)
    fireEvent.click(button('Save these to my list'))
    await screen.findByText('All of these are in your list.')
    expect(kept()).toEqual(ids)
    expect(invoke).toHaveBeenCalledTimes(45)
  })

  it('says when not all of its hotels could be saved', async () => {
    invoke.mockImplementation(async (_, body) => {
      if (Reflect.get(Object(body), 'id') === 'c')
        throw new BackendError('http', 'The places are away.', { status: 503 })
      return answerOf(body)
    })
    show('?ids=a,c,gone&near=mel-v-rod-laver')
    fireEvent.click(button('Save these to my list'))
    await waitFor(() => expect(kept()).toEqual(['a']))
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Not all hotels were saved' }))
  })

  it('saves as many as still fit, and says that the list is full', async () => {
    keep(...Array.from({ length: MOST_SAVED - 1 }, (_, index) => hotel(`x${index}`)))
    show('?ids=a,c&near=mel-v-rod-laver')
    fireEvent.click(button('Save these to my list'))
    await waitFor(() => expect(kept()).toHaveLength(MOST_SAVED))
    expect(kept()[0]).toBe('a')
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Your list is full' }))
  })

  it('that was shared as a comparison opens it', async () => {
    show('?ids=a,bb,c&near=mel-v-rod-laver&compared=open')
    const dialog = await screen.findByRole('dialog', { name: 'Compare 3 hotels' })
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(3)
  })
})
