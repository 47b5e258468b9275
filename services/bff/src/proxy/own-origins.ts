import type { Config } from '../config.ts'

type Headers = Record<string, string | string[]>

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
