import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/** Hop-by-hop headers (RFC 9110 §7.6.1), and those that this proxy handles or sets itself. */
const HOP_BY_HOP = new Set([
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

/** Headers to forward: without hop-by-hop headers and those named by `Connection`. */
export const endToEndHeaders = (headers: IncomingHttpHeaders): Headers => {
  const named =
    headers.connection
      ?.toLowerCase()
      .split(',')
      .map((name) => name.trim()) ?? []
  const passed: Headers = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) passed[name] = value
  }
  return passed
}

interface Origin {
  readonly address: string | undefined
  readonly encrypted: boolean
  readonly host: string | undefined
}

const append = (known: string | string[] | undefined, value: string): string =>
  known === undefined ? value : `${String(known)},${value}`

/** `X-Forwarded-For` of a request: the address it came from, appended to those of earlier proxies. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  append(headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown')

/** `X-Forwarded-*` headers: the origin of the call, appended to those of earlier proxies. The backend decides which to trust. */
export const forwardedHeaders = (headers: Headers, { address, encrypted, host }: Origin): Headers => ({
  'x-forwarded-for': append(headers['x-forwarded-for'], address ?? 'unknown'),
  'x-forwarded-proto': append(headers['x-forwarded-proto'], encrypted ? 'https' : 'http'),
  'x-forwarded-host': headers['x-forwarded-host'] ?? host ?? '',
})

/** Whether an `Origin` names a page of this site: its canonical host, the www form, or a listed staging host. */
export const isOwnOrigin = (
  origin: string | undefined,
  { canonicalHost, extraHosts }: Pick<Config, 'canonicalHost' | 'extraHosts'>,
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hostname === canonicalHost || hostname === `www.${canonicalHost}` || extraHosts.includes(hostname)
}

/**
 * The backend allows pages of every origin; through the front server only pages on other hosts of this site may read a response.
 */
export const restrictCors = (origin: string | null, headers: Headers): Headers => {
  const kept = Object.fromEntries(
    Object.entries(headers).filter(([name]) => origin !== null || !name.toLowerCase().startsWith('access-control-')),
  )
  if (origin === null || kept['access-control-allow-origin'] === undefined) return kept
  const vary = [kept['vary'] ?? [], 'Origin'].flat().join(', ')
  return { ...kept, 'access-control-allow-origin': origin, vary }
}
