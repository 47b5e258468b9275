import type { HotelsResponse } from '@site/contracts/hotels'
import { describe, expect, it } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { hotelsResponse } from '../testing/hotels-response.ts'
import { countWords, nearestWords, priceWords } from './headline.ts'
import { plainView } from './view.ts'

it.each([
  [134, 134, 20, false, '134 hotels within reach; 20 shown'],
  [20, 20, 20, false, '20 hotels within reach'],
  [1, 1, 1, false, '1 hotel within reach'],
  [14, 134, 14, true, '14 of 134 hotels fit your filters'],
  [41, 134, 20, true, '41 of 134 hotels fit your filters; 20 shown'],
  [1, 134, 1, true, '1 of 134 hotels fits your filters'],
  [0, 134, 0, true, '0 of 134 hotels fit your filters'],
])('of %i hotels among %i, %i shown, filtered %s: %s', (total, reachable, shown, filtered, words) => {
  expect(countWords({ total, reachable }, shown, filtered)).toBe(words)
})

const answer = hotelsResponse([hotel('far', 9), hotel('near', 4, null, { stars: 3 })], { total: 40 })

describe('the nearest hotel', () => {
  it('is named with the range of its minutes', () => {
    expect(nearestWords(answer, plainView)).toBe('Nearest: about 4 min on foot (3–8 min).')
  })
  it('is not claimed where another order shows only some of the hotels', () => {
    expect(nearestWords(answer, { ...plainView, sort: 'stars' })).toBeNull()
    expect(nearestWords({ ...answer, total: 2 }, { ...plainView, sort: 'stars' })).toMatch(/4 min/)
  })
  it('is nobody where no hotel is listed', () => {
    expect(nearestWords({ ...answer, hotels: [] }, plainView)).toBeNull()
  })
})

it.each<[HotelsResponse['prices'], boolean, string | null]>([
  ['off', false, 'Prices are on each hotel’s or booking site’s page.'],
  ['unasked', false, 'Add dates to see prices.'],
  ['failed', false, 'Prices could not be loaded just now. Walking times are as usual.'],
  [
    'failed',
    true,
    'New prices could not be loaded just now, so some may be missing. Those shown say when they were asked for.',
  ],
  ['quoted', true, null],
  ['quoted', false, null],
])('where prices are %s and some shown is %s the page says %s', (prices, shown, words) =>
  expect(priceWords(prices, shown)).toBe(words),
)
