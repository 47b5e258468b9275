import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())

const SMUGGLED = 'GET /rest/v1/waitlist?smuggled HTTP/1.1\r\nHost: site\r\n\r\n'
const post = (headers: readonly string[], body: string): string =>
  ['POST /functions/v1/hotels HTTP/1.1', 'Host: site', 'Content-Type: application/json', ...headers, '', body].join(
    '\r\n',
  )

/** The front and the backend must agree on the requests: the backend must never get one that the front did not see. */
describe('request smuggling', () => {
  it.each([
    ['both lengths, chunked last', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    [
      'both lengths, chunked first',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`,
    ],
    ['two content lengths', ['Content-Length: 2', 'Content-Length: 90'], `{}${SMUGGLED}`],
    ['a list of content lengths', ['Content-Length: 2, 90'], `{}${SMUGGLED}`],
    ['a signed content length', ['Content-Length: +2'], `{}${SMUGGLED}`],
    ['an obscure chunked', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
    ['chunked with a vertical tab', ['Transfer-Encoding:\u000bchunked'], `0\r\n\r\n${SMUGGLED}`],
    ['chunked twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${SMUGGLED}`],
    ['a space before the colon', ['Transfer-Encoding : chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`],
    ['a folded header', ['X-A: b', ' Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`],
    ['a bare line feed', ['X-A: b\nTransfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${SMUGGLED}`],
    ['a chunk size with a tail', ['Transfer-Encoding: chunked'], `2;\n\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
    ['a wrong chunk size', ['Transfer-Encoding: chunked'], `-1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
  ])('%s', async (_, headers, body) => {
    const count = front.asked.length
    const answer = await front.raw(post(headers, body))
    const answers = answer.match(/HTTP\/1\.1 \d+/g) ?? []
    const asked = front.asked.slice(count)
    // A second request is allowed if the front parsed and answered it too.
    expect(asked.length).toBeLessThanOrEqual(answers.length)
    for (const { body: sent } of asked) expect(sent).not.toContain('smuggled')
    expect(asked.length > 0 || answers[0] === 'HTTP/1.1 400').toBe(true)
  })

  it('a well-formed call arrives once and unchanged', async () => {
    const count = front.asked.length
    await front.raw(post(['Transfer-Encoding: chunked', 'Connection: close'], '2\r\n{}\r\n0\r\n\r\n'))
    expect(front.asked.slice(count)).toMatchObject([{ method: 'POST', url: '/functions/v1/hotels', body: '{}' }])
  })

  it('headers named by Connection are not forwarded', async () => {
    const count = front.asked.length
    await front.raw(
      'GET /functions/v1/selftest HTTP/1.1\r\nHost: site\r\nConnection: close, X-Request-Id\r\nCookie: visitor=1\r\n\r\n',
    )
    const [asked] = front.asked.slice(count)
    expect(asked?.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(asked?.headers.cookie).toBeUndefined()
  })
})

describe('header and log injection', () => {
  const injected = ['a\r\nX-Evil: 1', 'a%0d%0aX-Evil: 1', 'a\u0000b', '{"level":60}\n{"forged":true}', 'x'.repeat(500)]
  it.each(injected)('request id %j', async (id) => {
    const answer = await front.raw(
      `GET /livez HTTP/1.1\r\nHost: site\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n`,
    )
    const [head = ''] = answer.split('\r\n\r\n')
    expect(head).not.toMatch(/^x-evil/im)
    const [, given = 'refused'] = /^X-Request-Id: (.*)$/m.exec(head) ?? []
    expect(given.trim()).toMatch(/^(?:[\w-]{36}|refused)$/)
  })

  it.each(['/%0d%0aX-Evil:%201', '/terms?x=%0d%0aSet-Cookie:%20a=b', '/?mf-a=%0d%0aX-Evil:1', '/?mf-evil%0d%0a=1'])(
    'address %s',
    async (path) => {
      const answer = await front.raw(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
      const [head = ''] = answer.split('\r\n\r\n')
      expect(head).not.toMatch(/^x-evil|^set-cookie: a=b/im)
    },
  )

  it('every line of the log is one line of JSON and cannot be forged', async () => {
    await fetch(`${front.address}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'x"}{"forged":true}' },
      body: JSON.stringify({ composition: 'c', message: 'a\n{"forged":true}', path: '/\r\nforged', context: {} }),
    })
    await front.raw('GET /x%0a{"forged":true} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
    expect(front.log.length).toBeGreaterThan(0)
    for (const line of front.log.flatMap((chunk) => chunk.trimEnd().split('\n'))) {
      const said: unknown = JSON.parse(line)
      expect(said).toMatchObject({ level: expect.any(Number) })
      expect(said).not.toHaveProperty('forged')
    }
  })

  it('the log contains no addresses, cookies or queries', async () => {
    await fetch(`${front.address}/terms?email=ada@example.org`, { headers: { cookie: 'visitor=ada-cookie' } })
    expect(front.log.join('')).not.toMatch(/ada@example|ada-cookie|127\.0\.0\.1:\d+.*remoteAddress/)
  })
})
