import { expect, test } from 'vitest'
import { samplePort } from '../testing/sample-city.ts'
import { rememberedReading } from './remembered.ts'

test('one text is read once, until other words, another day or other places come', () => {
  let revision = 0
  const port = { ...samplePort(), revision: () => revision }
  const read = (notes: string, today = '2026-03-01') =>
    rememberedReading({ destination: 'Sampleton', days: 2, notes }, port, today)
  const first = read('vegan')
  expect(read('vegan')).toBe(first)
  expect(read('halal')).not.toBe(first)
  expect(read('vegan', '2026-03-02')).not.toBe(first)
  revision = 1
  expect(read('vegan')).not.toBe(first)
})
