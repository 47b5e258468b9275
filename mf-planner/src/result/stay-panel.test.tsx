import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Base } from '../plan/plan.ts'
import { renderInSite } from '../testing/render.tsx'
import { StayPanel } from './stay-panel.tsx'

afterEach(cleanup)

const hotel: Base = { kind: 'hotel', id: 'crown towers', name: 'Crown Towers', lat: -37.8, lon: 144.9, stars: 5 }
const proposed: Base = {
  ...hotel,
  proposed: {
    savedMinutes: 105,
    insteadOf: 'the centre of Melbourne',
    others: [
      { id: 'a', name: 'Hotel A', stars: 4, savedMinutes: 90 },
      { id: 'b', name: 'Hotel B', savedMinutes: 0 },
    ],
  },
}
const nothing = { savedMinutes: 0, insteadOf: 'the centre of Melbourne', others: [] }

const panel = () => screen.getByRole('region', { name: 'Where are you staying?' })
const said = () => panel().querySelector('p')?.textContent

test.each<[string, Base, number, string]>([
  ['a proposal', proposed, 3, 'We planned from Crown Towers (5 stars): our suggestion, nothing is booked.'],
  [
    'a proposal without stars',
    { ...proposed, stars: undefined, proposed: nothing },
    1,
    'We planned from Crown Towers: our suggestion, nothing is booked.',
  ],
  ['the hotel that was chosen', hotel, 2, 'Your days start and end at Crown Towers (5 stars).'],
  ['an address', { ...hotel, kind: 'venue', stars: undefined }, 1, 'Your day starts and ends at Crown Towers.'],
  [
    'a city without a hotel',
    { ...hotel, kind: 'centre' },
    2,
    'We haven’t counted the way to your first stop, or home from your last.',
  ],
])('tells %s', (_name, base, days, words) => {
  renderInSite(<StayPanel base={base} days={days} />)
  expect(said()).toBe(words)
  expect(within(panel()).queryByRole('button')).toBeNull()
})

test.each([
  [
    proposed,
    3,
    'That saves about 1 h 45 min on the way over 3 days, compared with starting from the centre of Melbourne.',
  ],
  [proposed, 1, 'That saves about 1 h 45 min on the way, compared with starting from the centre of Melbourne.'],
])('tells with the other hotels what the proposed one saves: %#', (base, days, words) => {
  renderInSite(<StayPanel base={base} days={days} onStay={() => {}} />)
  expect(screen.getByText(words)).toBeDefined()
})

test('tells no figure where a proposed hotel saves nothing', () => {
  renderInSite(<StayPanel base={{ ...hotel, proposed: nothing }} days={3} onStay={() => {}} />)
  expect(screen.queryByText(/saves/)).toBeNull()
})

test('leads to the page of the hotel', () => {
  renderInSite(<StayPanel base={proposed} days={3} />)
  expect(screen.getByRole('link', { name: 'Crown Towers' }).getAttribute('href')).toBe('/hotel/crown%20towers')
})

test('starts from another hotel, from one of the traveller’s own, or from none', () => {
  const onStay = vi.fn()
  renderInSite(<StayPanel base={proposed} days={3} onStay={onStay} />)
  const others = within(screen.getByRole('list', { name: 'Other hotels' })).getAllByRole('listitem')
  expect(others.map((other) => other.textContent)).toEqual([
    'Start from Hotel A4 stars, saves about 1 h 30 min',
    'Start from Hotel B',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Start from Hotel A' }))
  const field = screen.getByLabelText('Your hotel or address')
  fireEvent.click(screen.getByRole('button', { name: 'Plan from here' }))
  fireEvent.change(field, { target: { value: '  12 Collins Street ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Plan from here' }))
  fireEvent.click(screen.getByRole('button', { name: 'Plan without a hotel' }))
  expect(onStay.mock.calls).toEqual([
    [{ kind: 'hotel', id: 'a' }],
    [{ kind: 'named', name: '12 Collins Street' }],
    [{ kind: 'none' }],
  ])
})

test('suggests a hotel again where none was wanted, and only there', () => {
  const onStay = vi.fn()
  const { unmount } = renderInSite(
    <StayPanel base={{ ...hotel, kind: 'centre' }} days={3} isDeclined onStay={onStay} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a hotel' }))
  expect(onStay).toHaveBeenCalledWith({ kind: 'propose' })
  unmount()
  renderInSite(<StayPanel base={{ ...hotel, kind: 'centre' }} days={3} onStay={onStay} />)
  expect(screen.queryByRole('button', { name: 'Suggest a hotel' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Plan without a hotel' })).toBeNull()
})
