import { randomUUID } from 'node:crypto'
import type { Visitor } from '@site/releases'
import type { Request, Response } from 'express'
import { isSecure } from '../is-secure.ts'
import { parseCookie } from './cookie.ts'
import type { KnownCompositions } from './known-compositions.ts'

/** Over TLS the prefix keeps other hosts of the domain from setting it (RFC 6265bis). */
export const visitorCookie = (secure: boolean): string => (secure ? '__Host-visitor' : 'visitor')
const YEAR_S = 365 * 24 * 3600
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const NAME = /^(?:shell|mf-[a-z][a-z0-9-]{0,40})$/
const VERSION = /^[0-9a-zA-Z.-]{1,80}$/

/** `?mf-planner=1.2.0` tries a published version in this tab; an empty value clears it. Anything else is not an override. */
export const overridesFrom = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name, version]) => NAME.test(name) && VERSION.test(version)))

/** Not by `URL`: it throws for `//`. */
const queryOf = ({ originalUrl }: Request): URLSearchParams => {
  const at = originalUrl.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : originalUrl.slice(at + 1))
}

/**
 * The visitor: a random id stored for a year, so that a visitor stays in the same canary buckets; it holds nothing personal. `?c=<id>`
 * replays a composition; versions in the address take precedence.
 */
export const visitorOf = async (
  request: Request,
  response: Response,
  recall: KnownCompositions['recall'],
): Promise<Visitor> => {
  const secure = isSecure(request)
  const name = visitorCookie(secure)
  const known = parseCookie(request.headers.cookie, name)
  const id = known !== null && ID.test(known) ? known : randomUUID()
  if (id !== known)
    // By hand: Express adds the same moment once more as `Expires`, 40 bytes of every first page.
    response.append(
      'Set-Cookie',
      `${name}=${id}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    )
  const query = queryOf(request)
  const replayed = query.get('c')
  return { id, overrides: { ...(replayed === null ? null : await recall(replayed)), ...overridesFrom(query) } }
}
