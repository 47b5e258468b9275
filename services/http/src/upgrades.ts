import { ServerResponse, STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => void

/** Answers an upgrade with an error and closes; a browser shows scripts none of it, so the rest is for the log of who looks. */
export const refuseUpgrade = (socket: Duplex, status: number): void => {
  socket.on('error', () => undefined)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 3\r\n\r\n`,
  )
}

const isWebSocketAt = (path: string, { url = '', headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === path

/**
 * Takes WebSockets at one path. A request for any other upgrade is answered as if it had not asked (RFC 9110 §7.8), which Node leaves
 * to the server once it takes upgrades at all.
 */
export const acceptUpgrades = (server: Server, path: string, accept: UpgradeListener): void => {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!(socket instanceof Socket)) return socket.destroy()
    if (isWebSocketAt(path, request)) return accept(request, socket, head)
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.end())
    server.emit('request', request, response)
  })
}
