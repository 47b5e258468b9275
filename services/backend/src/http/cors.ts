import type { RequestHandler } from 'express'

const ALLOWED =
  'authorization, apikey, content-type, prefer, idempotency-key, x-client-info, x-request-id, x-supabase-api-version, accept-profile, content-profile, x-retry-count, x-region'

/**
 * Any origin may call, as with Supabase: the key is public and no cookie is read, so there is no credential that another site could use.
 * The page's direct fetch (its fallback) comes from another origin than this service.
 */
export const cors: RequestHandler = (request, response, next) => {
  response.set({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, retry-after, content-range',
  })
  if (request.method !== 'OPTIONS') {
    next()
    return
  }
  response
    .set({
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': ALLOWED,
      'access-control-max-age': '86400',
    })
    .status(204)
    .end()
}
