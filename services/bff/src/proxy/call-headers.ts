import type { IncomingHttpHeaders } from 'node:http'

/** Of one connection and not of the call (RFC 9110 §7.6.1), and what this end answers or names itself. */
const OWN = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

type Headers = Record<string, string | string[]>

/** Headers that go on to the other end: not those of this connection, nor those that it names as its own. */
export const passedOn = (headers: IncomingHttpHeaders): Headers => {
  const named =
    headers.connection
      ?.toLowerCase()
      .split(',')
      .map((name) => name.trim()) ?? []
  const passed: Headers = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && !OWN.has(name) && !named.includes(name)) passed[name] = value
  }
  return passed
}

export interface Origin {
  readonly address: string | undefined
  readonly encrypted: boolean
  readonly host: string | undefined
}

const joined = (known: string | string[] | undefined, value: string): string =>
  known === undefined ? value : `${String(known)},${value}`

/** Where the call came from, behind what proxies on the way said. How much of it is true is for the reader to know. */
export const forwarded = (headers: Headers, { address, encrypted, host }: Origin): Headers => ({
  'x-forwarded-for': joined(headers['x-forwarded-for'], address ?? 'unknown'),
  'x-forwarded-proto': joined(headers['x-forwarded-proto'], encrypted ? 'https' : 'http'),
  'x-forwarded-host': headers['x-forwarded-host'] ?? host ?? '',
})
