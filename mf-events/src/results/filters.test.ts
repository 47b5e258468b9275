import type { HotelFilter } from '@site/contracts/hotels'
import { expect, it } from 'vitest'
import { countFilters, filterOf, plainFilters, type Filters } from './filters.ts'

it.each<[Partial<Filters>, number, HotelFilter | undefined]>([
  [{}, 0, undefined],
  [{ walk: 10 }, 1, { walk: 10 }],
  [{ ride: 20, stars: 4, kind: 'hostel' }, 3, { ride: 20, stars: 4, kind: 'hostel' }],
  [{ stepFree: true, exact: true }, 2, { stepFree: true, exact: true }],
  [{ price: 200, available: true }, 2, undefined],
])('%o counts %i and asks for %o without a stay', (patch, count, filter) => {
  const filters = { ...plainFilters, ...patch }
  expect(countFilters(filters)).toBe(count)
  expect(filterOf(filters, false)).toEqual(filter)
})

it('asks for prices and rooms only for a stay', () => {
  const filters = { ...plainFilters, walk: 5, price: 200, available: true }
  expect(filterOf(filters, true)).toEqual({ walk: 5, price: 200, available: true })
})
