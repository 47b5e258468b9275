import { IDEMPOTENCY_KEY } from '@site/contracts/form-guard'
import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('makes an idempotency key where the browser lacks randomUUID, as on plain http', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId()).toMatch(IDEMPOTENCY_KEY)
  expect(newId()).toMatch(/^[\w-]{22}$/)
})

it('makes a different id each time', () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000)
})
