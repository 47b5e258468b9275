import { describe, expect, test } from 'vitest'
import { allowsAnalytics, readConsent } from './consent.ts'

const holding = (value: string | null) => () => ({ getItem: () => value })

describe('consent', () => {
  test.each([
    ['essential', 'essential', false],
    ['analytics', 'analytics', true],
    [null, null, false],
    ['', null, false],
    ['true', null, false],
  ] as const)('stored %j reads as %j and allows analytics: %s', (stored, choice, allowed) => {
    expect(readConsent(holding(stored))).toBe(choice)
    expect(allowsAnalytics(holding(stored))).toBe(allowed)
  })

  test('a browser that blocks storage counts as no choice', () => {
    const blocked = () => {
      throw new Error('SecurityError')
    }
    expect(allowsAnalytics(blocked)).toBe(false)
  })
})
