import type { Response } from 'express'

/** What a page may load and run. Styles and scripts come from the site itself or carry this answer's nonce. */
export const contentSecurityPolicy = (
  nonce: string,
  /** Other hosts a page may call, and take pictures from. */
  { connect, images }: { readonly connect: readonly string[]; readonly images: readonly string[] },
  styleAttributes: readonly string[],
): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${styleAttributes.length === 0 ? "'none'" : ["'unsafe-hashes'", ...styleAttributes].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** What no page may ask the device for, framed or not: the site needs none of it. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** Two years, of this host: other hosts of the domain may not have TLS. */
const HSTS = 'max-age=63072000'

/** Headers of every answer. `secure`: it goes out over TLS, here or at a trusted proxy in front. */
export const setSecurityHeaders = (response: Response, secure: boolean): void => {
  response.set({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': PERMISSIONS,
    ...(secure ? { 'Strict-Transport-Security': HSTS } : {}),
  })
}
