import { expect, test } from 'vitest'
import { legOf } from '../testing/streets.ts'
import { legDetails, shortLeg } from './leg-words.ts'

test.each([
  ['along streets', legOf(), '11–14 min, 1.0 km, along streets', '12 min walk'],
  ['by estimate', legOf({ source: 'estimate', low: 12, high: 12 }), '1.0 km, estimate', '12 min walk'],
  [
    'by public transport',
    legOf({ mode: 'transit', source: 'estimate', minutes: 25, low: 20, high: 40 }),
    '20–40 min, rough, without a timetable',
    'about 20–40 min by public transport',
  ],
  ['of the longest walk', legOf({ minutes: 45, low: 45, high: 45 }), '1.0 km, along streets', '45 min walk'],
  [
    'of more than that',
    legOf({ minutes: 46, low: 43, high: 55, metres: 3700 }),
    '43–55 min, 3.7 km, along streets, a long walk, or about 20–45 min by public transport, our own guess',
    '46 min walk',
  ],
])('a leg %s', (_, leg, details, short) => expect([legDetails(leg), shortLeg(leg)]).toEqual([details, short]))
