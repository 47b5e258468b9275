import { createServer, get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { finishPage, sendFinished, type FinishedPage } from './finished-page.ts'
import { NONCE } from './security-headers.ts'

/** Text that compresses better at higher levels. */
const WORDS = 'hotels a short walk from the event with minutes on foot and by train for every match'.split(' ')
const HTML = `<!doctype html>${Array.from({ length: 400 }, (_, at) => `<p>${WORDS[(at * at + 3 * at) % WORDS.length]} ${(at * 7919) % 1009}</p>`).join('')}`
const POLICY = `script-src 'nonce-${NONCE}'`
let page: FinishedPage
// Each test starts with an uncompressed page.
beforeEach(() => {
  page = finishPage(HTML, { status: 200, policy: POLICY, headers: { 'X-Composition': 'c1' }, effort: 'best' })
})
const missing = finishPage(HTML, { status: 404, policy: POLICY, headers: {}, effort: 'quick' })
const app = express()
app.get('/missing', (request, response) => sendFinished(request, response, missing))
app.get('/', (request, response) => sendFinished(request, response, page))
const server = createServer(app)
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => void server.close())

/** The raw bytes: `fetch` would decompress them. */
const ask = (headers: Record<string, string> = {}, path = '/', method = 'GET') =>
  new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) =>
    get({ port, path, headers, method, host: 'localhost' }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }))
    }).on('error', reject),
  )
const tag = async (headers: Record<string, string>) => String((await ask(headers)).answer.headers.etag)

describe('a finished page', () => {
  it('is sent in the best accepted encoding, or uncompressed', async () => {
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect(br.answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    const gz = await ask({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(gz.body).toString()).toBe(HTML)
    const refused = await ask({ 'accept-encoding': 'gzip, br;q=0' })
    expect(refused.answer.headers['content-encoding']).toBe('gzip')
    const plain = await ask()
    expect(plain.answer.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(HTML)
  })
  it('is compressed better for later requests', async () => {
    const first = (await ask({ 'accept-encoding': 'br' })).body.length
    await expect.poll(async () => await tag({ 'accept-encoding': 'br' }), { timeout: 5000 }).toMatch(/-br-best"$/)
    const { body } = await ask({ 'accept-encoding': 'br' })
    expect(body.length).toBeLessThan(first)
    expect(brotliDecompressSync(body).toString()).toBe(HTML)
  })
  it('answers 304 for a matching ETag, weak or in a list', async () => {
    const etag = await tag({})
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { answer, body } = await ask({ 'if-none-match': held })
      expect([answer.statusCode, body.length]).toEqual([304, 0])
      expect(answer.headers).toMatchObject({ etag, 'x-composition': 'c1', 'cache-control': 'no-cache, private' })
    }
    expect((await ask({ 'if-none-match': '"other"' })).answer.statusCode).toBe(200)
  })
  it('has a new nonce in each response, and none in a 304', async () => {
    const nonces = [await ask(), await ask()].map(({ answer: { headers } }) => {
      const nonce = /^nonce;desc="([\w+/]{22}==)"$/.exec(String(headers['server-timing']))?.[1]
      expect(headers['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
    const { answer } = await ask({ 'if-none-match': await tag({}) })
    expect([answer.headers['content-security-policy'], answer.headers['server-timing']]).toEqual([undefined, undefined])
  })
  it('has an ETag for each encoding and set of headers', async () => {
    const tags = [await tag({}), await tag({ 'accept-encoding': 'br' }), await tag({ 'accept-encoding': 'gzip' })]
    const other = finishPage(HTML, { status: 200, policy: POLICY, headers: { 'X-Composition': 'c2' }, effort: 'quick' })
    tags.push((await other.as('identity')).etag)
    expect(new Set(tags).size).toBe(4)
  })
  it('is never 304 with status 404, and answers HEAD without a body', async () => {
    const { answer } = await ask({}, '/missing')
    expect((await ask({ 'if-none-match': String(answer.headers.etag) }, '/missing')).answer.statusCode).toBe(404)
    const head = await ask({}, '/', 'HEAD')
    expect([head.body.length, head.answer.headers['content-length']]).toEqual([0, String(HTML.length)])
  })
})
