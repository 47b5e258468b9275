import { afterEach, expect, test, vi } from 'vitest'
import { uniqueKey } from './unique-key.tsx'

afterEach(() => vi.unstubAllGlobals())

test('makes a key of 32 hexadecimal digits where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) })
  expect(uniqueKey()).toBe('0a'.repeat(16))
})

test('makes another key each time', () => {
  expect(uniqueKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(uniqueKey()).not.toBe(uniqueKey())
})
