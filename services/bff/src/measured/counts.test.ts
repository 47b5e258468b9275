import { binOf, measured } from '@site/contracts/measured'
import { expect, it } from 'vitest'
import { createCounts } from './counts.ts'

const release = { name: 'mf-a', version: '1.0.0' }

it('gives sums by name and version, in the shape of the contract, and starts again', () => {
  const counts = createCounts()
  for (let visit = 0; visit < 3; visit += 1) counts.visit(release)
  counts.visit({ ...release, version: '1.1.0' })
  counts.hit(release, 'errors')
  counts.named(release, 'constructor')
  const taken = counts.take()
  expect(taken).toMatchObject({ 'mf-a': { '1.0.0': { visits: 3, errors: 1 }, '1.1.0': { visits: 1, errors: 0 } } })
  expect(measured.parse(taken?.['mf-a']?.['1.0.0']).named).toEqual({ constructor: 1 })
  expect(counts.take()).toBeNull()
})

it('puts each vital that guards a ramp into a bin, the shift in thousandths', () => {
  const counts = createCounts()
  counts.vitals(release, { LCP: 1200, CLS: 0.02, TTFB: 30 })
  const { vitals } = measured.parse(counts.take()?.['mf-a']?.['1.0.0'])
  expect(Object.keys(vitals)).toEqual(['LCP', 'CLS'])
  expect(vitals.LCP?.[binOf(1200)]).toBe(1)
  expect(vitals.CLS?.[binOf(20)]).toBe(1)
})
