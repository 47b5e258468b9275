import type { Closure } from '@site/places'
import { describe, expect, it } from 'vitest'
import { closureOf } from './closed-days.ts'

const christmas: Closure = {
  country: 'GB',
  states: ['ENG'],
  city: null,
  rule: 'fixed 12-25',
  holiday: 'Christmas Day',
  what: 'museums and galleries',
  effect: 'closed',
  note: null,
  kinds: ['museum'],
  closed: { from: 0, until: 1440 },
  transport: null,
}
const eve = { ...christmas, closed: { from: 840, until: 1440 } }
const where = { lat: 51.5, lon: 0, country: 'GB', region: 'ENG' }
const at = { date: '2026-12-25', from: 600, until: 660, where }

describe('closureOf', () => {
  it.each([
    ['a museum', christmas, 'museum', null, true],
    ['a museum whose hours say nothing of holidays', christmas, 'museum', 'Mo-Su 10:00-17:00', true],
    ['a museum with holiday hours', christmas, 'museum', 'Mo-Su 10:00-17:00; PH 11:00-15:00', false],
    ['a museum with hours of that date', christmas, 'museum', 'Mo-Su 10:00-17:00; Dec 25 off', false],
    ['a park', christmas, 'park', null, false],
    ['a museum before it closes early', eve, 'museum', null, false],
    [
      'a café where restaurants close',
      { ...christmas, what: 'restaurants', kinds: ['restaurant' as const] },
      'coffee',
      null,
      true,
    ],
    [
      'a café where only some restaurants close',
      { ...christmas, what: 'shops and many restaurants', kinds: ['shop' as const] },
      'food',
      null,
      false,
    ],
  ])('%s', (_, closure, category, openingHours, shut) => {
    const found = closureOf({ name: 'Place', category, openingHours }, [closure], at)
    expect(found !== null).toBe(shut)
  })
})
