import { expect, test } from 'vitest'
import { fractionDigits, isCurrency, readAmount } from './currency.ts'

test.each([
  ['12', 'AUD', 12],
  ['12.5', 'AUD', 12.5],
  ['12,50', 'EUR', 12.5],
  ['1,234', 'AUD', 1234],
  ['1,234,567.89', 'AUD', 1_234_567.89],
  [' 1 250 ', 'JPY', 1250],
  ['0', 'AUD', 0],
  ['1.234', 'KWD', 1.234],
  ['1.234', 'AUD', null],
  ['12.5', 'JPY', null],
  ['1.234,50', 'EUR', null],
  ['-5', 'AUD', null],
  ['1e9', 'AUD', null],
  ['$12', 'AUD', null],
  ['', 'AUD', null],
])('%j of %s is %s', (text, currency, amount) => expect(readAmount(text, currency)).toBe(amount))

test.each([
  ['AUD', true],
  ['XYZ', false],
  ['aud', false],
  ['__proto__', false],
])('%s is a currency: %s', (code, known) => expect(isCurrency(code)).toBe(known))

test('yen have no smaller unit', () => expect([fractionDigits('JPY'), fractionDigits('AUD')]).toEqual([0, 2]))
