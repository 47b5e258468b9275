import type { GeocodeResult } from '@site/contracts/geocode'
import { BackendError, type Backend } from '@stageside/kit'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InShell } from '../testing/in-shell.tsx'
import { addRecent, readRecent } from './recent.ts'
import { SearchForm } from './search-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const Address = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="address">{`${pathname}${search}`}</p>
      <button type="button" data-testid="back" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
const show = (invoke?: Backend['invoke'], at = '/') =>
  render(
    <InShell {...(invoke === undefined ? {} : { invoke })} at={at}>
      <SearchForm label="Where?" placeholder="Venue" target="/location" hint="A short walk" />
      <Address />
    </InShell>,
  )
const address = () => screen.getByTestId('address').textContent
const field = () => screen.getByLabelText<HTMLInputElement>('Where?', { selector: 'form[action] input' })
const submit = () => fireEvent.submit(screen.getByRole('search'))

it('asks for words where nothing was typed, and stays', () => {
  show()
  expect(screen.getByText('A short walk').id).toBe(field().getAttribute('aria-describedby'))
  submit()
  expect(screen.getByRole('alert').textContent).toBe('Type an event, a venue or an address first.')
  expect(address()).toBe('/')
})

it('puts what was typed into the address of its target', () => {
  show()
  fireEvent.change(field(), { target: { value: ' Rod Laver Arena ' } })
  submit()
  expect(address()).toBe('/location?q=Rod+Laver+Arena')
})

const event: GeocodeResult = {
  kind: 'event',
  id: 'e1',
  name: 'Australian Open',
  city: 'Melbourne',
  country: 'AU',
  at: 'Rod Laver Arena',
  lat: 1,
  lon: 2,
  precision: 10,
}
const suggesting = (results: readonly GeocodeResult[]) =>
  vi.fn<Backend['invoke']>().mockResolvedValue({
    status: 'choose',
    place: null,
    candidates: [],
    notes: [],
    results: [...results],
  })
/** Uses the field for the first time, by a press or by keyboard, and waits for the one with suggestions. */
const use = async (by: 'press' | 'keyboard') => {
  const plain = field()
  if (by === 'press') fireEvent.pointerDown(plain)
  act(() => plain.focus())
  await waitFor(() => expect(field()).not.toBe(plain))
}
const type = (text: string) => fireEvent.input(field(), { target: { value: text }, inputType: 'insertText' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('suggests places once it is used, keeps what was typed, and goes straight to the one that is chosen', async () => {
  const invoke = suggesting([event])
  show(invoke)
  fireEvent.change(field(), { target: { value: 'aus' } })
  await use('keyboard')
  expect(field().value).toBe('aus')
  expect(document.activeElement).toBe(field())
  type('austr')
  await waitFor(() =>
    expect(invoke).toHaveBeenLastCalledWith('geocode', { query: 'austr', limit: 7, typing: true }, expect.anything()),
  )
  const option = await screen.findByRole('option', { name: /Australian Open/ })
  expect(option.textContent).toContain('Event · Rod Laver Arena, Melbourne, Australia')
  expect(screen.getByText(/^1 suggestion\W*$/)).toBeDefined()
  fireEvent.click(option)
  expect(address()).toBe('/location?event=e1')
})

it('suggests for what was typed before suggestions were there, without another key', async () => {
  show(suggesting([event]))
  const plain = field()
  act(() => plain.focus())
  fireEvent.change(plain, { target: { value: 'aus' } })
  await waitFor(() => expect(field()).not.toBe(plain))
  await screen.findByRole('option', { name: /Australian Open/ })
})

/** Asks by Enter before the code of the suggestions has come, and waits for it. */
const askAtOnce = async (text: string) => {
  const plain = field()
  act(() => plain.focus())
  fireEvent.change(plain, { target: { value: text } })
  submit()
  await waitFor(() => expect(field()).not.toBe(plain))
}

it('opens nothing over the answer to what was asked for before suggestions were there', async () => {
  const invoke = suggesting([event])
  show(invoke)
  await askAtOnce('aus')
  await waitFor(() => expect(invoke).toHaveBeenCalled())
  await act(async () => {})
  expect(screen.queryByRole('listbox')).toBeNull()
  type('austr')
  await screen.findByRole('option', { name: /Australian Open/ })
})

it('opens nothing for a field that keyboard focus passes, with the words of the address in it', async () => {
  const invoke = suggesting([event])
  render(
    <InShell invoke={invoke}>
      <SearchForm label="Where?" placeholder="Venue" target="/location" initial="Rod Laver Arena" />
    </InShell>,
  )
  await use('keyboard')
  await waitFor(() => expect(invoke).toHaveBeenCalled())
  await act(async () => {})
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('groups suggestions by kind, the kind of the best one first, and counts the places alone', async () => {
  const city: GeocodeResult = {
    kind: 'city',
    id: 'city-1',
    name: 'Melbourne',
    country: 'AU',
    lat: 1,
    lon: 2,
    precision: 9,
  }
  show(
    suggesting([
      city,
      event,
      { ...city, kind: 'city', name: 'Melbourne', id: 'city-2' },
      { ...city, kind: 'address', name: '1 Swan Street' },
    ]),
    '/sports',
  )
  await use('keyboard')
  type('melb')
  await screen.findByText(/^4 suggestions/)
  const groups = screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length)
  expect(groups).toEqual([2, 1, 1])
  expect(options()[0]).toContain('Melbourne')
  expect(screen.getByRole('group', { name: 'Events and venues' }).textContent).toContain('Australian Open')
  expect(screen.getByRole('group', { name: 'Cities' }).textContent).toContain('Melbourne')
  expect(options()[3]).toContain('Address')
})

it('keeps the list in which a line was gone to by keyboard until the text changes, whatever answer comes late', async () => {
  let answerLate = (): void => undefined
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  const place = (name: string): GeocodeResult => ({ ...event, id: name, name })
  show(
    vi.fn<Backend['invoke']>().mockImplementation(async (_, body) => {
      const query: unknown = Reflect.get(Object(body), 'query')
      if (query === 'rod') await late
      const results = [place(query === 'ro' ? 'Roma' : 'Rodeo')]
      return { status: 'choose', place: null, candidates: [], notes: [], results }
    }),
  )
  await use('keyboard')
  type('ro')
  await screen.findByRole('option', { name: /Roma/ })
  type('rod')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  const marked = () => screen.getByRole('option').hasAttribute('data-highlighted')
  await waitFor(() => expect(marked()).toBe(true))
  answerLate()
  await expect(screen.findByRole('option', { name: /Rodeo/ }, { timeout: 500 })).rejects.toThrow()
  expect([options()[0], marked()]).toEqual([expect.stringContaining('Roma'), true])
  type('rode')
  await screen.findByRole('option', { name: /Rodeo/ })
  expect(marked()).toBe(false)
})

it('sends the category of the page', async () => {
  const invoke = suggesting([event])
  show(invoke, '/sports')
  await use('keyboard')
  type('austr')
  await waitFor(() =>
    expect(invoke).toHaveBeenLastCalledWith(
      'geocode',
      { query: 'austr', limit: 7, typing: true, category: 'sports' },
      expect.anything(),
    ),
  )
})

it('says that suggestions are away, and still searches', async () => {
  show(vi.fn<Backend['invoke']>().mockRejectedValue(new BackendError('http', 'Away.', { status: 503 })))
  await use('keyboard')
  type('austr')
  await screen.findByText(/^Suggestions aren’t available right now/)
  submit()
  expect(address()).toBe('/location?q=austr')
})

describe('before anything is typed', () => {
  const recent = { name: 'Wembley', search: 'venue=w' }

  it('opens nothing where it is only passed by keyboard', async () => {
    show()
    await use('keyboard')
    expect(options()).toEqual([])
  })

  it('offers popular places, and what this visitor searched for last', async () => {
    addRecent(recent)
    show()
    await use('press')
    const kept = await screen.findByRole('group', { name: 'Your recent searches' })
    expect(screen.getByRole('combobox', { name: 'Where?' })).toBe(field())
    expect(within(kept).getAllByRole('option')).toHaveLength(2)
    expect(within(screen.getByRole('group', { name: 'Popular' })).getAllByRole('option')).toHaveLength(6)
    expect(screen.getByText(/^7 suggestions/)).toBeDefined()
    fireEvent.click(screen.getByRole('option', { name: 'Wembley' }))
    expect(address()).toBe('/location?venue=w')
  })

  it('forgets recent searches when told to, and stays open', async () => {
    addRecent(recent)
    show()
    await use('press')
    fireEvent.click(await screen.findByRole('option', { name: 'Clear recent searches' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Your recent searches' })).toBeNull())
    expect(readRecent()).toEqual([])
    expect(screen.getByRole('group', { name: 'Popular' })).toBeDefined()
    expect(address()).toBe('/')
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media === '(max-width: 47.99em)',
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
  })
  afterEach(() => void vi.restoreAllMocks())
  const sheet = () => screen.findByRole('dialog', { name: 'Where?' })
  const shut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('opens a sheet with the field on top, and goes from there to what is chosen', async () => {
    show(suggesting([event]))
    await use('press')
    const inside = within(await sheet())
    const box = inside.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(inside.getByRole('group', { name: 'Popular' })).toBeDefined()
    fireEvent.input(box, { target: { value: 'austr' }, inputType: 'insertText' })
    fireEvent.click(await inside.findByRole('option', { name: /Australian Open/ }))
    await shut()
    expect(address()).toBe('/location?event=e1')
  })

  it('searches for what was typed in the sheet, and asks for words where there are none', async () => {
    show(suggesting([]))
    await use('press')
    const inside = within(await sheet())
    fireEvent.click(inside.getByRole('button', { name: 'Show hotels' }))
    expect(inside.getByRole('alert').textContent).toBe('Type an event, a venue or an address first.')
    fireEvent.input(inside.getByRole('combobox'), { target: { value: 'Wembley' }, inputType: 'insertText' })
    fireEvent.click(inside.getByRole('button', { name: 'Show hotels' }))
    await shut()
    expect(address()).toBe('/location?q=Wembley')
  })

  it('is emptied by one press, and the field keeps the focus', async () => {
    show(suggesting([]))
    await use('press')
    const inside = within(await sheet())
    const box = inside.getByRole<HTMLInputElement>('combobox')
    const clear = () => inside.queryByRole('button', { name: /^Clear/ })
    expect(clear()).toBeNull()
    fireEvent.input(box, { target: { value: 'Wembley' }, inputType: 'insertText' })
    fireEvent.click(clear() ?? box)
    expect(box.value).toBe('')
    expect(document.activeElement).toBe(box)
    expect(clear()).toBeNull()
  })

  it('closes by its button and by Back, and the focus returns to the field', async () => {
    show()
    await use('press')
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Close' }))
    await shut()
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(address()).toBe('/')
    fireEvent.click(field())
    await sheet()
    fireEvent.click(screen.getByTestId('back'))
    await shut()
    expect(address()).toBe('/')
  })

  it('goes to what was asked for before suggestions were there', async () => {
    show(suggesting([event]))
    await askAtOnce('aus')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/location?q=aus')
  })

  it('opens once, however quick the keys', async () => {
    show(suggesting([]))
    await use('keyboard')
    act(() => {
      type('w')
      type('we')
    })
    await sheet()
    fireEvent.click(screen.getByTestId('back'))
    await shut()
  })

  it('opens nothing where the field is only passed by keyboard', async () => {
    show()
    await use('keyboard')
    expect(screen.queryByRole('dialog')).toBeNull()
    type('w')
    await sheet()
  })
})

it('takes the words of an address that come later, but not in place of what is being typed', () => {
  const form = (initial: string) => (
    <InShell>
      <SearchForm label="Where?" placeholder="Venue" target="/location" hint="A short walk" initial={initial} />
    </InShell>
  )
  const { rerender } = render(form(''))
  rerender(form('Rod Laver Arena'))
  expect(field().value).toBe('Rod Laver Arena')
  act(() => field().focus())
  fireEvent.change(field(), { target: { value: 'Wemb' } })
  rerender(form('Melbourne'))
  expect(field().value).toBe('Wemb')
})
