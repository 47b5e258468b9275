import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())
let before = 0
beforeEach(() => {
  before = front.read.length
})

const get = (path: string): Promise<string> =>
  front.raw(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

it('serves a release file', async () => expect(await get('/releases/mf-a/1.0.0/entry.js')).toContain('export {}'))

describe('path traversal', () => {
  it.each([
    '/releases/../secrets.json',
    '/releases/mf-a/1.0.0/../../secrets.json',
    '/releases/mf-a/1.0.0/..%2f..%2fsecrets.json',
    '/releases/mf-a/1.0.0/%2e%2e/%2e%2e/secrets.json',
    '/releases/mf-a/1.0.0/%252e%252e/%252e%252e/secrets.json',
    '/releases/mf-a/1.0.0/..%252f..%252fsecrets.json',
    String.raw`/releases/mf-a/1.0.0/..\..\secrets.json`,
    '/releases/mf-a/1.0.0/..%5c..%5csecrets.json',
    '/releases/mf-a/1.0.0/%c0%ae%c0%ae/%c0%ae%c0%ae/secrets.json',
    '/releases/mf-a/1.0.0/entry.js%00.json',
    '/releases/mf-a/1.0.0/%00/../../secrets.json',
    '/releases//secrets.json',
    '/releases/mf-a/../secrets.json',
    '/releases/mf-a/1.0.0//../../../secrets.json',
    '/releases/mf-a/..~1/secrets.json',
    '/releases/registry.json',
    '/releases/mf-a/1.0.0/release.json',
    '/releases/mf-a/1.0.0/server/remote.js',
    '/releases/mf-a/1.0.0/SERVER/remote.js',
    '/releases/file:///etc/passwd',
  ])('%s discloses nothing', async (path) => {
    const answer = await get(path)
    expect(answer).not.toContain('secret')
    expect(answer).not.toContain('root:')
    expect([400, 404]).toContain(statusOf(answer))
    for (const key of front.read.slice(before)) expect(key).toMatch(/^mf-a\/1\.0\.0\/[\w/-]+\.\w+(?:\.(?:br|gz))?$/)
  })
})

it.each(['./entry.js', './/entry.js', '/entry.js', 'x/../entry.js', 'entry.js/.', 'entry.js/'])(
  'rejects %s, an alias of a release file',
  async (path) => {
    expect(statusOf(await get(`/releases/mf-a/1.0.0/${path}`))).toBe(404)
    expect(front.read.slice(before)).toEqual([])
  },
)

it.each([
  '//',
  String.raw`/\?a=b`,
  '///%25%zz',
  `/releases/mf-${'a'.repeat(300)}/1.0.0/x.js`,
  `/releases/mf-a/1.0.0/${'a'.repeat(300)}.js`,
])('%s causes no 5xx', async (path) => expect(statusOf(await get(path))).toBeLessThan(500))

describe('open redirect', () => {
  it.each([
    '//evil.example',
    '/%2f%2fevil.example',
    String.raw`/\evil.example`,
    '/%5cevil.example/..',
    '/terms?next=https://evil.example',
    '/auth/callback?next=//evil.example',
    'http://evil.example/terms',
    '/%0d%0aLocation:%20https://evil.example',
  ])('%s is not redirected', async (path) => {
    const answer = await get(path)
    const [head = ''] = answer.split('\r\n\r\n')
    expect(head).not.toMatch(/^location:/im)
    expect(head).not.toMatch(/^refresh:/im)
    expect([200, 400, 404]).toContain(statusOf(answer))
  })
})

describe('server-side request forgery', () => {
  it.each([
    'http://127.0.0.1:1/functions/v1/hotels',
    '//127.0.0.1:1/functions/v1/hotels',
    'http://metadata.internal/rest/v1/waitlist',
    '/functions/v1/hotels@127.0.0.1:1/',
  ])('%s reaches nothing but the configured backend', async (target) => {
    const count = front.asked.length
    const answer = await front.raw(`GET ${target} HTTP/1.1\r\nHost: metadata.internal\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer)).toBeLessThan(500)
    for (const { headers, url } of front.asked.slice(count)) {
      expect(headers.host).toMatch(/^127\.0\.0\.1:\d+$/)
      expect(url).toMatch(/^\/(?:functions|rest)\/v1\//)
    }
  })
})

describe('prototype pollution', () => {
  it.each([
    '/?__proto__=1',
    '/?__proto__[polluted]=1&constructor[prototype][polluted]=1',
    '/composition.json?__proto__=1.0.0&constructor=1.0.0&prototype=1.0.0',
    '/terms?c=__proto__',
    '/versions.json?__proto__.polluted=1',
  ])('%s changes no object', async (path) => {
    expect(statusOf(await get(path))).toBe(200)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('a report changes no object', async () => {
    const body = `{"__proto__":{"polluted":1},"composition":"c","message":"m","path":"/","context":{"__proto__":"x","constructor":"y"}}`
    const response = await fetch(`${front.address}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBeLessThan(500)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
