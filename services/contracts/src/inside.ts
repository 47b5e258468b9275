/** Loopback, private (RFC 1918, RFC 4193) and link-local addresses, IPv4 ones mapped into IPv6 too. */
const INSIDE =
  /^(?:::1|f[cd][0-9a-f]{2}:.*|fe80:.*|(?:::ffff:)?(?:127|10)\.[\d.]+|(?:::ffff:)?192\.168\.[\d.]+|(?:::ffff:)?172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|(?:::ffff:)?169\.254\.[\d.]+)$/i

/**
 * Whether a request comes directly from the operator's own network. A proxied request counts as external, wherever the proxy is.
 */
export const isInside = (
  address: string | undefined,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean =>
  address !== undefined &&
  INSIDE.test(address) &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined
