import { expect, test } from 'vitest'
import { legOf } from '../testing/streets.ts'
import { legDetails, shortLeg } from './leg-words.ts'

test.each([
  ['along streets', legOf(), '11–14 min, 1.0 km, along streets', '12 min on foot'],
  ['by estimate', legOf({ source: 'estimate', low: 12, high: 12 }), '1.0 km, estimate', '12 min on foot'],
  [
    'by transit',
    legOf({ mode: 'transit', source: 'estimate', minutes: 25, low: 20, high: 40 }),
    '20–40 min, rough, without a timetable',
    '25 min by transit (rough)',
  ],
  ['of an hour', legOf({ minutes: 60, low: 60, high: 60 }), '1.0 km, along streets', '60 min on foot'],
  [
    'of more than an hour',
    legOf({ minutes: 61, low: 58, high: 70, metres: 4900 }),
    '58–70 min, 4.9 km, along streets, a long walk: we know no public transport here',
    '61 min on foot',
  ],
])('a leg %s', (_, leg, details, short) => expect([legDetails(leg), shortLeg(leg)]).toEqual([details, short]))
