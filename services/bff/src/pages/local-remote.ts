import { composedRemote, remoteName, routeDefinition, type ComposedRemote } from '@site/contracts/composition'
import { LOCAL_VERSION } from '@site/contracts/local-version'
import type { Request, Response } from 'express'
import * as z from 'zod'
import { cookieOf } from './cookie-of.ts'
import { queryOf, type ResolvedVisitor } from './compositions.ts'
import type { MayChoose } from './qa-access.ts'
import { isSecure } from './security-headers.ts'

const NAME = 'local'
/** Of the address, and of the cookie: browsers keep 4096 characters of one. */
const LONGEST = 3600

/** What a team's own machine offers: `?local=` and this as JSON in base64url, by `vite build --watch --mode inside` of the kit. */
const offer = z.object({
  name: remoteName,
  port: z.int().min(1024).max(65_535),
  /** File of the entry, in the root of that server. */
  entry: z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.js$/),
  contract: z.string().max(40),
  routes: z.array(routeDefinition).max(60),
})

export interface LocalRemote {
  readonly remote: ComposedRemote
  /** Of the visitor's own machine: no other host can be named. */
  readonly origin: string
}

const read = (text: string): LocalRemote | null => {
  if (text.length > LONGEST) return null
  try {
    const { name, port, entry, contract, routes } = offer.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    )
    const origin = `http://localhost:${port}`
    const remote = { name, version: LOCAL_VERSION, contract, entry: `${origin}/${entry}`, boot: [], routes }
    return { origin, remote: composedRemote.parse(remote) }
  } catch {
    return null
  }
}

const cookie = (request: Request, value: string, maxAge: string): string =>
  `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge}${isSecure(request) ? '; Secure' : ''}`

/** Finds the remote of the visitor's own machine that the pages of this browser show. */
export type FindLocalRemote = (request: Request, response: Response) => LocalRemote | null

/**
 * `?local=…` is kept for this browser until it is closed, and `?local=` ends it. Only where the operator allows it, and only for who
 * handed in the QA token.
 */
export const createFindLocalRemote = (allowed: boolean, mayChoose: MayChoose): FindLocalRemote => {
  if (!allowed) return () => null
  return (request, response) => {
    const asked = queryOf(request).get(NAME)
    if (asked === '') {
      response.append('Set-Cookie', cookie(request, '', '; Max-Age=0'))
      return null
    }
    const text = asked ?? cookieOf(request, NAME)
    if (text === null || !mayChoose(request)) return null
    const found = read(text)
    if (found !== null && asked !== null) response.append('Set-Cookie', cookie(request, text, ''))
    return found
  }
}

/** The visitor's composition with the local remote in place of the one that is released, or beside the others. */
export const withLocal = (resolved: ResolvedVisitor, local: LocalRemote | null): ResolvedVisitor => {
  if (local === null) return resolved
  const { remote } = local
  const { [remote.name]: _released, ...versions } = resolved.versions
  const others = resolved.composition.remotes.filter(({ name }) => name !== remote.name)
  return { ...resolved, versions, composition: { ...resolved.composition, remotes: [...others, remote] } }
}
