import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'
import { styleHashes } from './style-hashes.ts'

const hash = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`

describe('style attributes of a prerendered page', () => {
  it('are hashed once each, as the browser reads them', () =>
    expect(styleHashes(`<a style="--x:1"></a><b style="--x:1"></b><i style="font:&quot;A&quot;"></i>`)).toEqual([
      hash('--x:1'),
      hash('font:"A"'),
    ]))
  it('are the only ones the policy lets through', () => {
    expect(contentSecurityPolicy('n', [], [hash('--x:1')])).toContain(`style-src-attr 'unsafe-hashes' ${hash('--x:1')}`)
    expect(contentSecurityPolicy('n', [], [])).toContain(`style-src-attr 'none'`)
  })
})
