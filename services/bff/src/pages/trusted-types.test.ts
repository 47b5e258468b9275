import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { TRUSTED_TYPES_SCRIPT } from './inline-scripts.ts'

const verdict = z.string().nullable()
const rules = z.object({
  createScriptURL: z.function({ input: [z.string()], output: verdict }),
  createHTML: z.function({ input: [z.string()], output: verdict }),
  createScript: z.function({ input: [z.string()], output: verdict }),
})

let given: unknown
const page = {
  trustedTypes: { createPolicy: (_: string, policy: unknown) => (given = policy) },
  document: { baseURI: 'https://site.example/terms' },
  location: { origin: 'https://site.example' },
  URL,
}
runInContext(TRUSTED_TYPES_SCRIPT, createContext({ ...page }))
const policy = rules.parse(given)

describe('the default policy', () => {
  it.each(['/releases/mf-a/1.0.0/entry.js', 'https://site.example/releases/a.js', '/offline-worker.js'])(
    'allows the script %s',
    (address) => expect(policy.createScriptURL(address)).toBe(address),
  )
  it.each([
    'https://evil.example/releases/a.js',
    '//evil.example/releases/a.js',
    'data:text/javascript,1',
    'blob:https://site.example/1',
    '/x.js',
    '/releases/../x.js',
    'javascript:1',
  ])('rejects the script %s', (address) => expect(policy.createScriptURL(address)).toBeNull())
  it('allows no HTML but an empty script element', () => {
    expect(policy.createHTML('<script></script>')).toBe('<script></script>')
    expect(policy.createHTML('{"a":"\\u003cb"}')).not.toBeNull()
    expect(policy.createHTML('<script>alert(1)</script>')).toBeNull()
    expect(policy.createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  })
  it('allows no script text but JSON', () => {
    expect(policy.createScript('{"@context":"https://schema.org"}')).not.toBeNull()
    expect(policy.createScript('alert(1)')).toBeNull()
    expect(policy.createScript('{}alert(1)')).toBeNull()
  })
})
