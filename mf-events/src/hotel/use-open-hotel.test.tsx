import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useOpenHotel } from './use-open-hotel.ts'

const Shown = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{JSON.stringify([`${pathname}${search}${hash}`, state])}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

const List = () => {
  const open = useOpenHotel((list) => ({ list }))
  return (
    <a href="/hotel/a%20b?near=v" onClick={(event) => open(event, 'a b')}>
      Hotel
    </a>
  )
}
const showList = () => {
  render(
    <MemoryRouter initialEntries={['/', { pathname: '/location', search: '?venue=v', state: { kept: 1 } }]}>
      <Shown />
      <List />
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Hotel' })
}

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

it('opens the hotel, and Back leads to its row with the state of the list as it was', () => {
  fireEvent.click(showList())
  expect(shown()).toEqual(['/hotel/a%20b?near=v', { list: '/location?venue=v' }])
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shown()).toEqual(['/location?venue=v#hotel-a%20b', { kept: 1 }])
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shown()).toEqual(['/', null])
})

it('leads back to what was chosen just before, which the router does not tell yet', () => {
  const link = showList()
  window.history.replaceState(null, '', '/location?venue=v&compare=a')
  fireEvent.click(link)
  expect(shown()).toEqual(['/hotel/a%20b?near=v', { list: '/location?venue=v&compare=a' }])
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shown()).toEqual(['/location?venue=v&compare=a#hotel-a%20b', { kept: 1 }])
})

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a press with %o to the browser',
  (how) => {
    const link = showList()
    const press = createEvent.click(link, how)
    const taken: boolean[] = []
    window.addEventListener(
      'click',
      () => {
        taken.push(press.defaultPrevented)
        press.preventDefault()
      },
      { once: true },
    )
    fireEvent(link, press)
    expect(taken).toEqual([false])
    expect(shown()).toEqual(['/location?venue=v', { kept: 1 }])
  },
)
