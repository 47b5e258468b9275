import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { freePort } from './free-port.ts'

export interface ExtractService {
  /** Address of its index. */
  readonly index: string
  readonly stop: () => Promise<void>
}

/** A mirror of an extract service on this machine with one extract, whose region is a square of a degree round `centre`. */
export const startExtractService = async (
  file: string,
  { id, centre: [lat, lon] }: { readonly id: string; readonly centre: readonly [number, number] },
): Promise<ExtractService> => {
  const bytes = await readFile(file)
  const [south, west, north, east] = [lat - 0.5, lon - 0.5, lat + 0.5, lon + 0.5]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  const path = `/${id}-latest.osm.pbf`
  const answers = new Map<string, string | Buffer>([
    [
      '/index-v1.json',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { id, name: id, urls: { pbf: path } },
            geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
          },
        ],
      }),
    ],
    [path, bytes],
    [`${path}.md5`, `${createHash('md5').update(bytes).digest('hex')}  ${id}-latest.osm.pbf\n`],
  ])
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) })
    response.end(request.method === 'HEAD' ? undefined : answer)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    index: `http://localhost:${port}/index-v1.json`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
