import { expect, it } from 'vitest'
import { withCarried } from './carried.ts'

const DATES = 'in=2027-03-10&out=2027-03-12&guests=3'

it.each([
  ['q=Rod+Laver+Arena', DATES, `q=Rod+Laver+Arena&${DATES}`],
  ['venue=mel-v-rod-laver', DATES, `venue=mel-v-rod-laver&${DATES}`],
  ['event=mel-e-australian-open', DATES, 'event=mel-e-australian-open'],
  ['q=Rod+Laver+Arena', '', 'q=Rod+Laver+Arena'],
])('%s after a search with “%s” goes to %s', (search, carried, address) =>
  expect(withCarried(search, carried)).toBe(address),
)
