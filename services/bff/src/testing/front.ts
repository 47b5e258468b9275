import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo, type Server } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Registry, RegistryVersion } from '@site/contracts/registry'
import type { TeamFunctions } from '@site/contracts/team-functions'
import type { Store } from '@site/releases'
import { pino } from 'pino'
import { createApp, type AppInput } from '../app.ts'
import { readConfig } from '../config.ts'
import { damagedFiles } from '../operations/damaged-files.ts'
import { createMetrics } from '../operations/metrics.ts'

/** A request as the backend parsed it. */
export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`

export const published = (name: string, paths: readonly string[]): RegistryVersion => ({
  url: `/releases/${name}/1.0.0/entry.js`,
  metadata: { integrity: hash('e'), version: '1.0.0' },
  deployment: { traffic: 100, default: true },
  extras: {
    modulefederation: {
      name,
      version: '1.0.0',
      contract: '1.0.0',
      entry: 'entry.js',
      exposes: name === 'shell' ? null : './remote',
      routes: paths.map((path) => ({
        path,
        title: 'T',
        description: 'D',
        page: 'p',
        prerender: true,
        ...(path.endsWith('/:id') ? { preload: [{ function: 'event', body: { id: ':id' } }] } : {}),
      })),
      boot: { js: ['entry.js'], css: ['main.css'] },
      pages: { p: { js: ['page.js'], css: [] } },
      files: {
        'entry.js': { integrity: hash('e'), bytes: 9 },
        'page.js': { integrity: hash('p'), bytes: 9 },
        'main.css': { integrity: hash('c'), bytes: 9 },
      },
      sharedModules: {},
      links: [],
      commit: null,
      publishedAt: '2026-01-01T00:00:00Z',
      publishedBy: 'test',
    },
  },
})

const registry: Registry = {
  schema: 's',
  microFrontends: { shell: [published('shell', [])], 'mf-a': [published('mf-a', ['/', '/terms', '/event/:id'])] },
}

/** Of `export {}`. */
const ENTRY_HASH = `sha256-${createHash('sha256').update('export {}').digest('base64')}`

/** Release files, and files beside them that must never be served. */
const FILES: Readonly<Record<string, string>> = {
  'mf-a/1.0.0/entry.js': 'export {}',
  'mf-a/1.0.0/release.json': JSON.stringify({ secret: 1, files: { 'entry.js': { integrity: ENTRY_HASH, bytes: 9 } } }),
  'mf-a/1.0.0/server/remote.js': 'secret',
  'registry.json': '{"secret":1}',
  'secrets.json': '{"secret":1}',
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

export interface Front {
  readonly address: string
  /** Keys that were read from the release store. */
  readonly read: readonly string[]
  readonly asked: readonly ReceivedRequest[]
  /** Every line of the log. */
  readonly log: readonly string[]
  /** Sends raw bytes and returns the response once the connection closes or `ms` have passed. */
  readonly raw: (bytes: string, ms?: number) => Promise<string>
  readonly stop: () => void
}

/** Our backend allows every origin. */
const BACKEND_HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id',
}

/** A text of the backend's data that would be markup and code wherever it is not escaped. */
export const HOSTILE = `</title></script><script>alert(1)</script><!--"'&quot;`

/** What a front server has besides what it is by itself. */
interface FrontParts {
  readonly registry?: Registry
  readonly measured?: AppInput['measured']
}

/** The whole front server over two small releases and a backend that records its requests. */
export const startFront = async (
  env: Readonly<Record<string, string>> = {},
  functions: TeamFunctions = {},
  parts: FrontParts = {},
): Promise<Front> => {
  const asked: ReceivedRequest[] = []
  const backend = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const answer = request.url === '/functions/v1/event' ? { head: { title: HOSTILE, description: HOSTILE } } : {}
      response.writeHead(200, BACKEND_HEADERS).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')

  const read: string[] = []
  const created = new Map<string, Buffer>()
  const store: Store = {
    read: async (key) => {
      read.push(key)
      const found = FILES[key]
      return found === undefined ? (created.get(key) ?? null) : Buffer.from(found)
    },
    write: async () => undefined,
    create: async (key, bytes) => {
      created.set(key, Buffer.from(bytes))
      return true
    },
    list: async () => [],
    remove: async () => undefined,
    revision: async () => null,
    modified: async () => null,
  }
  const log: string[] = []
  const metrics = createMetrics()
  const app = createApp({
    config: readConfig({ BACKEND_PORT: String(portOf(backend)), ...env }),
    store,
    registry: { current: () => parts.registry ?? registry, functions: () => functions, stop: () => undefined },
    anonKey: () => 'public-key',
    missing: async () => [],
    log: pino(
      { level: 'trace' },
      new Writable({
        write: (chunk, _, done) => {
          log.push(String(chunk))
          done()
        },
      }),
    ),
    metrics,
    damage: damagedFiles(metrics.registry),
    stopping: () => false,
    measured: parts.measured ?? null,
  })
  const front = app.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const port = portOf(front)

  const raw = (bytes: string, ms = 700): Promise<string> =>
    new Promise((done) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
      const end = () => {
        socket.destroy()
        done(answer)
      }
      socket.setTimeout(ms, end)
      socket.on('data', (part) => (answer += part.toString('latin1')))
      socket.on('error', end)
      socket.on('close', end)
    })

  return {
    address: `http://127.0.0.1:${port}`,
    read,
    asked,
    log,
    raw,
    stop: () => {
      front.closeAllConnections()
      front.close()
      backend.closeAllConnections()
      backend.close()
    },
  }
}
