import { sources } from '@site/contracts/sources'
import { expect, it } from 'vitest'
import { createPlaces } from '../create-places.ts'

it('every source of the shipped data has a name for visitors', () => {
  const places = createPlaces()
  const named = places.creditRows().map(({ source }) => source)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((source) => sources[source] === undefined)).toEqual([])
})
