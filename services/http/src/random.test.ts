import { expect, it } from 'vitest'
import { random } from './random.ts'

it('returns the requested number of bytes, never the same twice', () => {
  const given = Array.from({ length: 5000 }, () => random(16, 'hex'))
  expect(given.every((text) => /^[0-9a-f]{32}$/.test(text))).toBe(true)
  expect(new Set(given).size).toBe(5000)
  expect(Buffer.from(random(16, 'base64'), 'base64')).toHaveLength(16)
})
