import { createServer } from 'node:http'
import { freePort } from './free-port.ts'

/** A venue that no data of the site holds, a short walk from many hotels of Melbourne. */
export const ONLY_PHOTON_KNOWS = 'Quillfeather Arena'

const known = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [144.9631, -37.8136] },
  properties: {
    osm_type: 'W',
    osm_id: 1,
    osm_key: 'leisure',
    osm_value: 'stadium',
    type: 'house',
    name: ONLY_PHOTON_KNOWS,
    city: 'Melbourne',
    state: 'Victoria',
    country: 'Australia',
    countrycode: 'AU',
  },
}

export interface PhotonServer {
  readonly url: string
  /** The texts asked for so far. */
  readonly asked: () => readonly string[]
  /** Takes every question from now on, and answers none. */
  readonly hang: () => void
  readonly stop: () => Promise<void>
}

/** A Photon server on this machine that knows one venue (github.com/komoot/photon, `/api`). */
export const startPhotonServer = async (): Promise<PhotonServer> => {
  const asked: string[] = []
  let hanging = false
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/api') return response.writeHead(404).end()
    const text = searchParams.get('q') ?? ''
    asked.push(text)
    if (hanging) return response
    const features = text.toLowerCase().includes('quillfeather') ? [known] : []
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ type: 'FeatureCollection', features }))
  })
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  return {
    url: `http://localhost:${port}`,
    asked: () => asked,
    hang: () => {
      hanging = true
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
