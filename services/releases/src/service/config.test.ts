import { describe, expect, it } from 'vitest'
import { readServiceConfig } from './config.ts'

describe('the settings of the registry service', () => {
  it('are complete without any', () =>
    expect(readServiceConfig({})).toMatchObject({
      port: 8082,
      host: '127.0.0.1',
      releasesUrl: 'var/releases',
      stagingFolder: 'var/registry/uploads',
      siteUrl: 'http://localhost:8080',
      issuers: [],
      functionHosts: [],
    }))
  it('take the address of the site without its slash, and count an empty one as unset', () => {
    expect(readServiceConfig({ SITE_URL: 'https://site.example/' }).siteUrl).toBe('https://site.example')
    expect(readServiceConfig({ SITE_URL: '', PORT: '9090' }).siteUrl).toBe('http://localhost:9090')
  })
  it.each([
    ['REGISTRY_PORT', '70000', /REGISTRY_PORT is '70000' but takes a port number from 0 to 65535/],
    ['REGISTRY_HOST', 'a b', /REGISTRY_HOST is 'a b' but takes a host name or IP address/],
    ['SITE_URL', 'site.example', /SITE_URL is 'site.example' but takes an http or https address/],
    ['REGISTRY_UPLOADS_PER_HOUR', '0', /takes a number of uploads from 1/],
    ['REGISTRY_BYTES_PER_TEAM', 'much', /takes a number of bytes/],
    ['FUNCTION_HOSTS', 'https://x.example', /FUNCTION_HOSTS is .* but takes host names separated by commas/],
    ['TRUST_PROXY', 'everybody', /TRUST_PROXY is .* but takes "loopback"/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is 'loud' but takes fatal/],
    ['REGISTRY_OIDC_ISSUERS', '[', /REGISTRY_OIDC_ISSUERS takes JSON as in services\/releases\/README\.md/],
    ['REGISTRY_OIDC_ISSUERS', '[{"issuer":"http://x.example"}]', /REGISTRY_OIDC_ISSUERS takes JSON .*0\.issuer/],
  ])('%s cannot be %j', (name, value, message) => expect(() => readServiceConfig({ [name]: value })).toThrow(message))
})
