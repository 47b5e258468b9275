import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { comparedIn, withCompared } from './compared-list.ts'
import { lastCompared } from './last-compared.ts'
import { useListCompared } from './use-list-compared.ts'
import { useReturnedCompared } from './use-returned-compared.ts'

const useAddress = (): string => {
  const { pathname, search, hash } = useLocation()
  return `${pathname}${search}${hash}`
}
const List = () => {
  useReturnedCompared()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = `${pathname}${search}`
  return (
    <>
      <Link to="/hotel/h" state={{ back: address }}>
        hotel
      </Link>
      <button
        type="button"
        onClick={() => void navigate(withCompared(address, [...comparedIn(address), 'l']), { replace: true })}
      >
        choose
      </button>
    </>
  )
}
const Hotel = () => {
  const { state } = useLocation()
  const list = String(Reflect.get(Object(state), 'back'))
  const [compared, change] = useListCompared(list)
  return (
    <>
      <output>{compared.join()}</output>
      <button type="button" onClick={() => change([...compared, 'h'])}>
        choose
      </button>
      <Link to={withCompared(list, compared)}>list</Link>
    </>
  )
}
const Site = () => {
  const navigate = useNavigate()
  const address = useAddress()
  // The address bar says the same, for which a router in memory has to be helped.
  window.history.replaceState(null, '', address)
  return (
    <>
      <p data-testid="address">{address}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/hotel/:id" element={<Hotel />} />
        <Route path="*" element={<Link to="/list?venue=v&compare=x">shared</Link>} />
      </Routes>
    </>
  )
}
const site = (entry: string | { readonly pathname: string; readonly state: unknown }) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Site />
    </MemoryRouter>,
  )
const press = (...names: readonly string[]) => {
  for (const name of names)
    fireEvent.click(screen.queryByRole('button', { name }) ?? screen.getByRole('link', { name }))
}
const address = () => screen.getByTestId('address').textContent
const chosen = () => screen.getByRole('status').textContent

beforeEach(() => lastCompared.setState({ last: null }))
afterEach(cleanup)

it('adds to what the list compares, and the link back has it', () => {
  site('/list?venue=v&compare=a')
  press('hotel')
  expect(chosen()).toBe('a')
  press('choose', 'list')
  expect(address()).toBe('/list?venue=v&compare=a%2Ch')
})

it('is in the list where the browser’s Back leads to its older address, with the row that is focused there', () => {
  site('/list?venue=v&compare=a#hotel-h')
  press('hotel', 'choose', 'Back')
  expect(address()).toBe('/list?venue=v&compare=a%2Ch#hotel-h')
})

it('knows what was chosen in the list since, when the visitor goes forward again', () => {
  site('/list?venue=v')
  press('hotel', 'choose', 'Back', 'choose', 'Forward')
  expect(chosen()).toBe('h,l')
  press('Back')
  expect(address()).toBe('/list?venue=v&compare=h%2Cl')
})

it('leaves an address that was followed as it is', () => {
  site('/')
  press('shared', 'hotel', 'choose', 'Back', 'Back', 'shared')
  expect(address()).toBe('/list?venue=v&compare=x')
})

it('is kept for a reload, and for Back after it', () => {
  site({ pathname: '/hotel/h', state: { back: '/list?venue=v', compared: ['h'] } })
  expect(chosen()).toBe('h')
  expect(lastCompared.getState().last).toEqual({ list: '/list?venue=v', compared: ['h'], unseen: true })
})

it('says nothing of another list', () => {
  lastCompared.setState({ last: { list: '/list?venue=w', compared: ['w'], unseen: true } })
  site('/list?venue=v')
  expect(address()).toBe('/list?venue=v')
  press('hotel')
  expect(chosen()).toBe('')
})

it('knows on a hotel’s page what the list was told last, before its address says so', () => {
  window.history.replaceState(null, '', '/list?venue=v&compare=x,h')
  const { result } = renderHook(() => useReturnedCompared(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/list?venue=v&compare=x,h']}>{children}</MemoryRouter>,
  })
  result.current(['h'])
  expect(lastCompared.getState().last).toMatchObject({ compared: ['h'], unseen: false })
})

it('knows on a hotel’s page, and after Back from it, what was pressed in the list while that page was on its way', () => {
  window.history.replaceState(null, '', '/list?venue=v')
  const { result } = renderHook(() => useReturnedCompared(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/list?venue=v']}>{children}</MemoryRouter>,
  })
  window.history.replaceState(null, '', '/hotel/h')
  result.current(['h'])
  expect(lastCompared.getState().last).toMatchObject({ compared: ['h'], unseen: true })
})

it('remembers what was pressed, not the address that a render was still told', () => {
  window.history.replaceState(null, '', '/list?venue=v&compare=h')
  render(
    <MemoryRouter initialEntries={['/list?venue=v&compare=x,h']}>
      <List />
    </MemoryRouter>,
  )
  window.history.replaceState(null, '', '/')
  expect(lastCompared.getState().last).toMatchObject({ compared: ['h'], unseen: false })
})

it('leaves what was pressed as it is when a render of the list ends after the visitor has gone on', () => {
  lastCompared.setState({ last: { list: '/list?venue=v', compared: ['h'], unseen: false } })
  window.history.replaceState(null, '', '/hotel/h')
  render(
    <MemoryRouter initialEntries={['/list?venue=v&compare=x,h']}>
      <List />
    </MemoryRouter>,
  )
  expect(lastCompared.getState().last).toMatchObject({ compared: ['h'] })
})
