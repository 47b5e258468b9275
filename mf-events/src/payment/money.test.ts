import { expect, it } from 'vitest'
import { money } from './money.ts'

it.each([
  [2299, 'USD', 'USD 2,299'],
  [189.5, 'AUD', 'AUD 189.50'],
  [0.1 + 0.2, 'AUD', 'AUD 0.30'],
])('%d %s is %s', (amount, currency, words) => expect(money(amount, currency)).toBe(words))
