/** The cookie that keeps a visitor on the same versions, as the front server sets it and the policies describe it. */
export const visitorCookie = {
  name: 'visitor',
  /** Over TLS: the prefix keeps other hosts of the domain from setting it (RFC 6265bis). */
  secureName: '__Host-visitor',
  years: 1,
} as const
