import type { Host } from '@stageside/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Trip } from '../plan/plan.ts'
import { TripView } from '../result/trip-view.tsx'
import { melbourneTrip } from '../testing/plans.ts'
import { hostWith, renderInSite } from '../testing/render.tsx'
import { isAhead } from './weather-query.ts'
import { weatherWords } from './weather-words.ts'

afterEach(cleanup)

const dateIn = (days: number): string => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10)
const trip: Trip = { ...melbourneTrip, days: melbourneTrip.days.map((day, at) => ({ ...day, date: dateIn(at + 1) })) }
const show = (answer: () => Promise<unknown>, host: Partial<Host> = { hasWeather: true }, shown = trip) => {
  const invoke = vi.fn<(name: string, body: unknown) => Promise<unknown>>(answer)
  renderInSite(<TripView trip={shown} />, { ...hostWith({ invoke }), ...host })
  return () => invoke.mock.calls.filter(([name]) => name === 'weather').map(([, body]) => body)
}

test.each([
  [{ low: 13, high: 24, sky: 'showers', rain: 63 }, 'Forecast: 13 to 24\u00a0°C, showers, 63% chance of rain'],
  [{ low: -4, high: -4, sky: 'hail' }, 'Forecast: -4\u00a0°C, thunderstorms with hail'],
  [{ low: 9, high: 15 }, 'Forecast: 9 to 15\u00a0°C'],
] as const)('%j in words', (day, words) => expect(weatherWords({ date: '2026-11-24', ...day })).toBe(words))

test.each([
  ['2026-11-20', false],
  ['2026-11-22', true],
  ['2026-12-08', true],
  ['2026-12-11', false],
])('a forecast made on 23 November may cover %s: %s', (date, isCovered) =>
  expect(isAhead(date, Date.parse('2026-11-23T10:00:00Z'))).toBe(isCovered),
)

test('a day that the forecast covers has it, others have nothing, and its source is named once', async () => {
  const asked = show(() => Promise.resolve({ days: [{ date: dateIn(2), low: 11, high: 20, sky: 'overcast' }] }))
  expect(await screen.findByText('Forecast: 11 to 20 °C, overcast')).toBeDefined()
  expect(screen.getAllByText(/^Forecast:/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Weather data by Open-Meteo.com' })).toBeDefined()
  // Seven days in one city are one question.
  expect(asked()).toEqual([{ lat: -37.8, lon: 145 }])
})

test.each<[string, () => Promise<unknown>]>([
  ['fails', () => Promise.reject(new Error('no forecast'))],
  ['answers another shape', () => Promise.resolve({ days: [{ date: 'today', low: '<b>', high: 1 }] })],
])('a forecast that %s is said once to be missing', async (_, answer) => {
  show(answer)
  expect(await screen.findByText(/isn’t available right now/)).toBeDefined()
  expect(screen.queryByText(/^Forecast:/)).toBeNull()
})

test('without a provider nobody asks and nothing is said', () => {
  const asked = show(() => Promise.reject(new Error('unexpected')), {})
  expect(asked()).toEqual([])
  expect(screen.queryByText(/orecast|eather/)).toBeNull()
})

test('days beyond every forecast are not asked for', () => {
  const later = { ...trip, days: trip.days.map((day, at) => ({ ...day, date: dateIn(at + 40) })) }
  expect(show(() => Promise.reject(new Error('unexpected')), { hasWeather: true }, later)()).toEqual([])
})
