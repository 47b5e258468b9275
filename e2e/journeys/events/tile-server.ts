import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import { freePort } from '../../support/free-port.ts'

const SIDE = 256
const BLACK = 0

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A tile as dark as can be: nothing the site draws itself is. */
const blackTile = (): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits of grey, no interlacing; every row begins with the number of its filter.
  header[8] = 8
  const rows = Buffer.alloc(SIDE * (SIDE + 1), BLACK)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export interface TileServer {
  readonly origin: string
  readonly url: string
  /** Tiles asked for so far, as `z/x/y`. */
  readonly asked: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** A server of black map tiles on this machine. */
export const startTileServer = async (): Promise<TileServer> => {
  const asked: string[] = []
  const tile = blackTile()
  const server = createServer((request, response) => {
    const [, place] = /^\/tiles\/(\d+\/\d+\/\d+)\.png$/.exec(request.url ?? '') ?? []
    if (place === undefined) return response.writeHead(404).end()
    asked.push(place)
    return response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(tile)
  })
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  const origin = `http://localhost:${port}`
  return {
    origin,
    url: `${origin}/tiles/{z}/{x}/{y}.png`,
    asked: () => asked,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
