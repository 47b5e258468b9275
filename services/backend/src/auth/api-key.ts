import type { RequestHandler } from 'express'
import type { Secrets } from '../config/secrets.ts'
import { CallError } from '../http/errors.ts'
import { bearerOf, sameKey, verifyToken } from './verify.ts'

/** The roles of PostgREST. */
export type CallerRole = 'anon' | 'authenticated'

const unauthorised = (sentence: string): CallError =>
  new CallError(401, 'unauthorised', sentence, { headers: { 'www-authenticate': 'Bearer' } })

/**
 * The public-key check as Supabase does it: the key comes as `apikey` or as bearer; a bearer that is not the key must be a valid
 * session token, and then the caller is `authenticated`. The role is stored in `response.locals.role`.
 */
export const requireKey = ({ anonKey, jwtSecret }: Secrets): RequestHandler => {
  const secret = new TextEncoder().encode(jwtSecret)
  return async (request, response, next) => {
    const apikey = request.get('apikey')
    const bearer = bearerOf(request.get('authorization'))
    if (apikey === undefined && bearer === null) throw unauthorised('No API key found in the request.')
    if (apikey !== undefined && !sameKey(apikey, anonKey)) throw unauthorised('Invalid API key.')
    let role: CallerRole = 'anon'
    if (bearer !== null && !sameKey(bearer, anonKey)) {
      const verdict = await verifyToken(bearer, secret)
      if (verdict.kind === 'expired') throw unauthorised('JWT expired.')
      if (verdict.kind === 'forged') throw unauthorised('Invalid JWT.')
      if (verdict.claims['role'] !== 'anon') role = 'authenticated'
    }
    response.locals['role'] = role
    next()
  }
}
