import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { melbourneTrip } from '../testing/plans.ts'
import { renderInSite } from '../testing/render.tsx'
import { TripView } from './trip-view.tsx'

afterEach(cleanup)

const [first, second] = melbourneTrip.days
if (first === undefined || second === undefined) throw new Error('no days')
const show = (days: Trip['days']) => renderInSite(<TripView trip={{ ...melbourneTrip, days }} />)
const list = () => screen.getByRole('list', { name: 'Day 1 stops' })
const titles = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('a day at a glance is times, names and minutes; opened, the same with every detail', () => {
  show([first])
  const names = first.stops.map(({ title }) => title)
  expect(titles()).toEqual(names)
  expect([...list().querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual(
    first.stops.map(({ start }) => start),
  )
  expect(list().textContent).toMatch(/\d+ min walk/)
  expect(list().textContent).not.toMatch(/estimate|Opening hours/)
  fireEvent.click(screen.getByRole('button', { name: 'Details of day 1' }))
  expect(titles()).toEqual(names)
  expect(list().textContent).toMatch(/Opening hours not published/)
})

test('at a glance a stop that one rides to, nobody knows how, says so', () => {
  const stops = first.stops.map((stop, at) => (at === 1 ? { ...stop, leg: null } : stop))
  show([{ ...first, stops }])
  const [, ridden, walked] = within(list()).getAllByRole('listitem')
  expect(ridden?.textContent).toMatch(/^about \d+–\d+ min by public transport/)
  expect(walked?.textContent).not.toContain('by public transport')
})

test('a day without stops has nothing to open', () => {
  show([first, { ...second, stops: [] }])
  expect(screen.getByText('Nothing planned.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Details of day/ })).toHaveLength(1)
})
