import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { limitKey } from './limit-key.ts'

/** The client's key for limits; `trustProxy` lists the proxies whose `X-Forwarded-For` is trusted, as in Express. */
export const clientAddress = (trustProxy: string): ((request: IncomingMessage) => string) => {
  const trusted = proxyAddress.compile(trustProxy.split(',').map((part) => part.trim()))
  return (request) =>
    request.socket.remoteAddress === undefined ? 'unknown' : limitKey(proxyAddress(request, trusted))
}
