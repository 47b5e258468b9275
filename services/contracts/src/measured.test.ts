import { expect, it } from 'vitest'
import { addMeasured, binOf, BINS, binOver, countFrom, measured, nothingMeasured } from './measured.ts'

it('keeps every value in a bin, the largest in the last', () => {
  expect(binOf(0)).toBe(0)
  expect(binOf(1e9)).toBe(BINS - 1)
  expect(binOf(1200)).toBeGreaterThan(binOf(1000))
})

it('finds the bin above which a quarter lies, once enough are known', () => {
  const histogram = [10, 20, 40, 20, 10]
  expect(binOver(histogram, 0.3, 100)).toBe(3)
  expect(countFrom(histogram, 3)).toBe(30)
  expect(binOver(histogram, 0.3, 101)).toBeNull()
})

it('adds what two front servers counted', () => {
  const one = { ...nothingMeasured, visits: 2, failures: 1, vitals: { LCP: [0, 1] }, named: { found: 1 } }
  const both = addMeasured(one, { ...nothingMeasured, visits: 3, vitals: { LCP: [1], INP: [1] }, named: { found: 2 } })
  expect(both).toEqual({
    ...nothingMeasured,
    visits: 5,
    failures: 1,
    vitals: { LCP: [1, 1], INP: [1] },
    named: { found: 3 },
  })
  expect(measured.safeParse(both).success).toBe(true)
})

it('takes no counts below nothing and no histogram without end', () => {
  expect(measured.safeParse({ ...nothingMeasured, visits: -1 }).success).toBe(false)
  const endless = Array.from({ length: BINS + 1 }, () => 0)
  expect(measured.safeParse({ ...nothingMeasured, vitals: { LCP: endless } }).success).toBe(false)
})
