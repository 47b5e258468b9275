import { Router } from 'express'
import type { Secrets } from '../config/secrets.ts'
import { sameKey, bearerOf, verifyToken } from './verify.ts'

/** Errors in the shape of Supabase's auth server (GoTrue), which its client reads. */
const goTrue = (code: number, errorCode: string, msg: string) => ({ code, error_code: errorCode, msg })

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** `GET /auth/v1/user`: whose session token this is. Sessions are made elsewhere; only their signature and dates are checked. */
export const userRoutes = ({ anonKey, jwtSecret }: Secrets): Router => {
  const secret = new TextEncoder().encode(jwtSecret)
  const router = Router()
  router.get('/user', async (request, response) => {
    const refuse = (status: number, body: object): void => void response.status(status).json(body)
    const apikey = request.get('apikey')
    if (apikey !== undefined && !sameKey(apikey, anonKey))
      return refuse(401, { message: 'Invalid API key', error: 'Invalid API key', code: 'unauthorised' })
    const token = bearerOf(request.get('authorization'))
    if (token === null) return refuse(401, goTrue(401, 'no_authorization', 'This endpoint requires a Bearer token'))
    const verdict = await verifyToken(token, secret)
    if (verdict.kind === 'expired')
      return refuse(403, goTrue(403, 'bad_jwt', 'invalid JWT: token has invalid claims: token is expired'))
    if (verdict.kind === 'forged')
      return refuse(403, goTrue(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'))
    const { claims } = verdict
    const id = text(claims.sub)
    if (id === null) return refuse(403, goTrue(403, 'bad_jwt', 'invalid claim: missing sub claim'))
    response.set('cache-control', 'no-store').json({
      id,
      aud: claims.aud ?? 'authenticated',
      role: text(claims['role']) ?? 'authenticated',
      email: text(claims['email']),
      app_metadata: record(claims['app_metadata']),
      user_metadata: record(claims['user_metadata']),
      created_at: new Date((claims.iat ?? 0) * 1000).toISOString(),
    })
  })
  return router
}
