import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'

/**
 * The key by which a limit counts: the address, or the /64 network for IPv6, because one household can use any address within it.
 */
export const limitKey = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}

/** The client's key for limits; `trustProxy` lists the proxies whose `X-Forwarded-For` is trusted, as in Express. */
export const clientAddress = (trustProxy: string): ((request: IncomingMessage) => string) => {
  const trusted = proxyAddress.compile(trustProxy.split(',').map((part) => part.trim()))
  return (request) =>
    request.socket.remoteAddress === undefined ? 'unknown' : limitKey(proxyAddress(request, trusted))
}
