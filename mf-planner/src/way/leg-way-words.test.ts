import { foundRoute, wayAnswer } from '@site/contracts/testing/way'
import { expect, test } from 'vitest'
import { legOf } from '../testing/streets.ts'
import { wayMinutes } from './leg-way-words.ts'

test.each([
  ['as the plan counts', wayAnswer(12, foundRoute([])), 'On foot: 12 min, 11–14 min, 960 m.'],
  [
    'longer than the plan counts',
    wayAnswer(20, foundRoute([]), { profile: 'step-free' }),
    'Step-free: 20 min, 19–22 min, 1.6 km. The plan counts 12 min.',
  ],
  ['unknown', wayAnswer(20, null, { walk: null }), null],
])('minutes %s', (_, way, words) => expect(wayMinutes(way, legOf())).toBe(words))
