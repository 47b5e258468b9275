import type { GeocodeResult } from '@site/contracts/geocode'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Backend } from '@stageside/kit'
import { melbourneTrip } from '../testing/plans.ts'
import { hostWith } from '../testing/render.tsx'
import { addressQuery, dayPlace, spotsNear } from './find-address.ts'

const melbourne = { lat: -37.8136, lon: 144.9631 }
const result = (change: Partial<GeocodeResult>): GeocodeResult => ({
  kind: 'address',
  name: '3 Elm Street',
  city: 'Melbourne',
  ...melbourne,
  precision: 10,
  ...change,
})

test.each<[string, Partial<GeocodeResult>, readonly string[]]>([
  ['an address', {}, ['3 Elm Street, Melbourne']],
  ['a hotel whose name tells the city', { kind: 'hotel', name: 'Crown Melbourne' }, ['Crown Melbourne']],
  ['a place without a city', { kind: 'place', name: 'Elm Park', city: undefined }, ['Elm Park']],
  ['the whole city', { kind: 'city', name: 'Melbourne' }, []],
  ['the same street in Sydney', { lat: -33.87, lon: 151.2 }, []],
])('of what was found, only spots of the day’s city are offered: %s', (_, change, words) => {
  expect(spotsNear([result(change)], melbourne).map((one) => one.words)).toEqual(words)
})

test('five are enough', () => {
  expect(
    spotsNear(
      Array.from({ length: 9 }, () => result({})),
      null,
    ),
  ).toHaveLength(5)
})

test.each([
  ['3 Elm Street', '3 Elm Street, Melbourne'],
  ['3 Elm Street, melbourne', '3 Elm Street, melbourne'],
])('%j is asked of the site’s own search as %j', async (typed, asked) => {
  const invoke = vi.fn<Backend['invoke']>(() =>
    Promise.resolve({ status: 'resolved', place: null, candidates: [], notes: [], results: [result({})] }),
  )
  const { backend } = hostWith({ invoke })
  const found = await new QueryClient().fetchQuery(addressQuery(backend, dayPlace(melbourneTrip, 0), typed))
  expect(found).toHaveLength(1)
  expect(invoke).toHaveBeenCalledWith('geocode', { query: asked, limit: 10 }, expect.anything())
})
