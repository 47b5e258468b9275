import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findDataDir } from '../../data/data-dir.ts'
import { loadCities } from '../../data/load.ts'
import { Gazetteer } from '../../search/gazetteer.ts'
import { createPlaces } from '../../create-places.ts'
import { writeTable } from '../../data/table.ts'
import { liveExtracts, publishExtract, readExtract } from '../extract-store.ts'
import { importExtract } from '../import-extract.ts'
import { addCity, updateCity, type CityTools } from './add-city.ts'

const { cities, cityNames } = loadCities(findDataDir())
const gazetteer = new Gazetteer(cities, cityNames)
const bytes = readFileSync(path.join(findDataDir(), '..', 'bench', 'osm', 'bayfront_singapore.osm.pbf'))
const MODIFIED = 'Sat, 21 Nov 2026 20:21:02 GMT'
const region = (id: string, [south, west, size]: readonly [number, number, number]) => ({
  type: 'Feature',
  properties: { id, name: id, urls: { pbf: `/asia/${id}-latest.osm.pbf` } },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
      ],
    ],
  },
})
const index = {
  type: 'FeatureCollection',
  features: [region('asia', [-10, 60, 90]), region('singapore', [1, 103, 1.5])],
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** An extract service as the common ones behave: ranges, validators, a checksum beside each file. */
const file: Answer = (request, response) => {
  if (request.headers['if-modified-since'] === MODIFIED) return void response.writeHead(304).end()
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const partly = start > 0 && request.headers['if-range'] === '"v1"'
  response.writeHead(partly ? 206 : 200, {
    'content-length': bytes.length - (partly ? start : 0),
    'last-modified': MODIFIED,
    etag: '"v1"',
  })
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(partly ? start : 0))
}
const cutOff: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': bytes.length, etag: '"v1"', 'last-modified': MODIFIED })
  response.write(bytes.subarray(0, 20_000))
  // Cut before its first bytes are on the disk there would be nothing to go on with.
  const look = setInterval(() => {
    if (!left().some((name) => statSync(path.join(folder, 'downloads', name)).size >= 20_000)) return
    clearInterval(look)
    response.destroy()
  }, 5)
}
const text =
  (body: string, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status).end(body)
const sum = `${createHash('md5').update(bytes).digest('hex')}  singapore-latest.osm.pbf\n`

const served = new Map<string, Answer>()
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.range ?? ''}`.trim())
  const answer = served.get(request.url ?? '') ?? text('not found', 404)
  answer(request, response)
})
let base = ''
let folder = ''
let said: string[] = []
const root = () => path.join(folder, 'places')
const tools = (more: Partial<CityTools> = {}): CityTools => ({
  gazetteer,
  downloads: path.join(folder, 'downloads'),
  index: `${base}/index-v1.json`,
  importCity: async ({ file: from, ...what }) =>
    void (await importExtract({ ...what, files: [from], root: root(), gazetteer })),
  say: (line) => void said.push(line),
  confirm: () => Promise.resolve(true),
  ...more,
})
const add = (city: string, more: Partial<CityTools> = {}, from?: string) =>
  addCity({ city, radiusKm: 12, from }, tools(more))
const live = () => liveExtracts(root()).map(({ name }) => name)
const left = () => (existsSync(path.join(folder, 'downloads')) ? readdirSync(path.join(folder, 'downloads')) : [])

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'add-city-'))
  said = []
  asked.length = 0
  served.clear()
  served.set('/index-v1.json', text(JSON.stringify(index)))
  served.set('/asia/singapore-latest.osm.pbf', file)
  served.set('/asia/singapore-latest.osm.pbf.md5', text(sum))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('adding a city', () => {
  it('imports the smallest extract that holds it, live without a restart, and keeps no download', async () => {
    const places = createPlaces({ extractsDir: root() })
    const before = places.extracts().length
    expect(await add('Singapore')).toBe(true)
    expect(said).toEqual([expect.stringMatching(/^Singapore, SG: singapore from 127\.0\.0\.1:\d+, 1 MB; 12 km/)])
    expect(left()).toEqual([])
    // It takes the place of the one that ships.
    expect(places.refresh()).toBe(before)
    const added = places.extracts().find(({ name }) => name === 'singapore')
    expect(added?.origin).toEqual({
      url: `${base}/asia/singapore-latest.osm.pbf`,
      modified: MODIFIED,
      radiusKm: 12,
    })
  })

  it('keeps what lies within the radius alone', async () => {
    await addCity({ city: 'Singapore', radiusKm: 0.5 }, tools())
    await add('Singapore')
    const [whole] = liveExtracts(root()).map(({ folder: at }) => readExtract(at).manifest.counts.vertices ?? 0)
    const cut = readdirSync(path.join(root(), 'singapore'), { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    )
    expect(cut).toHaveLength(2)
    expect(whole).toBeGreaterThan(1000)
  })

  it('does nothing when the person says no', async () => {
    expect(await add('Singapore', { confirm: () => Promise.resolve(false) })).toBe(false)
    expect([live(), left()]).toEqual([[], []])
  })

  it('takes a file instead of the service', async () => {
    const own = path.join(findDataDir(), '..', 'bench', 'osm', 'bayfront_singapore.osm.pbf')
    expect(await add('Singapore', {}, own)).toBe(true)
    expect([live(), asked]).toEqual([['singapore'], []])
  })

  it('goes on where a download was cut off', async () => {
    served.set('/asia/singapore-latest.osm.pbf', (request, response) =>
      request.method === 'HEAD' ? file(request, response) : cutOff(request, response),
    )
    await expect(add('Singapore')).rejects.toThrow(/was cut off\. Run the command again/)
    expect([live(), left().length]).toEqual([[], 2])
    served.set('/asia/singapore-latest.osm.pbf', file)
    await add('Singapore')
    expect(asked.some((each) => /^GET .* bytes=\d+-$/.test(each))).toBe(true)
    expect([live(), left()]).toEqual([['singapore'], []])
  })

  it('begins anew where the file has changed since it was cut off', async () => {
    served.set('/asia/singapore-latest.osm.pbf', (request, response) =>
      request.method === 'HEAD' ? file(request, response) : cutOff(request, response),
    )
    await expect(add('Singapore')).rejects.toThrow()
    served.set('/asia/singapore-latest.osm.pbf', (_, response) => {
      response.writeHead(200, { 'content-length': bytes.length, etag: '"v2"' }).end(bytes)
    })
    await add('Singapore')
    expect(live()).toEqual(['singapore'])
  })
})

describe('what cannot be added changes nothing', () => {
  it.each([
    ['an unknown city', 'Qwertyville', () => undefined, /“Qwertyville” is not in the gazetteer/],
    ['a city outside every extract', 'Sydney', () => undefined, /No extract of the service holds Sydney/],
    ['a service that is no index', 'Singapore', () => served.set('/index-v1.json', text('<html>')), /is not an index/],
    ['a service that fails', 'Singapore', () => served.set('/index-v1.json', text('no', 503)), /answered 503/],
    [
      'a file that is gone',
      'Singapore',
      () => served.delete('/asia/singapore-latest.osm.pbf'),
      /singapore-latest\.osm\.pbf answered 404/,
    ],
    [
      'a damaged file',
      'Singapore',
      () => served.set('/asia/singapore-latest.osm.pbf.md5', text('0'.repeat(32))),
      /came damaged/,
    ],
    [
      'what is no extract',
      'Singapore',
      () => {
        served.set('/asia/singapore-latest.osm.pbf', text('<html>Please sign in</html>'))
        served.delete('/asia/singapore-latest.osm.pbf.md5')
      },
      /Not an \.osm\.pbf file/,
    ],
  ])('%s', async (_, city, prepare, message) => {
    prepare()
    await expect(add(city)).rejects.toThrow(message)
    expect([live(), left()]).toEqual([[], []])
  })

  it('a disk that fills up during the download', async () => {
    // Every write to /dev/full fails with ENOSPC.
    const downloads = path.join(folder, 'downloads')
    mkdirSync(downloads)
    symlinkSync('/dev/full', path.join(downloads, 'singapore-latest.osm.pbf.part'))
    await expect(add('Singapore')).rejects.toThrow(/^The disk that holds .*downloads is full\. Make room/)
    expect([live(), left()]).toEqual([[], []])
  })

  it('a disk that fills up during the import leaves what was live', async () => {
    await add('Singapore')
    const before = liveExtracts(root())
    const full = publishExtract(root(), 'singapore', async (incoming) => {
      symlinkSync('/dev/full', path.join(incoming, 'hotels.json.br'))
      await writeTable(path.join(incoming, 'hotels.json.br'), [{ name: 'x' }])
      throw new Error('written on a full disk')
    })
    await expect(full).rejects.toThrow(/^The disk that holds .*places is full\. Make room and run the command again\.$/)
    expect(liveExtracts(root())).toEqual(before)
    expect(readdirSync(path.join(root(), 'singapore')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('no network', async () => {
    await expect(add('Singapore', { index: 'http://127.0.0.1:9/index.json' })).rejects.toThrow(/cannot be reached/)
  })
})

it('is fetched again only where it has changed', async () => {
  await add('Singapore')
  const manifest = () => readExtract(liveExtracts(root())[0]?.folder ?? '').manifest
  expect(await updateCity(manifest(), tools())).toBe(false)
  served.set('/asia/singapore-latest.osm.pbf', (_, response) => {
    response
      .writeHead(200, { 'content-length': bytes.length, 'last-modified': 'Sun, 22 Nov 2026 20:21:02 GMT' })
      .end(bytes)
  })
  expect(await updateCity(manifest(), tools())).toBe(true)
  expect(said.slice(1)).toEqual(['singapore: has not changed', 'singapore: brought up to date'])
})
