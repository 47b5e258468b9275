import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())

const TLS = { 'x-forwarded-proto': 'https' }
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${front.address}${path}`, { headers, redirect: 'manual' })

const directives = (policy: string | null): Record<string, string[]> =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('content security policy of a page', () => {
  it('has exactly these directives', async () => {
    const policy = directives((await ask('/terms')).headers.get('content-security-policy'))
    const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = policy
    expect(rest).toEqual({
      'default-src': ["'self'"],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'report-to': ['reports'],
      'report-uri': ['/report/policy'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'import-map'],
    })
    for (const source of [...scripts, ...styles])
      expect(source).toMatch(/^'(?:self|nonce-[\w+/=]{24}|sha256-[\w+/=]{44})'$/)
  })

  it('has a unique nonce, sent in one header', async () => {
    const [one, two] = await Promise.all([ask('/terms'), ask('/terms')])
    const nonce = (response: Response) =>
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonce(one)).toBeDefined()
    expect(nonce(one)).not.toBe(nonce(two))
    expect(one.headers.get('server-timing')).toBe(`nonce;desc="${nonce(one)}"`)
  })

  it('allows calls to the configured backend only', async () => {
    const other = await startFront({ BACKEND_PUBLIC_URL: 'https://backend.example' })
    const response = await fetch(`${other.address}/terms`)
    expect(directives(response.headers.get('content-security-policy'))['connect-src']).toEqual([
      "'self'",
      'https://backend.example',
    ])
    other.stop()
  })

  it('blocks scripts without a hash in browsers with full support of import map integrity', async () => {
    const policyFor = async (browser: string) =>
      (await ask('/terms', { 'user-agent': browser })).headers.get('integrity-policy')
    const chromium =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
    expect(await policyFor(chromium)).toBe('blocked-destinations=(script), endpoints=(reports)')
    for (const other of [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
      '',
    ])
      expect([other, await policyFor(other)]).toEqual([other, null])
  })

  it('names a reporting endpoint that accepts reports', async () => {
    expect((await ask('/terms')).headers.get('reporting-endpoints')).toBe('reports="/report/policy"')
    const report = { body: { blockedURL: `${front.address}/releases/mf-a/1.0.0/entry.js`, documentURL: front.address } }
    const tell = (body: unknown) =>
      fetch(`${front.address}/report/policy`, {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify(body),
      })
    expect((await tell([{ type: 'integrity-violation', ...report }])).status).toBe(204)
    expect((await tell([{ type: 'integrity-violation' }])).status).toBe(422)
    const metrics = await (await fetch(`${front.address}/metrics`)).text()
    expect(metrics).toContain('policy_violations_total{directive="integrity-policy",own="true"} 1')
  })
})

describe('headers of a file of a release', () => {
  // Document headers have no effect on a script, and each page loads a dozen: they would be 4 % of its code.
  it('are only those that matter for a file', async () => {
    const { headers } = await ask('/releases/mf-a/1.0.0/entry.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    for (const absent of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
      expect(headers.get(absent)).toBeNull()
    const secure = await ask('/releases/mf-a/1.0.0/entry.js', TLS)
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000')
  })
})

describe('headers of the answer of a call', () => {
  it('are only those that matter for data', async () => {
    const { headers } = await ask('/rest/v1/events')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const absent of ['permissions-policy', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'])
      expect(headers.get(absent)).toBeNull()
    const secure = await ask('/rest/v1/events', TLS)
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000')
  })
})

describe('headers of every other answer', () => {
  it.each(['/', '/nowhere', '/composition.json', '/releases/x', '/livez', '/robots.txt'])('%s', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('origin-agent-cluster')).toBe('?1')
    expect(headers.get('permissions-policy')).toMatch(/^(?:[a-z-]+=\(\), ){19}[a-z-]+=\(\)$/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('include HSTS over TLS only', async () => {
    expect((await ask('/', TLS)).headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect((await ask('/')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('the cookie', () => {
  it('cannot be read by scripts, other sites and, over TLS, other hosts', async () => {
    const [plain] = (await ask('/')).headers.getSetCookie()
    expect(plain).toMatch(/^visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const [secure] = (await ask('/', TLS)).headers.getSetCookie()
    expect(secure).toMatch(/^__Host-visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('is ignored if another host of the domain set it', async () => {
    const cookie = 'visitor=11111111-1111-1111-1111-111111111111'
    expect((await ask('/', { cookie })).headers.getSetCookie()).toEqual([])
    expect((await ask('/', { ...TLS, cookie })).headers.getSetCookie()).toHaveLength(1)
  })
})

describe('a call from another site', () => {
  it('cannot be read by its scripts', async () => {
    const response = await ask('/functions/v1/selftest', { origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('access-control-expose-headers')).toBeNull()
  })
  it.each(['http://stageside.example.evil.example', 'null', 'file://', 'https://evil.example/stageside.example'])(
    'is not accepted as our own: %s',
    async (origin) =>
      expect((await ask('/functions/v1/selftest', { origin })).headers.get('access-control-allow-origin')).toBeNull(),
  )
  it.each(['https://stageside.example', 'https://www.stageside.example'])(
    'from our own host can be read by it only: %s',
    async (origin) => {
      const { headers } = await ask('/functions/v1/selftest', { origin })
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('vary')).toContain('Origin')
    },
  )
  it('is forwarded without cookies', async () => {
    await ask('/functions/v1/selftest', { cookie: 'visitor=1' })
    expect(front.asked.at(-1)?.headers.cookie).toBeUndefined()
  })
})
