import { createServer } from 'node:http'
import { freePort } from './free-port.ts'

/** A venue that no data of the site holds, a short walk from many hotels of Melbourne. */
export const ONLY_PHOTON_KNOWS = 'Quillfeather Arena'

const CITIES = {
  Melbourne: { coordinates: [144.9631, -37.8136], state: 'Victoria' },
  Sydney: { coordinates: [151.2093, -33.8688], state: 'New South Wales' },
} as const

const venueIn = (city: keyof typeof CITIES) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: CITIES[city].coordinates },
  properties: {
    osm_type: 'W',
    osm_id: 1,
    osm_key: 'leisure',
    osm_value: 'stadium',
    type: 'house',
    name: ONLY_PHOTON_KNOWS,
    city,
    state: CITIES[city].state,
    country: 'Australia',
    countrycode: 'AU',
  },
})

export interface PhotonServer {
  readonly url: string
  /** The texts asked for so far. */
  readonly asked: () => readonly string[]
  /** From now on the venue of that name is in another city. */
  readonly moveTo: (city: keyof typeof CITIES) => void
  /** Takes every question from now on, and answers none. */
  readonly hang: () => void
  readonly stop: () => Promise<void>
}

/** A Photon server on this machine that knows one venue (github.com/komoot/photon, `/api`). */
export const startPhotonServer = async (): Promise<PhotonServer> => {
  const asked: string[] = []
  let hanging = false
  let venue = venueIn('Melbourne')
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/api') return response.writeHead(404).end()
    const text = searchParams.get('q') ?? ''
    asked.push(text)
    if (hanging) return response
    const features = text.toLowerCase().includes('quillfeather') ? [venue] : []
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ type: 'FeatureCollection', features }))
  })
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  return {
    url: `http://localhost:${port}`,
    asked: () => asked,
    moveTo: (city) => {
      venue = venueIn(city)
    },
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
