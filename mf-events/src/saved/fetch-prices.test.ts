import type { HotelsResponse } from '@site/contracts/hotels'
import { expect, it } from 'vitest'
import { stateOf } from './fetch-prices.ts'

it.each<[readonly HotelsResponse['prices'][], HotelsResponse['prices']]>([
  [[], 'off'],
  [['off', 'off'], 'off'],
  [['quoted', 'unasked'], 'quoted'],
  [['quoted', 'failed', 'quoted'], 'failed'],
])('answers that say %j say %s together', (states, together) => expect(stateOf(states)).toBe(together))
