import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { freePort } from '../../support/free-port.ts'

export interface ArchiveServer {
  readonly origin: string
  readonly url: string
  /** Ranges asked for so far. */
  readonly asked: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** A bucket on this machine with one archive of map tiles, as pages of another origin may read it. */
export const startArchiveServer = async (file: string): Promise<ArchiveServer> => {
  const bytes = await readFile(file)
  const asked: string[] = []
  const server = createServer((request, response) => {
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'range' }
    if (request.method === 'OPTIONS') return response.writeHead(204, open).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (request.url !== '/planet.pmtiles' || from === undefined || to === undefined)
      return response.writeHead(404, open).end()
    asked.push(`${from}-${to}`)
    const part = bytes.subarray(Number(from), Number(to) + 1)
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
    return response.writeHead(206, { ...open, 'content-range': range, etag: '"planet"' }).end(part)
  })
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  const origin = `http://localhost:${port}`
  return {
    origin,
    url: `${origin}/planet.pmtiles`,
    asked: () => asked,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
