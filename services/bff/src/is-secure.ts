import type { Request } from 'express'

/** Whether it came over TLS, by the word of a trusted proxy in front. Whom to trust need not be found out where nobody says so. */
export const isSecure = (request: Request): boolean =>
  request.headers['x-forwarded-proto'] !== undefined && request.secure
