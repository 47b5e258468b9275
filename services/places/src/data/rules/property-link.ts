import { CHAINS } from './chain-hosts.ts'

/** "www." and the subdomain of a language or of a loyalty programme change nothing about whose host it is. */
const PORTAL = /^(?:www\d?|[a-z]{2}|all|book|m|hotels?)\.(?=[^.]+\.[^.]+)/
const BRAND = /^([^.]+)\.(?:[a-z]{2,}|(?:com?|org|net)\.[a-z]{2})$/
/** No path, or that of a language or a start page: "/en", "/de-at/", "/index.html", "/gb/home/index.shtml". */
const FRONT_PAGE =
  /^(?:\/[a-z]{2}(?:[-_][a-z]{2})?){0,2}(?:\/(?:index|home|default|main|start|accueil|welcome))*(?:\.\w+)?\/?$/i

/** Whose host an address is on, for counting the hotels that share it. Null for no address of the web. */
export function linkHost(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { hostname, protocol } = new URL(url)
  return /^https?:$/.test(protocol) ? hostname.replace(PORTAL, '') : null
}

const ofChain = (host: string): boolean => CHAINS.has(BRAND.exec(host)?.[1] ?? '')

/**
 * Whether an address is the page of one hotel: any page below a front page, or the front page of a host that is its alone. The front page
 * of a chain makes a visitor search once more. `sharing`: hotels that have an address on the host.
 */
export function isPropertyLink(url: string, sharing = 1): boolean {
  const host = linkHost(url)
  if (host === null) return false
  return !FRONT_PAGE.test(new URL(url).pathname) || (sharing <= 1 && !ofChain(host))
}

/** Hotels without the addresses that are no page of theirs, and how many were left out. */
export function withPropertyLinks<T extends { readonly website: string | null }>(
  hotels: readonly T[],
): { readonly rows: T[]; readonly dropped: number } {
  const sharing = new Map<string, number>()
  for (const { website } of hotels) {
    const host = website === null ? null : linkHost(website)
    if (host !== null) sharing.set(host, (sharing.get(host) ?? 0) + 1)
  }
  let dropped = 0
  const rows = hotels.map((hotel) => {
    const { website } = hotel
    if (website === null || isPropertyLink(website, sharing.get(linkHost(website) ?? ''))) return hotel
    dropped += 1
    return { ...hotel, website: null }
  })
  return { rows, dropped }
}
