import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'

export interface Call {
  readonly method: string
  readonly path: string
  readonly authorization: string
  readonly body: Buffer
}

/** What a fault does with a call: true when it has answered it, false to leave it to the registry. */
export type Fault = (call: Call, response: ServerResponse) => boolean

const announcement = z.object({
  package: z.object({ name: z.string(), version: z.string() }),
  contentHash: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
})

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Answers every call so. */
export const refuse =
  (status: number, body: unknown, headers: Record<string, string> = {}): Fault =>
  (_call, response) => {
    send(response, status, body, headers)
    return true
  }

/** Cuts the connection of calls that fit, as often as told. */
export const cut = (fits: (call: Call) => boolean, times: number): Fault => {
  let left = times
  return (call, response) => {
    if (left === 0 || !fits(call)) return false
    left -= 1
    response.destroy()
    return true
  }
}

const UPLOADS = /^\/v1\/remotes\/[^/]+\/uploads$/
const FILE = /^\/v1\/remotes\/[^/]+\/uploads\/[^/]+\/files\/([0-9a-f]{64})$/
const COMMIT = /^\/v1\/remotes\/([^/]+)\/uploads\/([^/]+)\/commit$/
const ACTION = /^\/v1\/remotes\/([^/]+)\/(promote|canary|rollback|revoke|preview)$/

/** What a registry holds, and how it answers. */
const createRegistry = () => {
  const stored = new Map<string, Buffer>()
  const uploads = new Map<string, z.infer<typeof announcement>>()
  const published = new Map<string, string>()
  const answers = new Map<string, unknown>()

  const announce = (body: Buffer, response: ServerResponse): void => {
    const said = announcement.parse(JSON.parse(body.toString()))
    const version = `${said.package.version}-${said.contentHash.slice(0, 10)}`
    if (published.has(said.contentHash)) return send(response, 200, { published: version, missing: [] })
    uploads.set(said.contentHash, said)
    const missing = [...new Set(said.files.map(({ sha256 }) => sha256))].filter((sha256) => !stored.has(sha256))
    send(response, 201, { upload: said.contentHash, version, missing, expires: '2030-01-01T00:00:00Z' })
  }

  const put = (sha256: string, body: Buffer, response: ServerResponse): void => {
    if (createHash('sha256').update(body).digest('hex') !== sha256)
      return send(response, 422, { error: 'These bytes have another hash.', code: 'wrong_hash' })
    stored.set(sha256, body)
    response.writeHead(204).end()
  }

  const commit = (name: string, upload: string, response: ServerResponse): void => {
    const wanted = uploads.get(upload)
    if (wanted === undefined) return send(response, 404, { error: 'There is no such upload.', code: 'not_found' })
    const version = `${wanted.package.version}-${wanted.contentHash.slice(0, 10)}`
    published.set(upload, version)
    uploads.delete(upload)
    send(response, 201, { name, version, traffic: 0, live: false, warnings: [] })
  }

  const handle = ({ method, path, body }: Call, response: ServerResponse): void => {
    const fixed = answers.get(`${method} ${path.split('?')[0]}`)
    const [, sha256] = FILE.exec(path) ?? []
    const [, name = '', upload] = COMMIT.exec(path) ?? []
    const [, remote, action] = ACTION.exec(path) ?? []
    if (fixed !== undefined) send(response, 200, fixed)
    else if (UPLOADS.test(path)) announce(body, response)
    else if (sha256 !== undefined) put(sha256, body, response)
    else if (upload !== undefined) commit(name, upload, response)
    else if (action !== undefined) send(response, 200, { message: `${action} of ${remote}` })
    else send(response, 404, { error: `There is no ${path}.`, code: 'not_found' })
  }
  return { stored, published, answers, handle }
}

/** The registry's side of the protocol, in memory: what a test tells it, it does wrong. */
export const startFakeRegistry = async () => {
  const { stored, published, answers, handle } = createRegistry()
  const calls: Call[] = []
  let faults: Fault[] = []
  let underway = 0
  let mostUnderway = 0
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    underway += 1
    mostUnderway = Math.max(mostUnderway, underway)
    response.once('close', () => (underway -= 1))
    const { method = '', url = '', headers } = request
    const call = { method, path: url, authorization: headers.authorization ?? '', body: await buffer(request) }
    calls.push(call)
    if (!faults.some((fault) => fault(call, response))) handle(call, response)
  }
  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    calls,
    stored,
    published,
    mostUnderway: () => mostUnderway,
    /** Answers this from now on, by method and path: `GET /v1/whoami`. */
    answer: (what: string, body: unknown) => void answers.set(what, body),
    fault: (fault: Fault) => void faults.push(fault),
    mend: () => {
      faults = []
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
export type FakeRegistry = Awaited<ReturnType<typeof startFakeRegistry>>
