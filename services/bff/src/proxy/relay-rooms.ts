import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'
import { refuseUpgrade, type UpgradeListener } from '@site/http/upgrades'
import { ROOM_PATH } from '@site/contracts/room'
import { Gauge, type Registry } from 'prom-client'
import { endToEndHeaders, forwardedHeaders } from './call-headers.ts'

/** The backend pings every 25 s (`services/backend/src/rooms`): a connection silent for longer has lost its other end. */
const IDLE_MS = 90_000

export interface RelayOptions {
  readonly target: string
  /** How long the backend may take to accept, in ms. */
  readonly timeoutMs: number
  readonly maxConnections: number
  /** Whether an origin is one of the site's own hosts. */
  readonly isOwn: (origin: string) => boolean
  readonly onFailure: () => void
  readonly registry: Registry
}

/** A browser names the page that connects: only pages of this site may. Programs name none, and have no visitor's cookies to misuse. */
const mayConnect = ({ headers: { origin, host } }: IncomingMessage, isOwn: RelayOptions['isOwn']): boolean =>
  origin === undefined || (URL.canParse(origin) && (new URL(origin).host === host || isOwn(origin)))

/** The backend's own lines, as it wrote them: the handshake's answer is for the browser. */
const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

const join = (visitor: Duplex, backend: Duplex): void => {
  for (const [one, other] of [
    [visitor, backend],
    [backend, visitor],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
    one.pipe(other)
  }
}

/** Passes WebSockets of shared plans on to the backend. */
export const relayRooms = ({ target, timeoutMs, maxConnections, isOwn, onFailure, registry }: RelayOptions) => {
  const { origin, protocol, host, pathname } = new URL(target)
  const url = `${origin}${pathname.replace(/\/$/, '')}${ROOM_PATH}`
  const open = new Set<Duplex>()
  const gauge: Gauge = new Gauge({
    name: 'room_connections',
    help: 'Connections to shared plans',
    registers: [registry],
    collect: () => gauge.set(open.size),
  })

  const upgrade: UpgradeListener = (request, socket, head) => {
    socket.on('error', () => undefined)
    if (!mayConnect(request, isOwn)) return refuseUpgrade(socket, 403)
    if (open.size >= maxConnections) return refuseUpgrade(socket, 503)
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    const { cookie: _, ...headers } = endToEndHeaders(request.headers)
    const asked = (protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      timeout: timeoutMs,
      headers: {
        ...headers,
        host,
        ...forwardedHeaders(headers, {
          address: request.socket.remoteAddress,
          encrypted: 'encrypted' in request.socket,
          host: request.headers.host,
        }),
        connection: 'Upgrade',
        upgrade: 'websocket',
      },
    })
    socket.on('close', () => asked.destroy())
    asked.on('upgrade', (answer, backend, backendHead) => {
      socket.write(headOf(answer))
      socket.write(backendHead)
      backend.write(head)
      socket.setTimeout(IDLE_MS, () => socket.destroy())
      join(socket, backend)
    })
    asked.on('response', (answer) => {
      answer.resume()
      refuseUpgrade(socket, answer.statusCode ?? 502)
    })
    asked.on('timeout', () => asked.destroy(new Error('the backend did not answer')))
    asked.on('error', () => {
      if (socket.destroyed) return
      onFailure()
      refuseUpgrade(socket, 503)
    })
    asked.end()
  }
  return {
    upgrade,
    /** Closes every connection: the pages connect again, through another front server. */
    stop: (): void => {
      for (const socket of open) socket.destroy()
    },
  }
}
