import type { Request } from 'express'

/** Whether the request came over TLS, according to a trusted proxy. The header check avoids resolving trust for every request. */
export const isSecure = (request: Request): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.secure
