import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'
import { styleHashes } from './style-hashes.ts'

const none = { connect: [], images: [] }
const hash = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`

describe('style attributes of a prerendered page', () => {
  it('are hashed once each, as the browser reads them', () =>
    expect(styleHashes(`<a style="--x:1"></a><b style="--x:1"></b><i style="font:&quot;A&quot;"></i>`)).toEqual([
      hash('--x:1'),
      hash('font:"A"'),
    ]))
  it('are the only ones the policy lets through', () => {
    expect(contentSecurityPolicy('n', none, [hash('--x:1')])).toContain(
      `style-src-attr 'unsafe-hashes' ${hash('--x:1')}`,
    )
    expect(contentSecurityPolicy('n', none, [])).toContain(`style-src-attr 'none'`)
  })
})

it('opens the policy to the hosts an operator has set, and to no others', () => {
  const tiles = 'https://tiles.example:8443'
  const policy = contentSecurityPolicy('n', { connect: [tiles], images: [tiles] }, [])
  expect(policy).toContain(`img-src 'self' data: blob: ${tiles};`)
  expect(policy).toContain(`connect-src 'self' ${tiles};`)
  expect(contentSecurityPolicy('n', none, [])).toContain(`img-src 'self' data: blob:; `)
  expect(contentSecurityPolicy('n', none, [])).toContain(`connect-src 'self'; `)
})
