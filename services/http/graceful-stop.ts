import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a request may still be on its way over a connection that was made before the port closed, in ms. */
const LATE_MS = 1000

export interface GracefulStop {
  /** Put around everything the server answers. */
  readonly around: (next: RequestListener) => RequestListener
  /** True from the order to stop: the process is no longer ready. */
  readonly stopping: () => boolean
  /** Resolves when every open request has been answered, or after `limitMs`. */
  readonly stop: (server: Server) => Promise<void>
}

/**
 * Stops without a failed request behind a load balancer. For `graceMs` everything is still answered, each answer closing its
 * connection, so that the balancer's idle connections are used up or time out there before they close here; only then does the
 * port close. A connection closed at this end while the balancer writes to it would fail that request.
 */
export const gracefulStop = (graceMs: number, limitMs: number): GracefulStop => {
  let stopping = false
  const open = new Set<ServerResponse>()
  const last = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  return {
    stopping: () => stopping,
    around: (next) => (request, response) => {
      open.add(response)
      response.once('close', () => open.delete(response))
      if (stopping) last(response)
      next(request, response)
    },
    stop: async (server) => {
      stopping = true
      for (const response of open) last(response)
      await sleep(graceMs)
      const limit = setTimeout(() => server.closeAllConnections(), limitMs)
      // Not the HTTP server's own close: that cuts connections whose first request is still on its way.
      const closed = new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve()))
      await Promise.race([closed, sleep(Math.min(LATE_MS, graceMs))])
      server.closeIdleConnections()
      await closed
      clearTimeout(limit)
    },
  }
}
