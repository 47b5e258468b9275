import { createHash, timingSafeEqual } from 'node:crypto'
import express, { Router, type Request } from 'express'
import { cookieOf } from './cookie-of.ts'
import { isSecure } from './security-headers.ts'

const COOKIE = 'qa'
const MAX_AGE_S = 30 * 24 * 3600
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/
/** A token has at most 200 characters. */
const BODY_BYTES = 300

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
/** What the cookie holds in place of the token. */
const passOf = (token: string): string => hashOf(`qa cookie\0${token}`).toString('base64url')
const same = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b))

/** Who may choose versions: everybody where no token is set, else who sends the token or handed it in on this browser. */
export type MayChoose = (request: Request) => boolean

export const createMayChoose = (token: string | null): MayChoose => {
  if (token === null) return () => true
  const pass = passOf(token)
  return (request) => {
    const [, sent] = BEARER.exec(request.headers.authorization ?? '') ?? []
    if (sent !== undefined) return same(sent, token)
    const kept = cookieOf(request, COOKIE)
    return kept !== null && same(kept, pass)
  }
}

/** `POST /qa-access` with the token as its text: this browser may choose versions for 30 days. */
export const qaAccessRoute = (token: string | null): Router => {
  const router = Router()
  router.post('/qa-access', express.text({ limit: BODY_BYTES }), (request, response) => {
    response.set('Cache-Control', 'no-store')
    const sent: unknown = request.body
    if (token !== null && !(typeof sent === 'string' && same(sent.trim(), token)))
      return void response.status(401).json({ error: 'This is not the QA token of this site.', code: 'not_qa' })
    if (token !== null)
      response.append(
        'Set-Cookie',
        `${COOKIE}=${passOf(token)}; Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`,
      )
    response.status(204).end()
  })
  return router
}
