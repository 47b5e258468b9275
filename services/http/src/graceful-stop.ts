import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait for requests over connections that were opened before the port closed, in ms. */
const OPEN_CONNECTION_MS = 1000

export interface GracefulStop {
  /** Wraps everything the server answers. */
  readonly wrap: (next: RequestListener) => RequestListener
  /** True once `stop` was called: the process is no longer ready. */
  readonly stopping: () => boolean
  /** Resolves when every open request has been answered, or after `limitMs`. */
  readonly stop: (server: Server) => Promise<void>
}

/**
 * Stops without a failed request behind a load balancer. For `graceMs` every request is still answered, with `Connection: close`, so that
 * the balancer's idle connections are used up or time out before they close here; then the port closes. A connection that this end
 * closes while the balancer writes to it would fail that request.
 */
export const gracefulStop = (graceMs: number, limitMs: number): GracefulStop => {
  let stopping = false
  const open = new Set<ServerResponse>()
  const closeConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  return {
    stopping: () => stopping,
    wrap: (next) => (request, response) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      if (stopping) closeConnection(response)
      next(request, response)
    },
    stop: async (server) => {
      stopping = true
      for (const response of open) closeConnection(response)
      await sleep(graceMs)
      const limit = setTimeout(() => server.closeAllConnections(), limitMs)
      // Not the close of the HTTP server: that cuts connections whose first request is still arriving.
      const closed = new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve()))
      await Promise.race([closed, sleep(Math.min(OPEN_CONNECTION_MS, graceMs))])
      server.closeIdleConnections()
      await closed
      clearTimeout(limit)
    },
  }
}
