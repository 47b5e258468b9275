import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { downloadFeed, feedNameOf } from './download-feed.ts'

const work = mkdtempSync(path.join(tmpdir(), 'download-'))
const file = path.join(work, 'feed.zip')
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  rmSync(file, { force: true })
})

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => (server.closeAllConnections(), server.close()))
  const { port }: AddressInfo = Object(server.address())
  return `http://127.0.0.1:${port}/gtfs.zip`
}
const limits = { bytes: 1024 ** 2, ms: 500 }

describe('downloadFeed', () => {
  it('writes what the address gives', async () => {
    await downloadFeed(await serve((_, response) => response.end('feed')), file, limits)
    expect(readFileSync(file, 'utf8')).toBe('feed')
  })

  it.each<[string, RequestListener, string]>([
    ['an address that has none', (_, response) => response.writeHead(404).end(), 'The address answered 404.'],
    ['a download that is too large', (_, response) => response.end(Buffer.alloc(2 * 1024 ** 2)), 'larger than 1 MB'],
    ['a server that says nothing', () => undefined, 'took longer than 1 s'],
    [
      'a download that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('half')
        setTimeout(() => response.destroy(), 50)
      },
      'cannot be reached, or broke off',
    ],
  ])('gives up on %s', async (_, answer, message) => {
    await expect(downloadFeed(await serve(answer), file, limits)).rejects.toThrow(message)
  })
})

describe('feedNameOf', () => {
  it.each([
    ['/data/metro_north.zip', 'metro_north'],
    ['https://example.com/feeds/Tram.ZIP?key=1', 'Tram'],
    ['https://example.com/', 'example.com'],
  ])('%s is %s', (source, name) => {
    expect(feedNameOf(source)).toBe(name)
  })
})
