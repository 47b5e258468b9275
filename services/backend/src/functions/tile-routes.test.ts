import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { tilesPath } from '@site/contracts/map-tiles'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorHandler, notFound } from '../http/errors.ts'
import { tileRoutes } from './tile-routes.ts'

const id = 'a'.repeat(32)
const gone = 'b'.repeat(32)
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256))
// A folder that begins with a dot, as a data folder may.
const folder = mkdtempSync(join(tmpdir(), '.tiles-'))
const file = join(folder, 'tiles.pmtiles')
const app = express()
app.disable('etag')
app.use(tileRoutes({ tileFile: (asked) => (asked === id ? file : asked === gone ? join(folder, 'gone') : null) }))
app.use(notFound, errorHandler(pino({ level: 'silent' })))
const server = createServer(app)

beforeAll(async () => {
  writeFileSync(file, bytes)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
/** What a browser sends to ask whether its copy is current; `fetch` would add `no-cache`, which asks for the file itself. */
const REVALIDATE = { 'cache-control': 'max-age=0' }
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { port }: AddressInfo = Object(server.address())
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
}

describe('an archive of tiles', () => {
  it('is sent whole, to be kept for ever', async () => {
    const answer = await get(tilesPath(id))
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${id}"`,
    })
  })
  it.each([
    ['bytes=10-19', 10, 20],
    ['bytes=990-2000', 990, 1000],
    ['bytes=-5', 995, 1000],
  ])('is sent in the range %s', async (range, from, to) => {
    const answer = await get(tilesPath(id), { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/1000`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true)
  })
  it('has no range after its end', async () => {
    const answer = await get(tilesPath(id), { range: 'bytes=1000-1001' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([null, null])
  })
  it('is not sent again to who has it, nor a range of another version', async () => {
    expect((await get(tilesPath(id), { 'if-none-match': `"${id}"`, ...REVALIDATE })).status).toBe(304)
    expect((await get(tilesPath(id), { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    expect((await get(tilesPath(id), { range: 'bytes=0-9', 'if-range': `"${id}"` })).status).toBe(206)
  })
  it('is described without its bytes', async () => {
    const answer = await get(tilesPath(id), {}, 'HEAD')
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '1000', ''])
  })
  it('is only read', async () => {
    const answer = await get(tilesPath(id), {}, 'DELETE')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
  it.each([
    ['of another id', tilesPath('c'.repeat(32))],
    ['whose file is gone', tilesPath(gone)],
    ['with a path in its name', `/tiles/..%2f${'a'.repeat(29)}.pmtiles`],
    ['in capitals', tilesPath(id).toUpperCase()],
    ['without an id', '/tiles/.pmtiles'],
  ])('%s is not there, and that is not kept', async (_, path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null])
    expect(answer.headers.get('content-type')).toMatch(/json/)
  })
})
