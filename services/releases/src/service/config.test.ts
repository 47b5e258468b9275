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
      alerts: { webhook: null, mail: null },
      needsVerdict: false,
    }))
  it('send alerts to every address that is named', () => {
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`
    const { alerts } = readServiceConfig({
      ALERT_WEBHOOK_URL: 'https://hooks.example/x',
      ALERT_WEBHOOK_SECRET: secret,
      ALERT_MAIL_TO: 'a@b.co, c@d.ef',
    })
    expect(alerts).toMatchObject({
      webhook: { url: 'https://hooks.example/x', key: Buffer.alloc(24, 1) },
      mail: { to: ['a@b.co', 'c@d.ef'] },
    })
  })
  it('take the address of the site without its slash, and count an empty one as unset', () => {
    expect(readServiceConfig({ SITE_URL: 'https://site.example/' }).siteUrl).toBe('https://site.example')
    expect(readServiceConfig({ SITE_URL: '', PORT: '9090' }).siteUrl).toBe('http://localhost:9090')
  })
  it.each([
    ['SMTP_URL', 'smpt://me:hunter2@mail.example', /^SMTP_URL takes an address beginning with smtp:/],
    ['ALERT_WEBHOOK_SECRET', 'whsec_hunter2', /^ALERT_WEBHOOK_SECRET takes whsec_/],
    ['REGISTRY_PORT', '70000', /REGISTRY_PORT is '70000' but takes a port number from 0 to 65535/],
    ['REGISTRY_HOST', 'a b', /REGISTRY_HOST is 'a b' but takes a host name or IP address/],
    ['SITE_URL', 'site.example', /SITE_URL is 'site.example' but takes an http or https address/],
    ['REGISTRY_UPLOADS_PER_HOUR', '0', /takes a number of uploads from 1/],
    ['REGISTRY_BYTES_PER_TEAM', 'much', /takes a number of bytes/],
    ['FUNCTION_HOSTS', 'https://x.example', /FUNCTION_HOSTS is .* but takes host names separated by commas/],
    ['SHIP_NEEDS_VERDICT', 'yes', /SHIP_NEEDS_VERDICT is 'yes' but takes true or false/],
    ['ALERT_WEBHOOK_URL', 'hooks.example', /takes an http or https address/],
    ['ALERT_WEBHOOK_URL', 'https://hooks.example/x', /ALERT_WEBHOOK_SECRET is not set but ALERT_WEBHOOK_URL is/],
    ['ALERT_WEBHOOK_SECRET', 'whsec_c2hvcnQ=', /takes whsec_ and 24 to 64 bytes in base64/],
    ['ALERT_MAIL_TO', 'a@b.co, nobody', /takes up to 20 mail addresses separated by commas/],
    ['SMTP_URL', 'mail.example', /takes an address beginning with smtp:/],
    ['MAIL_FROM', 'Site <a@b.co>\r\nBcc: x@y.zz', /takes a mail address/],
    ['TRUST_PROXY', 'everybody', /TRUST_PROXY is .* but takes "loopback"/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL is 'loud' but takes fatal/],
    ['REGISTRY_OIDC_ISSUERS', '[', /REGISTRY_OIDC_ISSUERS takes JSON as in services\/releases\/README\.md/],
    ['REGISTRY_OIDC_ISSUERS', '[{"issuer":"http://x.example"}]', /REGISTRY_OIDC_ISSUERS takes JSON .*0\.issuer/],
  ])('%s cannot be %j', (name, value, message) => expect(() => readServiceConfig({ [name]: value })).toThrow(message))
})
