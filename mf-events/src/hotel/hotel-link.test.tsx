import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { HotelLink } from './hotel-link.tsx'

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

afterEach(cleanup)

it('opens the hotel, and Back leads to its row with the state of the list as it was', () => {
  render(
    <MemoryRouter initialEntries={['/', { pathname: '/location', search: '?venue=v', state: { kept: 1 } }]}>
      <Shown />
      <HotelLink id="a b" to="/hotel/a%20b?near=v" state={{ list: 1 }}>
        Hotel
      </HotelLink>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Hotel' }))
  expect(shown()).toEqual(['/hotel/a%20b?near=v', { list: 1 }])
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shown()).toEqual(['/location?venue=v#hotel-a%20b', { kept: 1 }])
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(shown()).toEqual(['/', null])
})
