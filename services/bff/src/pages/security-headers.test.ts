import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { styleHashes } from './prerendered-pages.ts'
import { callOrigins, contentSecurityPolicy, type PolicySources } from './security-headers.ts'

const policyWith = (rest: Partial<PolicySources>): string =>
  contentSecurityPolicy({ scripts: [], styles: [], styleAttributes: [], connect: [], images: [], ...rest })
const hash = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`

describe('style attributes of a prerendered page', () => {
  it('are hashed once each, as the browser reads them', () =>
    expect(styleHashes(`<a style="--x:1"></a><b style="--x:1"></b><i style="font:&quot;A&quot;"></i>`)).toEqual([
      hash('--x:1'),
      hash('font:"A"'),
    ]))
  it('are the only ones the policy allows', () => {
    expect(policyWith({ styleAttributes: [hash('--x:1')] })).toContain(
      `style-src-attr 'unsafe-hashes' ${hash('--x:1')}`,
    )
    expect(policyWith({})).toContain(`style-src-attr 'none'`)
  })
})

it('allows the configured hosts in the policy, and no others', () => {
  const tiles = 'https://tiles.example:8443'
  const policy = policyWith({ connect: [tiles], images: [tiles] })
  expect(policy).toContain(`img-src 'self' data: blob: ${tiles};`)
  expect(policy).toContain(`connect-src 'self' ${tiles};`)
  expect(policyWith({})).toContain(`img-src 'self' data: blob:; `)
  expect(policyWith({})).toContain(`connect-src 'self'; `)
})

describe('origins that scripts of a page may call', () => {
  it('are the backend alone by default', () =>
    expect(callOrigins(readConfig({}), null)).toEqual(['http://127.0.0.1:8081']))
  it('are the public address of the backend where one is set', () =>
    expect(callOrigins(readConfig({ BACKEND_PUBLIC_URL: 'https://b.example/base' }), null)).toEqual([
      'https://b.example',
    ]))
  it('hold the public site of the online check, and each origin once', () => {
    const config = readConfig({
      BACKEND_PUBLIC_URL: 'https://b.example',
      TILES_URL: 'https://b.example/{z}/{x}/{y}.png',
    })
    expect(callOrigins(config, 'https://public.example/ping')).toEqual(['https://b.example', 'https://public.example'])
  })
})
