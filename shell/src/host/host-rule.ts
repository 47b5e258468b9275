/**
 * Spec §2: any host other than localhost, the canonical apex domain or its www form goes to the canonical domain, keeping the
 * path. Loopback and listed staging hosts stay. Gives the address to go to, or null to stay.
 */
export const redirectTarget = (
  location: Pick<Location, 'hostname' | 'pathname' | 'search' | 'hash'>,
  canonicalHost: string,
  extraHosts: readonly string[],
): string | null => {
  const host = location.hostname.toLowerCase().replace(/\.$/, '')
  const loopback =
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host)
  if (loopback || host === canonicalHost || host === `www.${canonicalHost}` || extraHosts.includes(host)) return null
  // The path is put behind a fixed origin and cannot name another one, however many slashes it starts with.
  return `https://${canonicalHost}/${location.pathname.replace(/^[/\\]+/, '')}${location.search}${location.hash}`
}
