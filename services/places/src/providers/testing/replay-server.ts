import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON, a text as it is. */
  readonly body?: unknown
  /** Milliseconds before the answer. */
  readonly after?: number
}

export interface ReplayServer {
  readonly url: string
  readonly seen: Seen[]
  close(): Promise<void>
}

/** A server on the loopback that replays documented answers; for tests of the live adapters. */
export async function replayServer(reply: (seen: Seen) => Reply): Promise<ReplayServer> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://local')
    const asked: Seen = {
      method: request.method ?? '',
      path,
      query,
      headers: request.headers,
      body: await text(request),
    }
    seen.push(asked)
    const { status = 200, headers = {}, body, after = 0 } = reply(asked)
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }, after)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port }: AddressInfo = Object(server.address())
  const close = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { url: `http://127.0.0.1:${port}`, seen, close }
}
