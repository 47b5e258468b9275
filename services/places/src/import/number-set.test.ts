import { expect, it } from 'vitest'
import { hashOf, NumberSet } from './number-set.ts'

it('adds each number once, like a Set', () => {
  const [flat, set] = [new NumberSet(), new Set<number>()]
  for (let at = 0; at < 20_000; at += 1) {
    // Small numbers, pairs in the upper half and repeats.
    const value = at % 3 === 0 ? at % 1000 : at % 3 === 1 ? at * 2 ** 26 + 7 : 2 ** 52 + at
    expect(flat.add(value)).toBe(!set.has(value))
    set.add(value)
  }
  expect(flat.size).toBe(set.size)
})

it('hashes 100,000 texts without a collision', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, at) => hashOf(`mannerheimintie ${at}|helsinki`)))
  expect(hashes.size).toBe(100_000)
  for (const hash of hashes) expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true)
})
