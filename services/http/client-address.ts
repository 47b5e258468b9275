import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { limitKey } from './limit-key.ts'

/** Who asks, as limits count them; `trustProxy` names whose `X-Forwarded-For` is believed, as Express reads its setting. */
export const clientAddress = (trustProxy: string): ((request: IncomingMessage) => string) => {
  const trusted = proxyAddress.compile(trustProxy.split(',').map((part) => part.trim()))
  return (request) =>
    request.socket.remoteAddress === undefined ? 'unknown' : limitKey(proxyAddress(request, trusted))
}
