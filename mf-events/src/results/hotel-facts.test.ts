import type { HotelItem } from '@site/contracts/hotels'
import { expect, it } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { factsLine, rangeLine, stepFreeLine } from './hotel-facts.ts'

const walk = (minutes: number) => ({ ...hotel('x', minutes).walk })

it.each<[HotelItem, string]>([
  [hotel('a', 6), '5–10 min, estimate'],
  [hotel('a', 6, null, { walk: { ...walk(6), source: 'street' } }), '5–10 min, on streets'],
  [
    hotel('a', 6, null, { walk: { ...walk(6), source: 'street' }, stepFree: walk(6) }),
    '5–10 min, on streets, step-free',
  ],
  [hotel('a', 6, null, { stepFree: walk(9) }), '5–10 min, estimate'],
  [hotel('a', 6, null, { stepFree: null }), '5–10 min, estimate'],
  [hotel('a', 14, 9), '13–18 min, estimate · 9 min by transit (5–17 min)'],
  [hotel('a', 40, 19), '15–27 min, estimate · 40 min on foot (39–44 min)'],
  [hotel('a', 40, 19, { stepFree: walk(40) }), '15–27 min, estimate · 40 min on foot (39–44 min, step-free)'],
])('says how sure the minutes are', (item, words) => expect(rangeLine(item)).toBe(words))

it.each<[Partial<HotelItem>, string | null]>([
  [{}, null],
  [{ stepFree: null }, 'No step-free way known'],
  [{ stepFree: walk(6) }, null],
  [{ stepFree: walk(9) }, 'Step-free: 9 min on foot'],
])('of a walk of 6 min and %o says %s', (more, words) => expect(stepFreeLine(hotel('a', 6, null, more))).toBe(words))

it.each<[Partial<HotelItem>, string]>([
  [{}, ''],
  [{ kind: 'hotel', address: '12 Spring Street' }, '12 Spring Street'],
  [{ kind: 'guest_house', address: '12 Spring Street' }, 'Guest house · 12 Spring Street'],
])('of %o says "%s"', (more, words) => expect(factsLine(hotel('a', 6, null, more))).toBe(words))
