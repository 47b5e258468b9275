import { describe, expect, it } from 'vitest'
import { allowWords, walkBackWords } from './exit-words.ts'

const walk = { minutes: 24, low: 20, high: 30, metres: 1900, source: 'street' } as const
const arena = { low: 6, high: 13, capacity: 14_820 }

describe('the way back from the seat', () => {
  it.each([
    [undefined, 'The same walk, 20–30 min.'],
    [
      arena,
      'About 6–13 min from your seat to the street (estimate for a full house of 14,820), then the same walk, 20–30 min. That’s 26–43 min in all.',
    ],
  ])('of %o on foot is told as "%s"', (exit, words) => expect(walkBackWords(walk, exit)).toBe(words))

  it('says what rides are counted from', () =>
    expect(allowWords(arena)).toBe(
      'Allow 6–13 min from your seat to the street (estimate for a full house of 14,820).',
    ))
})
