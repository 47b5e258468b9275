import { limits } from '@site/contracts/limits'
import { describe, expect, it } from 'vitest'
import { offers } from './offers.ts'
import { leastPrice, priceOf } from './price.ts'

/** Totals worked out by hand from spec §3 and §5: guests 1 to 8, without and with the upgrade. */
const table: Record<string, { plain: number[]; upgraded: number[] }> = {
  'Singapore F1': {
    plain: [2299, 2299, 3099, 3899, 4699, 5499, 6299, 7099],
    upgraded: [3049, 3799, 5349, 6899, 8449, 9999, 11549, 13099],
  },
  Coachella: {
    plain: [1899, 1899, 2499, 3099, 3699, 4299, 4899, 5499],
    upgraded: [2399, 2899, 3999, 5099, 6199, 7299, 8399, 9499],
  },
  'London Business Summit': {
    plain: [1299, 1299, 1799, 2299, 2799, 3299, 3799, 4299],
    upgraded: [1699, 2099, 2999, 3899, 4799, 5699, 6599, 7499],
  },
  'Ultra Miami': {
    plain: [1599, 1599, 2249, 2899, 3549, 4199, 4849, 5499],
    upgraded: [2199, 2799, 4049, 5299, 6549, 7799, 9049, 10299],
  },
}

describe.each(offers)('$title', (offer) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('for %i guests costs what the table says', (guests) => {
    const row = table[offer.title]
    expect(priceOf(offer, { guests, upgrade: false }).total).toBe(row?.plain[guests - 1])
    expect(priceOf(offer, { guests, upgrade: true }).total).toBe(row?.upgraded[guests - 1])
  })

  it('costs least for one guest without the upgrade', () => {
    expect(leastPrice(offer)).toBe(table[offer.title]?.plain[0])
  })

  it('has a room that sleeps more than the two guests of its base price', () => {
    expect(offer.roomSleeps).toBeGreaterThan(limits.packages.includedGuests)
  })

  it('is in US dollars and lasts 3 or 4 days', () => {
    expect(offer.currency).toBe('USD')
    expect(offer.duration).toMatch(/^[34] days/)
  })
})

it('has the four packages of the specification', () => {
  expect(
    offers.map(({ title, basePrice, extraGuestPrice, upgradeOption }) => [
      title,
      basePrice,
      extraGuestPrice,
      upgradeOption.price,
    ]),
  ).toEqual([
    ['Singapore F1', 2299, 800, 750],
    ['Coachella', 1899, 600, 500],
    ['London Business Summit', 1299, 500, 400],
    ['Ultra Miami', 1599, 650, 600],
  ])
})

it.each([0, -1, 1.5, Number.NaN])('refuses %s guests', (guests) => {
  const prices = { basePrice: 1, extraGuestPrice: 1, upgradeOption: { name: 'x', price: 1 } }
  expect(() => priceOf(prices, { guests, upgrade: false })).toThrow(RangeError)
})
