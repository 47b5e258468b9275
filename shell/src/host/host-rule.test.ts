import { describe, expect, it } from 'vitest'
import { redirectTarget } from './host-rule.ts'

const at = (hostname: string, pathname = '/sports', search = '', hash = '') =>
  redirectTarget({ hostname, pathname, search, hash }, 'stageside.example', ['staging.stageside.example'])

describe('host rule', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '127.8.9.1',
    '[::1]',
    'app.localhost',
    'stageside.example',
    'www.stageside.example',
    'STAGESIDE.example',
    'stageside.example.',
    'staging.stageside.example',
  ])('%s stays', (host) => expect(at(host)).toBeNull())
  it.each([
    'old.example',
    'stageside.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '1270.0.0.1',
  ])('%s goes to the canonical host', (host) => expect(at(host)).toBe('https://stageside.example/sports'))
  it('keeps path, query and hash', () =>
    expect(at('old.example', '/faq', '?q=a', '#b')).toBe('https://stageside.example/faq?q=a#b'))
  it('cannot be led to another origin by the path', () =>
    expect(at('old.example', '//evil.example/x')).toBe('https://stageside.example/evil.example/x'))
})
