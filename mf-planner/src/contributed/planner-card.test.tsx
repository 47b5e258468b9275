import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readAskedTrip } from '../trip/use-asked-trip.ts'
import { renderInSite } from '../testing/render.tsx'
import { Part, planAddress } from './planner-card.tsx'

afterEach(cleanup)

const place = { name: 'Rod Laver Arena', city: 'Melbourne', lat: -37.82, lon: 144.98 }

it.each([
  [{ checkin: '2027-01-10', checkout: '2027-01-12' }, 'Plan these 3 days', { days: 3, startDate: '2027-01-10' }],
  [null, 'Plan my days', { days: 3, startDate: '' }],
  // Longer than a plan may be.
  [{ checkin: '2027-01-10', checkout: '2027-01-24' }, 'Plan my days', { days: 3, startDate: '' }],
])('of the nights %j says "%s", and the planner reads the same from its link', (stay, label, asked) => {
  renderInSite(<Part props={{ place, stay }} />)
  const link = screen.getByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe(planAddress({ place, stay }))
  expect(readAskedTrip(new URL(link.getAttribute('href') ?? '', 'https://x.example').search)).toEqual({
    destination: 'Rod Laver Arena, Melbourne',
    ...asked,
  })
})

it('throws for what is not version 1 of the slot, which the shell contains', () =>
  expect(() => renderInSite(<Part props={{ venue: 'x' }} />)).toThrow())
