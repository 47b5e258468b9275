import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { withOneByteChanged } from '../../support/one-byte.ts'
import { COMPLAINTS_PATH, watchScript, watchScriptHash } from './watch-script.ts'

/**
 * What becomes of a request: its connection ends without an answer, it is answered 404, its answer has one byte changed, or it waits
 * until the proxy is healed.
 */
export type Fault = 'lost' | 'not-found' | 'one-byte' | 'held'

export interface FaultProxy {
  /** Its own address, where the site is visited. */
  readonly origin: string
  /** Requests whose path and query fit have this fault from now on. */
  readonly inflict: (paths: RegExp, fault: Fault) => void
  /** Ends every fault and lets go what was held. */
  readonly heal: () => void
  /** Method and path of every request so far, those with a fault too. */
  readonly requests: () => readonly string[]
  /** What pages that were left complained about, and refusals of the site. */
  readonly complaints: () => readonly string[]
  /** Messages that pages reported to the site. */
  readonly reports: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Ports that were listened on: storage of an origin must not come back in a later test. */
const used = new Set<number>()

const listen = async (
  make: () => ReturnType<typeof createServer>,
): Promise<{ server: ReturnType<typeof createServer>; port: number }> => {
  const server = make()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  if (!used.has(port)) {
    used.add(port)
    return { server, port }
  }
  server.close()
  return listen(make)
}

const watched = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>${watchScript}</script>`)

const allowingWatch = (policy: string): string => policy.replace('script-src ', `script-src ${watchScriptHash} `)

const send = (
  response: ServerResponse,
  answer: IncomingMessage,
  body: Buffer,
  headers: OutgoingHttpHeaders = {},
): void => {
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers, 'content-length': body.length })
  response.end(body)
}

const sendWatched = async (response: ServerResponse, answer: IncomingMessage): Promise<void> => {
  const html = Buffer.from(watched((await buffer(answer)).toString()))
  const policy = String(answer.headers['content-security-policy'] ?? '')
  send(response, answer, html, { 'content-security-policy': allowingWatch(policy) })
}

const isPage = ({ headers, statusCode }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') === true && statusCode !== 304

/** Passes WebSockets on as they came. */
const passUpgrade = (site: string, request: IncomingMessage, visitor: Duplex, head: Buffer): void => {
  const { hostname, port } = new URL(site)
  const lines = [`${request.method} ${request.url} HTTP/1.1`]
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2)
    lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`)
  const server = connect(Number(port), hostname)
  server.write(`${lines.join('\r\n')}\r\n\r\n`)
  server.write(head)
  visitor.pipe(server).pipe(visitor)
  visitor.on('error', () => server.destroy()).on('close', () => server.destroy())
  server.on('error', () => visitor.destroy()).on('close', () => visitor.destroy())
}

/** A proxy in front of the site that a test can break, so that faults are the same in every engine. */
export const startFaultProxy = async (site: string): Promise<FaultProxy> => {
  const agent = new Agent({ keepAlive: true })
  const rules: { readonly paths: RegExp; readonly fault: Fault }[] = []
  const requests: string[] = []
  const complaints: string[] = []
  const reports: string[] = []
  let waiting: (() => void)[] = []

  const forward = (request: IncomingMessage, response: ServerResponse, body: Buffer, fault?: Fault): void => {
    const headers = { ...request.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const asked = ask(`${site}${request.url}`, { agent, method: request.method, headers }, (answer) => {
      if ((answer.statusCode ?? 0) >= 400)
        complaints.push(`answered ${answer.statusCode}: ${request.method} ${request.url}`)
      if (fault === 'one-byte')
        return void buffer(answer).then((bytes) => send(response, answer, withOneByteChanged(bytes)))
      if (request.method === 'GET' && isPage(answer)) return void sendWatched(response, answer)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    asked.end(body)
  }

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    requests.push(`${request.method} ${path}`)
    const body = await buffer(request)
    if (path === COMPLAINTS_PATH) {
      const told: unknown = JSON.parse(body.toString())
      if (Array.isArray(told)) complaints.push(...told.map(String))
      return void response.writeHead(204).end()
    }
    const fault = rules.find(({ paths }) => paths.test(path))?.fault
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'not-found') return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    if (path === '/report') reports.push(body.toString())
    if (fault === 'held') return void waiting.push(() => forward(request, response, body))
    forward(request, response, body, fault)
  }

  const { server, port } = await listen(() =>
    createServer((request, response) => void take(request, response).catch(() => response.destroy())).on(
      'upgrade',
      (request, visitor, head) => passUpgrade(site, request, visitor, head),
    ),
  )
  return {
    origin: `http://localhost:${port}`,
    inflict: (paths, fault) => void rules.push({ paths, fault }),
    heal: () => {
      rules.length = 0
      for (const goOn of waiting) goOn()
      waiting = []
    },
    requests: () => requests,
    complaints: () => complaints,
    reports: () => reports,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
