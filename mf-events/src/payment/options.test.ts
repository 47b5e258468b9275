import { expect, it } from 'vitest'
import { money } from './money.ts'
import { paymentOptions } from './options.ts'

it.each([
  [1, null],
  [499, null],
  [499.99, null],
  [500, 'Only for bookings under $500; this one is AUD 500.'],
  [2299, 'Only for bookings under $500; this one is AUD 2,299.'],
])('offers pay later for %d only under $500, and says why not', (amount, refused) => {
  const [card, later, crypto] = paymentOptions({ amount, currency: 'AUD', view: 'walkthrough' })
  expect(later).toMatchObject({ method: 'bnpl', refused })
  expect([card?.refused, crypto?.refused]).toEqual([null, null])
})

it.each([
  [499, ['card', 'bnpl', 'crypto']],
  [500, ['card', 'crypto']],
  [1299, ['card', 'crypto']],
])('where the cheapest choice costs %d, offers %j', (least, methods) => {
  const options = paymentOptions({ amount: 2299, currency: 'USD', least, view: 'packages' })
  expect(options.map(({ method }) => method)).toEqual(methods)
})

it.each([
  ['packages', 'Bitcoin, Ethereum'],
  ['walkthrough', 'BTC, USDC, USDT'],
] as const)('in %s cryptocurrency means %s', (view, coins) => {
  expect(paymentOptions({ amount: 100, currency: 'AUD', view })[2]?.detail).toBe(coins)
})

it('prints the currency with the amount', () => {
  expect(money(2299, 'USD')).toBe('USD 2,299')
})
