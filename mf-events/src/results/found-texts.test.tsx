import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { PlaceLine } from './found-texts.tsx'

afterEach(cleanup)

const place = { id: 'x-1', name: 'Grand Prix', city: 'Melbourne', country: 'AU', lat: -37.8, lon: 144.9, precision: 20 }
const show = (kind: 'event' | 'venue') =>
  render(
    <MemoryRouter>
      <PlaceLine place={{ ...place, kind, at: 'Albert Park' }} />
    </MemoryRouter>,
  )

it('leads from what is found for an event to its page, and names the place', () => {
  const { container } = show('event')
  expect(screen.getByRole('link', { name: /Event details\s?: Grand Prix/ }).getAttribute('href')).toBe('/event/x-1')
  expect(container.textContent).toContain('Albert Park, Melbourne, Australia')
})

it('has no page to lead to from a venue', () => {
  const { container } = show('venue')
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.textContent).toBe('Venue · Albert Park, Melbourne, Australia')
})
