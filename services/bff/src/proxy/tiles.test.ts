import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tilesPath } from '@site/contracts/map-tiles'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'

const id = 'a'.repeat(32)
const bytes = Buffer.alloc(200_000, 'tiles of a city ')
const folder = mkdtempSync(join(tmpdir(), 'tiles-'))
const asked: string[] = []
let backend: Server
let front: Front

beforeAll(async () => {
  writeFileSync(join(folder, 'tiles.pmtiles'), bytes)
  const app = express()
  app.get(tilesPath(id), (request, response) => {
    asked.push(request.path)
    response.set({ ETag: `"${id}"`, 'Cache-Control': 'public, max-age=31536000, immutable' })
    response.sendFile(join(folder, 'tiles.pmtiles'), { cacheControl: false })
  })
  app.use((request, response) => {
    asked.push(request.path)
    response.status(404).json({ error: 'gone', code: 'not_found' })
  })
  backend = app.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const at = backend.address()
  front = await startFront({ BACKEND_PORT: String(typeof at === 'object' ? at?.port : '') })
})
afterAll(() => {
  front.stop()
  backend.close()
  rmSync(folder, { recursive: true })
})

/** What a browser sends to ask whether its copy is current; `fetch` would add `no-cache`, which asks for the file itself. */
const REVALIDATE = { 'cache-control': 'max-age=0' }
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${front.address}${path}`, { method, headers })

describe('an archive of tiles at the front server', () => {
  it('comes in ranges, each with where it lies and how long it may be kept', async () => {
    const answer = await get(tilesPath(id), { range: 'bytes=16384-32767' })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 16384-32767/200000')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('etag')).toBe(`"${id}"`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(16_384, 32_768))).toBe(true)
  })
  it('answers a range after the end with 416, and who has the file with 304', async () => {
    expect((await get(tilesPath(id), { range: 'bytes=200000-' })).status).toBe(416)
    expect((await get(tilesPath(id), { 'if-none-match': `"${id}"`, ...REVALIDATE })).status).toBe(304)
  })
  it('is described without its bytes', async () => {
    const answer = await get(tilesPath(id), {}, 'HEAD')
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '200000', ''])
  })
  it('that the backend does not have is not there', async () =>
    expect((await get(tilesPath('b'.repeat(32)))).status).toBe(404))
  it.each([
    '/tiles/',
    `/tiles/${'a'.repeat(31)}.pmtiles`,
    `/tiles/${'A'.repeat(32)}.pmtiles`,
    `/tiles/x/../${id}.pmtiles`,
    '/tiles/..%2f..%2fsecrets.json',
    `/tiles/${id}.pmtiles%00`,
    `/tiles/${id}.pmtiles/`,
  ])('has no other address: the backend is not asked for %s', async (path) => {
    const before = asked.length
    const answer = await front.raw(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(asked.length).toBe(before)
  })
})
