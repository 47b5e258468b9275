import { expect, test } from 'vitest'
import { rideMinutes, rideWords } from './ride-words.ts'

test.each([
  [3600, 27, 'about 20–45 min by public transport'],
  [10_000, 49, 'about 35–80 min by public transport'],
  [26_000, 84, 'about 65–135 min by public transport'],
])('a ride of %i m is kept %i minutes and told as a range', (metres, minutes, words) => {
  expect(rideMinutes(metres)).toBe(minutes)
  expect(rideWords(minutes)).toBe(words)
})
