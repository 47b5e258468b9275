import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A host that functions of teams may be at. */
interface FunctionHost {
  /** In small letters; of `*.example.org` the part behind the star. */
  readonly host: string
  readonly isSuffix: boolean
  /** Null for the protocol's own. */
  readonly port: string | null
  /** Whether it may be a private, loopback or link-local address, and answer without TLS. */
  readonly isPrivate: boolean
}

const ENTRY = /^(private:)?(\*\.)?([a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/

/** Whether an address is one of the internet: not private, loopback, link-local, shared, reserved, nor one that stands for such an IPv4 one. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/**
 * Reads `FUNCTION_HOSTS`: host names separated by commas, `*.` for the names below one, `:port` where it is not the usual one, `private:`
 * before those in the operator's own network. Null when it cannot be read.
 */
export const parseFunctionHosts = (text: string): readonly FunctionHost[] | null => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)
  const hosts = entries.map((entry) => {
    const [, isPrivate, star, host, port] = ENTRY.exec(entry) ?? []
    if (host === undefined || (star !== undefined && isIP(host) > 0) || Number(port ?? 1) > 65_535) return null
    return { host, isSuffix: star !== undefined, port: port ?? null, isPrivate: isPrivate !== undefined }
  })
  return hosts.includes(null) ? null : hosts.filter((host) => host !== null)
}

const USUAL_PORT: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' }
const LONGEST_URL = 500

const hostFits = (allowed: FunctionHost, hostname: string): boolean =>
  allowed.isSuffix ? hostname.endsWith(`.${allowed.host}`) : hostname === allowed.host

export interface AllowedUrl {
  readonly url: URL
  /** Whether its host may resolve to an address of the operator's own network. */
  readonly isPrivate: boolean
}

/** An address that a function may have, by the operator's list; otherwise a sentence about what is wrong. */
export const allowedUrl = (hosts: readonly FunctionHost[], text: string): AllowedUrl | string => {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return 'is no address'
  const url = new URL(text)
  const { protocol, hostname, username, password, port, hash, search } = url
  const usual = USUAL_PORT[protocol]
  if (usual === undefined) return 'is not an https address'
  if (username !== '' || password !== '') return 'holds a name or a password'
  if (hash !== '' || search !== '') return 'holds a query or a fragment: callers send the query'
  const found = hosts.find((allowed) => hostFits(allowed, hostname) && (port || usual) === (allowed.port ?? usual))
  if (found === undefined) return `is at ${url.host}, which is not one of the hosts that the operator allows`
  if (found.isPrivate) return { url, isPrivate: true }
  if (protocol !== 'https:') return 'is not an https address'
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) > 0 && !isPublicAddress(literal)) return 'is an address of a private network'
  return { url, isPrivate: false }
}

/**
 * Resolves names to addresses of the internet alone, at the moment of the connection: what a name meant when it was registered says
 * nothing of what it means now.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, [])
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (first === undefined)
      return callback(Object.assign(new Error(`${hostname} is at a private address`), { code: 'EPRIVATE' }), [])
    if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
