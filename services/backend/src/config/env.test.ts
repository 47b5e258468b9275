import { describe, expect, it } from 'vitest'
import { ConfigError, readEnv } from './env.ts'

const messageOf = (source: Record<string, string>): string => {
  try {
    readEnv(source)
    return 'accepted'
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error'
  }
}

describe('settings', () => {
  it('have defaults, and an empty one counts as unset', () => {
    expect(readEnv({ BACKEND_PORT: '', DATABASE_URL: '' })).toMatchObject({
      BACKEND_PORT: 8081,
      DATA_DIR: './var',
      VENUE_EXIT_MINUTES: 'on',
    })
  })

  it.each([
    ['BACKEND_PORT', 'abc'],
    ['BACKEND_PORT', '70000'],
    ['BACKEND_PORT', '80.5'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'not an address'],
    ['REDIS_URL', 'http://host'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Site <a@b.co>\r\nBcc: x@y.zz'],
    ['AUTH_JWT_SECRET', 'short'],
    ['BACKEND_ANON_KEY', 'has spaces in it, and a comma'],
    ['CANONICAL_HOST', 'https://example.org'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FORMS', '-1'],
    ['TRUST_PROXY', 'everybody'],
    ['SHED_DELAY_MS', '-5'],
    ['MAX_REQUESTS_AT_ONCE', 'few'],
    ['DRAIN_GRACE_MS', 'soon'],
    ['OUTBOX_KEEP_DAYS', 'forever'],
    ['LLM_BASE_URL', 'ftp://host'],
    ['VALHALLA_URL', 'valhalla:8002'],
    ['OSRM_URL', 'ftp://host'],
    ['MOTIS_URL', 'motis:8080'],
    ['PHOTON_URL', 'photon.example.org'],
    ['NOMINATIM_URL', 'nominatim.example.org'],
    ['TICKETMASTER_API_KEY', 'two words of it'],
    ['LITEAPI_KEY', 'short'],
    ['LITEAPI_URL', 'api.liteapi.travel'],
    ['LIVE_TIMEOUT_MS', '60000'],
    ['VENUE_EXIT_MINUTES', 'perhaps'],
  ])('%s=%j stops the start with one line that names it, says what it takes and does not repeat it', (name, value) => {
    const message = messageOf({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} takes `))
    expect(message).not.toContain('\n')
    expect(message).not.toContain(value)
  })

  it.each([
    ['MAIL_FROM', 'a@b.co'],
    ['MAIL_FROM', 'The Site <a@b.co>'],
    ['DATABASE_URL', 'postgresql://u:p@host:5432/db?sslmode=require'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8'],
    ['SMTP_URL', 'smtps://u:p@mail.example.org:465'],
    ['VALHALLA_URL', 'http://valhalla:8002/'],
    ['MOTIS_URL', 'http://motis:8080'],
    ['LITEAPI_KEY', 'sand_0a1b2c3d-4e5f'],
    ['LITEAPI_URL', 'https://gateway.example.org/liteapi/v3.0'],
    ['VENUE_EXIT_MINUTES', 'off'],
  ])('%s=%j is taken', (name, value) => {
    expect(readEnv({ [name]: value })).toMatchObject({ [name]: value })
  })

  it('accept one walking engine only', () => {
    const message = messageOf({ VALHALLA_URL: 'http://a:1', OSRM_URL: 'http://b:2' })
    expect(message).toMatch(/^VALHALLA_URL takes .*OSRM_URL/)
  })

  it('require a lease longer than the timeout of a mail', () => {
    expect(messageOf({ OUTBOX_LEASE_MS: '5000', OUTBOX_SEND_TIMEOUT_MS: '5000' })).toMatch(/^OUTBOX_LEASE_MS takes/)
  })
})
