import { expect, test } from 'vitest'
import { rideMinutes, rideWords } from './ride-words.ts'

test.each([
  [3600, 27, 'about 20–45 min by public transport'],
  [10_000, 46, 'about 35–75 min by public transport'],
  [26_000, 72, 'about 55–120 min by public transport'],
])('a ride of %i m is kept %i minutes and told as a range', (metres, minutes, words) => {
  expect(rideMinutes(metres)).toBe(minutes)
  expect(rideWords(minutes)).toBe(words)
})
